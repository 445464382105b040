#include "dungeon/machines/machines.h"

#include <array>
#include <map>
#include <set>

#include "dungeon/descent.h"
#include "dungeon/machines/reach.h"
#include "support/catch.h"
#include "support/levels/drafts.h"
#include "support/levels/ground.h"
#include "world/connectivity.h"

// The machine builder on drawn maps: rules/machines.md 4.

namespace cellophane {

namespace {

/// What a raffle may draw at a depth, read off the table by the words of rules/machines.md 4.2.
int total(Raffle placement, int depth) {
    int sum = 0;
    for (const BlueprintRow& row : blueprint_rows) {
        if (!row.depths.has(depth)) continue;
        const bool adopts = row.traits.has(BlueprintTrait::AdoptsItem);
        if (placement == Raffle::Reward      ? row.role == Role::Reward
            : placement == Raffle::Vestibule ? row.role == Role::Vestibule
                                             : adopts)
            sum += row.frequency;
    }
    return sum;
}

std::map<Blueprint, int> drawn_kinds(Raffle placement, int depth, int draws) {
    std::map<Blueprint, int> found;
    Rng rng{stream_key(static_cast<std::uint64_t>(depth), "raffle")};
    for (int i = 0; i < draws; ++i) ++found[draw_blueprint(placement, depth, rng)];
    return found;
}

/// A blueprint of our own, to try one rule.
struct Plan {
    explicit Plan(std::vector<MachineFeature> wanted, Form form = Form::Area) : features{std::move(wanted)} {
        row.kind = Blueprint::Dismal;
        row.name = "trial";
        row.form = form;
        row.features = features;
    }
    std::vector<MachineFeature> features;
    BlueprintRow row;
};

/// Marks every cell a rule allows with carpet, and draws what came of it.
struct Trial {
    Draft draft;
    Interior interior;
    std::optional<BuiltMachine> built;

    Trial(std::string_view picture, std::string_view inside, Pos origin, std::vector<MachineFeature> features,
          Form form = Form::Area, std::uint64_t seed = 1)
        : draft{drawn::draft(picture, 5)} {
        interior = {.origin = origin, .cells = drawn::cells(picture, inside)};
        interior.cells.set(origin);
        const Plan plan{std::move(features), form};
        claim_interior(draft, plan.row, interior, 1);
        draft.machines.push_back({.number = 1, .kind = plan.row.kind, .origin = origin});
        draft.machine_numbers = 1;
        Rng rng{seed};
        built = place_features(draft, plan.row, interior, 1, std::nullopt, rng);
    }

    BitGrid cells(Terrain terrain) const { return draft.layers.cells_of(Layer::Dungeon, terrain); }
    std::string picture() const { return drawn::picture(cells(Terrain::Carpet), 'x', '.'); }
};

MachineFeature carpet(int count) {
    MachineFeature feature;
    feature.terrain = Terrain::Carpet;
    feature.count = {count, count};
    feature.least = 1;
    return feature;
}

constexpr std::string_view room = R"(
###########
#####.#####
#iiiiii...#
#iiiiii...#
#iiiiii...#
###########
)";

}  // namespace

TEST_CASE("the raffles weigh what the table says", "[machines]") {
    const std::array depths{1, 3, 4, 5, 7, 8, 10, 13, 16, 18, 24, 26};
    const std::array rewards{45, 45, 45, 134, 134, 169, 219, 254, 239, 189, 174, 174};
    const std::array vestibules{132, 133, 141, 147, 145, 145, 145, 145, 145, 145, 145, 145};
    const std::array adopting{94, 134, 172, 202, 242, 242, 245, 262, 252, 252, 252, 242};
    for (std::size_t i = 0; i < depths.size(); ++i) {
        INFO("depth " << depths[i]);
        CHECK(total(Raffle::Reward, depths[i]) == rewards[i]);
        CHECK(total(Raffle::Vestibule, depths[i]) == vestibules[i]);
        CHECK(total(Raffle::Adopting, depths[i]) == adopting[i]);
    }
    CHECK(blueprint_rows.size() == 72);  // 71 and none.
}

