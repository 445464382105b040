#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "content/tables.h"
#include "dungeon/population/hordes.h"
#include "play/creature_scene.h"
#include "play/time/monster_spawn.h"
#include "support/catch.h"

// Which hordes come to a level, how often and when, held to docs/rules/tables/hordes.tsv (rules/monsters.md
// 5.1, 5.2 and 5.6).

namespace cellophane::arrivals {

namespace {

/// A horde of the table that roams freely.
struct Roamer {
    std::string leader;
    int least = 0;
    int most = 0;
    int frequency = 0;
    bool by_itself = false;
    bool strays = false;

    bool lives_at(int depth) const { return depth >= least && depth <= most; }
};

/// Hordes of the open dungeon; `late`: those that come during play and can stand on dry floor.
std::vector<Roamer> roamers(bool late) {
    const Table kinds = table("monsters");
    std::set<std::string> rooted;
    for (const Table::Row& row : kinds.rows())
        if (row.set("behaviours").contains("immobile")) rooted.insert(std::string{row["name"]});
    std::vector<Roamer> all;
    const Table hordes = table("hordes");
    for (const Table::Row& row : hordes.rows()) {
        const bool captive = row["category"] == "captive with captors";
        if (row["category"] != "ordinary" && !captive) continue;
        std::set<std::string> properties = row.set("properties");
        const std::string_view change = row["seed_override"];
        if (change.starts_with("add: "))
            properties.insert(std::string{change.substr(5, change.find(" (") - 5)});
        const std::string leader{row["leader"]};
        Roamer one{.leader = leader,
                   .least = change.starts_with("depth_min=") ? numbers_in(change).front()
                                                             : row.number("depth_min", 0),
                   .most = row.number("depth_max", 0),
                   .frequency = row.number("frequency"),
                   .by_itself = !captive && !properties.contains("never spawned periodically") &&
                                !rooted.contains(leader) && row.blank("spawns_in"),
                   .strays = !properties.contains("never out of depth")};
        if (!late || one.by_itself) all.push_back(one);
    }
    return all;
}

/// How likely each leader is at a depth, all told 1: nine in ten by the depth itself, the tenth by a deeper.
std::map<std::string, double> chances(const std::vector<Roamer>& all, int depth) {
    std::map<std::string, double> found;
    const auto add = [&](int at, double share, bool out_of_depth) {
        double sum = 0;
        for (const Roamer& one : all)
            if (one.lives_at(at) && (one.strays || !out_of_depth)) sum += one.frequency;
        for (const Roamer& one : all)
            if (one.lives_at(at) && (one.strays || !out_of_depth))
                found[one.leader] += share * one.frequency / sum;
    };
    const int farthest = std::min(5, depth / 2);
    add(depth, depth > 1 ? 0.9 : 1.0, false);
    for (int further = 1; further <= farthest; ++further) {
        const int there = depth + further > 26 ? std::max(depth, 26) : depth + further;
        add(there, 0.1 / farthest, true);
    }
    return found;
}

/// How far the draws are from the chances, by the sum of squares that is the number of kinds on the average;
/// kinds too rare to count by themselves are counted together.
struct Likeness {
    double distance = 0;
    int kinds = 0;
};
Likeness likeness(const std::map<std::string, int>& found, const std::map<std::string, double>& chances,
                  int draws) {
    Likeness result;
    double rare = 0;
    int rare_found = 0;
    for (const auto& [leader, chance] : chances) {
        const double expected = chance * draws;
        const auto here = found.find(leader);
        const int count = here == found.end() ? 0 : here->second;
        if (expected < 5) {
            rare += expected;
            rare_found += count;
            continue;
        }
        result.distance += (count - expected) * (count - expected) / expected;
        ++result.kinds;
    }
    if (rare >= 1) {
        result.distance += (rare_found - rare) * (rare_found - rare) / rare;
        ++result.kinds;
    }
    return result;
}

/// Far beyond what chance does to a sum with so many terms.
double tolerance(int kinds) {
    return kinds + 4.5 * std::sqrt(2.0 * kinds) + 4;
}

/// The hero's corner, and a hall the hero cannot see into, with water in it if it is wanted.
std::string two_halls(bool wet) {
    std::string picture = hall(79, 29, {5, 5});
    const auto put = [&](int x, int y, char sign) { picture[static_cast<std::size_t>(y * 80 + x)] = sign; };
    for (int y = 1; y < 28; ++y) put(20, y, '#');
    put(20, 14, '+');
    if (wet)
        for (int x = 50; x < 70; ++x)
            for (int y = 4; y < 24; ++y) put(x, y, '~');
    return picture;
}

/// Makes a horde come, and returns its leader.
std::string next_to_come(Scenario& s) {
    s.level().monsters.clear();
    s.level().items.clear();
    s.game.horde_fuse = 0;
    Turn turn{s.game, s.events, s.caches};
    spawn_hordes(turn);
    REQUIRE_FALSE(s.level().monsters.empty());
    REQUIRE(s.level().monsters[0].leader == no_actor);
    return std::string{s.level().monsters[0].row().name};
}

}  // namespace

TEST_CASE("arriving hordes are the table's kinds at the table's frequencies, depth by depth",
          "[play][hordes]") {
    const std::vector<Roamer> all = roamers(true);
#ifdef CELLOPHANE_SANITIZED
    constexpr int draws = 60;
#else
    constexpr int draws = 400;
#endif
    double strangers_expected = 0;
    int strangers = 0;
    for (int depth = 1; depth <= 26; ++depth) {
        INFO("depth " << depth);
        Scenario s{two_halls(false), static_cast<std::uint64_t>(depth), depth};
        s.game.late_items.left = 0;
        std::map<std::string, int> found;
        for (int i = 0; i < draws; ++i) ++found[next_to_come(s)];
        const std::map<std::string, double> expected = chances(all, depth);
        for (const auto& [leader, count] : found) {
            INFO(leader);
            CHECK(expected.contains(leader));
        }
        const Likeness like = likeness(found, expected, draws);
        CHECK(like.distance < tolerance(like.kinds));
        // Hordes that the table has only further down.
        for (const auto& entry : expected) {
            const std::string& leader = entry.first;
            const double chance = entry.second;
            const bool at_home = std::any_of(all.begin(), all.end(), [&](const Roamer& one) {
                return one.leader == leader && one.lives_at(depth);
            });
            if (at_home) continue;
            strangers_expected += chance * draws;
            strangers += found[leader];
        }
    }
    // A few in a hundred: of the tenth drawn for deeper levels most could have come anyway.
    CHECK(strangers_expected > draws / 4);
    CHECK(std::abs(strangers - strangers_expected) < 4 * std::sqrt(strangers_expected));
}

TEST_CASE("first hordes are the table's kinds at the table's frequencies, depth by depth", "[play][hordes]") {
    const std::vector<Roamer> all = roamers(false);
    constexpr int draws = 10000;
    for (int depth = 1; depth <= 26; ++depth) {
        INFO("depth " << depth);
        Rng rng{static_cast<std::uint64_t>(depth) * 77};
        std::map<std::string, int> found;
        for (int i = 0; i < draws; ++i)
            ++found[std::string{monster_rows[draw_horde({}, depth, rng)->leader].name}];
        const Likeness like = likeness(found, chances(all, depth), draws);
        CHECK(like.distance < tolerance(like.kinds));
    }
}

TEST_CASE("a horde arrives every 125 to 175 turns, each wait equally likely", "[play][hordes]") {
    Scenario s{two_halls(false), 5, 3};
    s.game.harmless = true;
    s.play(Rest{});
    s.game.horde_fuse = 0;
    std::vector<int> waits;
    int waited = 0;
    // The first may be on his way already.
    bool first = true;
    while (waits.size() < 200) {
        s.events.clear();
        s.play(Rest{});
        ++waited;
        if (s.level().monsters.empty()) continue;
        if (!first) waits.push_back(waited);
        first = false;
        waited = 0;
        s.level().monsters.clear();
        s.level().items.clear();
    }
    double sum = 0;
    int early = 0;
    for (const int wait : waits) {
        CHECK(wait >= 125);
        CHECK(wait <= 175);
        sum += wait;
        early += wait < 142;
    }
    CHECK(sum / 200 == Approx(150).margin(4));
    // A third of them.
    CHECK(early > 45);
    CHECK(early < 90);
    CHECK(*std::min_element(waits.begin(), waits.end()) <= 128);
    CHECK(*std::max_element(waits.begin(), waits.end()) >= 172);
}

TEST_CASE("arriving hordes never appear in deep water", "[play][hordes][E17]") {
    for (const int depth : {3, 8, 14, 20}) {
        Scenario s{two_halls(true), static_cast<std::uint64_t>(depth), depth};
        for (int x = 50; x < 70; ++x)
            for (int y = 4; y < 24; ++y) s.level().layers[Layer::Liquid][{x, y}] = Terrain::DeepWater;
        for (int i = 0; i < 300; ++i) {
            next_to_come(s);
            CHECK_FALSE(s.level().layers.has(s.level().monsters[0].at, {TerrainProperty::DeepWater}));
            for (const Monster& monster : s.level().monsters)
                CHECK_FALSE(monster.is(Behavior::ConfinedToLiquid));
        }
    }
}

TEST_CASE("a paralysed hero who falls is asked for nothing before his paralysis ends", "[play][arrivals]") {
    for (const bool is_falling_already : {false, true}) {
        Scenario s = with_below(stairs_above, stairs_below);
        s.game.hero.at = {5, 2};
        s.game.hero.vitals.statuses.set(Status::Paralyzed, 20);
        if (is_falling_already)
            s.game.hero.vitals.falling = true;
        else
            s.level().layers[Layer::Liquid][{5, 2}] = Terrain::Hole;
        s.play(Rest{});
        CHECK(s.game.depth == 6);
        CHECK_FALSE(s.game.hero.vitals.statuses.has(Status::Paralyzed));
        CHECK(s.game.rounds >= 19);
    }
}

}  // namespace cellophane::arrivals
