#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "dungeon/descent.h"
#include "dungeon/draft/arrival.h"
#include "dungeon/draft/draft.h"
#include "dungeon/stages/stages.h"
#include "support/catch.h"
#include "support/levels/drafts.h"
#include "support/levels/ground.h"
#include "support/levels/naming.h"

// rules/terrain.md 14.1: the turns that pass before the hero comes to a level.

namespace cellophane {

namespace {

#ifdef CELLOPHANE_SANITIZED
constexpr int dungeons_settled = 1;
constexpr int settle_step = 6;
#else
constexpr int dungeons_settled = 3;
constexpr int settle_step = 1;
#endif

/// An item without the place where it lies.
Item wherever(Item item) {
    item.at = nowhere;
    return item;
}

/// Things of `these` that are not among `those`.
std::vector<Item> missing(const std::vector<Item>& these, const std::vector<Item>& those) {
    std::vector<Item> left;
    for (const Item& item : those) left.push_back(wherever(item));
    std::vector<Item> gone;
    for (const Item& item : these) {
        const auto found = std::find(left.begin(), left.end(), wherever(item));
        if (found == left.end())
            gone.push_back(item);
        else
            left.erase(found);
    }
    return gone;
}

BitGrid reach(const TerrainLayers& layers, const Stairs& stairs) {
    BitGrid open = Ground{layers}.open_or_doorway;
    open.set(stairs.up);
    open.set(stairs.down);
    return part_with(stairs.up, open);
}

struct Complaints {
    std::vector<std::string> all;
    std::string where;
    void expect(bool holds, const std::string& what) {
        if (!holds && all.size() < 25) all.push_back(where + ": " + what);
    }
};

void compare(const Draft& before, const Draft& after, Complaints& complaints) {
    for (const Item& item : missing(before.items, after.items))
        complaints.expect(item.row().flammable || before.layers.has(item.at, {TerrainProperty::Lava}),
                          "lost " + std::string{item.row().name} + " from " + place(item.at));
    for (const Item& item : missing(after.items, before.items))
        complaints.expect(false, "found " + std::string{item.row().name} + " at " + place(item.at));
    for (const Item& item : after.items) {
        if (!item.carrier) continue;
        complaints.expect(after.monsters.find(item.carrier)->at == item.at,
                          "what is carried is not where its bearer is");
    }
    complaints.expect(before.monsters.size() == after.monsters.size(), "the number of creatures changed");
    BitGrid stood{after.layers.size()};
    for (std::size_t i = 0; i < std::min(before.monsters.size(), after.monsters.size()); ++i) {
        const Monster& was = before.monsters[i];
        const Monster& is = after.monsters[i];
        complaints.expect(was.kind == is.kind, "somebody became somebody else");
        complaints.expect(was.is_dormant() == is.is_dormant(), std::string{is.row().name} + " woke");
        if (is.is_dormant()) continue;
        complaints.expect(!stood.test(is.at), "two on one cell at " + place(is.at));
        stood.set(is.at);
        const bool was_inside = before.layers.has(was.at, {TerrainProperty::BlocksMovement});
        complaints.expect(was_inside || !after.layers.has(is.at, {TerrainProperty::BlocksMovement}),
                          std::string{is.row().name} + " in a wall at " + place(is.at));
    }
    // No machine has run: all that is wired waits as it was built.
    for (int i = 0; i < before.layers.size().area(); ++i)
        for (Layer layer : every_layer) {
            const Terrain was = before.layers[layer].at_index(i);
            const Terrain is = after.layers[layer].at_index(i);
            if (was != is && (terrain_rows[was].mechanics.has(TerrainMechanic::Wired) ||
                              terrain_rows[is].mechanics.has(TerrainMechanic::Wired)))
                complaints.expect(false, std::string{terrain_rows[was].name} + " became " +
                                             std::string{terrain_rows[is].name} + " at " +
                                             place(before.layers.size().at(i)));
        }
    const TerrainMechanics secret{TerrainMechanic::Secret};
    complaints.expect(after.layers.cells_with(secret).within(before.layers.cells_with(secret)),
                      "a secret that was not there");
    // Whatever could be walked to still can.
    // Fires burn out.
    TerrainLayers later = after.layers;
    later.cells_with({TerrainProperty::Fire}).for_each([&](Pos at) {
        for (Layer layer : every_layer) later[layer][at] = before.layers[layer][at];
    });
    complaints.expect(reach(later, after.stairs).test(after.stairs.down), "no way to the stairs");
    for (Pos stairs : {after.stairs.up, after.stairs.down})
        complaints.expect(after.layers[Layer::Dungeon][stairs] == before.layers[Layer::Dungeon][stairs],
                          "the stairs are gone");
    complaints.expect(after.layers.cells_of(Layer::Dungeon, Terrain::Nothing).none(),
                      "an empty dungeon layer");
}

}  // namespace

TEST_CASE("settling a level loses no items, wakes no monsters and keeps it passable", "[dungeon][settle]") {
    Complaints complaints;
    int levels = 0;
    int moved = 0;
    int burning = 0;
    int gassy = 0;
    int burned_items = 0;
    for (const StyleRow& style : style_rows)
        for (int dungeon = 1; dungeon <= dungeons_settled; ++dungeon) {
            const std::uint64_t seed = static_cast<std::uint64_t>(dungeon) * 15485863;
            Descent descent{{.seed = seed, .style = style.kind}};
            for (int depth = 1; depth <= 26; ++depth) {
                std::optional<Draft> before;
                const Watch keep = [&](const Draft& draft, const DigEvent& event) {
                    if (event.kind == DigEventKind::StageDone && event.stage == "set_waypoints")
                        before.emplace(draft);
                };
                REQUIRE(descent.next(keep).ok());
                if (depth % settle_step != 0) continue;
                REQUIRE(before);
                ++levels;
                complaints.where = std::string{style.name} + " seed " + std::to_string(seed) + " depth " +
                                   std::to_string(depth);
                Draft after = *before;
                Rng rng{stream_key(seed, "settle")};
                settle(after, rng);
                compare(*before, after, complaints);
                moved += after.layers == before->layers ? 0 : 1;
                burning += after.layers.cells_with({TerrainProperty::Fire}).any() ? 1 : 0;
                for (int i = 0; i < after.layers.size().area(); ++i)
                    if (after.layers.gas_volume.at_index(i) > 0) {
                        ++gassy;
                        break;
                    }
                burned_items += static_cast<int>(before->items.size()) - static_cast<int>(after.items.size());
                // The same again.
                Draft again = *before;
                Rng same{stream_key(seed, "settle")};
                settle(again, same);
                complaints.expect(again.layers == after.layers && again.items == after.items &&
                                      again.monsters == after.monsters,
                                  "another outcome the second time");
            }
        }
    for (const std::string& complaint : complaints.all) FAIL_CHECK(complaint);
    INFO(levels << " levels: " << moved << " moved, " << burning << " burning, " << gassy << " with gas, "
                << burned_items << " items gone");
#ifndef CELLOPHANE_SANITIZED
    CHECK(levels >= 300);
#endif
    CHECK(moved * 4 > levels);
}

namespace {

/// A hall with both stairs, after fifty turns without anybody.
Draft settled(Draft draft, std::uint64_t key) {
    draft.stairs = {.up = {2, 1}, .down = {20, 1}};
    draft.layers[Layer::Dungeon][draft.stairs.up] = Terrain::UpwardStaircase;
    draft.layers[Layer::Dungeon][draft.stairs.down] = Terrain::DownwardStaircase;
    Rng rng{key};
    settle(draft, rng);
    return draft;
}

constexpr std::string_view stairs_hall = R"(
    %%%%%%%%%%%%%%%%%%%%%%%
    %#####################%
    %#...................#%
    %#...................#%
    %#...................#%
    %#####################%
    %%%%%%%%%%%%%%%%%%%%%%%
)";

}  // namespace