TEST_CASE("at depth 1 machines are drawn by the frequencies of their blueprints", "[machines]") {
    constexpr int draws = 20000;
    auto rewards = drawn_kinds(Raffle::Reward, 1, draws);
    CHECK(rewards.size() == 2);
    CHECK(1.0 * rewards[Blueprint::MixedItemLibrary] / draws == Approx(30 / 45.0).margin(0.012));
    auto vestibules = drawn_kinds(Raffle::Vestibule, 1, draws);
    CHECK(1.0 * vestibules[Blueprint::LockedDoorVestibule] / draws == Approx(100 / 132.0).margin(0.012));
    auto adopting = drawn_kinds(Raffle::Adopting, 1, draws);
    CHECK(1.0 * adopting[Blueprint::NestedItemLibrary] / draws == Approx(35 / 94.0).margin(0.012));
    CHECK(drawn_kinds(Raffle::Reward, 27, 10).begin()->first == Blueprint::None);
    for (int depth = 1; depth <= 26; ++depth)
        for (Raffle placement : {Raffle::Reward, Raffle::Vestibule, Raffle::Adopting})
            for (const auto& [kind, count] : drawn_kinds(placement, depth, 2000)) {
                const BlueprintRow& row = blueprint_rows[kind];
                INFO(row.name << " on depth " << depth);
                CHECK(row.depths.has(depth));
                CHECK(row.frequency > 0);
                CHECK(row.traits.has(BlueprintTrait::AdoptsItem) == (placement == Raffle::Adopting));
                CHECK((row.form == Form::Vestibule) == (placement == Raffle::Vestibule));
            }
}

TEST_CASE("the limits of near and far are quarters of the distance counts, as in the example of the rules",
          "[machines]") {
    std::array<int, 100> counts{1, 3, 5, 7, 8, 8, 7, 4, 2};
    CHECK(quarter_limit(counts, 45, 1) == 3);
    CHECK(quarter_limit(counts, 45, 3) == 6);
    std::array<int, 100> one{1};
    CHECK(quarter_limit(one, 1, 1) == 0);
    CHECK(quarter_limit(one, 1, 3) == 0);
}

TEST_CASE("a feature is placed in the interior and nowhere else", "[machines]") {
    Trial trial{room, "i", {1, 3}, {carpet(100)}};
    REQUIRE(trial.built);
    CHECK(trial.cells(Terrain::Carpet) == trial.interior.cells);
    CHECK((trial.draft.ownership.areas == trial.interior.cells));
}

TEST_CASE("a feature is never placed on the gate of a room unless it asks for the origin", "[machines]") {
    Trial trial{room, "i", {1, 3}, {carpet(100)}, Form::Room};
    REQUIRE(trial.built);
    CHECK_FALSE(trial.cells(Terrain::Carpet).test({1, 3}));
    CHECK(trial.cells(Terrain::Carpet).count() == trial.interior.cells.count() - 1);
    MachineFeature gate = carpet(1);
    gate.place = Where::Origin;
    Trial at_gate{room, "i", {1, 3}, {gate}, Form::Room};
    REQUIRE(at_gate.built);
    CHECK(at_gate.cells(Terrain::Carpet).count() == 1);
    CHECK(at_gate.cells(Terrain::Carpet).test({1, 3}));
}

TEST_CASE("near features lie in the nearest quarter, far features in the farthest", "[machines]") {
    // A hall 1 by 8, from its left end: q = 2 gives near 1, q = 6 gives far 5.
    constexpr std::string_view hall = "##########\n#iiiiiiii#\n##########\n";
    MachineFeature near = carpet(100);
    near.distance = Distance::Near;
    CHECK(Trial{hall, "i", {1, 1}, {near}}.picture() == drawn::tidy("..........\n.xx.......\n..........\n"));
    MachineFeature far = carpet(100);
    far.distance = Distance::Far;
    CHECK(Trial{hall, "i", {1, 1}, {far}}.picture() == drawn::tidy("..........\n......xxx.\n..........\n"));
}

