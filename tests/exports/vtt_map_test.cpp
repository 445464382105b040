#include "exports/vtt_map.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <utility>
#include <vector>

#include "dungeon/generate.h"
#include "exports/disguises.h"
#include "kit/grid/field_of_view.h"
#include "play/play.h"
#include "support/catch.h"

namespace cellophane {

namespace {

Observation surveyed_map(const LevelRequest& request, bool secrets = true) {
    const Result<Level> level = generate(request);
    REQUIRE(level.ok());
    Observation seen = survey(request.seed, request.style, request.variant, level.value());
    if (!secrets) hide_secrets(seen);
    return seen;
}

/// A straight piece_of_line, in hundredths of a cell.
using WallPiece = std::pair<Pos, Pos>;

std::int64_t side_of_piece(Pos at, Pos from, Pos to) {
    return std::int64_t{to.x - from.x} * (at.y - from.y) - std::int64_t{to.y - from.y} * (at.x - from.x);
}

bool do_cross(const WallPiece& a, const WallPiece& b) {
    const auto parts = [](std::int64_t one, std::int64_t other) { return (one < 0) != (other < 0); };
    return parts(side_of_piece(a.first, b.first, b.second), side_of_piece(a.second, b.first, b.second)) &&
           parts(side_of_piece(b.first, a.first, a.second), side_of_piece(b.second, a.first, a.second));
}

/// What stops sight on a virtual tabletop, all doors shut.
class Tabletop {
public:
    /// What would stop it if every opaque cell were a block.
    Tabletop(const BitGrid& blocks, Size size) : size_{size}, near_{size_}, near_thickets_{size_} {
        for (Polyline line : outlines(blocks, blocks.complement())) {
            for (Pos& corner : line) corner = {corner.x * 100, corner.y * 100};
            add(near_, line);
        }
    }

    explicit Tabletop(const Observation& seen)
        : size_{seen.cells.size()}, near_{size_}, near_thickets_{size_} {
        const VttMap map = vtt_map_of(seen);
        for (const Polyline& line : map.walls) add(near_, line);
        for (const Polyline& line : map.thickets) add(near_thickets_, line);
        for (const VttDoor& door : map.doors)
            if (door.is_shut) add(near_, {door.ends[0], door.ends[1]});
    }

    bool sees(Pos from, Pos to) const {
        const WallPiece ray{from, to};
        int thickets = 0;
        std::vector<WallPiece> crossed;
        const auto visit = [&](Pos cell) {
            if (!size_.contains(cell)) return true;
            for (const WallPiece& wall : near_[cell])
                if (do_cross(ray, wall)) return false;
            for (const WallPiece& edge : near_thickets_[cell])
                if (do_cross(ray, edge) && std::find(crossed.begin(), crossed.end(), edge) == crossed.end()) {
                    crossed.push_back(edge);
                    ++thickets;
                }
            return true;
        };
        // All cells that the ray comes near: pieces are listed in every cell they touch.
        const int steps = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y)) / 20 + 1;
        Pos last = nowhere;
        for (int i = 0; i <= steps; ++i) {
            const Pos at{from.x + (to.x - from.x) * i / steps, from.y + (to.y - from.y) * i / steps};
            const Pos cell{at.x / 100, at.y / 100};
            if (cell == last) continue;
            last = cell;
            if (!visit(cell)) return false;
        }
        // One sees into foliage, not through it.
        return thickets < 2;
    }

private:
    /// In pieces of half a cell at most.
    void add(Grid<std::vector<WallPiece>>& near, const Polyline& line) {
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            const Pos way = line[i + 1] - line[i];
            const int pieces = std::max(1, std::max(std::abs(way.x), std::abs(way.y)) / 50);
            for (int piece = 0; piece < pieces; ++piece) {
                const auto at = [&](int part) {
                    return Pos{line[i].x + way.x * part / pieces, line[i].y + way.y * part / pieces};
                };
                const WallPiece piece_of_line{at(piece), at(piece + 1)};
                const Pos low{std::min(piece_of_line.first.x, piece_of_line.second.x),
                              std::min(piece_of_line.first.y, piece_of_line.second.y)};
                const Pos high{std::max(piece_of_line.first.x, piece_of_line.second.x),
                               std::max(piece_of_line.first.y, piece_of_line.second.y)};
                for (int y = (low.y - 1) / 100; y <= high.y / 100; ++y)
                    for (int x = (low.x - 1) / 100; x <= high.x / 100; ++x)
                        if (size_.contains({x, y})) near[{x, y}].push_back(piece_of_line);
            }
        }
    }

    Size size_;
    Grid<std::vector<WallPiece>> near_;
    Grid<std::vector<WallPiece>> near_thickets_;
};

/// Places on a cell that show how it is drawn, off its middle so that no ray runs along a wall: of a wall the
/// halves at its open sides.
std::vector<Pos> places_on(Pos cell, const BitGrid& walls) {
    std::vector<Pos> places;
    if (!walls.test(cell)) {
        for (int y = 3; y < 100; y += 94 / 8)
            for (int x = 2; x < 100; x += 95 / 8) places.push_back({cell.x * 100 + x, cell.y * 100 + y});
        return places;
    }
    for (const Direction side : cardinals) {
        const Pos by = step(side);
        if (!walls.size().contains(cell + by) || walls.test(cell + by)) continue;
        for (int along = 2; along < 100; along += 95 / 12) {
            const Pos middle{cell.x * 100 + 50, cell.y * 100 + 50};
            places.push_back({middle.x + by.x * 46 + (by.x == 0 ? along - 50 : 0),
                              middle.y + by.y * 46 + (by.y == 0 ? along - 50 : 0)});
        }
    }
    return places;
}

