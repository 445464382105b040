#include "exports/vtt_walls.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <utility>

#include "kit/grid/grid.h"

namespace cellophane {

namespace {

/// Which edges leave each corner, as bits: east, south, west, north. They run with the marked cell at their
/// right hand.
using Edges = Grid<std::uint8_t>;
constexpr int east = 0;
constexpr int south = 1;
constexpr int west = 2;
constexpr int north = 3;
constexpr Pos steps[] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};

Edges edges_of(const BitGrid& marked, const BitGrid& open) {
    const Size size = marked.size();
    Edges edges{{size.width + 1, size.height + 1}};
    const auto add = [&](Pos corner, int towards) {
        edges[corner] |= static_cast<std::uint8_t>(1 << towards);
    };
    const auto is_open = [&](Pos at) { return size.contains(at) && open.test(at); };
    for (int i = 0; i < size.area(); ++i) {
        const Pos at = size.at(i);
        if (!marked.test(at)) continue;
        if (is_open(at + step(Direction::North))) add(at, east);
        if (is_open(at + step(Direction::East))) add(at + Pos{1, 0}, south);
        if (is_open(at + step(Direction::South))) add(at + Pos{1, 1}, west);
        if (is_open(at + step(Direction::West))) add(at + Pos{0, 1}, north);
    }
    return edges;
}

int count_of(unsigned bits) {
    return static_cast<int>((bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1) + (bits >> 3 & 1));
}

/// How many edges end at a corner.
int arrivals_at(const Edges& edges, Pos corner) {
    int count = 0;
    for (int towards = east; towards <= north; ++towards) {
        const Pos from = corner - steps[towards];
        if (edges.contains(from) && (edges[from] >> towards & 1) != 0) ++count;
    }
    return count;
}

/// Where to go on: round the marked cell if possible, so that cells that touch at a corner stay apart.
int next_edge(const Edges& edges, Pos corner, int towards) {
    for (int turn : {1, 0, 3}) {
        const int candidate = (towards + turn) % 4;
        if ((edges[corner] >> candidate & 1) != 0) return candidate;
    }
    return -1;
}

/// Follows edges and takes them off the map.
Polyline follow(Edges& edges, Pos begin, int towards) {
    Polyline line{begin};
    Pos corner = begin;
    for (int next = towards; next >= 0; next = next_edge(edges, corner, towards)) {
        if (next != towards) line.push_back(corner);
        towards = next;
        edges[corner] = static_cast<std::uint8_t>(edges[corner] & ~(1 << towards));
        corner = corner + steps[towards];
    }
    line.push_back(corner);
    return line;
}

int first_edge(unsigned bits) {
    int towards = east;
    while ((bits >> towards & 1) == 0) ++towards;
    return towards;
}

/// A closed line that was begun in the middle of a straight stretch begins at a corner instead.
void begin_at_a_bend(Polyline& line) {
    if (line.front() != line.back() || line.size() < 4) return;
    const Pos before = line[line.size() - 2];
    const Pos after = line[1];
    const bool is_straight = before.x == after.x || before.y == after.y;
    if (!is_straight) return;
    line.pop_back();
    line.erase(line.begin());
    line.push_back(line.front());
}

/// From one corner of an outline towards the marked cells at the right of the way to the next.
Pos inwards(Pos from, Pos to) {
    return {-sign(to.y - from.y), sign(to.x - from.x)};
}

bool is_closed(const Polyline& line) {
    return line.size() > 2 && line.front() == line.back();
}

constexpr int half_cell = 50;

/// Lines along the middles of cells, half a cell at a time.
class MiddleLines {
public:
    MiddleLines(Size map, const WallGaps& gaps)
        : gaps_{gaps}, drawn_{{2 * map.width + 1, 2 * map.height + 1}} {}

    void add(const Polyline& outline, bool to_corners) {
        const std::size_t count = is_closed(outline) ? outline.size() - 1 : outline.size();
        Polyline inset;
        for (std::size_t i = 0; i < count; ++i) {
            const Pos corner = outline[i];
            const bool has_before = i > 0 || is_closed(outline);
            const bool has_after = i + 1 < outline.size();
            const Pos before = has_before ? inwards(outline[i > 0 ? i - 1 : count - 1], corner) : Pos{};
            const Pos after = has_after ? inwards(corner, outline[i + 1]) : Pos{};
            const Pos in = before + after;
            const Pos edge{corner.x * 2 * half_cell, corner.y * 2 * half_cell};
            inset.push_back({edge.x + in.x * half_cell, edge.y + in.y * half_cell});
            // A right turn is one around marked cells.
            if (to_corners && before.x * after.y - before.y * after.x > 0)
                lines_.push_back({inset.back(), edge});
        }
        if (is_closed(outline)) inset.push_back(inset.front());
        for (std::size_t i = 0; i + 1 < inset.size(); ++i) walk(inset[i], inset[i + 1]);
        end_line();
    }

    std::vector<Polyline> take() { return std::move(lines_); }

private:
    void walk(Pos from, Pos to) {
        const Pos way{sign(to.x - from.x), sign(to.y - from.y)};
        while (from != to) {
            const Pos next{from.x + way.x * half_cell, from.y + way.y * half_cell};
            if (is_new(from, next))
                draw(from, next);
            else
                end_line();
            from = next;
        }
    }

