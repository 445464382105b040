#include "exports/vtt_walls.h"

#include <cstdint>

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

}  // namespace cellophane
