#include "agent/write_map.h"

#include <algorithm>
#include <array>

namespace cellophane {

namespace {

static_assert(static_cast<int>(Terrain::count) <= 256, "terrain no longer fits a byte");

/// The fields of the map, as bytes.
struct Planes {
    explicit Planes(ObservationBlock& block)
        : sight{block.bytes<Field::Sight>()},
          gas_volume{block.bytes<Field::GasVolume>()},
          light{block.bytes<Field::Light>()} {
        of(Layer::Dungeon) = block.bytes<Field::Dungeon>();
        of(Layer::Liquid) = block.bytes<Field::Liquid>();
        of(Layer::Surface) = block.bytes<Field::Surface>();
        of(Layer::Gas) = block.bytes<Field::Gas>();
    }

    std::uint8_t*& of(Layer layer) { return layers[static_cast<std::size_t>(layer)]; }

    std::uint8_t* sight;
    std::array<std::uint8_t*, 4> layers{};
    std::uint8_t* gas_volume;
    std::uint8_t* light;
};

void write_cell(const CellView& cell, int place, Planes& planes, ObservationBlock& block) {
    planes.sight[place] = static_cast<std::uint8_t>(cell.sight);
    TerrainProperties properties;
    for (const Layer layer : every_layer) {
        // The screen shows no surface of what is known by magic alone.
        if (cell.sight == Sight::MagicMapped && layer == Layer::Surface) continue;
        const Terrain terrain = cell[layer];
        if (terrain == Terrain::Nothing) continue;
        planes.of(layer)[place] = static_cast<std::uint8_t>(terrain);
        properties |= properties_of(terrain);
    }
    planes.gas_volume[place] = cell.gas_volume;
    block.put<Field::Properties>(properties.bits(), place);
}

std::uint8_t brightness(const Illumination& light) {
    const int sum = light.red + light.green + light.blue;
    return static_cast<std::uint8_t>(std::clamp(sum / 3, 0, 255));
}

void write_marks(const Observation& seen, ObservationBlock& block) {
    std::uint8_t* marks = block.bytes<Field::CellMarks>();
    seen.in_view.for_each([&](Pos at) {
        marks[cell_place(at)] =
            static_cast<std::uint8_t>(1 | (seen.lit.test(at) ? 2 : 0) | (seen.dark.test(at) ? 4 : 0));
    });
}

int aura_number(const AuraView& aura) {
    if (aura.is_amulet) return 3;
    return aura.feels == Polarity::Benevolent ? 1 : 2;
}

}  // namespace

void write_map(const Observation& seen, ObservationBlock& block) {
    if (seen.cells.size() != standard_size) return;
    Planes planes{block};
    const bool has_light = seen.light.size() == standard_size;
    for (int x = 0; x < standard_size.width; ++x) {
        const CellView* column = seen.cells.column(x);
        for (int y = 0; y < standard_size.height; ++y) {
            const CellView& cell = column[y];
            if (cell.sight == Sight::Unknown) continue;
            write_cell(cell, cell_place({x, y}), planes, block);
            if (has_light && is_seen_now(cell.sight))
                planes.light[cell_place({x, y})] = brightness(seen.light.column(x)[y]);
        }
    }
    write_marks(seen, block);
    // Of several things felt in one cell the first counts, as on the screen.
    for (const AuraView& aura : seen.auras)
        if (aura_at(seen, aura.at) == &aura) block.put<Field::Aura>(aura_number(aura), cell_place(aura.at));
}

}  // namespace cellophane
