#include "exports/drawn_path.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <vector>

#include "exports/floor_plan.h"

namespace cellophane {

namespace {

/// The radius of a corner between walls.
constexpr int built_radius = 12;
/// An edge of so many cells at most is a step of a rough outline.
constexpr int longest_step = 2;

int length(Pos from, Pos to) {
    return std::abs(to.x - from.x) + std::abs(to.y - from.y);
}

/// Above 0: a right turn from one edge to the next.
int turn(Pos before, Pos at, Pos after) {
    const Pos in = at - before;
    const Pos out = after - at;
    return sign(in.x) * sign(out.y) - sign(in.y) * sign(out.x);
}

Pos in_units(Pos corner) {
    return {corner.x * drawn_cell, corner.y * drawn_cell};
}

/// A point so far from a corner on the way to another.
Pos towards(Pos corner, Pos other, int distance) {
    const Pos way{sign(other.x - corner.x), sign(other.y - corner.y)};
    const Pos at = in_units(corner);
    return {at.x + way.x * distance, at.y + way.y * distance};
}

void append(std::string& path, char command, Pos at) {
    path.append(1, command).append(std::to_string(at.x)).append(" ").append(std::to_string(at.y));
}

class Contour {
public:
    explicit Contour(const std::vector<Pos>& corners) : corners_{corners} {}

    void append_to(std::string& path) const {
        const int count = static_cast<int>(corners_.size());
        for (int i = 0; i < count; ++i) {
            const int radius =
                std::min({radius_of(i), edge(i - 1) * drawn_cell / 2, edge(i) * drawn_cell / 2});
            append(path, i == 0 ? 'M' : 'L', towards(at(i), at(i - 1), radius));
            append(path, 'Q', in_units(at(i)));
            const Pos end = towards(at(i), at(i + 1), radius);
            path.append(" ").append(std::to_string(end.x)).append(" ").append(std::to_string(end.y));
        }
        path.append("Z");
    }

private:
    Pos at(int i) const {
        const int count = static_cast<int>(corners_.size());
        return corners_[static_cast<std::size_t>((i % count + count) % count)];
    }
    /// The length of the edge that begins at a corner.
    int edge(int i) const { return length(at(i), at(i + 1)); }
    /// Whether that edge is a step of a rough outline: short, and between turns to either side, or a bump
    /// among edges as short.
    bool is_step(int i) const {
        if (edge(i) > longest_step) return false;
        const bool is_zigzag = turn(at(i - 1), at(i), at(i + 1)) != turn(at(i), at(i + 1), at(i + 2));
        return is_zigzag || (edge(i - 1) <= longest_step && edge(i + 1) <= longest_step);
    }
    int radius_of(int i) const {
        const int longest = longest_step * drawn_cell;
        return is_step(i - 1) || is_step(i) ? longest : built_radius;
    }

    const std::vector<Pos>& corners_;
};

}  // namespace

std::string smooth_path(const BitGrid& cells) {
    std::string path;
    for (const std::vector<Pos>& corners : contours_of(cells)) Contour{corners}.append_to(path);
    return path;
}

}  // namespace cellophane
