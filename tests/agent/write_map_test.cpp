#include "agent/write_map.h"

#include "agent/flat.h"
#include "support/catch.h"

namespace cellophane {

namespace {

Flat map_of(const Observation& seen) {
    Flat flat;
    ObservationBlock block{flat.bytes};
    write_map(seen, block);
    return flat;
}

}  // namespace

TEST_CASE("the map is written row by row, as it is known", "[agent]") {
    Observation seen;
    seen.cells = Grid<CellView>{standard_size};
    seen.light = Grid<Illumination>{standard_size};
    seen.in_view = seen.lit = seen.dark = BitGrid{standard_size};
    const Pos lava{3, 2};
    seen.cells[lava] = {.sight = Sight::Seen, .layers = {Terrain::Floor, Terrain::Lava}};
    seen.light[lava] = {.red = 90, .green = 60, .blue = 30};
    seen.in_view.set(lava);
    seen.lit.set(lava);
    const Pos mapped{4, 2};
    seen.cells[mapped] = {.sight = Sight::MagicMapped,
                          .layers = {Terrain::Granite, Terrain::Nothing, Terrain::Nothing, Terrain::Grass}};
    const Pos remembered{5, 2};
    seen.cells[remembered] = {
        .sight = Sight::Remembered,
        .gas_volume = 40,
        .layers = {Terrain::Floor, Terrain::Nothing, Terrain::BurningGas, Terrain::Grass}};
    seen.light[mapped] = {.red = 90, .green = 60, .blue = 30};
    seen.lit.set(mapped);
    seen.auras = {{{5, 0}, Polarity::Malevolent, false}, {{6, 0}, Polarity::Benevolent, true}};
    const Flat flat = map_of(seen);

    const int at = 2 * 79 + 3;
    CHECK(flat.at(Field::Sight, at) == 3);
    CHECK(flat.at(Field::Dungeon, at) == static_cast<int>(Terrain::Floor));
    CHECK(flat.at(Field::Liquid, at) == static_cast<int>(Terrain::Lava));
    CHECK(flat.at(Field::Properties, at) ==
          (properties_of(Terrain::Lava) | properties_of(Terrain::Floor)).bits());
    CHECK(flat.at(Field::Light, at) == 60);
    CHECK(flat.at(Field::CellMarks, at) == 3);
    CHECK(flat.at(Field::Sight, at + 1) == 1);
    CHECK(flat.at(Field::Dungeon, at + 1) == static_cast<int>(Terrain::Granite));
    // Neither light nor grass shows where nothing was seen.
    CHECK(flat.at(Field::Surface, at + 1) == 0);
    CHECK(flat.at(Field::Light, at + 1) == 0);
    CHECK(flat.at(Field::CellMarks, at + 1) == 0);
    CHECK(flat.at(Field::Surface, at + 2) == static_cast<int>(Terrain::Grass));
    CHECK(flat.at(Field::Gas, at + 2) == static_cast<int>(Terrain::BurningGas));
    CHECK(flat.at(Field::GasVolume, at + 2) == 40);
    CHECK(flat.at(Field::Sight, 0) == 0);
    CHECK(flat.at(Field::Aura, 5) == 2);
    CHECK(flat.at(Field::Aura, 6) == 3);
}

TEST_CASE("a map of another size is left out", "[agent]") {
    Observation seen;
    seen.cells = Grid<CellView>{Size{20, 20}, CellView{.sight = Sight::Seen}};
    CHECK(map_of(seen).bytes == Flat{}.bytes);
}

}  // namespace cellophane