struct SightComparison {
    int both = 0;
    int level_alone = 0;
    int table_alone = 0;
    int walls_seen = 0;
    int walls_missing = 0;
    int asymmetric = 0;
    /// Rays to open cells, and those that blocks would stop otherwise than the walls do.
    int rays = 0;
    int wrong_rays = 0;
};

void compare_sight(const LevelRequest& request, int origins, SightComparison& sum) {
    const Observation seen = surveyed_map(request);
    const BitGrid opaque = opaque_cells(seen);
    const Tabletop table{seen};
    const Size size = seen.cells.size();
    std::vector<Pos> floor;
    for (int i = 0; i < size.area(); ++i)
        if (!opaque.test(size.at(i))) floor.push_back(size.at(i));
    BitGrid walls{size};
    for (int i = 0; i < size.area(); ++i) {
        const Pos at = size.at(i);
        bool is_solid = false;
        for (const Terrain terrain : seen.cells[at].layers)
            is_solid = is_solid || terrain_rows[terrain].properties.has(TerrainProperty::BlocksMovement);
        walls.set(at, opaque.test(at) && is_solid);
    }
    const Tabletop blocks{opaque, size};
    const bool has_thickets = !vtt_map_of(seen).thickets.empty();
    for (int i = 0; i < origins; ++i) {
        const Pos from =
            floor[floor.size() * static_cast<std::size_t>(2 * i + 1) / static_cast<std::size_t>(2 * origins)];
        BitGrid view{size};
        field_of_view(opaque, from, sight_unlimited, view);
        for (int cell = 0; cell < size.area(); ++cell) {
            const Pos at = size.at(cell);
            if (at == from) continue;
            const std::vector<Pos> places = places_on(at, walls);
            if (places.empty()) continue;
            const bool on_table = std::any_of(places.begin(), places.end(), [&](Pos place) {
                return table.sees({from.x * 100 + 50, from.y * 100 + 50}, place);
            });
            const bool on_level = view.test(at);
            if (!opaque.test(at) && !has_thickets)
                for (std::size_t ray = 0; ray < places.size(); ray += 9) {
                    const Pos middle{from.x * 100 + 50, from.y * 100 + 50};
                    ++sum.rays;
                    sum.wrong_rays += blocks.sees(middle, places[ray]) != table.sees(middle, places[ray]);
                }
            sum.both += on_table && on_level;
            sum.level_alone += on_level && !on_table;
            sum.table_alone += on_table && !on_level;
            if (on_level && walls.test(at)) {
                ++sum.walls_seen;
                sum.walls_missing += !on_table;
            }
            if (on_level != on_table && !opaque.test(at)) {
                BitGrid back{size};
                field_of_view(opaque, at, sight_unlimited, back);
                sum.asymmetric += back.test(from) != on_level;
            }
        }
    }
}

}  // namespace

TEST_CASE("what is seen through a tabletop's walls is what the level's own field of view sees",
          "[exports][uvtt]") {
    SightComparison sum;
    for (int i = 0; i < 20; ++i)
        compare_sight({.seed = static_cast<std::uint64_t>(100 + i), .depth = 1 + i * 26 / 20}, 10, sum);
    CAPTURE(sum.both, sum.level_alone, sum.table_alone, sum.walls_seen, sum.walls_missing, sum.asymmetric);
    const int all = sum.both + sum.level_alone + sum.table_alone;
    CHECK(all > 30'000);
    // The walls stop exactly what the cells stop; the rest is how the game casts its view (docs/sight.md).
    CHECK(sum.rays > 10'000);
    CHECK(sum.wrong_rays == 0);
    CHECK(sum.level_alone * 1000 < all * 25);
    CHECK(sum.table_alone * 1000 < all * 25);
    CHECK(sum.walls_missing * 100 < sum.walls_seen * 6);
}

TEST_CASE("walls of a tabletop have few enough points on every map", "[exports][uvtt]") {
    int most = 0;
    for (int seed = 1; seed <= 30; ++seed)
        for (const Style style : {Style::Brogue, Style::Classic, Style::Accretion, Style::Rogue}) {
            const VttMap map = vtt_map_of(surveyed_map(
                {.seed = static_cast<std::uint64_t>(seed), .style = style, .depth = 1 + seed % 26}));
            CHECK(map.tolerance == 0);
            most = std::max(most, count_points(map.walls) + count_points(map.thickets));
        }
    CAPTURE(most);
    CHECK(most > 500);
    CHECK(most < most_sight_points / 2);
    for (const LevelRequest& request :
         {LevelRequest{.seed = 3, .style = Style::Classic, .size = {500, 500}},
          LevelRequest{.seed = 4, .depth = 3, .size = {200, 200}},
          LevelRequest{.seed = 5, .style = Style::Rogue, .size = {500, 500}, .rogue = {.grid = {60, 60}}}}) {
        const VttMap map = vtt_map_of(surveyed_map(request));
        CAPTURE(map.tolerance, count_points(map.walls), count_points(map.thickets));
        CHECK(count_points(map.walls) + count_points(map.thickets) <= most_sight_points);
        CHECK(count_points(map.walls) > 100);
    }
}

}  // namespace cellophane
