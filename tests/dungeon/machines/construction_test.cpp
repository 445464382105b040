#include "dungeon/machines/construction.h"

#include <string_view>

#include "support/catch.h"
#include "support/levels/drafts.h"

// What a machine under construction leaves alone (rules/machines.md 4.12).

namespace cellophane::construction_scenes {

namespace {

/// A hall of 19 cells, '.' and 'i', in which a machine floods cells of its interior, with an item in one cell
/// of the hall. Its neighbors become shallow, which spoils nothing.
struct Flood {
    Flood(std::string_view hall, Pos item_at, int least, bool is_carried = false)
        : draft{drawn::draft(hall, 5)}, interior{.origin = {1, 1}, .cells = drawn::cells(hall, "i")} {
        Item item;
        item.kind = ItemKind::Mango;
        item.at = item_at;
        if (is_carried) item.carrier = ActorId{1};
        draft.items.push_back(item);
        MachineFeature lake;
        lake.feature = Feature::SingleLakeCell;
        lake.count = {least, least};
        lake.least = least;
        lake.blocking = Blocking::Permitted;
        const std::vector<MachineFeature> features{lake};
        BlueprintRow row;
        row.kind = Blueprint::Dismal;
        row.name = "trial";
        row.form = Form::Area;
        row.features = features;
        claim_interior(draft, row, interior, 1);
        draft.machines.push_back({.number = 1, .kind = row.kind, .origin = interior.origin});
        draft.machine_numbers = 1;
        before = draft.layers;
        Rng rng{1};
        built = place_features(draft, row, interior, 1, std::nullopt, rng).has_value();
    }
    bool is_flooded(Pos at) const { return draft.layers[Layer::Liquid][at] == Terrain::DeepWater; }

    Draft draft;
    Interior interior;
    TerrainLayers before;
    bool built = false;
};

constexpr std::string_view all_interior =
    "#####################\n#iiiiiiiiiiiiiiiiiii#\n#####################\n";
constexpr std::string_view one_cell = "#####################\n#.........i.........#\n#####################\n";
constexpr Pos middle{10, 1};

}  // namespace

TEST_CASE("a machine floods no cell in which an item lies, and does not count it as done",
          "[machines][construction]") {
    const Flood all{all_interior, middle, 18};
    CHECK(all.built);
    for (int x = 1; x <= 19; ++x) CHECK(all.is_flooded({x, 1}) == (x != middle.x));
    CHECK_FALSE(Flood{all_interior, middle, 19}.built);
    // Nothing is lost if somebody carries it.
    CHECK(Flood{all_interior, middle, 19, true}.built);
}

TEST_CASE("what would have spoilt an item leaves the ground as it was", "[machines][construction]") {
    const Flood tried{one_cell, middle, 1};
    CHECK_FALSE(tried.built);
    CHECK(tried.draft.layers.grids == tried.before.grids);
    CHECK(Flood{one_cell, {9, 1}, 1}.built);
}

}  // namespace cellophane::construction_scenes