TEST_CASE("a feature can be kept off hallways and off the edge of the map", "[machines]") {
    constexpr std::string_view corridor = R"(
###########
#iii###iii#
#iiiiiiiii#
#iii###iii#
###########
)";
    MachineFeature open = carpet(100);
    open.off_hallways = true;
    CHECK(Trial{corridor, "i", {1, 1}, {open}}.picture() == drawn::tidy(R"(
...........
.xxx...xxx.
.xx.....xx.
.xxx...xxx.
...........
)"));
    // The origin itself is tested too.
    MachineFeature at_origin = open;
    at_origin.place = Where::Origin;
    CHECK_FALSE(Trial{corridor, "i", {5, 2}, {at_origin}}.built);
    CHECK(Trial{corridor, "i", {2, 2}, {at_origin}}.built);
    MachineFeature walls = carpet(200);
    walls.place = Where::WallBeside;
    walls.off_edge = true;
    const BitGrid found = Trial{corridor, "i", {2, 2}, {walls}}.cells(Terrain::Carpet);
    CHECK(found == drawn::cells(R"(
...........
....xxx....
...........
....xxx....
...........
)",
                                "x"));
}

TEST_CASE("features in walls lie beside the interior, but not beside its origin alone", "[machines]") {
    MachineFeature walls = carpet(200);
    walls.place = Where::WallBeside;
    CHECK(Trial{room, "i", {1, 3}, {walls}}.picture() == drawn::tidy(R"(
...........
.xxxx.x....
...........
...........
...........
...........
)"));
    // Or beside any open cell.
    walls.place = Where::WallBesideOpen;
    CHECK(Trial{room, "i", {1, 3}, {walls}}.picture() == drawn::tidy(R"(
...........
.xxxx.xxxx.
...........
...........
...........
...........
)"));
}

TEST_CASE("nothing is put into the outermost cells of the map", "[machines]") {
    for (Where place : {Where::WallBeside, Where::WallBesideOpen, Where::EveryWallBeside})
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            MachineFeature statues = carpet(200);
            statues.place = place;
            const BitGrid found =
                Trial{room, "i", {1, 3}, {statues}, Form::Area, seed}.cells(Terrain::Carpet);
            CHECK_FALSE(found.intersects(rim(found.size())));
        }
}

TEST_CASE("a lever is put where a hero can walk up to it who has not pulled it", "[machines]") {
    // The machine keeps what lies right of its doorway shut; a chasm cuts off the left end.
    constexpr std::string_view vault = R"(
################
#..:::.....##ii#
#..:::.....##ii#
#..:::.....iiii#
#..:::.....##ii#
################
)";
    MachineFeature door;
    door.terrain = Terrain::PortcullisClosed;
    door.count = {1, 1};
    door.least = 1;
    door.place = Where::Origin;
    door.blocking = Blocking::Permitted;
    MachineFeature lever;
    lever.terrain = Terrain::HiddenLever;
    lever.count = {1, 1};
    lever.least = 1;
    lever.place = Where::WallBesideOpen;
    int levers = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Trial trial{vault, "i", {11, 3}, {door, lever}, Form::Area, seed};
        REQUIRE(trial.built);
        const BitGrid pulled = trial.cells(Terrain::HiddenLever);
        REQUIRE(pulled.count() == 1);
        // In front of the doorway, and neither inside nor beyond the chasm.
        CHECK(pulled.first().x == 11);
        ++levers;
    }
    CHECK(levers > 0);
}

