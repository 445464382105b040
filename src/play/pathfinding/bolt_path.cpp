#include "play/pathfinding/bolt_path.h"

#include <algorithm>
#include <array>
#include <limits>

#include "content/bolt_powers.h"
#include "content/staffs.h"
#include "play/pathfinding/line_walk.h"
#include "play/perception/allegiance.h"
#include "play/perception/known_terrain.h"
#include "play/perception/visibility.h"

namespace cellophane {

namespace {

/// Points of the target's cell in the order in which they are tried.
constexpr std::array<Pos, 21> aim_points{{{50, 50}, {40, 40}, {60, 40}, {60, 60}, {40, 60}, {50, 30},
                                          {70, 50}, {50, 70}, {30, 50}, {50, 20}, {80, 50}, {50, 80},
                                          {20, 50}, {50, 10}, {90, 50}, {50, 90}, {10, 50}, {50, 1},
                                          {99, 50}, {50, 99}, {1, 50}}};

/// The line through one point of the target's cell, to the edge of the map.
std::vector<Pos> line_through(Size size, Pos from, Pos target, Pos aim) {
    std::vector<Pos> cells;
    LineWalk walk{from, target, aim};
    for (Pos at = walk.next(); size.contains(at); at = walk.next()) cells.push_back(at);
    return cells;
}

constexpr TerrainProperties in_the_way{TerrainProperty::BlocksMovement, TerrainProperty::BlocksVision};

const Monster* known_occupant(const Game& game, Pos at) {
    const Monster* monster = somebody_at(game.here().level, at);
    if (monster == nullptr || !is_perceived(game, *monster) || is_submerged(game.here().level, *monster))
        return nullptr;
    return monster;
}

/// Judges lines for one caster and one bolt (rules/monsters.md 15.1).
class LineJudge {
public:
    LineJudge(const Game& game, const Aim& aim) : game_{game}, place_{game.here()}, aim_{aim} {
        if (aim.bolt == Bolt::count) return;
        const BoltRow& row = bolt_rows[aim.bolt];
        side_ = row.aim;
        fiery_ = row.flags.has(BoltFlag::Fiery);
        pierces_ = row.flags.has(BoltFlag::PassesCreatures);
    }

    int score(Pos from, Pos target, Pos point) const {
        constexpr int on_target = 5000;
        constexpr int perhaps_on_target = 2500;
        int score = 0;
        bool crossed_the_unknown = false;
        LineWalk walk{from, target, point};
        for (Pos at = walk.next(); place_.level.size().contains(at); at = walk.next()) {
            score += 2;
            const Actor* found = find(at);
            if (at == target) {
                const bool fits = side_ == BoltAim::Place || (found != nullptr && is_meant(*found));
                if (!fits) return score;
                return score + (crossed_the_unknown ? perhaps_on_target : on_target);
            }
            if (aim_.caster.is_hero() && !is_known(place_, at)) {
                crossed_the_unknown = true;
                continue;
            }
            const TerrainProperties there = properties(at);
            const bool solid = there.has(TerrainProperty::BlocksMovement);
            const bool opaque = there.has(TerrainProperty::BlocksVision);
            const bool inflammable = there.has(TerrainProperty::Flammable);
            if (solid && place_.level.impregnable.test(at)) return score;
            if (aim_.bolt == Bolt::Tunneling) {
                score += (solid ? 50 : 0) + (opaque ? 10 : 0);
                continue;
            }
            if (found != nullptr && side_ != BoltAim::Place) score += is_meant(*found) ? 50 : -200;
            if (fiery_ && inflammable) --score;
            if ((found != nullptr && !pierces_) || solid || (opaque && !(fiery_ && inflammable)))
                return score;
        }
        return score;
    }

private:
    TerrainProperties properties(Pos at) const {
        return aim_.caster.is_hero() ? known_properties(place_, at) : place_.level.layers.properties(at);
    }
    /// The occupant of a cell, as far as the caster knows.
    const Actor* find(Pos at) const {
        if (aim_.caster.is_hero()) return known_occupant(game_, at);
        const Actor* who = anybody_at(game_, at);
        return who == nullptr || hides_from(game_, *who, aim_.caster) ? nullptr : who;
    }
    bool is_meant(const Actor& who) const {
        const bool enemy = are_enemies(game_, aim_.caster, who);
        if (side_ == BoltAim::Enemies) return enemy;
        return !enemy && are_teammates(aim_.caster, who);
    }

