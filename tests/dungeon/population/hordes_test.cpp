#include "dungeon/population/hordes.h"
#include "dungeon/machines/camps.h"

#include <map>
#include <string>

#include "content/schedules.h"
#include "dungeon/population/monsters.h"
#include "support/catch.h"
#include "support/levels/drafts.h"

// Which hordes are drawn and which creatures they consist of: rules/monsters.md 5, 17, 21 and 22.

namespace cellophane {

namespace {

constexpr int draws = 10000;

/// What the table gives an ordinary level, by the row in the table.
std::map<const HordeRow*, int> weights_at(int depth) {
    std::map<const HordeRow*, int> weights;
    for (const HordeRow& row : horde_rows())
        if ((row.category == HordeCategory::Ordinary || row.category == HordeCategory::Captive) &&
            row.depths.has(depth))
            weights[&row] = row.frequency;
    return weights;
}

int total(const std::map<const HordeRow*, int>& weights) {
    int sum = 0;
    for (const auto& [row, weight] : weights) sum += weight;
    return sum;
}

bool contains(const HordeRow& row, MonsterKind kind) {
    return row.leader == kind;
}

}  // namespace

TEST_CASE("the total weight of ordinary hordes is that of the rules at each depth", "[hordes]") {
    const std::map<int, int> expected{{1, 410},   {2, 600},   {3, 820},   {5, 1160},
                                      {10, 1910}, {15, 2270}, {20, 1930}, {26, 860}};
    for (const auto& [depth, sum] : expected) {
        INFO("depth " << depth);
        CHECK(total(weights_at(depth)) == sum);
    }
}

TEST_CASE("the hordes of depth 1 are drawn by their weights", "[hordes]") {
    Rng rng{stream_key(40, "depth 1")};
    std::map<MonsterKind, int> found;
    for (int i = 0; i < 5 * draws; ++i) {
        const HordeRow* row = draw_horde({}, 1, rng);
        REQUIRE(row != nullptr);
        ++found[row->leader];
    }
    CHECK(found.size() == 4);
    CHECK(found[MonsterKind::Rat] / (0.01 * 5 * draws) == Approx(36.59).margin(0.9));
    CHECK(found[MonsterKind::Kobold] / (0.01 * 5 * draws) == Approx(36.59).margin(0.9));
    CHECK(found[MonsterKind::Jackal] / (0.01 * 5 * draws) == Approx(24.39).margin(0.9));
    CHECK(found[MonsterKind::Monkey] / (0.01 * 5 * draws) == Approx(2.44).margin(0.4));
}

TEST_CASE("one horde in ten is out of its depth, none more than five levels", "[hordes]") {
    for (int depth : {2, 3, 7, 10, 24, 26, 30}) {
        INFO("depth " << depth);
        Rng rng{stream_key(static_cast<std::uint64_t>(depth), "out of depth")};
        const int deepest =
            depth > long_amulet_depth ? depth : std::min(long_amulet_depth, depth + std::min(5, depth / 2));
        int strangers = 0;
        std::map<const HordeRow*, int> found;
        for (int i = 0; i < draws; ++i) {
            const HordeRow* row = draw_horde({}, depth, rng);
            REQUIRE(row != nullptr);
            CHECK(row->category != HordeCategory::Summons);
            CHECK(row->depths.most >= depth);
            CHECK(row->depths.least <= deepest);
            if (!row->depths.has(depth)) {
                ++strangers;
                CHECK_FALSE(row->flags.has(HordeFlag::NeverOutOfDepth));
            }
            ++found[row];
        }
        // Hordes drawn for another depth are not counted if their range holds this one too.
        CHECK(strangers <= draws / 100 * 11);
        // What the table says, nine times in ten.
        const auto weights = weights_at(depth);
        const double scale = 0.9 * draws / total(weights);
        double error = 0;
        for (const auto& [row, weight] : weights) {
            const double expected = scale * weight;
            const double low = expected - 4 * std::sqrt(expected) - 1;
            CHECK(found[row] > low);
            error += expected;
        }
        CHECK(error == Approx(0.9 * draws));
    }
    Rng rng{1};
    for (int i = 0; i < draws; ++i) CHECK(draw_horde({}, 1, rng)->depths.has(1));
}

TEST_CASE("machines draw hordes of the category they name", "[hordes]") {
    for (HordeCategory category :
         {HordeCategory::Boss, HordeCategory::WaterMonster, HordeCategory::StatueMonster,
          HordeCategory::Turret, HordeCategory::MudMonster, HordeCategory::KeyThief,
          HordeCategory::SacrificeTarget, HordeCategory::LegendaryAlly, HordeCategory::GoblinWarren,
          HordeCategory::MachineCaptive, HordeCategory::Kennel, HordeCategory::VampireFodder}) {
        Rng rng{static_cast<std::uint64_t>(category)};
        for (int depth : {5, 12, 20}) {
            const HordeRow* row = draw_horde({.category = category}, depth, rng);
            if (row != nullptr) CHECK(row->category == category);
        }
    }
    // No turrets below 24, deeper ones included.
    Rng rng{1};
    for (int i = 0; i < 200; ++i) CHECK(draw_horde({.category = HordeCategory::Turret}, 26, rng) == nullptr);
    // Hordes with captives come only where they are asked for.
    for (int i = 0; i < draws; ++i) {
        const HordeRow* row = draw_horde({.captives = false}, 9, rng);
        CHECK_FALSE(row->flags.has(HordeFlag::CaptiveLeader));
    }
}

TEST_CASE("there are no ordinary hordes on depth 40", "[hordes]") {
    Rng rng{1};
    CHECK(draw_horde({}, 40, rng) == nullptr);
    CHECK(first_hordes(1) == 6);
    CHECK(first_hordes(26) == 6);
    CHECK(first_hordes(27) == 7);
    CHECK(first_hordes(40) == 20);
}

TEST_CASE("members that need their leader's terrain find it within twenty walking steps", "[hordes]") {
    const auto eels_with_water_at = [](int distance) {
        std::string row = "#" + std::string(30, '.') + "#";
        row[2] = row[static_cast<std::size_t>(2 + distance)] = '~';
        const std::string wall(row.size(), '#');
        int most = 0;
        for (std::uint64_t seed = 1; seed < 60; ++seed) {
            Draft draft = drawn::draft(wall + "\n" + row + "\n" + wall + "\n", 8);
            Rng rng{seed};
            place_horde(draft, {.category = HordeCategory::WaterMonster, .at = Pos{2, 1}}, rng);
            most = std::max(most, static_cast<int>(draft.monsters.size()));
        }
        return most;
    };
    CHECK(eels_with_water_at(20) == 2);
    CHECK(eels_with_water_at(21) == 1);
}

TEST_CASE("a captive is chained on dry plain floor", "[hordes]") {
    constexpr std::string_view room = R"(
###########
#.........#
#.........#
#....@....#
#.........#
#.........#
#.........#
###########
)";
    // Seeds until a captive comes: two leaders in three at this depth are none.
    int captives = 0;
    for (std::uint64_t seed = 1; seed < 400 && captives < 20; ++seed) {
        Draft draft = drawn::draft(room, 5);
        Rng rng{seed};
        const ActorId leader =
            place_horde(draft, {.category = HordeCategory::MachineCaptive, .at = Pos{5, 3}}, rng);
        if (!leader) continue;
        ++captives;
        const Monster& captive = *draft.monsters.find(leader);
        CHECK(captive.is_captive());
        CHECK(captive.state == MonsterState::Wandering);
        CHECK(captive.at == Pos{5, 3});
        if (captive.row().turns_per_health > 0) CHECK(captive.health == captive.max_health / 4 + 1);
        const auto& surface = draft.layers[Layer::Surface];
        CHECK(surface[{4, 2}] == Terrain::ManacleTopLeft);
        CHECK(surface[{6, 2}] == Terrain::ManacleTopRight);
        CHECK(surface[{4, 4}] == Terrain::ManacleBottomLeft);
        CHECK(surface[{6, 4}] == Terrain::ManacleBottomRight);
    }
    CHECK(captives == 20);
}

