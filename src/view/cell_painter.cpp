#include "view/cell_painter.h"

#include "view/cell_colors.h"
#include "view/light_steps.h"

namespace cellophane {

namespace {

/// The least power of two that no step of a light has.
constexpr std::uint64_t no_light = 1 << 18;

/// Four layers of a byte each and the light.
std::uint64_t ground_of(const CellView& cell, const CellLook& look) {
    static_assert(sizeof(Terrain) == 1);
    std::uint64_t ground = 0;
    for (Terrain terrain : cell.layers) ground = ground << 8 | static_cast<std::uint8_t>(terrain);
    return ground << 20 | (look.light ? step_number(*look.light) : no_light);
}

/// A few bits for each of the rest.
std::uint64_t manner_of(const CellView& cell, const CellLook& look, std::uint32_t speckle) {
    std::uint64_t manner = 0;
    const auto take = [&](int value, int bits) {
        manner = manner << bits | static_cast<std::uint64_t>(value);
    };
    take(static_cast<int>(cell.sight), 3);
    take(look.hero_here, 1);
    take(look.hero_here && look.easy, 1);
    take(look.hero_here ? static_cast<int>(look.hero_color) : 0, 8);
    take(look.under_water, 1);
    take(static_cast<int>(look.mark), 3);
    take(look.depth, 6);
    take(grain_of(speckle), 3);
    take(gas_weight(cell, look.plain), 7);
    take(look.stealth.beyond, 1);
    take(look.stealth.lit, 1);
    take(look.stealth.dark, 1);
    static_assert(grains <= 8);
    return manner << 1 | 1;
}

/// Spreads the kinds over the places.
std::size_t place_of(std::uint64_t ground, std::uint64_t manner) {
    return static_cast<std::size_t>((ground * 0x9E3779B97F4A7C15ULL ^ manner * 0xC2B2AE3D27D4EB4FULL) >> 53);
}

}  // namespace

PaintedCell CellPainter::paint(const CellView& cell, const CellLook& look, std::uint32_t speckle) {
    static_assert(places == std::size_t{1} << (64 - 53));
    // Hardly two creatures are alike, nor two cells that have danced; few cells are flown over.
    if (look.figure || look.mark == Mark::Flight || look.strayed != nullptr || look.flash != Tint{} ||
        look.blow_left > 0 || look.scatter > 0)
        return paint_moving_cell(cell, look);
    const std::uint64_t ground = ground_of(cell, look);
    const std::uint64_t manner = manner_of(cell, look, speckle);
    if (kept_.empty()) kept_.resize(places);
    Kept& kept = kept_[place_of(ground, manner)];
    if (kept.ground != ground || kept.manner != manner)
        kept = {ground, manner, paint_moving_cell(cell, look)};
    return kept.picture;
}

}  // namespace cellophane
