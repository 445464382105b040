#include <algorithm>
#include <set>
#include <string>

#include "dungeon/descent.h"
#include "dungeon/generate.h"
#include "support/catch.h"
#include "support/levels/examine.h"
#include "support/levels/ground.h"
#include "support/levels/inhabitants.h"
#include "support/levels/watching.h"

// The checks of items, creatures and machines can fail: good levels are spoilt, and the right rule notices.

namespace cellophane {

namespace {

std::set<std::string> broken_rules(const Level& level) {
    std::set<std::string> rules;
    const LevelFail note = [&](std::string rule, std::string) { rules.insert(std::move(rule)); };
    check_items(level, note);
    check_monsters(level, note);
    check_machines(level, note);
    check_solvable(level, note);
    return rules;
}

Level good_level(std::uint64_t seed, int depth) {
    Level level = as_made({.seed = seed, .depth = depth});
    INFO("seed " << seed << " depth " << depth);
    REQUIRE(broken_rules(level).empty());
    return level;
}

/// The first level from seed 1 on that has such a machine; its number too.
struct Found {
    Level level;
    int machine = 0;
};

Found level_with(Blueprint kind) {
    for (std::uint64_t seed = 1; seed < 400; ++seed) {
        Descent descent{LevelRequest{.seed = seed}};
        for (int depth = 1; depth <= long_amulet_depth; ++depth) {
            Level level = descent.next().value();
            for (const MachineRecord& machine : level.machines) {
                if (machine.kind != kind) continue;
                REQUIRE(broken_rules(level).empty());
                const int number = machine.number;
                return {std::move(level), number};
            }
        }
    }
    FAIL("no level has a " << blueprint_rows[kind].name);
    return {};
}

/// The first thing population has placed, food and strength left out.
Item& loose(Level& level) {
    return *std::find_if(level.items.begin(), level.items.end(), [](const Item& item) {
        return item.machine == 0 && !item.carrier && item.row().category != ItemCategory::Food &&
               item.kind != ItemKind::PotionOfStrength;
    });
}

Monster& sleeper(Level& level) {
    return *std::find_if(level.monsters.begin(), level.monsters.end(), [](const Monster& monster) {
        return monster.machine == 0 && !monster.leader && monster.state == MonsterState::Sleeping &&
               !monster.row().behaviors.any_of({Behavior::Flies, Behavior::Swims, Behavior::ConfinedToLiquid,
                                                Behavior::AttackableInWalls, Behavior::ImmuneToFire});
    });
}

template <class Spoil>
bool notices(const char* rule, int depth, Spoil spoil) {
    Level level = good_level(1729, depth);
    spoil(level);
    return broken_rules(level).contains(rule);
}

}  // namespace

TEST_CASE("the checks find misplaced items", "[checks]") {
    CHECK(notices("no item in a wall", 3, [](Level& level) {
        loose(level).at = cells_of(level.layers, Layer::Dungeon, Terrain::StoneWall).first();
    }));
    for (Terrain liquid : {Terrain::Lava, Terrain::DeepWater, Terrain::Chasm})
        CHECK(notices("no item where it would be lost", 5,
                      [&](Level& level) { level.layers[Layer::Liquid][loose(level).at] = liquid; }));
    CHECK(notices("no loose item in a machine", 3,
                  [](Level& level) { level.ownership.areas.set(loose(level).at); }));
    CHECK(notices("no loose item in a loop", 3,
                  [](Level& level) { level.topology.loops.cells().set(loose(level).at); }));
    CHECK(notices("no loose item on a chokepoint", 3,
                  [](Level& level) { level.topology.chokepoints.set(loose(level).at); }));
    CHECK(notices("no loose item in a hallway", 3, [](Level& level) {
        const Ground ground{level.layers};
        (ground.blocked.complement() - level.ownership.any()).for_each([&](Pos p) {
            if (arcs_around(ground.open_or_doorway, p) > 1 &&
                level.layers[Layer::Dungeon][p] == Terrain::Floor)
                loose(level).at = p;
        });
    }));
    CHECK(notices("one item to a cell", 3, [](Level& level) { level.items.push_back(loose(level)); }));
    CHECK(notices("every item is on the map", 3, [](Level& level) { loose(level).at = {-1, 4}; }));
    CHECK(notices("items remember their depth", 3, [](Level& level) { loose(level).origin_depth = 9; }));
    CHECK(
        notices("who carries an item exists", 3, [](Level& level) { loose(level).carrier = ActorId{500}; }));
    CHECK(notices("a carried item is where its bearer is", 3, [](Level& level) {
        loose(level).carrier = ActorId{0};
        loose(level).at = level.monsters[0].at + Pos{1, 0};
        level.items.back().carrier = ActorId{0};
    }));
    CHECK(notices("the Amulet lies on its depth and below", 26, [](Level& level) {
        std::erase_if(level.items, [](const Item& item) { return item.kind == ItemKind::Amulet; });
    }));
    CHECK(notices("so many lumenstones", 27, [](Level& level) {
        std::erase_if(level.items, [](const Item& item) { return item.kind == ItemKind::Lumenstone; });
    }));
    CHECK(notices("everything that lies about can be had", 4, [](Level& level) {
        const Pos at = loose(level).at;
        for (Direction d : directions) level.layers[Layer::Dungeon][at + step(d)] = Terrain::StoneWall;
    }));
}

TEST_CASE("the checks find misplaced or inconsistent monsters", "[checks]") {
    CHECK(notices("nobody stands where it cannot", 4,
                  [](Level& level) { level.layers[Layer::Liquid][sleeper(level).at] = Terrain::Lava; }));
    CHECK(notices("two never stand in one cell", 4,
                  [](Level& level) { level.monsters.push_back(sleeper(level)); }));
    CHECK(notices("the dormant are hidden in something", 4,
                  [](Level& level) { sleeper(level).marks |= MonsterMarks{MonsterMark::Dormant}; }));
    CHECK(notices("nobody is awake without a reason", 4,
                  [](Level& level) { sleeper(level).state = MonsterState::Hunting; }));
    CHECK(notices("every leader exists", 4, [](Level& level) { sleeper(level).leader = ActorId{900}; }));
    CHECK(notices("leaders follow nobody", 4, [](Level& level) {
        level.monsters[0].leader = ActorId{1};
        level.monsters[1].leader = ActorId{2};
    }));
    CHECK(notices("nobody stands on stairs", 4, [](Level& level) { sleeper(level).at = level.stairs.down; }));
    CHECK(notices("everybody is alive", 4, [](Level& level) { sleeper(level).health = 0; }));
    CHECK(
        notices("mutants are possible", 4, [](Level& level) { sleeper(level).mutation = Mutation::Agile; }));
    CHECK(notices("so many hordes", 4, [](Level& level) {
        Monster more = sleeper(level);
        level.monsters.push_back(more);
    }));
    CHECK(notices("no ordinary horde begins in a machine", 4,
                  [](Level& level) { level.ownership.areas.set(sleeper(level).at); }));
    CHECK(notices("those who never move part no level", 4, [](Level& level) {
        Monster totem = sleeper(level);
        totem.kind = MonsterKind::GoblinTotem;
        const Pos middle = totem.at;
        for (Direction d : directions) {
            totem.at = middle + step(d);
            level.monsters.push_back(totem);
        }
    }));
    CHECK(notices("nobody is out of reach", 4, [](Level& level) {
        const Pos at = sleeper(level).at;
        for (Direction d : directions) level.layers[Layer::Dungeon][at + step(d)] = Terrain::StoneWall;
    }));
}

TEST_CASE("the checks find defects of machines", "[checks]") {
    const Found vault = level_with(Blueprint::MixedItemLibrary);
    const auto notices_in = [](const Found& found, const char* rule, auto spoil) {
        Level level = found.level;
        spoil(level);
        return broken_rules(level).contains(rule);
    };
    CHECK(notices_in(vault, "every machine has a number of its own",
                     [](Level& level) { level.machines.push_back(level.machines.front()); }));
    CHECK(
        notices_in(vault, "claimed cells belong to a machine", [](Level& level) { level.machines.clear(); }));
    CHECK(notices_in(vault, "ownership and numbers agree",
                     [](Level& level) { level.ownership.number[level.machines.front().origin] = 0; }));
    CHECK(notices_in(vault, "what is wired belongs to a machine", [](Level& level) {
        level.layers[Layer::Dungeon][arrival_cell(level)] = Terrain::MagicalGlyph;
    }));
    CHECK(notices_in(vault, "no stairs beside a machine",
                     [](Level& level) { level.ownership.areas.set(arrival_cell(level)); }));
    CHECK(notices_in(vault, "one treasure to a cage", [](Level& level) {
        std::erase_if(level.items, [](const Item& item) {
            return item.machine != 0 && item.row().category == ItemCategory::Wand;
        });
    }));
    CHECK(notices_in(vault, "no machine lays out what is cursed", [&](Level& level) {
        for (Item& item : level.items)
            if (item.machine == vault.machine) item.enchant = -1;
    }));
    CHECK(notices_in(vault, "machines keep to their depths", [](Level& level) { level.depth = 26; }));
    CHECK(notices_in(vault, "somebody handed over what is adopted", [](Level& level) {
        level.machines.front().kind = Blueprint::SecretRoom;
        level.machines.front().parent = 0;
    }));
}

TEST_CASE("the checks find locks that cannot be opened", "[checks][long]") {
    const auto after = [](const Found& found, auto spoil) {
        Level level = found.level;
        spoil(level, found.machine);
        return broken_rules(level);
    };
    const auto drop = [](ItemKind kind) {
        return [kind](Level& level, int) {
            std::erase_if(level.items, [kind](const Item& item) { return item.kind == kind; });
        };
    };
    const Found door = level_with(Blueprint::LockedDoorVestibule);
    CHECK(after(door, drop(ItemKind::DoorKey)).contains("every locked door has one key"));
    CHECK(after(door, drop(ItemKind::DoorKey)).contains("every lock gives way"));
    // The key behind its own door.
    const auto inside = after(door, [](Level& level, int number) {
        const MachineRecord& guard =
            *std::find_if(level.machines.begin(), level.machines.end(),
                          [&](const MachineRecord& m) { return m.number == number; });
        for (Item& item : level.items)
            if (item.kind == ItemKind::DoorKey && item.opens.front().at == guard.origin)
                for (int i = 0; i < level.size().area(); ++i)
                    if (level.ownership.number.at_index(i) == guard.parent &&
                        !level.layers.has(level.size().at(i), {TerrainProperty::BlocksMovement})) {
                        item.at = level.size().at(i);
                        item.carrier = no_actor;
                    }
    });
    CHECK(inside.contains("everything that lies about can be had"));
    CHECK(inside.contains("every lock gives way"));

    CHECK(after(level_with(Blueprint::ShatteringStatueVestibule), drop(ItemKind::ScrollOfShattering))
              .contains("every lock gives way"));
    const Found barricade = level_with(Blueprint::FlammableBarricadeVestibule);
    CHECK(after(barricade, [](Level& level, int number) {
              std::erase_if(level.items, [&](const Item& item) { return item.machine == number; });
          }).contains("every lock gives way"));
    const Found lever = level_with(Blueprint::SecretLeverVestibule);
    CHECK(after(lever, [](Level& level, int number) {
              for (int i = 0; i < level.size().area(); ++i)
                  if (level.ownership.number.at_index(i) == number &&
                      level.layers[Layer::Dungeon].at_index(i) == Terrain::HiddenLever)
                      level.layers[Layer::Dungeon].at_index(i) = Terrain::StoneWall;
          }).contains("every lock gives way"));
    const Found statue = level_with(Blueprint::MonsterStatueVestibule);
    CHECK(after(statue, [](Level& level, int number) {
              for (int i = 0; i < level.size().area(); ++i)
                  if (level.ownership.number.at_index(i) == number &&
                      level.layers[Layer::Dungeon].at_index(i) == Terrain::TriggerFloor)
                      level.layers[Layer::Dungeon].at_index(i) = Terrain::Floor;
          }).contains("every lock gives way"));
    const Found kennel = level_with(Blueprint::KennelCagedAllies);
    CHECK(after(kennel, drop(ItemKind::CageKey)).contains("every cage has a key"));
    const Found shrine = level_with(Blueprint::LegendaryAllyShrine);
    CHECK(after(shrine, drop(ItemKind::CrystalOrb)).contains("every socket has its orb"));
    const Found moat = level_with(Blueprint::LavaMoatRoom);
    CHECK(after(moat, [](Level& level, int number) {
              for (int i = 0; i < level.size().area(); ++i)
                  if (level.ownership.number.at_index(i) == number &&
                      level.layers[Layer::Dungeon].at_index(i) == Terrain::HiddenLever)
                      level.layers[Layer::Dungeon].at_index(i) = Terrain::StoneWall;
              std::erase_if(level.items, [&](const Item& item) {
                  return item.machine == number && (item.kind == ItemKind::PotionOfLevitation ||
                                                    item.kind == ItemKind::PotionOfFireImmunity);
              });
          }).contains("everything that lies about can be had"));
}

}  // namespace cellophane