TEST_CASE("manacles hang on the walls around a captive, but not at corners without floor", "[hordes]") {
    // A wall on the left and above: verticals and horizontals stand in; where nothing is left, nothing hangs.
    Draft draft = drawn::draft(R"(
#####
#...#
##.~#
#...#
#####
)",
                               5);
    Rng rng{1};
    draft.layers[Layer::Dungeon][{1, 1}] = Terrain::StoneWall;
    const ActorId leader =
        place_horde(draft, {.category = HordeCategory::MachineCaptive, .at = Pos{2, 2}}, rng);
    REQUIRE(leader);
    const auto& surface = draft.layers[Layer::Surface];
    CHECK(surface[{1, 1}] == Terrain::Nothing);
    // Upper left: the corner is rock, so above.
    CHECK(surface[{2, 1}] == Terrain::ManacleTop);
    CHECK(surface[{3, 1}] == Terrain::ManacleTopRight);
    CHECK(surface[{1, 3}] == Terrain::ManacleBottomLeft);
    CHECK(surface[{3, 3}] == Terrain::ManacleBottomRight);
    CHECK(surface[{3, 2}] == Terrain::Nothing);
}

TEST_CASE("followers stand close to their leader and share its state", "[hordes]") {
    Draft draft = drawn::draft(R"(
####################
#..................#
#..................#
#..................#
#..................#
#..................#
####################
)",
                               8);
    Rng rng{3};
    int packs = 0;
    for (int i = 0; i < 200; ++i) {
        draft.monsters.clear();
        draft.items.clear();
        const ActorId leader = place_horde(draft, {.at = Pos{10, 3}}, rng);
        const Monster& first = draft.monsters[0];
        REQUIRE(first.id == leader);
        if (draft.monsters.size() < 2) continue;
        ++packs;
        for (std::size_t m = 1; m < draft.monsters.size(); ++m) {
            const Monster& follower = draft.monsters[m];
            CHECK(follower.leader == leader);
            CHECK(king_distance(follower.at, first.at) <= 3);
            CHECK_FALSE(follower.at == first.at);
            if (first.is_captive()) CHECK(follower.state == MonsterState::Wandering);
            for (std::size_t other = 1; other < m; ++other)
                CHECK_FALSE(follower.at == draft.monsters[other].at);
        }
    }
    CHECK(packs > 20);
}