    bool is_new(Pos from, Pos to) {
        const Pos low{std::min(from.x, to.x), std::min(from.y, to.y)};
        const bool is_level = from.y == to.y;
        const Pos cell{low.x / (2 * half_cell), low.y / (2 * half_cell)};
        const BitGrid& gaps = is_level ? gaps_.level : gaps_.upright;
        if (gaps.test(cell)) return false;
        std::uint8_t& drawn = drawn_[{low.x / half_cell, low.y / half_cell}];
        const auto bit = static_cast<std::uint8_t>(is_level ? 1 : 2);
        if ((drawn & bit) != 0) return false;
        drawn |= bit;
        return true;
    }

    void draw(Pos from, Pos to) {
        if (line_.empty()) line_ = {from};
        const std::size_t count = line_.size();
        const bool is_straight = count > 1 && (line_[count - 2].x == to.x || line_[count - 2].y == to.y);
        if (is_straight)
            line_.back() = to;
        else
            line_.push_back(to);
    }

    void end_line() {
        if (!line_.empty()) lines_.push_back(std::move(line_));
        line_.clear();
    }

    const WallGaps& gaps_;
    /// Which halves of lines are there, to the right (1) and down (2).
    Grid<std::uint8_t> drawn_;
    Polyline line_;
    std::vector<Polyline> lines_;
};

/// How far a point is from the line through two others, or from the one if they are the same; rounded down.
int distance_from_line(Pos at, Pos from, Pos to) {
    const std::int64_t run = to.x - from.x;
    const std::int64_t rise = to.y - from.y;
    const std::int64_t x = at.x - from.x;
    const std::int64_t y = at.y - from.y;
    const std::int64_t square = run * run + rise * rise;
    // Whole numbers below 2^53: the root is rounded alike on every machine.
    const auto root = [](std::int64_t of) {
        return static_cast<std::int64_t>(std::sqrt(static_cast<double>(of)));
    };
    if (square == 0) return static_cast<int>(root(x * x + y * y));
    return static_cast<int>(std::abs(run * y - rise * x) / root(square));
}

/// Keeps those points between two of a line that others would be too far from, the farthest first
/// (Douglas and Peucker).
void keep_far_points(const Polyline& line, std::size_t first, std::size_t last, int tolerance,
                     std::vector<bool>& is_kept) {
    std::vector<std::pair<std::size_t, std::size_t>> stretches{{first, last}};
    while (!stretches.empty()) {
        const auto [from, to] = stretches.back();
        stretches.pop_back();
        int farthest = tolerance;
        std::size_t split = from;
        for (std::size_t i = from + 1; i < to; ++i) {
            const int distance = distance_from_line(line[i], line[from], line[to]);
            if (distance <= farthest) continue;
            farthest = distance;
            split = i;
        }
        if (split == from) continue;
        is_kept[split] = true;
        stretches.push_back({from, split});
        stretches.push_back({split, to});
    }
}

}  // namespace

std::vector<Polyline> outlines(const BitGrid& marked, const BitGrid& open) {
    Edges edges = edges_of(marked, open);
    const Size size = edges.size();
    std::vector<Polyline> lines;
    // Lines with two ends first: what is left then closes.
    for (int i = 0; i < size.area(); ++i) {
        const Pos corner = size.at(i);
        while (count_of(edges[corner]) > arrivals_at(edges, corner))
            lines.push_back(follow(edges, corner, first_edge(edges[corner])));
    }
    for (int i = 0; i < size.area(); ++i) {
        const Pos corner = size.at(i);
        while (edges[corner] != 0) {
            lines.push_back(follow(edges, corner, first_edge(edges[corner])));
            begin_at_a_bend(lines.back());
        }
    }
    return lines;
}

std::vector<Polyline> middle_lines(const BitGrid& marked, const BitGrid& open, const WallGaps& gaps,
                                   bool to_corners) {
    MiddleLines lines{marked.size(), gaps};
    for (const Polyline& outline : outlines(marked, open)) lines.add(outline, to_corners);
    return lines.take();
}

std::vector<Polyline> simplified(const std::vector<Polyline>& lines, int tolerance) {
    std::vector<Polyline> out;
    for (const Polyline& line : lines) {
        std::size_t middle = line.size() - 1;
        if (is_closed(line)) {
            // A closed line is two, to the point farthest from its beginning and back.
            const auto distance = [&](std::size_t i) {
                return std::max(std::abs(line[i].x - line[0].x), std::abs(line[i].y - line[0].y));
            };
            middle = 0;
            for (std::size_t i = 1; i < line.size(); ++i)
                if (distance(i) > distance(middle)) middle = i;
            if (distance(middle) <= tolerance) continue;
        }
        std::vector<bool> is_kept(line.size());
        is_kept.front() = is_kept[middle] = is_kept.back() = true;
        keep_far_points(line, 0, middle, tolerance, is_kept);
        keep_far_points(line, middle, line.size() - 1, tolerance, is_kept);
        Polyline& kept = out.emplace_back();
        for (std::size_t i = 0; i < line.size(); ++i)
            if (is_kept[i]) kept.push_back(line[i]);
        // There and back is one line.
        if (kept.size() == 3 && is_closed(kept)) kept.pop_back();
    }
    return out;
}

int count_points(const std::vector<Polyline>& lines) {
    std::size_t count = 0;
    for (const Polyline& line : lines) count += line.size();
    return static_cast<int>(count);
}

}  // namespace cellophane
