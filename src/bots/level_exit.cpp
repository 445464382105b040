#include "bots/level_exit.h"

#include <algorithm>
#include <vector>

namespace cellophane {

namespace {

/// Whether a journey reaches the target without passing a sleeper.
bool leads_all_the_way(const Play& play, Pos target, const BitGrid& sleepers) {
    const std::vector<Pos> route = play.route_to(target);
    return !route.empty() && route.back() == target &&
           std::none_of(route.begin(), route.end(), [&](Pos at) { return sleepers.test(at); });
}

/// Whether a creature is asleep and immune to weapons: it blocks the way, and striking it only wakes it.
bool sleeps_soundly(const MonsterView& monster) {
    return monster.state == MonsterState::Sleeping && !monster.marks.has(MonsterMark::Captive) &&
           monster.behaviors.any_of({Behavior::ImmuneToWeapons, Behavior::Invulnerable});
}

}  // namespace

BitGrid Destination::cells(const Ground& ground) const {
    if (!way) return things;
    return *way == Stair::Down ? ground.stairs_down() : ground.stairs_up();
}

void LevelExit::look_around(const Play& play) {
    const Observation& seen = play.observe();
    looked_from_.set(seen.hero->at);
    // In a harmless game the hero swaps places with any mobile creature.
    if (play.is_harmless()) return;
    const BitGrid remembered = sleepers_;
    remembered.for_each([&](Pos at) {
        if (is_seen_now(seen.cells[at].sight)) sleepers_.reset(at);
    });
    for (const MonsterView& monster : seen.monsters)
        if (sleeps_soundly(monster)) sleepers_.set(monster.at);
}

std::optional<Command> LevelExit::next(const Play& play, const Destination& destination,
                                       const Command* stopped) {
    if (sleepers_.any())
        if (const auto action = to_goals(play, destination, stopped, sleepers_)) return action;
    // No way leads round the sleepers: they may be gone when the hero gets there.
    const BitGrid nobody{sleepers_.size()};
    if (const auto action = to_goals(play, destination, stopped, nobody)) return action;
    Ground ground{play.observe(), shunned()};
    return to_a_wall(play, ground, stopped);
}

std::optional<Command> LevelExit::to_goals(const Play& play, const Destination& destination,
                                           const Command* stopped, const BitGrid& sleepers) const {
    const std::optional<Pos> stairs = destination.way ? play.known_stairs(*destination.way) : std::nullopt;
    const bool was_stopped = stopped != nullptr && stopped->is<TravelToStairs>();
    Ground ground{play.observe(), refused_ | sleepers};
    if (stairs && !was_stopped && ground.is_plain_here() && leads_all_the_way(play, *stairs, sleepers))
        return TravelToStairs{*destination.way};
    for (const BitGrid& goals :
         {destination.cells(ground), ground.frontier() - looked_from_, ground.levers() - refused_})
        if (const auto toward = ground.first_step_to(goals)) return Move{*toward};
    return std::nullopt;
}

std::optional<Command> LevelExit::to_a_wall(const Play& play, Ground& ground, const Command* stopped) {
    const int rounds = sweep_.rounds();
    const std::optional<Pos> place = sweep_.next(ground);
    // A new round forgets all: creatures may have moved, and dark cells may be lit.
    if (sweep_.rounds() > rounds) refused_ = sleepers_ = looked_from_ = BitGrid{refused_.size()};
    const Pos here = play.observe().hero->at;
    if (!place || *place == here) return std::nullopt;
    const bool was_stopped = stopped != nullptr && stopped->is<TravelTo>();
    if (!was_stopped && ground.is_plain_here() && leads_all_the_way(play, *place, sleepers_))
        return TravelTo{*place};
    BitGrid goal{refused_.size()};
    goal.set(*place);
    const auto toward = ground.first_step_to(goal);
    return toward ? std::optional<Command>{Move{*toward}} : std::nullopt;
}

}  // namespace cellophane
