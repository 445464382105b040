#include "bots/combat.h"

#include "bots/foes.h"
#include "bots/missiles.h"
#include "bots/remedies.h"
#include "bots/retreat.h"

namespace cellophane {

namespace {

Direction adjacent_foe(const Observation& seen) {
    for (const Direction d : directions) {
        const MonsterView* monster = seen.cells.contains(seen.hero->at + step(d))
                                         ? monster_at(seen, seen.hero->at + step(d))
                                         : nullptr;
        if (monster != nullptr && is_foe(*monster) && !is_barred_by_corner(seen, d)) return d;
    }
    return Direction::count;
}

/// The nearest foe that hunts the hero, within a throw of 7 cells; null if there is none.
const MonsterView* approaching_foe(const Observation& seen) {
    constexpr int throwing_reach = 7;
    const MonsterView* nearest = nullptr;
    int least = throwing_reach + 1;
    for (const MonsterView& monster : seen.monsters) {
        const int distance = king_distance(monster.at, seen.hero->at);
        if (distance >= least || !is_coming(seen, monster)) continue;
        least = distance;
        nearest = &monster;
    }
    return nearest;
}

}  // namespace

std::optional<Command> Combat::next(const Play& play, const Patience& patience, const BitGrid& refused,
                                    bool was_refused, Rng& whim) {
    constexpr int most_turns = 80;
    constexpr int weak_percent = 30;
    // A hero that nothing hurts has no need to fight.
    if (play.is_harmless()) return std::nullopt;
    const Observation& seen = play.observe();
    const Direction beside = adjacent_foe(seen);
    const MonsterView* coming = beside == Direction::count ? approaching_foe(seen) : nullptr;
    if (beside == Direction::count && coming == nullptr) {
        turns_ = 0;
        return std::nullopt;
    }
    // A fight this long leads nowhere: it is ignored for a while.
    if (++turns_ > most_turns) {
        if (turns_ > 2 * most_turns) turns_ = 0;
        return std::nullopt;
    }
    if (const std::optional<Command> action = remedy(play, patience, whim)) return action;
    const HeroView& hero = *seen.hero;
    if (hero.health * 100 < weak_percent * hero.max_health && whim.percent(70)) {
        for (const Stair stairs : {Stair::Down, Stair::Up})
            if (play.known_stairs(stairs) && (stairs == Stair::Down || seen.depth > 1))
                return TravelToStairs{stairs};
    }
    if (beside != Direction::count) {
        const MonsterView* foe = monster_at(seen, hero.at + step(beside));
        if (const std::optional<Command> shot = shot_at(*foe, play, patience)) return shot;
        return Move{beside};
    }
    if (!was_refused)
        if (const std::optional<Direction> toward = step_to_cover(seen, refused)) return Move{*toward};
    if (const std::optional<Command> shot = shot_at(*coming, play, patience)) return shot;
    // Waits for the foe to come.
    return Search{};
}

}  // namespace cellophane
