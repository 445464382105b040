#include "kit/grid/bit_grid.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "kit/rng/rng.h"
#include "support/ascii.h"
#include "support/catch.h"

// Every operation against the plainest possible model, over maps on both sides of every word border.

namespace cellophane {

namespace {

using Naive = Grid<char>;

constexpr Size sizes[] = {{5, 4},   {1, 1},   {40, 20},  {79, 29}, {79, 64},  {80, 64},
                          {30, 65}, {41, 63}, {200, 60}, {3, 128}, {130, 130}};

Naive random_cells(Size size, Rng& rng, int percent) {
    Naive cells{size, 0};
    for (int i = 0; i < size.area(); ++i) cells.at_index(i) = rng.percent(percent) ? 1 : 0;
    return cells;
}

BitGrid bits(const Naive& cells) {
    BitGrid result{cells.size()};
    for (int i = 0; i < cells.size().area(); ++i)
        if (cells.at_index(i)) result.set(cells.size().at(i));
    return result;
}

Naive naive(const BitGrid& cells) {
    Naive result{cells.size(), 0};
    for (int i = 0; i < cells.size().area(); ++i) result.at_index(i) = cells.test(cells.size().at(i)) ? 1 : 0;
    return result;
}

/// No bit lives below the last row: equality and counts work on whole words.
bool is_tidy(const BitGrid& cells) {
    for (int x = 0; x < cells.size().width; ++x)
        if (cells.words_per_column() > 0 &&
            (cells.column(x)[cells.words_per_column() - 1] & ~cells.last_word_mask()) != 0)
            return false;
    return true;
}

bool at(const Naive& cells, Pos p) {
    return cells.contains(p) && cells[p] != 0;
}

template <class Rule>
Naive made(Size size, Rule rule) {
    Naive result{size, 0};
    for (int i = 0; i < size.area(); ++i) result.at_index(i) = rule(size.at(i)) ? 1 : 0;
    return result;
}

Naive naive_flood(const Naive& seeds, const Naive& open) {
    Naive reached = made(open.size(), [&](Pos p) { return at(seeds, p) && at(open, p); });
    std::vector<Pos> todo;
    for (int i = 0; i < open.size().area(); ++i)
        if (reached.at_index(i)) todo.push_back(open.size().at(i));
    while (!todo.empty()) {
        const Pos here = todo.back();
        todo.pop_back();
        for (Direction d : cardinals) {
            const Pos there = here + step(d);
            if (!at(open, there) || at(reached, there)) continue;
            reached[there] = 1;
            todo.push_back(there);
        }
    }
    return reached;
}

std::vector<Pos> listed(const Naive& cells) {
    std::vector<Pos> result;
    for (int i = 0; i < cells.size().area(); ++i)
        if (cells.at_index(i)) result.push_back(cells.size().at(i));
    return result;
}

int size_of(const Naive& cells) {
    return static_cast<int>(listed(cells).size());
}

Naive naive_largest(const Naive& cells) {
    Naive left = cells;
    Naive best{cells.size(), 0};
    for (int i = 0; i < cells.size().area(); ++i) {
        if (!left.at_index(i)) continue;
        Naive seed{cells.size(), 0};
        seed.at_index(i) = 1;
        const Naive part = naive_flood(seed, left);
        left = made(cells.size(), [&](Pos p) { return at(left, p) && !at(part, p); });
        if (size_of(part) > size_of(best)) best = part;
    }
    return best;
}

template <class Check>
void over_random_sets(Check check) {
    for (Size size : sizes)
        for (int percent : {0, 3, 40, 55, 90, 100}) {
            Rng rng{mix(static_cast<std::uint64_t>(size.index({size.width, 0})),
                        static_cast<std::uint64_t>(percent))};
            INFO(size.width << " x " << size.height << ", " << percent << "% set");
            check(random_cells(size, rng, percent), rng);
        }
}

}  // namespace

TEST_CASE("a bit grid holds what was put in", "[bit_grid]") {
    over_random_sets([](const Naive& cells, Rng&) {
        const BitGrid grid = bits(cells);
        REQUIRE(is_tidy(grid));
        CHECK(naive(grid) == cells);
        CHECK(grid.count() == size_of(cells));
        CHECK(grid.any() == (size_of(cells) > 0));
        CHECK(grid.none() == (size_of(cells) == 0));
        const Size size = cells.size();
        for (Pos outside : {Pos{-1, 0}, Pos{0, -1}, Pos{size.width, 0}, Pos{0, size.height}, Pos{0, 5000}})
            CHECK_FALSE(grid.test(outside));
        BitGrid edge{size};
        for (Pos outside : {Pos{-1, 0}, Pos{0, -1}, Pos{size.width, 0}, Pos{0, size.height}})
            edge.set_if_inside(outside);
        CHECK(edge.none());
    });
}

TEST_CASE("copies and moves of a bit grid hold the same cells", "[bit_grid]") {
    over_random_sets([](const Naive& cells, Rng&) {
        const BitGrid grid = bits(cells);
        BitGrid copy = grid;
        CHECK(copy == grid);
        BitGrid moved = std::move(copy);
        CHECK(moved == grid);
        for (Size other : {Size{5, 4}, Size{79, 29}, Size{130, 130}}) {
            BitGrid assigned{other};
            assigned.fill();
            assigned = grid;
            CHECK(assigned == grid);
            BitGrid taken{other};
            taken.fill();
            taken = std::move(assigned);
            CHECK(taken == grid);
            CHECK(is_tidy(taken));
        }
        BitGrid same = grid;
        const BitGrid& alias = same;
        same = alias;
        CHECK(same == grid);
        same.clear();
        CHECK(same.none());
        CHECK(naive(grid) == cells);
    });
}

TEST_CASE("set algebra of bit grids is that of sets", "[bit_grid]") {
    over_random_sets([](const Naive& cells, Rng& rng) {
        const Naive other = random_cells(cells.size(), rng, 50);
        const BitGrid a = bits(cells);
        const BitGrid b = bits(other);
        const Size size = cells.size();
        CHECK(naive(a | b) == made(size, [&](Pos p) { return at(cells, p) || at(other, p); }));
        CHECK(naive(a & b) == made(size, [&](Pos p) { return at(cells, p) && at(other, p); }));
        CHECK(naive(a - b) == made(size, [&](Pos p) { return at(cells, p) && !at(other, p); }));
        CHECK(naive(a.complement()) == made(size, [&](Pos p) { return !at(cells, p); }));
        CHECK(is_tidy(a.complement()));
        CHECK(a.complement().count() == size.area() - a.count());
        CHECK(a.intersects(b) == (a & b).any());
        CHECK(a.within(b) == (a - b).none());
        CHECK((a & b).within(a));
        BitGrid full{size};
        full.fill();
        CHECK(is_tidy(full));
        CHECK(full.count() == size.area());
        CHECK((a == b) == (cells == other));
    });
}

TEST_CASE("shifting moves every cell and drops those that leave the map", "[bit_grid]") {
    over_random_sets([](const Naive& cells, Rng&) {
        const BitGrid grid = bits(cells);
        for (Pos by : {Pos{0, 0},    Pos{1, 0},   Pos{-1, 0},  Pos{0, 1},   Pos{0, -1},    Pos{1, 1},
                       Pos{-1, 1},   Pos{3, -2},  Pos{-7, 5},  Pos{0, 63},  Pos{0, 64},    Pos{0, 65},
                       Pos{0, -63},  Pos{0, -64}, Pos{0, -65}, Pos{2, 127}, Pos{-2, -129}, Pos{500, 0},
                       Pos{-500, 0}, Pos{0, 900}, Pos{0, -900}}) {
            INFO("by " << by.x << ", " << by.y);
            const BitGrid moved = grid.shifted(by);
            CHECK(naive(moved) == made(cells.size(), [&](Pos p) { return at(cells, p - by); }));
            CHECK(is_tidy(moved));
        }
        for (Direction d : directions) CHECK(grid.shifted(d) == grid.shifted(step(d)));
    });
}

TEST_CASE("dilating adds the neighbours", "[bit_grid]") {
    over_random_sets([](const Naive& cells, Rng&) {
        const BitGrid grid = bits(cells);
        const auto near = [&](Pos p, std::size_t reach) {
            if (at(cells, p)) return true;
            for (std::size_t k = 0; k < reach; ++k)
                if (at(cells, p + step(directions[k]))) return true;
            return false;
        };
        CHECK(naive(grid.dilated4()) == made(cells.size(), [&](Pos p) { return near(p, 4); }));
        CHECK(naive(grid.dilated8()) == made(cells.size(), [&](Pos p) { return near(p, 8); }));
        CHECK(is_tidy(grid.dilated4()));
        CHECK(is_tidy(grid.dilated8()));
    });
}

TEST_CASE("scan order goes down the columns", "[bit_grid]") {
    over_random_sets([](const Naive& cells, Rng&) {
        const BitGrid grid = bits(cells);
        const std::vector<Pos> expected = listed(cells);
        std::vector<Pos> visited;
        grid.for_each([&](Pos p) { visited.push_back(p); });
        CHECK(visited == expected);
        CHECK(grid.first() == (expected.empty() ? Pos{-1, -1} : expected.front()));
        for (std::size_t i = 0; i < expected.size(); i += 1 + expected.size() / 97)
            REQUIRE(grid.nth(static_cast<int>(i)) == expected[i]);
        CHECK(grid.nth(static_cast<int>(expected.size())) == Pos{-1, -1});
        if (!expected.empty()) CHECK(grid.nth(static_cast<int>(expected.size()) - 1) == expected.back());

        BitGrid shrinking = grid;
        shrinking.for_each([&](Pos p) { shrinking.reset(p); });
        CHECK(shrinking.none());
    });
}

TEST_CASE("bounds are the smallest rectangle", "[bit_grid]") {
    over_random_sets([](const Naive& cells, Rng&) {
        const BitGrid grid = bits(cells);
        const std::vector<Pos> members = listed(cells);
        const BitGrid::Bounds bounds = grid.bounds();
        if (members.empty()) {
            CHECK(bounds.width() == 0);
            CHECK(bounds.height() == 0);
            return;
        }
        const auto by_x = [](Pos a, Pos b) { return a.x < b.x; };
        const auto by_y = [](Pos a, Pos b) { return a.y < b.y; };
        CHECK(bounds.low.x == std::min_element(members.begin(), members.end(), by_x)->x);
        CHECK(bounds.high.x == std::max_element(members.begin(), members.end(), by_x)->x);
        CHECK(bounds.low.y == std::min_element(members.begin(), members.end(), by_y)->y);
        CHECK(bounds.high.y == std::max_element(members.begin(), members.end(), by_y)->y);
        CHECK(grid.within(rectangle(grid.size(), bounds.low, bounds.high)));
    });
}

TEST_CASE("rectangles are cut off at the map's edge", "[bit_grid]") {
    for (Size size : sizes) {
        const std::pair<Pos, Pos> corners[] = {
            {{0, 0}, {0, 0}},     {{-3, -2}, {1, 1}},   {{1, 1}, {900, 900}},  {{2, 2}, {1, 1}},
            {{-9, -9}, {-1, -1}}, {{900, 0}, {950, 3}}, {{-5, -5}, {999, 999}}};
        for (const auto& [low, high] : corners)
            CHECK(naive(rectangle(size, low, high)) == made(size, [&, low = low, high = high](Pos p) {
                      return p.x >= low.x && p.x <= high.x && p.y >= low.y && p.y <= high.y;
                  }));
    }
}

TEST_CASE("a flood reaches exactly what four-way steps reach", "[bit_grid]") {
    over_random_sets([](const Naive& cells, Rng& rng) {
        for (int percent : {0, 1, 10}) {
            const Naive seeds = random_cells(cells.size(), rng, percent);
            const BitGrid reached = flood(bits(seeds), bits(cells));
            CHECK(naive(reached) == naive_flood(seeds, cells));
            CHECK(is_tidy(reached));
        }
    });
}

TEST_CASE("a flood follows a winding passage to its end", "[bit_grid]") {
    for (Size size : sizes) {
        // Walls on every second column with one gap, top and bottom in turn: the longest way there is.
        Naive open{size, 1};
        for (int x = 1; x < size.width; x += 2)
            for (int y = 0; y < size.height; ++y)
                if (y != (x % 4 == 1 ? size.height - 1 : 0)) open[{x, y}] = 0;
        for (Pos start : {Pos{0, 0}, Pos{size.width - 1, size.height - 1}, Pos{size.width / 2 / 2 * 2, 0}}) {
            Naive seed{size, 0};
            seed[start] = 1;
            CHECK(naive(flood(bits(seed), bits(open))) == naive_flood(seed, open));
        }
        // And along the rows, across the word borders.
        Naive across{size, 1};
        for (int y = 1; y < size.height; y += 2)
            for (int x = 0; x < size.width; ++x)
                if (x != (y % 4 == 1 ? size.width - 1 : 0)) across[{x, y}] = 0;
        Naive seed{size, 0};
        seed[{0, 0}] = 1;
        CHECK(naive(flood(bits(seed), bits(across))) == naive_flood(seed, across));
        CHECK(is_connected(bits(across)));
    }
}

TEST_CASE("the largest part wins, and the first met on a tie", "[bit_grid]") {
    over_random_sets([](const Naive& cells, Rng&) {
        if (cells.size().area() > 8000) return;
        CHECK(naive(largest_part(bits(cells))) == naive_largest(cells));
        CHECK(is_connected(bits(cells)) == (naive_largest(cells) == cells));
    });
    // Equal parts: columns come before rows.
    const BitGrid tie = drawn::cells(R"(
        ..##
        #...
        #...
        ..##
    )",
                                     "#");
    CHECK(drawn::picture(largest_part(tie)) == drawn::tidy(R"(
        ....
        #...
        #...
        ....
    )"));
    // Parts that only touch diagonally are two.
    CHECK_FALSE(is_connected(drawn::cells("#.\n.#", "#")));
    CHECK(is_connected(BitGrid{Size{4, 4}}));
}

}  // namespace cellophane
