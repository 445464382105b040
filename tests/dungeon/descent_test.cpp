#include "dungeon/descent.h"

#include "dungeon/stages/stages.h"
#include "support/catch.h"
#include "support/levels/drafts.h"

// When the last stage, in which terrain settles, matters to what a level holds (src/dungeon/descent.h).

namespace cellophane::descent_scenes {

namespace {

constexpr Pos fire{2, 1};
constexpr Pos far_end{12, 1};

/// Whether settling a hall matters that holds an item at its far end, and burns at the near one.
template <class Change>
bool settling_matters(ItemKind kind, const Change& change) {
    Draft draft = drawn::draft("###############\n#.............#\n###############\n");
    draft.layers.put(Layer::Surface, fire, Terrain::PlainFire);
    Item item;
    item.kind = kind;
    item.at = far_end;
    draft.items.push_back(item);
    change(draft);
    return concerns_contents({"settle", settle}, draft);
}

void lay_grass(Draft& draft, int until) {
    for (int x = fire.x + 1; x <= until; ++x) draft.layers.put(Layer::Surface, {x, 1}, Terrain::Grass);
}

constexpr auto nothing = [](Draft&) {};

}  // namespace

TEST_CASE("every stage but the settling concerns what a level holds", "[dungeon][descent]") {
    const Draft draft = drawn::draft("###\n#.#\n###\n");
    CHECK(concerns_contents({"other", [](Draft&, Rng&) {}}, draft));
    CHECK_FALSE(concerns_contents({"settle", settle}, draft));
}

TEST_CASE("a fire matters if it may come to an item that burns, or to a machine", "[dungeon][descent]") {
    const auto grass_to_the_end = [](Draft& draft) { lay_grass(draft, far_end.x); };
    CHECK_FALSE(settling_matters(ItemKind::ScrollOfTeleportation, nothing));
    CHECK(settling_matters(ItemKind::ScrollOfTeleportation, grass_to_the_end));
    CHECK_FALSE(settling_matters(ItemKind::Sword, grass_to_the_end));
    // Beyond a gap of two cells it does not come; what is carried does not lie there.
    CHECK_FALSE(settling_matters(ItemKind::ScrollOfTeleportation,
                                 [](Draft& draft) { lay_grass(draft, far_end.x - 4); }));
    CHECK_FALSE(settling_matters(ItemKind::ScrollOfTeleportation, [&](Draft& draft) {
        grass_to_the_end(draft);
        draft.items.back().carrier = ActorId{1};
    }));
    const auto machine_at = [](int x) {
        return [x](Draft& draft) {
            lay_grass(draft, 8);
            draft.ownership.areas.set({x, 1});
        };
    };
    CHECK(settling_matters(ItemKind::Sword, machine_at(8)));
    CHECK_FALSE(settling_matters(ItemKind::Sword, machine_at(12)));
}

TEST_CASE("with gas about, or terrain that breathes it, any fire matters", "[dungeon][descent]") {
    CHECK(settling_matters(ItemKind::Sword, [](Draft& draft) {
        draft.layers.put(Layer::Gas, far_end, Terrain::Methane);
        draft.layers.gas_volume[far_end] = 10;
    }));
    CHECK(settling_matters(ItemKind::Sword,
                           [](Draft& draft) { draft.layers.put(Layer::Liquid, far_end, Terrain::Bog); }));
    CHECK_FALSE(settling_matters(ItemKind::Sword, [](Draft& draft) {
        draft.layers.put(Layer::Surface, fire, Terrain::Nothing);
        draft.layers.put(Layer::Liquid, far_end, Terrain::Bog);
    }));
}

TEST_CASE("an item over a pit, in lava or in deep water will not stay", "[dungeon][descent]") {
    for (const Terrain liquid : {Terrain::Chasm, Terrain::Lava, Terrain::DeepWater, Terrain::ShallowWater})
        CHECK(settling_matters(ItemKind::Sword, [&](Draft& draft) {
                  draft.layers.put(Layer::Surface, fire, Terrain::Nothing);
                  draft.layers.put(Layer::Liquid, far_end, liquid);
              }) == (liquid != Terrain::ShallowWater));
}

}  // namespace cellophane::descent_scenes
