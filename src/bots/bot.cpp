#include "bots/bot.h"

#include <algorithm>
#include <array>
#include <variant>

#include "content/statuses.h"
#include "content/terrain.h"
#include "world/game.h"

namespace cellophane {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(Policy::count)> policy_names{"random",
                                                                                             "explorer"};

Direction any_direction(Rng& whim) {
    return directions[static_cast<std::size_t>(whim.uniform(0, 7))];
}

/// Somebody the hero has to reckon with, and could do something about.
bool is_foe(const MonsterView& monster) {
    const MonsterRow& row = monster_rows[monster.kind];
    return monster.state != MonsterState::Ally &&
           !monster.marks.any_of({MonsterMark::Captive, MonsterMark::Dormant, MonsterMark::FollowsHero}) &&
           !row.behaviours.any_of({Behaviour::ImmuneToWeapons, Behaviour::Invulnerable, Behaviour::Immobile});
}

/// Nothing that is known keeps a blow from going that way.
bool may_strike(const Observation& seen, Direction toward) {
    if (is_cardinal(toward)) return true;
    const auto corners = flanks(seen.hero->at, toward);
    return std::none_of(corners.begin(), corners.end(), [&](Pos corner) {
        const CellView& cell = seen.cells[corner];
        return std::any_of(cell.layers.begin(), cell.layers.end(), [](Terrain terrain) {
            return terrain_rows[terrain].properties.has(TerrainProperty::BlocksDiagonals);
        });
    });
}

Direction adjacent_foe(const Observation& seen) {
    for (const Direction d : directions) {
        const MonsterView* monster = seen.cells.contains(seen.hero->at + step(d))
                                         ? monster_at(seen, seen.hero->at + step(d))
                                         : nullptr;
        if (monster != nullptr && is_foe(*monster) && may_strike(seen, d)) return d;
    }
    return Direction::count;
}

/// The nearest who is after the hero and comes no nearer than a throw; none beyond that.
const MonsterView* approaching_foe(const Observation& seen) {
    constexpr int throwing_reach = 7;
    const MonsterView* nearest = nullptr;
    int least = throwing_reach + 1;
    for (const MonsterView& monster : seen.monsters) {
        const int distance = king_distance(monster.at, seen.hero->at);
        if (!is_foe(monster) || monster.state != MonsterState::Hunting || distance >= least ||
            seen.cells[monster.at].sight != Sight::Seen)
            continue;
        least = distance;
        nearest = &monster;
    }
    return nearest;
}

char missile(const Observation& seen) {
    for (const PackItemView& carried : seen.pack)
        if (carried.item.kind == ItemKind::Dart || carried.item.kind == ItemKind::Javelin)
            return carried.letter;
    return 0;
}

bool is_floor(const CellView& cell) {
    return !is_way(cell[Layer::Dungeon]) &&
           std::none_of(cell.layers.begin(), cell.layers.end(), [](Terrain terrain) {
               return terrain_rows[terrain].properties.any_of(pathing_blockers);
           });
}

}  // namespace

std::string_view name_of(Policy policy) {
    return policy_names[static_cast<std::size_t>(policy)];
}

std::optional<Policy> policy_named(std::string_view name) {
    for (std::size_t i = 0; i < policy_names.size(); ++i)
        if (policy_names[i] == name) return static_cast<Policy>(i);
    return std::nullopt;
}

Bot::Bot(Policy policy, std::uint64_t seed) : policy_{policy}, whim_{stream_key(seed, "whim")} {}

Command Bot::next(const Play& play, const Report& last) {
    switch (policy_) {
        case Policy::Random:
            return random(play, last);
        case Policy::Explorer:
            return explore(play, last);
        case Policy::count:
            break;
    }
    return Rest{};
}

Command Bot::random(const Play& play, const Report& last) {
    if (last.question != Question::None) return Answer{whim_.percent(70)};
    if (last.going_on && whim_.percent(95)) return Continue{};
    const Direction toward = any_direction(whim_);
    switch (whim_.uniform(0, 11)) {
        case 0:
            return Rest{};
        case 1:
            return Search{};
        case 2:
            return LongSearch{};
        case 3:
            return Run{toward};
        case 4: {
            const int x = whim_.uniform(0, 78);
            const int y = whim_.uniform(0, 28);
            return TravelTo{{x, y}};
        }
        case 5:
            return TravelToStairs{whim_.percent(80) ? Stair::Down : Stair::Up};
        case 6:
            return Move{toward};
        case 7:
            return Stop{};
        case 10:
            return Drop{any_letter(play)};
        case 11: {
            const char letter = any_letter(play);
            const int across = whim_.uniform(-8, 8);
            const int down = whim_.uniform(-8, 8);
            return Throw{letter, play.observe().hero->at + Pos{across, down}};
        }
        default:
            return Explore{};
    }
}

char Bot::any_letter(const Play& play) {
    // Now and then one that is not there.
    const std::vector<PackItemView>& pack = play.observe().pack;
    const int number = whim_.uniform(0, static_cast<int>(pack.size()));
    return number == static_cast<int>(pack.size()) ? 'z' : pack[static_cast<std::size_t>(number)].letter;
}

