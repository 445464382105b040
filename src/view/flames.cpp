#include "view/flames.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <utility>

#include "view/cell_colors.h"

namespace cellophane {

namespace {

/// The heats of letters and of the bed below the screen, with what they wander by.
constexpr int heat_of_letters = 600;
constexpr int heat_of_bed = 520;
constexpr int widest_drift = 320;
constexpr int drift_step = 130;
/// What a pixel loses on the way up.
constexpr int least_cooling = 14;
constexpr int most_cooling = 48;
/// What can be seen of a change.
constexpr int least_change = 50;
constexpr int embers = 36;
constexpr int sixteenths = 16;
constexpr int shades = 16;

struct Shade {
    int heat = 0;
    Rgb color{};
};
constexpr std::array<Shade, 8> ramp{{{0, {0, 0, 0}},
                                     {140, {16, 6, 36}},
                                     {290, {54, 14, 92}},
                                     {450, {122, 18, 88}},
                                     {600, {192, 28, 50}},
                                     {740, {230, 88, 24}},
                                     {870, {250, 176, 40}},
                                     {1000, {255, 238, 168}}}};

}  // namespace

Rgb color_of_heat(int heat) {
    const int shade =
        (std::clamp(heat, 0, full_heat) * shades + full_heat / 2) / full_heat * full_heat / shades;
    std::size_t above = 1;
    while (above + 1 < ramp.size() && ramp[above].heat < shade) ++above;
    const Shade& low = ramp[above - 1];
    const Shade& high = ramp[above];
    return blended(low.color, high.color, (shade - low.heat) * 100 / (high.heat - low.heat));
}

Flames::Flames(const TitleLetters& letters) {
    for (int row = 0; row < pixel_rows; ++row)
        for (int column = 0; column < screen_columns; ++column) {
            if (!letters.at(column, row)) continue;
            const int more = chance_.uniform(-90, 90);
            sources_.push_back({index(column, row), heat_of_letters + more, 0});
        }
    for (int column = 0; column < screen_columns; ++column) {
        const int more = chance_.uniform(-240, 160);
        sources_.push_back({index(column, pixel_rows), heat_of_bed + more, 0});
    }
    for (int& glow : glow_) glow = chance_.uniform(30, 70);
    for (int i = 0; i < embers; ++i) {
        embers_.push_back(new_ember());
        // Some are on their way already.
        embers_.back().y -= chance_.uniform(0, 20) * sixteenths;
    }
    stoke();
}

void Flames::stoke() {
    for (Source& source : sources_) {
        source.drift += chance_.uniform(-drift_step, drift_step);
        source.drift = std::clamp(source.drift, -widest_drift, widest_drift);
        now_[source.pixel] = std::clamp(source.heat + source.drift, 0, full_heat);
    }
}

void Flames::step() {
    const auto heat = [&](int column, int row) {
        return now_[index(std::clamp(column, 0, screen_columns - 1), std::min(row, pixel_rows))];
    };
    for (int row = 0; row < pixel_rows; ++row)
        for (int column = 0; column < screen_columns; ++column) {
            // Air draws in from one side or the other.
            const int lean = chance_.uniform(-1, 1);
            const int fed = 3 * heat(column + lean, row + 1) + heat(column - 1, row + 1) +
                            heat(column + 1, row + 1) + 2 * heat(column, row + 2) + heat(column, row);
            const int cooling = chance_.uniform(least_cooling, most_cooling);
            next_[index(column, row)] = std::max(0, fed / 8 - cooling);
        }
    std::swap(now_, next_);
    stoke();
    for (std::size_t pixel = 0; pixel < count; ++pixel)
        if (std::abs(now_[pixel] - shown_[pixel]) >= least_change) shown_[pixel] = now_[pixel];
    for (int& glow : glow_) {
        glow += chance_.uniform(-9, 9);
        glow = std::clamp(glow, 0, 100);
    }
    let_embers_fly();
}

Flames::Ember Flames::new_ember() {
    const auto place = static_cast<std::size_t>(chance_.uniform(0, static_cast<int>(sources_.size()) - 1));
    const auto pixel = static_cast<int>(sources_[place].pixel);
    return {.x = pixel % screen_columns * sixteenths,
            .y = pixel / screen_columns * sixteenths,
            .rise = chance_.uniform(6, 18),
            .sway = chance_.uniform(-6, 6),
            .heat = chance_.uniform(700, full_heat)};
}

void Flames::let_embers_fly() {
    std::fill(embers_at_.begin(), embers_at_.end(), 0);
    for (Ember& ember : embers_) {
        ember.y -= ember.rise;
        ember.x += ember.sway;
        ember.sway += chance_.uniform(-3, 3);
        ember.sway = std::clamp(ember.sway, -8, 8);
        ember.heat -= chance_.uniform(4, 20);
        const int column = ember.x / sixteenths;
        const int row = ember.y / sixteenths;
        if (ember.heat < 250 || ember.y < 0 || ember.x < 0 || column >= screen_columns) {
            ember = new_ember();
            continue;
        }
        if (row < pixel_rows) embers_at_[index(column, row)] = ember.heat;
    }
}

}  // namespace cellophane
