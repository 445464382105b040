#include "kit/grid/field_of_view.h"

#include <cmath>
#include <string>
#include <vector>

#include "kit/rng/rng.h"
#include "support/ascii.h"
#include "support/catch.h"

namespace cellophane {

namespace {

/// The cells seen from the '@' of a drawing in which '#' blocks sight, the cell of '@' left out.
BitGrid seen(std::string_view scene, int radius = sight_unlimited) {
    BitGrid mask{drawn::size_of(scene)};
    field_of_view(drawn::cells(scene, "#"), drawn::spot(scene, '@'), radius, mask);
    mask.reset(drawn::spot(scene, '@'));
    return mask;
}

/// Draws the scene with everything hidden replaced by blanks.
std::string shown(std::string_view scene, int radius = sight_unlimited) {
    const BitGrid mask = seen(scene, radius);
    const std::vector<std::string> rows = drawn::lines(scene);
    std::string result;
    for (std::size_t y = 0; y < rows.size(); ++y) {
        for (std::size_t x = 0; x < rows[y].size(); ++x) {
            const bool visible = mask.test({static_cast<int>(x), static_cast<int>(y)}) || rows[y][x] == '@';
            result += visible ? rows[y][x] : '_';
        }
        result += '\n';
    }
    return result;
}

BitGrid clutter(Size size, Rng& rng, int percent) {
    BitGrid blocking{size};
    for (int i = 0; i < size.area(); ++i)
        if (rng.percent(percent)) blocking.set(size.at(i));
    return blocking;
}

BitGrid view(const BitGrid& blocking, Pos origin, int radius = sight_unlimited) {
    BitGrid mask{blocking.size()};
    field_of_view(blocking, origin, radius, mask);
    mask.set(origin);
    return mask;
}

BitGrid transposed(const BitGrid& cells) {
    BitGrid result{Size{cells.size().height, cells.size().width}};
    cells.for_each([&](Pos p) { result.set({p.y, p.x}); });
    return result;
}

BitGrid mirrored(const BitGrid& cells) {
    BitGrid result{cells.size()};
    cells.for_each([&](Pos p) { result.set({cells.size().width - 1 - p.x, p.y}); });
    return result;
}

/// rules/terrain.md 16.1: follow many rays from the middle of the origin and note every cell whose center
/// line they cross before an obstacle. The scan takes a block for a full square where its view crosses the
/// block's center line, and does not notice a corner that reaches into it otherwise: `full_squares` tells
/// which of the two bounds is wanted.
BitGrid seen_by_rays(const BitGrid& blocking, Pos origin, int rays_per_octant, bool full_squares) {
    BitGrid mask{blocking.size()};
    for (int octant = 0; octant < 8; ++octant) {
        const auto to_map = [&](int column, int row) {
            const int a = (octant & 1) != 0 ? -column : column;
            const int b = (octant & 2) != 0 ? -row : row;
            return (octant & 4) != 0 ? Pos{origin.x + b, origin.y + a} : Pos{origin.x + a, origin.y + b};
        };
        const auto blocks = [&](int column, int row) {
            const Pos p = to_map(column, row);
            return !blocking.size().contains(p) || blocking.test(p);
        };
        for (int ray = 0; ray < rays_per_octant; ++ray) {
            const double slope = (ray + 0.5) / rays_per_octant;
            for (int column = 1;; ++column) {
                const int row = static_cast<int>(std::floor(slope * column + 0.5));
                const int entered_at = static_cast<int>(std::floor(slope * (column - 0.5) + 0.5));
                const int left_at = static_cast<int>(std::floor(slope * (column + 0.5) + 0.5));
                if (!blocking.size().contains(to_map(column, row))) break;
                // Columns are judged whole: what stands in this one hides only what lies in later ones.
                mask.set(to_map(column, row));
                if (blocks(column, row)) break;
                if (full_squares && (blocks(column, entered_at) || blocks(column, left_at))) break;
            }
        }
    }
    return mask;
}

}  // namespace

TEST_CASE("one pillar hides exactly its shadow", "[field_of_view]") {
    const Size size{61, 41};
    const Pos origin{20, 20};
    BitGrid blocking{size};
    blocking.set(origin + Pos{2, 0});
    const BitGrid mask = view(blocking, origin);
    for (int i = 0; i < size.area(); ++i) {
        const Pos p = size.at(i);
        const Pos d = p - origin;
        // 3 (|dy| + 1/2) <= dx beyond the pillar (rules/terrain.md 21).
        const bool hidden = d.x > 2 && 6 * std::abs(d.y) + 3 <= 2 * d.x;
        INFO(d.x << ", " << d.y);
        CHECK(mask.test(p) == !hidden);
    }
}

TEST_CASE("an empty plain is seen to its edge, and only as far as the radius", "[field_of_view]") {
    for (Size size : {Size{79, 29}, Size{5, 4}, Size{130, 130}}) {
        BitGrid full{size};
        full.fill();
        for (Pos origin :
             {Pos{0, 0}, Pos{size.width - 1, size.height - 1}, Pos{size.width / 2, size.height / 2}})
            if (size.width < 100) CHECK(view(BitGrid{size}, origin) == full);
    }
    // Radius 2 reaches the eight neighbors and no further (rules/terrain.md 2.1).
    const BitGrid near = view(BitGrid{Size{9, 9}}, {4, 4}, 200);
    CHECK(drawn::picture(near) == drawn::tidy(R"(
        .........
        .........
        .........
        ...###...
        ...###...
        ...###...
        .........
        .........
        .........
    )"));
    for (int radius : {300, 450, 707, 1000}) {
        const BitGrid mask = view(BitGrid{Size{61, 61}}, {30, 30}, radius);
        for (int i = 0; i < 61 * 61; ++i) {
            const Pos d = mask.size().at(i) - Pos{30, 30};
            const int square = 10000 * (d.x * d.x + d.y * d.y);
            // Cells well inside are seen, cells beyond the radius are not.
            if (square > radius * radius) CHECK_FALSE(mask.test(mask.size().at(i)));
            const int inner = radius - 150;
            if (inner > 0 && square < inner * inner) CHECK(mask.test(mask.size().at(i)));
        }
    }
}

TEST_CASE("a room is seen with its walls and nothing else", "[field_of_view]") {
    CHECK(shown(R"(
        ..............
        ..########....
        ..#......#....
        ..#.@....#....
        ..#......#....
        ..########....
        ..............
    )") == drawn::tidy(R"(
        ______________
        __########____
        __#......#____
        __#.@....#____
        __#......#____
        __########____
        ______________
    )"));
}

TEST_CASE("a doorway opens a wedge into the room behind", "[field_of_view]") {
    // Rays through the gap rise at most 1/2 in 4 1/2 columns: row 1 from column 5 on, row 2 only from 13 1/2.
    CHECK(shown(R"(
        #################
        #.......#.......#
        #.......#.......#
        #...@...........#
        #.......#.......#
        #.......#.......#
        #################
    )") == drawn::tidy(R"(
        #########________
        #.......#________
        #.......#.......#
        #...@...........#
        #.......#.......#
        #.......#________
        #########________
    )"));
}

TEST_CASE("from a doorway both rooms are seen, except the cells behind the jambs", "[field_of_view]") {
    // The jambs are one step away and as wide as a ray is steep: three cells behind each stay hidden.
    CHECK(shown(R"(
        #########
        #...#...#
        #...@...#
        #...#...#
        #########
    )") == drawn::tidy(R"(
        ###___###
        #...#...#
        #...@...#
        #...#...#
        ###___###
    )"));
}

TEST_CASE("in a corridor its walls are seen all along, but nothing round the corner", "[field_of_view]") {
    // The last wall before the side passage ends at 6 1/2: rays of 1/13 just meet its first cell and the wall
    // beyond.
    CHECK(shown(R"(
        ##########
        #@.......#
        ########.#
        ########.#
        ##########
    )") == drawn::tidy(R"(
        ##########
        #@.......#
        ########.#
        __________
        __________
    )"));
}

TEST_CASE("turning and mirroring the map turns and mirrors the view", "[field_of_view]") {
    Rng rng{41};
    for (int round = 0; round < 60; ++round) {
        const BitGrid blocking = clutter(Size{45, 31}, rng, 5 + round % 30);
        const Pos origin{rng.uniform(0, 44), rng.uniform(0, 30)};
        const BitGrid mask = view(blocking, origin);
        CHECK(transposed(mask) == view(transposed(blocking), {origin.y, origin.x}));
        CHECK(mirrored(mask) == view(mirrored(blocking), {44 - origin.x, origin.y}));
        const BitGrid turned = transposed(mirrored(blocking));
        CHECK(transposed(mirrored(mask)) == view(turned, {origin.y, 44 - origin.x}));
    }
}

TEST_CASE("the field of view agrees with casting thousands of rays", "[field_of_view]") {
    Rng rng{43};
    int cells = 0;
    int missed = 0;
    int invented = 0;
    for (int round = 0; round < 60; ++round) {
        const Size size{41, 31};
        const BitGrid blocking = clutter(size, rng, 3 + round % 25);
        const Pos origin{20, 15};
        const BitGrid mask = view(blocking, origin);
        BitGrid certain = seen_by_rays(blocking, origin, 4000, true);
        BitGrid possible = seen_by_rays(blocking, origin, 4000, false);
        possible.set(origin);
        cells += mask.count();
        missed += (certain - mask).count();
        invented += (mask - possible).count();
    }
    // Slopes are rounded to 1/32768 and rays are finitely many, so grazing views may differ: one in a
    // thousand.
    INFO(cells << " cells seen, " << missed << " missed, " << invented << " seen that no ray reaches");
    CHECK(missed * 1000 < cells);
    CHECK(invented * 1000 < cells);
}

TEST_CASE("a map of more than 64 rows gives the same view as its lower part", "[field_of_view]") {
    Rng rng{stream_key(16, "towers")};
    for (int round = 0; round < 400; ++round) {
        const Size low{rng.uniform(1, 90), rng.uniform(1, 64)};
        const Size tall{low.width, low.height + 64};
        const BitGrid blocking = clutter(low, rng, rng.uniform(0, 45));
        BitGrid walled{tall};
        walled.fill();
        blocking.complement().for_each([&](Pos at) { walled.reset(at); });
        const Pos origin{rng.uniform(0, low.width - 1), rng.uniform(0, low.height - 1)};
        const int radius = rng.percent(30) ? sight_unlimited : rng.uniform(50, 2500);
        const BitGrid seen = view(blocking, origin, radius);
        BitGrid seen_below{low};
        view(walled, origin, radius).for_each([&](Pos at) { seen_below.set_if_inside(at); });
        INFO("round " << round << ", " << low.width << " by " << low.height << ", from " << origin.x << ", "
                      << origin.y << ", radius " << radius);
        REQUIRE(seen == seen_below);
    }
}

TEST_CASE("in clutter about three pairs of cells in ten see each other one way only", "[field_of_view]") {
    Rng rng{47};
    int pairs = 0;
    int one_sided = 0;
    for (int round = 0; round < 6; ++round) {
        const Size size{35, 25};
        const BitGrid blocking = clutter(size, rng, 15);
        std::vector<BitGrid> views;
        for (int i = 0; i < size.area(); ++i) views.push_back(view(blocking, size.at(i)));
        for (int a = 0; a < size.area(); ++a) {
            if (blocking.test(size.at(a))) continue;
            for (int b = 0; b < a; ++b) {
                if (blocking.test(size.at(b))) continue;
                const bool there = views[static_cast<std::size_t>(a)].test(size.at(b));
                const bool back = views[static_cast<std::size_t>(b)].test(size.at(a));
                pairs += there || back ? 1 : 0;
                one_sided += there != back ? 1 : 0;
            }
        }
    }
    const double share = static_cast<double>(one_sided) / pairs;
    INFO("share of one-sided pairs " << share);
    CHECK(share > 0.2);
    CHECK(share < 0.4);
}

TEST_CASE("looking adds to the mask and never takes away", "[field_of_view]") {
    const Size size{12, 9};
    BitGrid mask{size};
    mask.set({11, 8});
    BitGrid walls = rectangle(size, {0, 0}, {4, 4}) - rectangle(size, {1, 1}, {3, 3});
    field_of_view(walls, {2, 2}, sight_unlimited, mask);
    CHECK(mask.test({11, 8}));
    mask.reset({11, 8});
    mask.set({2, 2});
    CHECK(mask == rectangle(size, {0, 0}, {4, 4}));
}

TEST_CASE("a low map gives the same view as a map of more than 64 rows", "[field_of_view]") {
    // The high map takes two words a column, and is looked over a cell at a time.
    constexpr int high = 70;
    const Size size{40, 22};
    Rng rng{4711};
    const auto heightened = [&](const BitGrid& low) {
        BitGrid result{Size{size.width, high}};
        low.for_each([&](Pos p) { result.set(p); });
        for (int x = 0; x < size.width; ++x) result.set_run(x, size.height, high - 1);
        return result;
    };
    for (int i = 0; i < 400; ++i) {
        const BitGrid blocking = clutter(size, rng, rng.uniform(0, 45));
        const Pos origin{rng.uniform(0, size.width - 1), rng.uniform(0, size.height - 1)};
        const int radius = i % 4 == 0 ? sight_unlimited : rng.uniform(0, 1500);
        BitGrid low{size};
        field_of_view(blocking, origin, radius, low);
        BitGrid above{Size{size.width, high}};
        field_of_view(heightened(blocking), origin, radius, above);
        BitGrid expected{size};
        above.for_each([&](Pos p) {
            if (size.contains(p)) expected.set(p);
        });
        REQUIRE(drawn::picture(low) == drawn::picture(expected));
    }
}

TEST_CASE("a map of exactly 64 rows is seen to its last row", "[field_of_view]") {
    const Size size{20, 64};
    const BitGrid nothing{size};
    for (const Pos origin : {Pos{0, 0}, Pos{19, 63}, Pos{10, 32}, Pos{0, 63}})
        CHECK(view(nothing, origin) == nothing.complement());
}

}  // namespace cellophane