TEST_CASE("a machine does not claim what a machine it asked for has taken meanwhile", "[machines][long]") {
    // Two treasures are handed over, one after the other: each holder keeps its cells.
    int built = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Descent descent{{.seed = seed}};
        for (int depth = 1; depth < 12; ++depth) REQUIRE(descent.next().ok());
        REQUIRE(descent
                    .next([&](const Draft& draft, const DigEvent& event) {
                        if (event.kind != DigEventKind::StageDone || event.stage != "finish_walls") return;
                        for (int call = 0; call < 20; ++call) {
                            Draft copy = draft;
                            Rng rng{seed * 100 + static_cast<std::uint64_t>(call)};
                            if (!build_machine(copy, {.blueprint = Blueprint::OutsourcedItem}, rng)) continue;
                            ++built;
                            BitGrid lying{copy.goal.size};
                            for (const Item& item : copy.items) {
                                if (item.carrier) continue;
                                CHECK_FALSE(lying.test(item.at));
                                lying.set(item.at);
                                // What lies on an altar lies in its machine.
                                if (copy.layers[Layer::Dungeon][item.at] == Terrain::CandleLitAltar)
                                    CHECK(copy.ownership.test(item.at));
                            }
                        }
                    })
                    .ok());
    }
    CHECK(built > 50);
}

TEST_CASE("personal space keeps other features of a machine away", "[machines]") {
    MachineFeature first = carpet(100);
    first.personal_space = 2;
    Trial trial{room, "i", {1, 3}, {first}};
    REQUIRE(trial.built);
    const BitGrid placed = trial.cells(Terrain::Carpet);
    CHECK(placed.count() >= 2);
    placed.for_each(
        [&](Pos a) { placed.for_each([&](Pos b) { CHECK((a == b || king_distance(a, b) >= 2)); }); });
    // For later features too.
    MachineFeature all;
    all.terrain = Terrain::MarbleFloor;
    all.place = Where::EveryInteriorCell;
    Trial both{room, "i", {1, 3}, {first, all}};
    REQUIRE(both.built);
    const BitGrid left = both.interior.cells - both.cells(Terrain::Carpet).dilated8();
    CHECK(both.cells(Terrain::MarbleFloor) == left);
}

TEST_CASE("a feature in view of the origin needs a line of sight and a way on foot", "[machines]") {
    constexpr std::string_view corner = R"(
#########
#iiii####
####i####
####i####
####iiii#
#########
)";
    MachineFeature seen = carpet(100);
    seen.view = View::Seen;
    const BitGrid around = Trial{corner, "i", {1, 1}, {seen}}.cells(Terrain::Carpet);
    CHECK(drawn::cells(corner, "i").test({4, 1}));
    for (int x = 1; x <= 4; ++x) CHECK(around.test({x, 1}));
    for (Pos hidden : {Pos{4, 4}, Pos{5, 4}, Pos{7, 4}}) CHECK_FALSE(around.test(hidden));
    // A lake blocks no sight, but it does block a walker's: the cells beyond it are reached only round it.
    constexpr std::string_view lake = R"(
#########
#iiiiiii#
#i~~~~~i#
#iiiiiii#
#########
)";
    CHECK(Trial{lake, "i~", {1, 2}, {seen}}.cells(Terrain::Carpet) == drawn::cells(lake, "i"));
    MachineFeature walked = carpet(100);
    walked.view = View::Passable;
    const BitGrid passable = Trial{lake, "i~", {1, 2}, {walked}}.cells(Terrain::Carpet);
    CHECK(passable.test({1, 1}));
    CHECK_FALSE(passable.test({7, 2}));
}

TEST_CASE("no feature is placed where the origin cannot be reached on foot", "[machines]") {
    constexpr std::string_view parted = "#########\n#ii~iiii#\n#########\n";
    CHECK(Trial{parted, "i~", {1, 1}, {carpet(100)}}.cells(Terrain::Carpet) ==
          drawn::cells("#########\n#ii.....#\n#########\n", "i"));
}

