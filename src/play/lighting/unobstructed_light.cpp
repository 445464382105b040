#include "play/lighting/unobstructed_light.h"

#include "kit/grid/field_of_view.h"

namespace cellophane {

const UnobstructedLight::Disc& UnobstructedLight::disc(int radius_hundredths, std::int64_t limit) {
    constexpr int side = 2 * furthest + 1;
    constexpr Pos middle{furthest, furthest};
    Disc& disc = discs_[static_cast<std::size_t>(limit)];
    if (disc.known) return disc;
    const Size size{side, side};
    BitGrid mask{size};
    field_of_view(BitGrid{size}, middle, radius_hundredths, mask);
    for (int x = 0; x < side; ++x)
        disc.columns[static_cast<std::size_t>(x)] = static_cast<std::uint32_t>(mask.column(x)[0]);
    disc.known = true;
    return disc;
}

bool UnobstructedLight::reach(const BitGrid& blocking, Pos origin, int radius_hundredths, BitGrid& mask) {
    const int far = radius_hundredths / 100;
    const Size size = blocking.size();
    // Beyond the edge of the map is as good as a wall.
    if (far > furthest - 1 || blocking.words_per_column() != 1 || origin.x < far || origin.y < far ||
        origin.x + far >= size.width || origin.y + far >= size.height)
        return false;
    const std::int64_t limit = std::int64_t{radius_hundredths} * radius_hundredths / 10000;
    const Disc& open = disc(radius_hundredths, limit);
    const auto placed = [&](int right) {
        const BitGrid::Word rows = open.columns[static_cast<std::size_t>(furthest + right)];
        return origin.y >= furthest ? rows << (origin.y - furthest) : rows >> (furthest - origin.y);
    };
    for (int right = -far; right <= far; ++right)
        if ((placed(right) & blocking.words()[origin.x + right]) != 0) return false;
    for (int right = -far; right <= far; ++right) mask.words()[origin.x + right] |= placed(right);
    return true;
}

}  // namespace cellophane