TEST_CASE("hordes do not appear in corridors or machines", "[hordes]") {
    Draft draft = drawn::draft(R"(
########################
#......#########.......#
#......................#
#......#########.......#
########################
)",
                               6);
    draft.ownership.areas |= rectangle(draft.goal.size, {16, 1}, {22, 3});
    for (int x = 16; x <= 22; ++x)
        for (int y = 1; y <= 3; ++y) draft.ownership.number[{x, y}] = 1;
    Rng rng{4};
    int walkers = 0;
    for (int i = 0; i < 300; ++i) {
        draft.monsters.clear();
        draft.items.clear();
        if (!place_horde(draft, {}, rng)) continue;
        const Monster& first = draft.monsters[0];
        // Turrets live in walls, anywhere.
        if (first.row().behaviors.has(Behavior::AttackableInWalls)) continue;
        ++walkers;
        CHECK(first.at.x <= 6);
    }
    CHECK(walkers > 200);
}

TEST_CASE("hordes appear out of view of the arrival stairs if there is such a place", "[hordes]") {
    Draft draft = drawn::draft(R"(
####################
#........##........#
#........##........#
#..................#
#........##........#
####################
)",
                               4);
    draft.stairs.up = {1, 1};
    BitGrid seen = rectangle(draft.goal.size, {1, 1}, {8, 4});
    Rng rng{5};
    int in_view = 0;
    int placed = 0;
    for (int i = 0; i < 500; ++i) {
        draft.monsters.clear();
        draft.items.clear();
        if (!place_horde(draft, {.in_view = &seen}, rng)) continue;
        ++placed;
        in_view += seen.test(draft.monsters[0].at) ? 1 : 0;
    }
    CHECK(placed > 400);
    CHECK(in_view == 0);
    // Where everything is in view nobody comes.
    seen.fill();
    draft.monsters.clear();
    CHECK_FALSE(place_horde(draft, {.in_view = &seen}, rng));
    CHECK(draft.monsters.empty());
}