TEST_CASE("features outside avoid claimed cells, and items avoid chokepoints and loops", "[machines]") {
    MachineFeature outside = carpet(100);
    outside.place = Where::Outside;
    CHECK(Trial{room, "i", {1, 3}, {outside}}.picture() == drawn::tidy(R"(
...........
.....x.....
.......xxx.
.......xxx.
.......xxx.
...........
)"));
    // An item does not go onto marks of the last analysis.
    Draft draft = drawn::draft(room, 5);
    MachineFeature item;
    item.place = Where::Outside;
    item.count = {100, 100};
    item.item_categories = {ItemCategory::Scroll};
    item.item_kind = ItemKind::ScrollOfShattering;
    const Plan plan{{item}};
    const Interior interior{.origin = {1, 3}, .cells = drawn::cells(room, "i")};
    claim_interior(draft, plan.row, interior, 1);
    draft.topology.loops.cells().set({7, 2});
    draft.topology.chokepoints.set({5, 1});
    draft.layers[Layer::Liquid][{9, 4}] = Terrain::DeepWater;
    Rng rng{1};
    REQUIRE(place_features(draft, plan.row, interior, 1, std::nullopt, rng));
    std::set<std::pair<int, int>> cells;
    for (const Item& lying : draft.items) cells.emplace(lying.at.x, lying.at.y);
    CHECK(cells.size() == 7);
    for (const auto& forbidden : {std::pair{7, 2}, {5, 1}, {9, 4}}) CHECK(cells.count(forbidden) == 0);
}

TEST_CASE("features that block do not cut the interior unless that is permitted", "[machines]") {
    constexpr std::string_view corridor = "#########\n#iiiiiii#\n#########\n";
    MachineFeature statue;
    statue.terrain = Terrain::MarbleStatue;
    statue.count = {7, 7};
    const BitGrid placed = Trial{corridor, "i", {1, 1}, {statue}}.cells(Terrain::MarbleStatue);
    const BitGrid rest = drawn::cells(corridor, "i") - placed;
    CHECK(is_connected(rest));
    statue.blocking = Blocking::Permitted;
    CHECK(Trial{corridor, "i", {1, 1}, {statue}}.cells(Terrain::MarbleStatue).count() == 7);
    // Carpet blocks no way, but may be treated as if it did.
    MachineFeature assumed = carpet(1);
    assumed.blocking = Blocking::Assumed;
    for (std::uint64_t seed = 1; seed < 30; ++seed) {
        const BitGrid spot = Trial{corridor, "i", {1, 1}, {assumed}, Form::Area, seed}.cells(Terrain::Carpet);
        CHECK((spot.test({1, 1}) || spot.test({7, 1})));
    }
}

TEST_CASE("a feature repeated until nothing more fits wears an interior down to a path", "[machines]") {
    constexpr std::string_view hall = R"(
############
#iiiiiiiiii#
#iiiiiiiiii#
#iiiiiiiiii#
#iiiiiiiiii#
############
)";
    MachineFeature altar;
    altar.terrain = Terrain::CandleLitAltar;
    altar.count = {1, 1};
    altar.least = 1;
    altar.distance = Distance::Far;
    altar.personal_space = 2;
    MachineFeature gate;
    gate.place = Where::Origin;
    gate.count = {1, 1};
    gate.least = 1;
    gate.personal_space = 2;
    MachineFeature holes;
    holes.terrain = Terrain::Chasm;
    holes.layer = Layer::Liquid;
    holes.count = {20, 20};
    holes.least = 1;
    holes.blocking = Blocking::Assumed;
    holes.until_no_progress = true;
    holes.personal_space = 1;
    MachineFeature rest = carpet(0);
    rest.place = Where::EveryInteriorCell;
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        Trial trial{hall, "i", {1, 2}, {altar, gate, holes, rest}, Form::Room, seed};
        REQUIRE(trial.built);
        const Ground ground{trial.draft.layers};
        const BitGrid open = ground.open_or_doorway;
        CHECK(is_connected(open));
        const BitGrid path = trial.cells(Terrain::Carpet);
        // Whatever is left over could not be filled either.
        path.for_each([&](Pos at) {
            BitGrid filled{open.size()};
            filled.set(at);
            CHECK(disrupts(open, filled));
        });
        const BitGrid kept = trial.cells(Terrain::CandleLitAltar).dilated8() & drawn::cells(hall, "i");
        CHECK_FALSE(kept.intersects(trial.draft.layers.cells_of(Layer::Liquid, Terrain::Chasm)));
    }
}

