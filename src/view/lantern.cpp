#include "view/lantern.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>

#include "content/styles.h"
#include "view/mixing.h"

namespace cellophane {

namespace {

constexpr int fade = 40;
/// Percent points of light between the middles of two bands, and how far a seam may stray from there.
constexpr int band = 18;
constexpr int stray = 3;

constexpr std::array<int, deepest_depth> radii{6854, 5860, 5015, 4296, 3685, 3166, 2725, 2350, 2031, 1760,
                                               1530, 1334, 1168, 1026, 906,  804,  717,  643,  580,  527,
                                               481,  443,  410,  382,  359,  339,  321,  307,  295,  284,
                                               275,  267,  261,  256,  251,  247,  244,  241,  238,  236};

/// The least squared distance at which the light has lost so many percent (spec 30, section 15.2, step 4:
/// the loss grows evenly with the distance).
int distance_of_loss(int percent, int radius) {
    constexpr std::int64_t whole_loss = 100 - fade;
    const std::int64_t reach = std::int64_t{percent} * radius;
    constexpr std::int64_t unit = whole_loss * whole_loss * 100 * 100;
    const std::int64_t squared = (reach * reach + unit - 1) / unit;
    return static_cast<int>(std::min<std::int64_t>(squared, std::numeric_limits<int>::max()));
}

}  // namespace

int lantern_radius(int depth) {
    return radii[static_cast<std::size_t>(std::clamp(depth, shallowest_depth, deepest_depth) - 1)];
}

Tint lantern_colour(int depth) {
    // As a plain multiplier the light of the tables (177 percent at depth 1) bleaches whatever is near. Here
    // it is toned so that nothing gets brighter than a good look allows and the hue stays: grey-brown walls
    // at the top, blue ones at the bottom. Lights of their own, when levels have them, will add to this.
    constexpr int brightest = 92;
    const Tint light = tint(Colour::MinersLight, depth);
    const int most = std::max(light.red, light.green);
    const auto toned = [&](int value) { return most > brightest ? value * brightest / most : value; };
    return {toned(light.red), toned(light.green), toned(light.blue)};
}

Lantern::Lantern(Pos hero, int depth) : hero_{hero} {
    const int radius = lantern_radius(depth);
    for (int seam = 0; seam < seams; ++seam)
        for (int k = 0; k < dimmer_bands; ++k)
            begins_[static_cast<std::size_t>(seam)][static_cast<std::size_t>(k)] =
                distance_of_loss(k * band + band / 2 + (2 * seam - seams + 1) * stray / 2, radius);
}

int lantern_strength(Pos hero, Pos at, int depth) {
    return Lantern{hero, depth}.strength_at(at, speckle_of(at, depth));
}

}  // namespace cellophane
