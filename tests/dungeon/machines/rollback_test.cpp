#include <map>
#include <set>

#include "dungeon/generate.h"
#include "dungeon/machines/machines.h"
#include "support/catch.h"
#include "support/levels/drafts.h"
#include "support/levels/watching.h"

// A machine that fails leaves nothing behind: rules/machines.md 4.1, 4.16 and 15 (property 7).

namespace cellophane {

namespace {

bool same_counters(const RunCounters& a, const RunCounters& b) {
    return a.reward_rooms == b.reward_rooms && a.nutrition == b.nutrition && a.gold == b.gold &&
           a.frequency == b.frequency && a.count == b.count &&
           a.monster_items.state() == b.monster_items.state() && a.monster_items_left == b.monster_items_left;
}

/// Everything but the number that was used up.
std::string difference(const Draft& a, const Draft& b) {
    if (!(a.layers == b.layers)) return "terrain";
    if (!(a.ownership.number == b.ownership.number) || !(a.ownership.rooms == b.ownership.rooms) ||
        !(a.ownership.areas == b.ownership.areas))
        return "ownership";
    if (!(a.machines == b.machines)) return "machines";
    if (!(a.items == b.items)) return "items";
    if (!(a.monsters == b.monsters)) return "creatures";
    if (!(a.impregnable == b.impregnable)) return "impregnable cells";
    if (!same_counters(a.counters, b.counters)) return "fortune";
    return "";
}

/// Levels as machines find them.
std::vector<Draft> wild_drafts(int count, int depth) {
    std::vector<Draft> drafts;
    for (std::uint64_t seed = 1; static_cast<int>(drafts.size()) < count; ++seed) {
        LevelRequest request{.seed = seed, .depth = depth};
        (void)generate(request, after_each_stage([&](std::string_view stage, const Draft& draft) {
                           if (stage == "clear_diagonals") drafts.push_back(draft);
                       }));
    }
    return drafts;
}

Item prize() {
    Item key;
    key.kind = ItemKind::DoorKey;
    key.marks = {ItemMark::IsKey};
    key.opens.push_back({.at = {3, 4}, .machine = 0, .consumed = true});
    return key;
}

MachineOrder order_for(const BlueprintRow& row, const Draft& draft, Rng& rng) {
    MachineOrder order{.blueprint = row.kind};
    if (row.traits.has(BlueprintTrait::AdoptsItem)) order.adopted = prize();
    if (row.form == Form::Vestibule) {
        const BitGrid doors = draft.layers.cells_of(Layer::Dungeon, Terrain::WoodenDoor);
        order.at = doors.nth(rng.uniform(0, doors.count() - 1));
    }
    return order;
}

}  // namespace

TEST_CASE("a machine that fails leaves the draft unchanged", "[machines][rollback][long]") {
    // Every machine on many levels; those that get as far as placing features and then fail are what counts.
    const std::vector<Draft> drafts = wild_drafts(6, 13);
    std::map<Blueprint, int> failures;
    std::map<Blueprint, int> successes;
    for (const BlueprintRow& row : blueprint_rows) {
        if (row.kind == Blueprint::None) continue;
        for (std::size_t i = 0; i < drafts.size(); ++i)
            for (std::uint64_t attempt = 0; attempt < 8; ++attempt) {
                Draft draft = drafts[i];
                Rng rng{mix(attempt * 64 + i, static_cast<std::uint64_t>(row.kind))};
                const MachineOrder order = order_for(row, draft, rng);
                const auto built = build_machine(draft, order, rng);
                INFO(row.name << " on level " << i + 1);
                if (built) {
                    ++successes[row.kind];
                    CHECK(built->number > drafts[i].machine_numbers);
                    continue;
                }
                CHECK(difference(draft, drafts[i]) == "");
                if (draft.machine_numbers > drafts[i].machine_numbers) ++failures[row.kind];
            }
    }
    CHECK(successes.size() >= 60);
    CHECK(failures.size() >= 10);
}

TEST_CASE("a locked door whose key finds no holder fails and leaves the draft unchanged",
          "[machines][rollback]") {
    // A vault with nowhere on the level for anything else: rows of features get built before the last fails.
    constexpr std::string_view lone_vault = R"(
####################
#............#######
#..................#
#............#######
#............#######
#............#######
####################
)";
    std::set<std::string> differences;
    int failed = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Draft draft = drawn::draft(lone_vault, 5);
        // The rest is taken: no area and no room finds a place.
        draft.ownership.areas |= rectangle(draft.goal.size, {15, 2}, {18, 2});
        draft.ownership.number[{15, 2}] = draft.ownership.number[{16, 2}] = 1;
        draft.ownership.number[{17, 2}] = draft.ownership.number[{18, 2}] = 1;
        draft.machines.push_back({.number = 1, .kind = Blueprint::Dismal});
        draft.machine_numbers = 1;
        const Draft before = draft;
        Rng rng{seed};
        if (build_machine(draft, {.blueprint = Blueprint::LockedDoorVestibule, .at = Pos{13, 2}}, rng))
            continue;
        ++failed;
        differences.insert(difference(draft, before));
        CHECK(draft.machine_numbers > 1);
    }
    CHECK(failed > 0);
    CHECK(differences == std::set<std::string>{""});
}

TEST_CASE("the builder gives up soon on a map without room", "[machines]") {
    // On a map without room for anything a call ends soon.
    Draft draft = drawn::draft("######\n#<..>#\n######\n", 9);
    Rng rng{1};
    for (Raffle placement : {Raffle::Reward, Raffle::Adopting})
        for (int i = 0; i < 50; ++i) {
            const MachineOrder order{.placement = placement, .adopted = prize()};
            build_machine(draft, order, rng);
        }
    CHECK(draft.machine_numbers < 2000);
}

TEST_CASE("every blueprint can be built on some ordinary level", "[machines]") {
    // Some ask for rare places: each gets a few levels of a depth of its own to find one.
    std::set<Blueprint> built;
    for (int depth : {3, 13, 24}) {
        for (const Draft& wild : wild_drafts(12, depth))
            for (const BlueprintRow& row : blueprint_rows) {
                if (row.kind == Blueprint::None || built.contains(row.kind)) continue;
                for (std::uint64_t attempt = 0; attempt < 12; ++attempt) {
                    Draft draft = wild;
                    Rng rng{mix(attempt, static_cast<std::uint64_t>(row.kind) + 100)};
                    if (!build_machine(draft, order_for(row, draft, rng), rng)) continue;
                    built.insert(row.kind);
                    break;
                }
            }
    }
    for (const BlueprintRow& row : blueprint_rows) {
        INFO(row.name);
        if (row.kind != Blueprint::None) CHECK(built.contains(row.kind));
    }
}

}  // namespace cellophane