TEST_CASE("exactly one of several alternatives is built, each equally often", "[machines]") {
    MachineFeature a = carpet(1);
    a.alternative = true;
    MachineFeature b = a;
    b.terrain = Terrain::MarbleFloor;
    MachineFeature c = a;
    c.terrain = Terrain::MudFloor;
    std::array<int, 3> counts{};
    for (std::uint64_t seed = 1; seed <= 600; ++seed) {
        Trial trial{room, "i", {1, 3}, {a, b, c}, Form::Area, seed};
        REQUIRE(trial.built);
        const std::array found{trial.cells(Terrain::Carpet).count(),
                               trial.cells(Terrain::MarbleFloor).count(),
                               trial.cells(Terrain::MudFloor).count()};
        CHECK(found[0] + found[1] + found[2] == 1);
        for (std::size_t i = 0; i < 3; ++i) counts[i] += found[i];
    }
    for (int count : counts) CHECK(count == Approx(200).margin(50));
}

TEST_CASE("a feature that is marked as never built is not built", "[machines]") {
    MachineFeature ghost = carpet(1);
    ghost.never_built = true;
    Trial trial{room, "i", {1, 3}, {ghost}};
    REQUIRE(trial.built);
    CHECK(trial.cells(Terrain::Carpet).none());
}

TEST_CASE("a machine fails if it gets fewer of a feature than the minimum", "[machines]") {
    MachineFeature many = carpet(100);
    many.least = 19;
    CHECK_FALSE(Trial{room, "i", {1, 3}, {many}}.built);
    many.least = 18;
    CHECK(Trial{room, "i", {1, 3}, {many}}.built);
}

TEST_CASE("items obey the rules of their feature", "[machines]") {
    MachineFeature item;
    item.terrain = Terrain::AltarWithOpenCage;
    item.count = {6, 6};
    item.least = 6;
    item.item_categories = {ItemCategory::Weapon, ItemCategory::Armor, ItemCategory::Wand};
    item.item_marks = {ItemMark::IsKey};
    item.item_rules = {MachineItemRule::NotMalevolent, MachineItemRule::NoDuplicate,
                       MachineItemRule::NoThrowing};
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Trial trial{room, "i", {1, 3}, {item}, Form::Area, seed};
        REQUIRE(trial.built);
        std::set<ItemKind> kinds;
        REQUIRE(trial.draft.items.size() == 6);
        for (const Item& made : trial.draft.items) {
            CHECK(kinds.insert(made.kind).second);
            CHECK(made.enchant >= 0);
            CHECK_FALSE(made.row().manners.has(Manner::Thrown));
            CHECK(trial.draft.layers[Layer::Dungeon][made.at] == Terrain::AltarWithOpenCage);
            REQUIRE(made.opens.size() == 1);
            CHECK(made.opens[0].at == made.at);
            CHECK(made.origin_depth == 5);
            CHECK(made.machine == 1);
        }
    }
    item.item_categories = {ItemCategory::Weapon};
    item.count = {1, 1};
    item.least = 1;
    item.item_rules |= Flags<MachineItemRule>{MachineItemRule::GoodRune};
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Trial trial{room, "i", {1, 3}, {item}, Form::Area, seed};
        REQUIRE(trial.built);
        const Item& made = trial.draft.items.at(0);
        REQUIRE(made.weapon_rune);
        CHECK(weapon_rune_rows[*made.weapon_rune].is_good);
    }
}