Command Bot::explore(const Play& play, const Report& last) {
    switch (last.question) {
        case Question::None:
            break;
        case Question::FreeCaptive:
        case Question::AttackAcid:
            return Answer{whim_.percent(85)};
        case Question::LeapIntoChasm:
            return Answer{whim_.percent(60)};
        default:
            return Answer{whim_.percent(15)};
    }
    // Turns count for the whole of a long command, not for its last step.
    if (last.going_on) {
        going_on_ = true;
        return Continue{};
    }
    asked_ = resolve(play, last);
    going_on_ = false;
    return asked_;
}

Command Bot::resolve(const Play& play, const Report& last) {
    constexpr int most_rests = 60;
    /// Whoever is interrupted again and again and sees nothing new has seen enough.
    constexpr int most_idle_explorations = 60;
    const Observation& seen = play.observe();
    if (seen.depth != depth_) {
        depth_ = seen.depth;
        rests_ = idle_explorations_ = known_ = stray_steps_ = searches_left_ = 0;
        searched_.clear();
        spacing_ = 2;
        return Explore{};
    }
    if (stray_steps_ > 0) {
        --stray_steps_;
        return Move{any_direction(whim_)};
    }
    if (const std::optional<Command> deed = defend(play)) return *deed;
    const HeroView& hero = *seen.hero;
    if (hero.health * 2 < hero.max_health && rests_ < most_rests) {
        ++rests_;
        return LongSearch{};
    }
    const bool got_on = going_on_ || last.turns > 0;
    if (std::holds_alternative<Explore>(asked_)) {
        const int known = known_cells(seen);
        idle_explorations_ = known > known_ ? 0 : idle_explorations_ + 1;
        known_ = known;
        if (got_on && idle_explorations_ < most_idle_explorations) return Explore{};
        return TravelToStairs{Stair::Down};
    }
    if (std::holds_alternative<TravelToStairs>(asked_) && !got_on) return TravelTo{next_to_search(play)};
    if (const TravelTo* journey = std::get_if<TravelTo>(&asked_)) {
        // Whoever comes into view on the way stops a journey, and is no reason to search there.
        constexpr int most_legs = 40;
        if (got_on && !(hero.at == journey->target) && ++legs_ < most_legs) return asked_;
        legs_ = 0;
        searched_.push_back(hero.at);
        searches_left_ = searches_in_a_row;
    }
    // One by one: a long search ends when somebody comes along.
    if (searches_left_ > 0) {
        --searches_left_;
        return Search{};
    }
    idle_explorations_ = 0;
    return Explore{};
}

std::optional<Command> Bot::defend(const Play& play) {
    constexpr int most_turns_of_strife = 80;
    // Whom nothing hurts has nobody to fear, and fights with nobody.
    if (play.game().harmless) return std::nullopt;
    const Observation& seen = play.observe();
    const Direction beside = adjacent_foe(seen);
    const MonsterView* coming = beside == Direction::count ? approaching_foe(seen) : nullptr;
    if (beside == Direction::count && coming == nullptr) {
        turns_of_strife_ = 0;
        return std::nullopt;
    }
    // What has gone on for so long leads nowhere; he does something else for a while.
    if (++turns_of_strife_ > most_turns_of_strife) {
        if (turns_of_strife_ > 2 * most_turns_of_strife) turns_of_strife_ = 0;
        return std::nullopt;
    }
    constexpr int weak_percent = 30;
    const HeroView& hero = *seen.hero;
    if (hero.health * 100 < weak_percent * hero.max_health && whim_.percent(70)) {
        for (const Stair stairs : {Stair::Down, Stair::Up})
            if (play.known_stairs(stairs) && (stairs == Stair::Down || seen.depth > 1))
                return TravelToStairs{stairs};
    }
    if (beside != Direction::count) return Move{beside};
    const char dart = missile(seen);
    if (dart != 0) return Throw{dart, coming->at};
    // Let him come.
    return Search{};
}

int Bot::known_cells(const Observation& seen) {
    int count = 0;
    for (int i = 0; i < seen.cells.size().area(); ++i)
        count += seen.cells.at_index(i).sight != Sight::Unknown ? 1 : 0;
    return count;
}

Pos Bot::next_to_search(const Play& play) {
    constexpr int most_tries = 100;
    const Observation& seen = play.observe();
    for (int i = 0; i < most_tries && stray_steps_ == 0; ++i) {
        const Pos place = unsearched(seen);
        const std::vector<Pos> route = play.route_to(place);
        if (!route.empty() && route.back() == place) return place;
    }
    return seen.hero->at;
}

Pos Bot::unsearched(const Observation& seen) {
    constexpr int far = 1000;
    Pos best = seen.hero->at;
    int furthest = -1;
    for (int i = 0; i < seen.cells.size().area(); ++i) {
        const CellView& cell = seen.cells.at_index(i);
        if (cell.sight == Sight::Unknown || !is_floor(cell)) continue;
        const Pos at = seen.cells.size().at(i);
        int nearest = far;
        for (const Pos place : searched_) nearest = std::min(nearest, king_distance(at, place));
        if (nearest <= furthest) continue;
        furthest = nearest;
        best = at;
    }
    searched_.push_back(best);
    if (furthest > spacing_) return best;
    // All over again, and more thoroughly: round a corner nothing is found.
    searched_.clear();
    spacing_ = std::max(0, spacing_ - 1);
    stray_steps_ = 30;
    return best;
}

}  // namespace cellophane
