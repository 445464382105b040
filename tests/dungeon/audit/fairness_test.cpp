#include "dungeon/audit/fairness.h"

#include <algorithm>
#include <cstdint>
#include <string>

#include "dungeon/descent.h"
#include "dungeon/draft/arrival.h"
#include "dungeon/generate.h"
#include "support/catch.h"
#include "support/levels/naming.h"
#include "world/connectivity.h"

// No level is unfair (rules/levels.md 23.1 and 27.2; rules/machines.md 15), and what finds that out can find
// it.

namespace cellophane {

namespace {

#ifdef CELLOPHANE_SANITIZED
constexpr int dungeons_of_a_style = 1;
#else
constexpr int dungeons_of_a_style = 13;
#endif

std::string told(const Finding& finding, const Level& level) {
    return "depth " + std::to_string(level.depth) + ": " + std::string{unfairness_rows[finding.kind].name} +
           " at " + place(finding.at) + ", " + std::string{finding.what};
}

void expect_fair(const Level& level, Style style, Inspected& seen, Variant variant = Variant::Brogue) {
    for (const Finding& finding : findings_on(level, style, variant, &seen)) FAIL_CHECK(told(finding, level));
}

}  // namespace

TEST_CASE("no level of any style is unfair", "[dungeon][fairness]") {
    Inspected seen;
    for (const StyleRow& style : style_rows)
        for (int dungeon = 1; dungeon <= dungeons_of_a_style; ++dungeon) {
            const std::uint64_t seed = 990'000 + static_cast<std::uint64_t>(dungeon);
            INFO(style.name << ", seed " << seed);
            Descent descent{{.seed = seed, .style = style.kind}};
            while (descent.next_depth() <= long_deepest_depth) {
                const Result<Level> level = descent.next();
                REQUIRE(level.ok());
                expect_fair(level.value(), style.kind, seen);
            }
        }
#ifndef CELLOPHANE_SANITIZED
    // A search that looks at nothing finds nothing.
    CHECK(seen.levels >= 2000);
    CHECK(seen.machines > 1500);
    CHECK(seen.locks > 100);
    CHECK(seen.items > 10'000);
    CHECK(seen.creatures > 20'000);
#endif
}

TEST_CASE("no level of a short dungeon is unfair", "[dungeon][fairness]") {
    Inspected seen;
    for (const VariantRow& variant : variant_rows)
        for (const StyleRow& style : style_rows)
            for (int dungeon = 1; dungeon <= dungeons_of_a_style && variant.kind != Variant::Brogue;
                 ++dungeon) {
                const std::uint64_t seed = 770'000 + static_cast<std::uint64_t>(dungeon);
                INFO(variant.name << ", " << style.name << ", seed " << seed);
                Descent descent{{.seed = seed, .style = style.kind, .variant = variant.kind}};
                while (descent.next_depth() <= variant.deepest_depth) {
                    const Result<Level> level = descent.next();
                    REQUIRE(level.ok());
                    expect_fair(level.value(), style.kind, seen, variant.kind);
                }
            }
    CHECK(seen.levels == 15 * static_cast<int>(style_rows.size()) * dungeons_of_a_style);
}

TEST_CASE("no level of another size is unfair", "[dungeon][fairness]") {
    struct Case {
        Style style;
        Size size;
    };
    Inspected seen;
    for (const Case& map :
         {Case{Style::Brogue, {40, 20}}, Case{Style::Classic, {40, 20}}, Case{Style::Accretion, {40, 20}},
          Case{Style::Brogue, {60, 24}}, Case{Style::Brogue, {120, 50}}, Case{Style::Rogue, {12, 7}},
          Case{Style::Rogue, {10, 6}}, Case{Style::Rogue, {8, 6}}, Case{Style::Rogue, {5, 4}}})
        for (int dungeon = 1; dungeon <= dungeons_of_a_style; ++dungeon) {
            const std::uint64_t seed = 880'000 + static_cast<std::uint64_t>(dungeon);
            INFO(style_rows[map.style].name << ", " << map.size.width << " x " << map.size.height << ", seed "
                                            << seed);
            Descent descent{{.seed = seed, .style = map.style, .size = map.size}};
            while (descent.next_depth() <= long_amulet_depth) {
                const Result<Level> level = descent.next();
                REQUIRE(level.ok());
                expect_fair(level.value(), map.style, seen);
            }
        }
    CHECK(seen.levels == 9 * dungeons_of_a_style * long_amulet_depth);
}

TEST_CASE("levels that were unfair once are so no more", "[dungeon][fairness]") {
    struct Case {
        std::uint64_t seed;
        int depth;
        Style style = Style::Brogue;
        Size size = standard_size;
    };
    Inspected seen;
    for (const Case& was : {Case{303466, 1},
                            Case{217898, 20},
                            Case{110032, 10},
                            Case{722900, 3, Style::Classic},
                            Case{734853, 19},
                            Case{714270, 21},
                            Case{900250, 23},
                            Case{901436, 11},
                            Case{916629, 15},
                            Case{913068, 9},
                            Case{924841, 12},
                            Case{936614, 22},
                            Case{5502315, 20},
                            Case{5504823, 1},
                            Case{5505781, 1},
                            Case{5500032, 15},
                            Case{5501164, 19},
                            Case{5020252, 5},
                            Case{5020247, 10},
                            Case{5503466, 12},
                            Case{5504219, 9},
                            Case{5070030, 1},
                            Case{5070041, 1},
                            Case{5070030, 1, Style::Classic},
                            Case{5070041, 1, Style::Classic},
                            Case{5501137, 2},
                            Case{5500817, 11},
                            Case{5501483, 14},
                            Case{104, 23, Style::Classic},
                            Case{153, 11, Style::Classic},
                            Case{137, 17},
                            Case{30, 2},
                            Case{372, 21},
                            Case{83, 9},
                            Case{300357, 2},
                            Case{200533, 13},
                            Case{200018, 3, Style::Classic},
                            Case{100794, 15},
                            Case{101371, 1},
                            Case{3002000, 7},
                            Case{3020747, 4},
                            Case{3029665, 22},
                            Case{5497464, 10},
                            Case{312174, 18},
                            Case{314385, 26},
                            Case{410098, 1},
                            Case{418323, 23},
                            Case{5090075, 26, Style::Rogue, {12, 7}},
                            Case{5090183, 26, Style::Rogue, {12, 7}},
                            Case{44, 3, Style::Brogue, {40, 20}},
                            Case{274, 15, Style::Brogue, {40, 20}},
                            Case{467, 6, Style::Brogue, {40, 20}},
                            Case{889, 7, Style::Brogue, {40, 20}}}) {
        INFO(style_rows[was.style].name << ", seed " << was.seed);
        const Result<Level> level =
            generate({.seed = was.seed, .style = was.style, .depth = was.depth, .size = was.size});
        REQUIRE(level.ok());
        expect_fair(level.value(), was.style, seen);
    }
    CHECK(seen.levels == 53);
    struct ShortCase {
        Variant variant;
        std::uint64_t seed;
        int depth;
    };
    // Stairs in the open beside others; a fire trap behind another trap; a lever out of reach behind water.
    for (const ShortCase& was : {ShortCase{Variant::Bullet, 1127, 5}, ShortCase{Variant::Bullet, 977, 1},
                                 ShortCase{Variant::Bullet, 17768, 1}}) {
        INFO(variant_rows[was.variant].name << ", seed " << was.seed);
        const Result<Level> level = generate({.seed = was.seed, .variant = was.variant, .depth = was.depth});
        REQUIRE(level.ok());
        expect_fair(level.value(), Style::Brogue, seen, was.variant);
    }
    CHECK(seen.levels == 56);
}

namespace {

Level level_at(int depth, std::uint64_t seed = 1729) {
    return generate({.seed = seed, .depth = depth}).value();
}

bool finds(const Level& level, Unfairness kind, Style style = Style::Brogue) {
    const std::vector<Finding> findings = findings_on(level, style, Variant::Brogue);
    return std::any_of(findings.begin(), findings.end(),
                       [&](const Finding& finding) { return finding.kind == kind; });
}

/// What is found once something has been done to a fair level.
template <class Spoil>
bool notices(Unfairness kind, int depth, Spoil spoil) {
    Level level = level_at(depth);
    REQUIRE_FALSE(finds(level, kind));
    spoil(level);
    return finds(level, kind);
}

Pos arrival_of(const Level& level) {
    return in_front_of(level.layers, level.stairs.up);
}

}  // namespace

TEST_CASE("lint finds creatures that wait at the stairs", "[dungeon][fairness]") {
    using U = Unfairness;
    const auto put = [](MonsterState state) {
        return [=](Level& level) {
            level.monsters.push_back({.kind = MonsterKind::Goblin, .at = arrival_of(level), .state = state});
        };
    };
    CHECK(notices(U::SeenFromStairs, 5, put(MonsterState::Sleeping)));
    CHECK(notices(U::AmbushAtStairs, 5, put(MonsterState::Hunting)));
    CHECK_FALSE(notices(U::AmbushAtStairs, 5, put(MonsterState::Sleeping)));
    CHECK(notices(U::GroupHalfAwake, 5, put(MonsterState::Hunting)));
    CHECK(notices(U::CreaturesOnOneCell, 5, [](Level& level) {
        level.monsters.push_back({.kind = MonsterKind::Goblin, .at = level.monsters[0].at});
    }));
}

TEST_CASE("lint finds what hurts at either staircase", "[dungeon][fairness]") {
    for (Terrain gas : {Terrain::Steam, Terrain::Methane, Terrain::CausticGas})
        CHECK(notices(Unfairness::HarmAtStairs, 5, [&](Level& level) {
            level.layers[Layer::Gas][in_front_of(level.layers, level.stairs.down)] = gas;
        }));
    CHECK(notices(Unfairness::HarmAtStairs, 5, [](Level& level) {
        level.layers[Layer::Surface][arrival_of(level)] = Terrain::PlainFire;
    }));
    CHECK_FALSE(notices(Unfairness::HarmAtStairs, 5, [](Level& level) {
        level.layers[Layer::Gas][arrival_of(level)] = Terrain::HealingSpores;
    }));
}

TEST_CASE("lint names what hurts at the stairs, and how many cells of it there are", "[dungeon][fairness]") {
    const auto found = [](auto&& spoil) {
        Level level = level_at(5);
        spoil(level, arrival_of(level));
        for (const Finding& finding : findings_on(level, Style::Brogue, Variant::Brogue))
            if (finding.kind == Unfairness::HarmAtStairs) return finding;
        FAIL("nothing found");
        return Finding{};
    };
    const Finding gas = found([](Level& level, Pos at) { level.layers[Layer::Gas][at] = Terrain::Steam; });
    CHECK(gas.what == terrain_rows[Terrain::Steam].name);
    CHECK(gas.count == 1);
    const Finding fire =
        found([](Level& level, Pos at) { level.layers[Layer::Surface][at] = Terrain::PlainFire; });
    CHECK(fire.what == terrain_rows[Terrain::PlainFire].name);
    CHECK(fire.count == 1);
}

TEST_CASE("a finding says where it is, what it is about, whose it is, and how many there are",
          "[dungeon][fairness]") {
    using U = Unfairness;
    const auto found = [](U kind, int depth, auto&& spoil) {
        Level level = level_at(depth);
        spoil(level);
        for (const Finding& finding : findings_on(level, Style::Brogue, Variant::Brogue))
            if (finding.kind == kind) return finding;
        FAIL("nothing found");
        return Finding{};
    };
    const Level fair = level_at(5);
    const auto name = [](Terrain terrain) { return terrain_rows[terrain].name; };
    CHECK(found(U::StairsMissing, 5, [](Level& level) {
              level.layers[Layer::Dungeon][level.stairs.down] = Terrain::StoneWall;
          }) == Finding{U::StairsMissing, fair.stairs.down, name(Terrain::DownwardStaircase), 0, 0});
    CHECK(found(U::StairsMissing, 5, [](Level& level) {
              level.layers[Layer::Dungeon][{10, 0}] = Terrain::UpwardStaircase;
          }) == Finding{U::StairsMissing, fair.stairs.up, name(Terrain::UpwardStaircase), 0, 2});
    CHECK(found(U::BorderBroken, 5, [](Level& level) {
              level.layers[Layer::Dungeon][{10, 0}] = Terrain::MarbleStatue;
          }) == Finding{U::BorderBroken, {10, 0}, name(Terrain::MarbleStatue), 0, 1});
    const Pos arrival = arrival_of(fair);
    for (const U kind : {U::SeenFromStairs, U::AmbushAtStairs})
        CHECK(found(kind, 5, [&](Level& level) {
                  level.monsters.push_back(
                      {.kind = MonsterKind::Goblin, .at = arrival, .state = MonsterState::Hunting});
                  level.monsters.back().machine = 3;
              }) == Finding{kind, arrival, monster_rows[MonsterKind::Goblin].name, 3, 0});
    const Monster& oldest = fair.monsters[0];
    CHECK(found(U::CreaturesOnOneCell, 5, [](Level& level) {
              level.monsters.push_back({.kind = MonsterKind::Ogre, .at = level.monsters[0].at});
          }) == Finding{U::CreaturesOnOneCell, oldest.at, oldest.row().name, oldest.machine, 1});
    CHECK(found(U::AmuletMissing, 26, [](Level& level) {
              std::erase_if(level.items, [](const Item& item) { return item.kind == ItemKind::Amulet; });
          }) == Finding{U::AmuletMissing, level_at(26).stairs.up, item_rows[ItemKind::Amulet].name, 0, 0});
}

TEST_CASE("lint finds broken promises about cells", "[dungeon][fairness]") {
    using U = Unfairness;
    CHECK(notices(U::ItemsOnOneCell, 5, [](Level& level) {
        Item twin;
        twin.at = std::find_if(level.items.begin(), level.items.end(), [](const Item& item) {
                      return !item.carrier;
                  })->at;
        level.items.push_back(twin);
    }));
    for (const Pos at : {Pos{10, 0}, {10, 28}, {0, 10}, {78, 10}, {0, 0}, {78, 28}})
        CHECK(notices(U::BorderBroken, 5,
                      [&](Level& level) { level.layers[Layer::Dungeon][at] = Terrain::MarbleStatue; }));
    for (const Pos at : {Pos{10, 1}, {10, 27}, {1, 10}, {77, 10}})
        CHECK_FALSE(notices(U::BorderBroken, 5,
                            [&](Level& level) { level.layers[Layer::Dungeon][at] = Terrain::MarbleStatue; }));
    CHECK(notices(U::TooManyTraps, 5, [](Level& level) {
        int left = 3;
        (level.layers.cells_of(Layer::Dungeon, Terrain::Floor) - level.ownership.any()).for_each([&](Pos at) {
            if (left-- > 0) level.layers[Layer::Dungeon][at] = Terrain::HiddenFireTrap;
        });
    }));
    CHECK(notices(U::AmuletMissing, 26, [](Level& level) {
        std::erase_if(level.items, [](const Item& item) { return item.kind == ItemKind::Amulet; });
    }));
    CHECK(notices(U::EntranceTaken, 1, [](Level& level) {
        level.layers[Layer::Dungeon][{39, 25}] = Terrain::MarbleStatue;
    }));
    CHECK(notices(U::WrongDepth, 2, [](Level& level) {
        level.layers[Layer::Liquid][level.layers.cells_of(Layer::Dungeon, Terrain::Floor).first()] =
            Terrain::Lava;
    }));
    CHECK(notices(U::StairsMissing, 5, [](Level& level) {
        level.layers[Layer::Dungeon][level.stairs.down] = Terrain::StoneWall;
    }));
}

TEST_CASE("lint finds loose items where they hinder", "[dungeon][fairness]") {
    using U = Unfairness;
    const auto moved_to = [](ItemKind kind, const auto& where) {
        return [=](Level& level) {
            Item item;
            item.kind = kind;
            item.at = where(level);
            level.items.push_back(item);
        };
    };
    const auto loop = [](const Level& level) {
        const BitGrid narrow = hallways(passages_of(level.layers).open);
        return (level.topology.loops.cells() - narrow - level.ownership.any()).first();
    };
    const auto hallway = [](const Level& level) {
        return (hallways(passages_of(level.layers).open) - level.ownership.any()).first();
    };
    const auto machine = [](const Level& level) { return level.ownership.any().first(); };
    CHECK(notices(U::ItemInTheWay, 5, moved_to(ItemKind::Dagger, loop)));
    CHECK_FALSE(notices(U::ItemInTheWay, 5, moved_to(ItemKind::Mango, loop)));
    CHECK(notices(U::ItemInTheWay, 5, moved_to(ItemKind::Mango, hallway)));
    CHECK_FALSE(notices(U::ItemInTheWay, 5, moved_to(ItemKind::Amulet, hallway)));
    CHECK(notices(U::ItemInTheWay, 2, moved_to(ItemKind::Amulet, machine)));
}

TEST_CASE("lint finds stairs whose walls are not what they should be", "[dungeon][fairness]") {
    using U = Unfairness;
    for (const bool up : {false, true}) {
        const auto beside = [&](const Level& level, Terrain wanted) {
            const Pos stairs = up ? level.stairs.up : level.stairs.down;
            for (Direction d : cardinals)
                if (const Pos at = stairs + step(d);
                    level.size().contains(at) && level.layers[Layer::Dungeon][at] == wanted)
                    return at;
            FAIL("no such neighbour");
            return stairs;
        };
        CHECK(notices(U::StairsExposed, 5, [&](Level& level) {
            level.layers[Layer::Dungeon][beside(level, Terrain::WallTorch)] = Terrain::StoneWall;
        }));
        CHECK(notices(U::StairsExposed, 5, [&](Level& level) {
            level.layers[Layer::Dungeon][beside(level, Terrain::StoneWall)] = Terrain::Floor;
        }));
        CHECK(notices(U::StairsExposed, 5,
                      [&](Level& level) { level.impregnable.reset(beside(level, Terrain::WallTorch)); }));
    }
}

TEST_CASE("lint finds what cannot be reached", "[dungeon][fairness]") {
    using U = Unfairness;
    const auto wall_in = [](Level& level, Pos at) {
        for (Direction d : directions) level.layers[Layer::Dungeon][at + step(d)] = Terrain::StoneWall;
    };
    CHECK(notices(U::ItemOutOfReach, 5, [&](Level& level) {
        const Item& loose = *std::find_if(level.items.begin(), level.items.end(), [](const Item& item) {
            return !item.carrier && item.machine == 0;
        });
        wall_in(level, loose.at);
    }));
    CHECK(notices(U::StairsCutOff, 5, [&](Level& level) { wall_in(level, level.stairs.down); }));
    CHECK(notices(U::PlaceOutOfReach, 5, [&](Level& level) { wall_in(level, arrival_of(level)); }));
}

TEST_CASE("lint knows a machine by its number, not by its place in the list", "[dungeon][fairness]") {
    // Pits cut off some of the floor of a room of pits here.
    Level level = level_at(11, 901436);
    level.machines.insert(level.machines.begin(), {.number = 99, .kind = Blueprint::ZombieCrypt});
    for (const Finding& finding : findings_on(level, Style::Brogue, Variant::Brogue))
        CHECK(finding.kind != Unfairness::PlaceOutOfReach);
}

TEST_CASE("lint finds doors that have no key, or two", "[dungeon][fairness]") {
    using U = Unfairness;
    for (std::uint64_t seed = 1; seed < 100; ++seed) {
        Level door = level_at(4, seed);
        if (door.layers.cells_of(Layer::Dungeon, Terrain::LockedIronDoor).none()) continue;
        const auto key = std::find_if(door.items.begin(), door.items.end(),
                                      [](const Item& item) { return item.kind == ItemKind::DoorKey; });
        REQUIRE(key != door.items.end());
        Level twice = door;
        twice.items.push_back(*key);
        CHECK(finds(twice, U::KeysDoNotMatch));
        CHECK_FALSE(finds(twice, U::LockStaysShut));
        door.items.erase(key);
        CHECK(finds(door, U::KeysDoNotMatch));
        CHECK(finds(door, U::LockStaysShut));
        return;
    }
    FAIL("no locked door");
}

TEST_CASE("every kind of finding has a name of its own for programs", "[dungeon][fairness]") {
    std::vector<std::string_view> names;
    for (const UnfairnessRow& row : unfairness_rows) {
        CHECK(row.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == row.name.npos);
        names.push_back(row.name);
    }
    std::sort(names.begin(), names.end());
    CHECK(std::adjacent_find(names.begin(), names.end()) == names.end());
}

}  // namespace cellophane