TEST_CASE("no member of a group is in view of the arrival, and nobody awake is near it", "[hordes]") {
    Draft draft = drawn::draft(R"(
####################
#..................#
#..................#
#..................#
#..................#
####################
)",
                               12);
    draft.stairs.up = {1, 1};
    const BitGrid seen = rectangle(draft.goal.size, {1, 1}, {6, 4});
    const BitGrid near = rectangle(draft.goal.size, {1, 1}, {12, 4});
    Rng rng{5};
    int followers = 0;
    int awake = 0;
    for (int i = 0; i < 1500; ++i) {
        draft.monsters.clear();
        draft.items.clear();
        if (!place_horde(draft, {.in_view = &seen, .near_arrival = &near}, rng)) continue;
        for (const Monster& monster : draft.monsters) {
            followers += monster.leader ? 1 : 0;
            CHECK_FALSE(seen.test(monster.at));
            if (monster.state == MonsterState::Sleeping || monster.is_captive()) continue;
            ++awake;
            CHECK_FALSE(near.test(monster.at));
        }
    }
    CHECK(followers > 500);
    CHECK(awake > 200);
}

TEST_CASE("a leader that never sleeps keeps no sleeper awake", "[hordes]") {
    Draft draft = drawn::draft(R"(
####################
#..................#
#..................#
#..................#
####################
)",
                               19);
    Rng rng{3};
    int priestesses = 0;
    for (int i = 0; i < 3000; ++i) {
        draft.monsters.clear();
        draft.items.clear();
        const ActorId leader = place_horde(draft, {.captives = false, .at = Pos{10, 2}}, rng);
        if (!leader) continue;
        if (draft.monsters.find(leader)->kind != MonsterKind::PinkJelly) continue;
        CHECK(draft.monsters.find(leader)->state == MonsterState::Hunting);
        for (const Monster& member : draft.monsters) {
            if (member.kind != MonsterKind::DarPriestess) continue;
            ++priestesses;
            CHECK(member.state == MonsterState::Sleeping);
        }
    }
    CHECK(priestesses > 20);
}

TEST_CASE("mutations are as frequent as the rules say for each depth", "[mutations]") {
    const std::map<int, int> percent{{1, 0},   {10, 0},  {11, 1},  {15, 5},  {20, 10}, {26, 10},
                                     {27, 11}, {29, 16}, {31, 21}, {36, 48}, {39, 75}, {40, 75}};
    for (const auto& [depth, expected] : percent) {
        CHECK(mutation_percent(depth) == expected);
        Draft draft = drawn::draft("#####\n#...#\n#####\n", depth);
        Rng rng{stream_key(static_cast<std::uint64_t>(depth), "mutations")};
        int mutants = 0;
        std::map<Mutation, int> kinds;
        for (int i = 0; i < draws; ++i) {
            draft.monsters.clear();
            add_monster(draft, {.kind = MonsterKind::Goblin, .at = {1, 1}, .may_carry = false}, rng);
            if (!draft.monsters[0].mutation) continue;
            ++mutants;
            ++kinds[*draft.monsters[0].mutation];
        }
        INFO("depth " << depth);
        CHECK(100.0 * mutants / draws == Approx(expected).margin(expected == 0 ? 0 : 1.6));
        if (mutants < 2000) continue;
        CHECK(kinds.size() == 8);
        for (const auto& [kind, count] : kinds) CHECK(100.0 * count / mutants == Approx(12.5).margin(2.5));
    }
}

