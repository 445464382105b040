#include "view/bars.h"

#include <algorithm>

#include "view/cell_colors.h"
#include "view/layout.h"
#include "view/text.h"

namespace cellophane {

void paint_bar(Frame& frame, int row, std::string_view label, int filled, int whole, Rgb color,
               std::string_view note) {
    const int brightness = row % 2 == 0 ? 75 : 100;
    const int share = whole > 0 ? std::clamp(filled, 0, whole) * sidebar_width * 100 / whole : 0;
    for (int column = 0; column < sidebar_width; ++column) {
        const int fullness = std::clamp(share - column * 100, 0, 100);
        frame.at(column, row).back = dimmed(color, (25 + 75 * fullness / 100) * brightness / 100);
    }
    const Rgb ink = rgb(Color::White);
    write(frame, (sidebar_width - static_cast<int>(label.size())) / 2, row, sidebar_width, label, ink);
    write(frame, sidebar_width - static_cast<int>(note.size()), row, sidebar_width, note, ink);
}

Rgb health_color(int health, int most) {
    const int share = most > 0 ? std::clamp(health * 100 / most, 0, 100) : 0;
    return blended(rgb(Color::RedBar), rgb(Color::BlueBar), share);
}

Rgb stealth_color(int range) {
    constexpr int best = 2;
    constexpr int worst = 30;
    const int share = (std::clamp(range, best, worst) - best) * 100 / (worst - best);
    return blended(rgb(Color::HeroInShadow), rgb(Color::HeroInLight), share);
}

}  // namespace cellophane
