#include "exports/vtt_walls.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "dungeon/generate.h"
#include "support/catch.h"

namespace cellophane {

namespace {

using Edge = std::pair<std::pair<int, int>, std::pair<int, int>>;

Edge edge(Pos a, Pos b) {
    const std::pair from{a.x, a.y};
    const std::pair to{b.x, b.y};
    return {std::min(from, to), std::max(from, to)};
}

/// How often each unit edge is on one of the lines.
std::map<Edge, int> edges_on(const std::vector<Polyline>& lines) {
    std::map<Edge, int> edges;
    for (const Polyline& line : lines) {
        REQUIRE(line.size() >= 2);
        for (std::size_t i = 1; i < line.size(); ++i) {
            const Pos span = line[i] - line[i - 1];
            REQUIRE((span.x == 0) != (span.y == 0));
            const int length = std::abs(span.x + span.y);
            const Pos by{span.x / length, span.y / length};
            for (Pos at = line[i - 1]; at != line[i]; at = at + by) ++edges[edge(at, at + by)];
        }
    }
    return edges;
}

/// What must be on them: found cell by cell, looking right and down from each.
std::map<Edge, int> edges_between(const BitGrid& marked, const BitGrid& open) {
    std::map<Edge, int> edges;
    const auto parts = [&](Pos a, Pos b) {
        return (marked.test(a) && open.test(b)) || (marked.test(b) && open.test(a));
    };
    for (int i = 0; i < marked.size().area(); ++i) {
        const Pos at = marked.size().at(i);
        if (parts(at, at + Pos{1, 0})) edges[edge(at + Pos{1, 0}, at + Pos{1, 1})] = 1;
        if (parts(at, at + Pos{0, 1})) edges[edge(at + Pos{0, 1}, at + Pos{1, 1})] = 1;
    }
    return edges;
}

bool is_bent_everywhere(const Polyline& line) {
    for (std::size_t i = 2; i < line.size(); ++i)
        if (line[i].x == line[i - 2].x || line[i].y == line[i - 2].y) return false;
    const bool is_closed = line.front() == line.back();
    if (!is_closed) return true;
    const Pos before = line[line.size() - 2];
    return before.x != line[1].x && before.y != line[1].y;
}

struct Drawing {
    BitGrid marked;
    BitGrid open;
};

/// '#' marked, '.' open, ' ' neither.
Drawing drawing(std::initializer_list<std::string_view> rows) {
    const Size size{static_cast<int>(rows.begin()->size()), static_cast<int>(rows.size())};
    Drawing made{BitGrid{size}, BitGrid{size}};
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) {
            const char c = rows.begin()[y][static_cast<std::size_t>(x)];
            made.marked.set({x, y}, c == '#');
            made.open.set({x, y}, c == '.');
        }
    return made;
}

std::vector<Polyline> check(const Drawing& map) {
    const std::vector<Polyline> lines = outlines(map.marked, map.open);
    CHECK(edges_on(lines) == edges_between(map.marked, map.open));
    for (const Polyline& line : lines) CHECK(is_bent_everywhere(line));
    return lines;
}

}  // namespace

TEST_CASE("a block of wall has one closed outline", "[exports][sight]") {
    const std::vector<Polyline> lines = check(drawing({".....", ".##..", ".##..", "....."}));
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].size() == 5);
    CHECK(lines[0].front() == lines[0].back());
}

TEST_CASE("a room in rock has one outline, and the edge of the map has none", "[exports][sight]") {
    const std::vector<Polyline> lines = check(drawing({"#####", "#...#", "#.###", "#####"}));
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].size() == 7);
    CHECK(check(drawing({"..", ".."})).empty());
    CHECK(check(drawing({"##", "##"})).empty());
}

TEST_CASE("walls that touch at a corner have separate outlines, rooms that do share one",
          "[exports][sight]") {
    CHECK(check(drawing({"....", ".#..", "..#.", "...."})).size() == 2);
    CHECK(check(drawing({"####", "#.##", "##.#", "####"})).size() == 1);
}