TEST_CASE("some kinds never mutate, and some mutations never befall certain kinds", "[mutations]") {
    Draft draft = drawn::draft("#####\n#...#\n#####\n", 39);
    Rng rng{9};
    int changeless = 0;
    std::map<Mutation, int> born_so;
    for (const MonsterRow& row : monster_rows) {
        if (row.kind == MonsterKind::You) continue;
        int mutants = 0;
        for (int i = 0; i < 60; ++i) {
            draft.monsters.clear();
            add_monster(draft, {.kind = row.kind, .at = {1, 1}, .may_carry = false}, rng);
            const Monster& born = draft.monsters[0];
            mutants += born.mutation ? 1 : 0;
            if (born.mutation) ++born_so[*born.mutation];
            if (born.mutation == Mutation::Explosive) CHECK_FALSE(row.behaviors.has(Behavior::Submerges));
            if (born.mutation == Mutation::Juggernaut)
                CHECK_FALSE(row.behaviors.has(Behavior::KeepsDistance));
            CHECK(born.health == born.max_health);
        }
        const bool never = row.abilities.has(Ability::Bursts) ||
                           row.behaviors.any_of({Behavior::Invisible, Behavior::Inanimate, Behavior::Immobile,
                                                 Behavior::Invulnerable});
        INFO(row.name);
        changeless += never ? 1 : 0;
        // Three in four are born mutants down here.
        CHECK((mutants > 0) == !never);
    }
    CHECK(changeless > 10);
    CHECK(born_so[Mutation::Explosive] > 100);
    CHECK(born_so[Mutation::Juggernaut] > 100);
    CHECK(contains(*horde_rows().begin(), MonsterKind::Rat));
}

TEST_CASE("a mutant's health is its kind's multiplied by the mutation", "[mutations]") {
    Draft draft = drawn::draft("#####\n#...#\n#####\n", 39);
    Rng rng{9};
    std::map<std::optional<Mutation>, int> born;
    for (int i = 0; i < 300; ++i) {
        draft.monsters.clear();
        add_monster(draft, {.kind = MonsterKind::Goblin, .at = {1, 1}, .may_carry = false}, rng);
        const Monster& goblin = draft.monsters[0];
        ++born[goblin.mutation];
        if (goblin.mutation == Mutation::Juggernaut) CHECK(goblin.max_health == 45);
        if (goblin.mutation == Mutation::Explosive) CHECK(goblin.max_health == 7);
        if (!goblin.mutation) CHECK(goblin.max_health == 15);
    }
    CHECK(born[Mutation::Juggernaut] > 10);
    CHECK(born[Mutation::Explosive] > 10);
    CHECK(born[std::nullopt] > 30);
}

TEST_CASE("items carried by monsters come from a limited store, and none below the Amulet", "[hordes]") {
    Draft draft = drawn::draft("#####\n#...#\n#####\n", 5);
    Rng rng{1};
    for (int i = 0; i < 900; ++i)
        add_monster(draft, {.kind = MonsterKind::GoblinConjurer, .at = {1, 1}, .may_mutate = false}, rng);
    CHECK(draft.items.size() == 100);
    CHECK(draft.counters.monster_items_left == 0);
    for (const Item& item : draft.items) {
        CHECK(item.row().category != ItemCategory::Food);
        CHECK(item.kind != ItemKind::PotionOfLife);
        CHECK(item.kind != ItemKind::ScrollOfEnchanting);
        CHECK(item.origin_depth == 5);
        if (item.row().category == ItemCategory::Gold) {
            CHECK(item.quantity >= 50);
            CHECK(item.quantity <= 100);
        }
    }
    Draft below = drawn::draft("#####\n#...#\n#####\n", 27);
    for (int i = 0; i < 100; ++i)
        add_monster(below, {.kind = MonsterKind::GoblinConjurer, .at = {1, 1}, .may_mutate = false}, rng);
    CHECK(below.items.empty());
    // One in four, where the table says so.
    Draft few = drawn::draft("#####\n#...#\n#####\n", 5);
    REQUIRE(monster_rows[MonsterKind::GoblinConjurer].item_percent == 25);
    for (int i = 0; i < 200; ++i)
        add_monster(few, {.kind = MonsterKind::GoblinConjurer, .at = {1, 1}, .may_mutate = false}, rng);
    CHECK(few.items.size() > 25);
    CHECK(few.items.size() < 80);
}

}  // namespace cellophane