TEST_CASE("the monsters of a feature are in the state it asks for", "[machines]") {
    using S = MachineMonsterState;
    const auto placed = [](Flags<S> wanted) {
        MachineFeature feature;
        feature.count = {1, 1};
        feature.least = 1;
        feature.monster = MonsterKind::Ogre;
        feature.monster_state = wanted;
        const Trial trial{room, "i", {1, 3}, {feature}};
        REQUIRE(trial.built);
        REQUIRE(trial.draft.monsters.size() == 1);
        return trial.draft.monsters[0];
    };
    CHECK(placed({S::Asleep}).state == MonsterState::Sleeping);
    CHECK(placed({S::Allied}).state == MonsterState::Ally);
    CHECK_FALSE(placed({S::Allied}).is_dormant());
    CHECK(placed({S::Allied, S::Asleep}).state == MonsterState::Ally);
    CHECK(placed({S::Allied, S::Dormant}).state == MonsterState::Ally);
    CHECK(placed({S::Allied, S::Dormant}).is_dormant());
    CHECK(placed({S::Dormant}).state == MonsterState::Hunting);
    CHECK(placed({S::Dormant}).is_dormant());
    CHECK(placed({S::Dormant, S::Asleep}).state == MonsterState::Sleeping);
    CHECK(placed({S::Dormant, S::Asleep}).is_dormant());
    CHECK(placed({S::PermanentlyFleeing}).state == MonsterState::Fleeing);
    CHECK(placed({S::PermanentlyFleeing}).marks.has(MonsterMark::PermanentlyFleeing));
    CHECK_FALSE(placed({S::Asleep}).marks.has(MonsterMark::PermanentlyFleeing));
}

TEST_CASE("a machine may begin with a harmless feature at its origin, and knows the ground after it",
          "[machines]") {
    MachineFeature mat = carpet(1);
    mat.place = Where::Origin;
    MachineFeature statue;
    statue.terrain = Terrain::MarbleStatue;
    statue.count = {1, 1};
    statue.least = 1;
    const Trial trial{room, "i", {5, 1}, {mat, statue}};
    REQUIRE(trial.built);
    CHECK(trial.cells(Terrain::Carpet).count() == 1);
    CHECK(trial.cells(Terrain::Carpet).test({5, 1}));
    CHECK(trial.cells(Terrain::MarbleStatue).count() == 1);
}

TEST_CASE("a machine asks ten times for another one before it gives up", "[machines]") {
    MachineFeature gate;
    gate.terrain = Terrain::Carpet;
    gate.count = {1, 1};
    gate.least = 1;
    gate.vestibule = true;
    Draft draft = drawn::draft(room, 5);
    const Interior interior{.origin = {1, 3}, .cells = drawn::cells(room, "i")};
    // Nowhere may a vestibule be.
    draft.entrance = BitGrid{draft.goal.size}.complement();
    const Plan plan{{gate}};
    claim_interior(draft, plan.row, interior, 1);
    draft.machines.push_back({.number = 1, .kind = plan.row.kind, .origin = interior.origin});
    draft.machine_numbers = 1;
    int asked = 0;
    const Watch watch = [&](const Draft&, const DigEvent& event) {
        if (event.kind != DigEventKind::MachineUnplaced) return;
        ++asked;
        CHECK(event.parent == 1);
    };
    draft.watch.begin(watch);
    Rng rng{1};
    CHECK_FALSE(place_features(draft, plan.row, interior, 1, std::nullopt, rng));
    CHECK(asked == 10);
}

TEST_CASE("the monsters of one machine form a group under one leader", "[machines]") {
    MachineFeature guards;
    guards.count = {3, 3};
    guards.monster = MonsterKind::StoneGuardian;
    MachineFeature statue;
    statue.terrain = Terrain::DormantStatue;
    statue.count = {1, 1};
    statue.monster = MonsterKind::Goblin;
    statue.monster_state = {MachineMonsterState::Dormant};
    Trial trial{room, "i", {1, 3}, {guards, statue}};
    REQUIRE(trial.built);
    const auto& monsters = trial.draft.monsters;
    REQUIRE(monsters.size() == 4);
    CHECK(monsters[0].leader == no_actor);
    for (std::size_t i = 1; i < 4; ++i) CHECK(monsters[i].leader == ActorId{0});
    CHECK(monsters[3].is_dormant());
    CHECK(monsters[3].state == MonsterState::Hunting);
    for (const Monster& monster : monsters) CHECK(monster.machine == 1);
}

}  // namespace cellophane