    const Game& game_;
    const VisitedLevel& place_;
    Aim aim_;
    BoltAim side_ = BoltAim::Place;
    bool fiery_ = false;
    bool pierces_ = false;
};

bool is_line_open(const Game& game, Pos from, Pos target, Pos point) {
    const Level& level = game.here().level;
    LineWalk walk{from, target, point};
    for (Pos at = walk.next(); level.size().contains(at); at = walk.next()) {
        if (at == target) return true;
        if (level.layers.has(at, in_the_way) || at == game.hero.at) return false;
        const Monster* between = somebody_at(level, at);
        if (between != nullptr && !between->vitals.submerged) return false;
    }
    return false;
}

}  // namespace

std::vector<Pos> straight_line(Size size, Pos from, Pos target) {
    if (from == target) return {};
    return line_through(size, from, target, aim_points.front());
}

bool has_open_line(const Game& game, Pos from, Pos target) {
    if (from == target) return false;
    return std::any_of(aim_points.begin(), aim_points.end(),
                       [&](Pos point) { return is_line_open(game, from, target, point); });
}

bool hides_from(const Game& game, const Actor& who, const Actor& from) {
    return who.is_hidden_below() ||
           (who.is_invisible() && game.here().level.layers[Layer::Gas][who.at] == Terrain::Nothing &&
            !are_teammates(who, from));
}

std::vector<Pos> bolt_path(const Game& game, const Aim& aim, Pos target) {
    const Pos from = aim.caster.at;
    if (target == from) return {};
    const LineJudge judge{game, aim};
    Pos best = aim_points.front();
    // Scores may be negative: for lines through friends.
    int best_score = std::numeric_limits<int>::min();
    for (const Pos point : aim_points) {
        const int score = judge.score(from, target, point);
        if (score <= best_score) continue;
        best_score = score;
        best = point;
    }
    return line_through(game.here().level.size(), from, target, best);
}

std::vector<Pos> bolt_path(const Game& game, Pos target) {
    return bolt_path(game, Aim{game.hero}, target);
}

namespace {

/// A bolt's flight over the map as the hero knows it.
struct Foresight {
    const Game& game;
    Bolt bolt = Bolt::count;
    /// In cells; `digs` in walls, for bolts that tunnel.
    int range = 0;
    int digs = 0;

    bool is(BoltFlag flag) const { return bolt != Bolt::count && bolt_rows[bolt].flags.has(flag); }

    bool burns_through(TerrainProperties there) const {
        return is(BoltFlag::Fiery) && there.has(TerrainProperty::Flammable) &&
               !there.has(TerrainProperty::BlocksMovement);
    }

    std::vector<Pos> follow(const std::vector<Pos>& path) const {
        const VisitedLevel& place = game.here();
        std::vector<Pos> route;
        int walls = digs;
        for (const Pos at : path) {
            if (static_cast<int>(route.size()) == range || !is_known(place, at)) break;
            const TerrainProperties there = known_properties(place, at);
            const bool blocked = there.any_of(in_the_way);
            const bool dug = blocked && walls > 0 && !place.level.impregnable.test(at);
            if (blocked && !dug && !burns_through(there)) break;
            const bool met = known_occupant(game, at) != nullptr;
            if (met && is(BoltFlag::HaltsBefore)) break;
            route.push_back(at);
            if (met && !is(BoltFlag::PassesCreatures)) break;
            if (dug && --walls == 0) break;
        }
        return route;
    }
};

bool knows_level(const Item& stick) {
    return stick.marks.any_of({ItemMark::Identified, ItemMark::MaxChargesKnown});
}

/// The bolt, if the hero knows the stick's kind; otherwise `Bolt::count`.
Bolt known_bolt(const Game& game, const Item& stick) {
    return game.item_knowledge.knows(stick.kind) ? bolt_of(stick.kind).value_or(Bolt::count) : Bolt::count;
}

}  // namespace

std::vector<Pos> stick_path(const Game& game, const Item& stick, Pos target) {
    return bolt_path(game, Aim{game.hero, known_bolt(game, stick)}, target);
}

std::vector<Pos> stick_route(const Game& game, const Item& stick, Pos target) {
    if (!game.here().level.size().contains(target)) return {};
    const Bolt bolt = known_bolt(game, stick);
    const std::vector<Pos> path = stick_path(game, stick, target);
    const int level = knows_level(stick) ? stick.enchant : weakest_staff;
    Foresight foresight{game, bolt, static_cast<int>(path.size())};
    if (bolt == Bolt::Blinking) foresight.range = blink_reach(level);
    if (bolt == Bolt::Tunneling) foresight.digs = level;
    return foresight.follow(path);
}

std::vector<Pos> blink_ends(const Game& game, const Item& stick, Pos target) {
    const std::vector<Pos> path = stick_path(game, stick, target);
    std::vector<Pos> ends;
    const int first = knows_level(stick) ? stick.enchant : weakest_staff;
    for (int level = first;; ++level) {
        const std::vector<Pos> route = Foresight{game, Bolt::Blinking, blink_reach(level)}.follow(path);
        const Pos end = route.empty() ? game.hero.at : route.back();
        // Something is in the way: a stronger staff gets no further.
        if (!ends.empty() && ends.back() == end) break;
        ends.push_back(end);
        if (knows_level(stick)) break;
    }
    return ends;
}

int throwing_range(const Hero& hero) {
    constexpr int ordinary_strength = 12;
    const int strength = hero.strength - hero.vitals.weakness;
    return 12 + 2 * std::max(strength - ordinary_strength, 2);
}

std::vector<Pos> throw_route(const Game& game, Pos target) {
    const VisitedLevel& place = game.here();
    std::vector<Pos> route;
    if (!place.level.size().contains(target)) return route;
    for (const Pos at : bolt_path(game, target)) {
        if (static_cast<int>(route.size()) == throwing_range(game.hero)) break;
        if (!is_known(place, at) || known_properties(place, at).any_of(in_the_way)) break;
        route.push_back(at);
        if (at == target || known_occupant(game, at) != nullptr) break;
    }
    return route;
}

}  // namespace cellophane
