#include "view/flames.h"

#include <algorithm>
#include <utility>

namespace cellophane {

namespace {

constexpr int full_heat = 1000;
/// How far a source's glow may wander from its middle, and by how much in a step, in thousandths.
constexpr int widest_drift = 300;
constexpr int drift_step = 120;
/// So many shades of each part.
constexpr int shades = 14;

std::uint8_t shade_of(int heat) {
    const int shade = std::clamp(heat, 0, full_heat) * shades / full_heat;
    return static_cast<std::uint8_t>(shade * 255 / shades);
}

}  // namespace

Flames::Flames(const std::vector<int>& sources) {
    for (const int cell : sources) {
        const int glow = chance_.uniform(550, 900);
        sources_.push_back({.cell = static_cast<std::size_t>(cell), .glow = glow});
    }
    for (int column = 0; column < screen_columns; ++column) {
        const int glow = chance_.uniform(500, full_heat);
        sources_.push_back(
            {.cell = static_cast<std::size_t>(screen_rows * screen_columns + column), .glow = glow});
    }
    stoke();
}

void Flames::stoke() {
    for (Source& source : sources_) {
        source.drift += chance_.uniform(-drift_step, drift_step);
        source.drift = std::clamp(source.drift, -widest_drift, widest_drift);
        const int glow = std::clamp(source.glow + source.drift, 0, full_heat);
        now_[source.cell] = {.red = glow, .green = glow * 2 / 5, .blue = glow / 12};
    }
}

void Flames::step() {
    constexpr int whole = 170;
    constexpr int kept_percent = 98;
    const auto mixed = [&](std::size_t cell, int Heat::*part) {
        const std::size_t column = cell % screen_columns;
        int sum = 100 * now_[cell].*part;
        if (column > 0) sum += 10 * now_[cell - 1].*part;
        if (column + 1 < screen_columns) sum += 10 * now_[cell + 1].*part;
        if (cell + screen_columns < count) sum += 50 * now_[cell + screen_columns].*part;
        return sum / whole * kept_percent / 100;
    };
    for (std::size_t cell = 0; cell < count; ++cell)
        next_[cell] = {mixed(cell, &Heat::red), mixed(cell, &Heat::green), mixed(cell, &Heat::blue)};
    std::swap(now_, next_);
    stoke();
}

Rgb Flames::at(int column, int row) const {
    const Heat& heat = now_[static_cast<std::size_t>(row * screen_columns + column)];
    return {shade_of(heat.red), shade_of(heat.green), shade_of(heat.blue)};
}

}  // namespace cellophane