TEST_CASE("outlines end where the cells beside them are unknown", "[exports][sight]") {
    const std::vector<Polyline> lines = check(drawing({" . ", "###", "   "}));
    REQUIRE(lines.size() == 1);
    CHECK(lines[0] == Polyline{{1, 1}, {2, 1}});
    CHECK(check(drawing({"....", ".#  ", ".#  ", "...."})).size() == 1);
}

TEST_CASE("each sight-blocking edge of a level is in exactly one outline", "[exports][sight]") {
    for (const auto& [seed, depth] : {std::pair{1, 1}, {2, 9}, {3, 17}, {4, 26}, {5, 40}}) {
        const Result<Level> level = generate({.seed = static_cast<std::uint64_t>(seed), .depth = depth});
        REQUIRE(level.ok());
        Drawing map{level.value().layers.cells_with({TerrainProperty::BlocksVision}), BitGrid{standard_size}};
        map.open.fill();
        map.open -= map.marked;
        const std::vector<Polyline> lines = check(map);
        const auto is_on_rim = [](Pos at) {
            return at.x == 0 || at.y == 0 || at.x == standard_size.width || at.y == standard_size.height;
        };
        // Lines end only where something can be seen through at the edge of the map: crystal.
        for (const Polyline& line : lines) {
            const bool ends_well =
                line.front() == line.back() || (is_on_rim(line.front()) && is_on_rim(line.back()));
            CHECK(ends_well);
        }
    }
}

namespace {

WallGaps without_gaps(const Drawing& map) {
    return {BitGrid{map.marked.size()}, BitGrid{map.marked.size()}};
}

std::vector<Polyline> middles(const Drawing& map) {
    return middle_lines(map.marked, map.open, without_gaps(map));
}

}  // namespace

TEST_CASE("walls for sight run along the middles of cells, each stretch once", "[exports][sight]") {
    CHECK(middles(drawing({"###", "#.#", "###"})) ==
          std::vector<Polyline>{{{50, 50}, {50, 250}, {250, 250}, {250, 50}, {50, 50}}});
    // One wall between two rooms is there once.
    const std::vector<Polyline> rooms = middles(drawing({"#####", "#.#.#", "#####"}));
    REQUIRE(rooms.size() == 2);
    CHECK(count_points(rooms) == 9);
    // Of a lone pillar there is what leads to its corners.
    const std::vector<Polyline> pillar = middles(drawing({"...", ".#.", "..."}));
    CHECK(pillar.size() == 4);
    for (const Polyline& line : pillar) {
        REQUIRE(line.size() == 2);
        CHECK(line[0] == Pos{150, 150});
    }
    const Drawing map = drawing({"...", ".#.", "..."});
    CHECK(middle_lines(map.marked, map.open, without_gaps(map), false).empty());
}

TEST_CASE("walls for sight have gaps where they are told to", "[exports][sight]") {
    const Drawing map = drawing({"#####", "#.#.#", "#####"});
    WallGaps gaps = without_gaps(map);
    gaps.upright.set({2, 1}, true);
    for (const Polyline& line : middle_lines(map.marked, map.open, gaps))
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            const bool is_across = line[i].x == 250 && line[i + 1].x == 250;
            const int low = std::min(line[i].y, line[i + 1].y);
            const int high = std::max(line[i].y, line[i + 1].y);
            CHECK_FALSE((is_across && low < 200 && high > 100));
        }
    gaps = without_gaps(map);
    gaps.level.set({2, 1}, true);
    CHECK(middle_lines(map.marked, map.open, gaps) == middles(map));
}

TEST_CASE("lines are simplified within a tolerance", "[exports][sight]") {
    const std::vector<Polyline> steps{{{0, 0}, {100, 0}, {100, 100}, {200, 100}, {200, 200}, {300, 200}}};
    CHECK(simplified(steps, 10) == steps);
    CHECK(simplified(steps, 90) == std::vector<Polyline>{{{0, 0}, {300, 200}}});
    // What is smaller than the tolerance is gone.
    const std::vector<Polyline> square{{{0, 0}, {60, 0}, {60, 60}, {0, 60}, {0, 0}}};
    CHECK(simplified(square, 10) == square);
    CHECK(simplified(square, 60).empty());
}

}  // namespace cellophane
