#include "view/cell_painter.h"

#include "view/mixing.h"

namespace cellophane {

namespace {

/// Four layers of a byte each, then a few bits for each of the rest.
std::uint64_t kind_of(const CellView& cell, const CellLook& look, std::uint32_t speckle) {
    static_assert(sizeof(Terrain) == 1);
    std::uint64_t kind = 0;
    for (Terrain terrain : cell.layers) kind = kind << 8 | static_cast<std::uint8_t>(terrain);
    const auto take = [&](int value, int bits) { kind = kind << bits | static_cast<std::uint64_t>(value); };
    take(static_cast<int>(cell.sight), 2);
    take(look.light_percent.value_or(127), 7);
    take(look.hero_here, 1);
    take(static_cast<int>(look.mark), 3);
    take(look.depth, 6);
    take(grain_of(speckle), 3);
    take(gas_weight(cell), 7);
    static_assert(grains <= 8);
    return kind << 1 | 1;
}

/// Spreads the kinds over the places.
std::size_t place_of(std::uint64_t kind) {
    return static_cast<std::size_t>(kind * 0x9E3779B97F4A7C15ULL >> 53);
}

}  // namespace

StyledCell CellPainter::paint(const CellView& cell, const CellLook& look, std::uint32_t speckle) {
    static_assert(places == std::size_t{1} << (64 - 53));
    // Hardly two creatures are alike.
    if (look.figure) return paint_cell(cell, look);
    const std::uint64_t kind = kind_of(cell, look, speckle);
    Kept& kept = kept_[place_of(kind)];
    if (kept.kind != kind) kept = {kind, paint_cell(cell, look)};
    return kept.picture;
}

}  // namespace cellophane
