#include "view/fade.h"

#include <algorithm>
#include <array>
#include <vector>

#include "content/terrain.h"
#include "kit/base/pos.h"
#include "view/cell_colors.h"
#include "view/layout.h"

namespace cellophane {

namespace {

/// Frames a cell takes from the first shade to the last.
constexpr int twilight = 30;

Tint color_of(const Observation& seen) {
    if (!is_won(seen)) return tint(Color::Black);
    return tint(seen.ending->fate == Fate::Mastered ? Color::SuperVictory : Color::White);
}

std::uint8_t drawn_to(std::uint8_t from, int percent, int weight) {
    return static_cast<std::uint8_t>(
        std::clamp((from * (100 - weight) + percent * 255 / 100 * weight) / 100, 0, 255));
}

/// Brighter than bright is reached the sooner: what shines in the portal turns violet and gold on its way to
/// white.
Rgb drawn_to(Rgb from, const Tint& to, int weight) {
    return {drawn_to(from.red, to.red, weight), drawn_to(from.green, to.green, weight),
            drawn_to(from.blue, to.blue, weight)};
}
constexpr Size screen{screen_columns, screen_rows};
constexpr int untouched = -1;

using Steps = std::array<int, static_cast<std::size_t>(screen.area())>;

std::size_t number_of(Pos at) {
    return static_cast<std::size_t>(at.y * screen.width + at.x);
}

bool lets_darkness_by(const Observation& seen, Pos on_screen) {
    const std::optional<Pos> at = map_cell_at(on_screen.x, on_screen.y, seen.cells.size());
    if (!at || seen.cells[*at].sight == Sight::Unknown) return false;
    return std::none_of(every_layer.begin(), every_layer.end(), [&](Layer layer) {
        return terrain_rows[seen.cells[*at][layer]].properties.has(TerrainProperty::BlocksMovement);
    });
}

/// How many steps the ways lead from the hero to each cell of the screen; those no way leads to come after.
Steps steps_from(const Observation& seen, Pos hero) {
    Steps steps;
    steps.fill(untouched);
    std::vector<Pos> reached{hero};
    steps[number_of(hero)] = 0;
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (Direction d : directions) {
            const Pos next = reached[i] + step(d);
            if (!screen.contains(next) || steps[number_of(next)] != untouched ||
                !lets_darkness_by(seen, next))
                continue;
            steps[number_of(next)] = steps[number_of(reached[i])] + 1;
            reached.push_back(next);
        }
    const int last = steps[number_of(reached.back())];
    for (int i = 0; i < screen.area(); ++i) {
        int& here = steps[static_cast<std::size_t>(i)];
        const Pos at{i % screen.width, i / screen.width};
        if (here == untouched) here = last + king_distance(hero, at);
    }
    return steps;
}

}  // namespace

int fade_frames(const Observation& seen) {
    return is_won(seen) ? 240 : 120;
}

void paint_fade(Frame& frame, const Observation& seen, int frames) {
    const Tint color = color_of(seen);
    const Pos hero =
        seen.hero ? seen.hero->at + Pos{main_column, map_row} : Pos{screen.width / 2, screen.height / 2};
    const Steps steps = steps_from(seen, screen.contains(hero) ? hero : Pos{});
    const int furthest = *std::max_element(steps.begin(), steps.end());
    for (int i = 0; i < screen.area(); ++i) {
        const int begins =
            steps[static_cast<std::size_t>(i)] * (fade_frames(seen) - twilight) / std::max(1, furthest);
        const int left = std::clamp((begins + twilight - frames) * 100 / twilight, 0, 100);
        StyledCell& cell = frame.at(i % screen.width, i / screen.width);
        cell.fore = drawn_to(cell.fore, color, 100 - left);
        cell.back = drawn_to(cell.back, color, 100 - left);
        if (left == 0) cell = {U' ', cell.fore, cell.back};
    }
}

}  // namespace cellophane