TEST_CASE("the air in front of both stairs is clear when the hero comes", "[dungeon][settle]") {
    int gassy = 0;
    int burning = 0;
    for (std::uint64_t key = 1; key <= 30; ++key) {
        Draft draft = drawn::draft(stairs_hall, 20);
        draft.layers[Layer::Dungeon][{11, 3}] = Terrain::SteamVent;
        draft.layers[Layer::Liquid][{9, 2}] = Terrain::Bog;
        for (int x = 2; x <= 20; ++x) draft.layers[Layer::Surface][{x, 4}] = Terrain::Grass;
        if (key % 2 == 0) draft.layers[Layer::Surface][{11, 4}] = Terrain::PlainFire;
        const Draft after = settled(std::move(draft), key);
        const BitGrid harm = harmful_air(after.layers);
        gassy += harm.any() ? 1 : 0;
        burning += after.layers.cells_of(Layer::Surface, Terrain::Grass).count() < 19 ? 1 : 0;
        for (Pos stairs : {after.stairs.up, after.stairs.down})
            CHECK_FALSE(within_steps(after.layers, in_front_of(after.layers, stairs), steps_without_harm)
                            .intersects(harm));
        CHECK(after.environment_state.caught_fire.within(
            after.layers.cells_with(TerrainProperties{TerrainProperty::Fire})));
    }
    CHECK(gassy > 5);
    CHECK(burning > 5);
}

TEST_CASE("bloodwort grows no pods across the only way between the stairs", "[dungeon][settle]") {
    int grown = 0;
    for (std::uint64_t key = 1; key <= 60; ++key) {
        // Two plants leave a gap of one cell, and pods would fill it.
        Draft draft = drawn::draft(R"(
            %%%%%%%%%%%%%%%%%%%%%%%
            %#####################%
            %#.........#.........#%
            %#...................#%
            %#.........#.........#%
            %#####################%
            %%%%%%%%%%%%%%%%%%%%%%%
        )",
                                   9);
        draft.layers[Layer::Dungeon][{11, 2}] = draft.layers[Layer::Dungeon][{11, 4}] = Terrain::Floor;
        draft.layers[Layer::Surface][{11, 2}] = draft.layers[Layer::Surface][{11, 4}] =
            Terrain::BloodwortStalk;
        const Draft after = settled(std::move(draft), key);
        grown += after.layers.cells_of(Layer::Surface, Terrain::BloodwortPod).any() ? 1 : 0;
        CHECK(reach(after.layers, after.stairs).test(after.stairs.down));
    }
    CHECK(grown > 4);
}

TEST_CASE("foliage that hides a creature from the stairs stands when the hero comes", "[dungeon][settle]") {
    Draft draft = drawn::draft(stairs_hall, 9);
    for (int y = 2; y <= 4; ++y)
        for (int x = 8; x <= 10; ++x) draft.layers[Layer::Surface][{x, y}] = Terrain::DenseFoliage;
    // It tramples the foliage it stands in.
    for (Pos at : {Pos{8, 3}, Pos{9, 3}, Pos{10, 3}, Pos{12, 3}})
        draft.monsters.push_back({.kind = MonsterKind::Goblin, .at = at});
    // The oldest; the others keep their ids.
    draft.monsters.erase(draft.monsters.end() - 1);
    const Draft after = settled(std::move(draft), 3);
    const BitGrid seen = view_from(after.layers, in_front_of(after.layers, after.stairs.up));
    for (const Monster& monster : after.monsters) CHECK_FALSE(seen.test(monster.at));
}

}  // namespace cellophane
