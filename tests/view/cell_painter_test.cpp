#include "view/cell_painter.h"

#include "support/catch.h"
#include "view/lantern.h"
#include "view/mixing.h"

namespace cellophane {

namespace {

constexpr Sight sights[] = {Sight::Unknown, Sight::MagicMapped, Sight::Remembered, Sight::Seen};
constexpr Mark marks[] = {Mark::None, Mark::Route, Mark::CursorRoute, Mark::Target, Mark::FarTarget};

/// One of everything that can be on a map, in a fixed but mixed order.
class Mixture {
public:
    CellView cell() {
        CellView cell;
        cell.sight = sights[below(4)];
        cell.layers[0] = terrain();
        if (below(2) == 0) cell.layers[1] = terrain();
        if (below(3) == 0) cell.layers[2] = terrain();
        if (below(3) == 0) cell.layers[3] = terrain();
        cell.gas_volume = static_cast<std::uint8_t>(below(256));
        return cell;
    }

    CellLook look() {
        CellLook look{.at = {below(79), below(29)}, .depth = 1 + below(40)};
        if (below(4) != 0) look.light_percent = 50 + 10 * below(6);
        look.hero_here = below(9) == 0;
        if (below(9) == 0)
            look.figure = figure_of(
                MonsterView{.kind = static_cast<MonsterKind>(below(static_cast<int>(MonsterKind::count)))});
        look.mark = marks[below(5)];
        return look;
    }

private:
    Terrain terrain() { return static_cast<Terrain>(below(static_cast<int>(Terrain::count))); }

    int below(int limit) {
        state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
        return static_cast<int>((state_ >> 33) % static_cast<std::uint64_t>(limit));
    }

    std::uint64_t state_ = 5;
};

}  // namespace

TEST_CASE("a cell out of the painter's memory is the cell it would paint now", "[view][cell]") {
    CellPainter painter;
    Mixture mixture;
    int wrong = 0;
    for (int i = 0; i < 40'000; ++i) {
        const CellView cell = mixture.cell();
        const CellLook look = mixture.look();
        const StyledCell painted = painter.paint(cell, look, speckle_of(look.at, look.depth));
        wrong += painted != paint_cell(cell, look);
    }
    CHECK(wrong == 0);
}

TEST_CASE("the lantern gives every cell the strength it gives it alone", "[view][light]") {
    for (int depth : {1, 7, 26, 40}) {
        const Lantern lantern{{30, 9}, depth};
        for (int x = 0; x < 79; ++x)
            for (int y = 0; y < 29; ++y)
                REQUIRE(lantern.strength_at({x, y}, speckle_of({x, y}, depth)) ==
                        lantern_strength({30, 9}, {x, y}, depth));
    }
}

TEST_CASE("the lantern dims with the distance, the sooner the deeper", "[view][light]") {
    for (int depth = 1; depth <= 40; ++depth) {
        const Lantern lantern{{0, 0}, depth};
        for (int x = 1; x < 200; ++x)
            CHECK(lantern.strength_at({x, 0}, 0) <= lantern.strength_at({x - 1, 0}, 0));
    }
    const auto reach = [](int depth) {
        const Lantern lantern{{0, 0}, depth};
        int x = 0;
        while (lantern.strength_at({x, 0}, 0) == 100) ++x;
        return x;
    };
    CHECK(reach(1) > reach(5));
    CHECK(reach(5) > reach(15));
    CHECK(reach(26) >= 1);
    // Nothing of the tables is made brighter than it is.
    for (int depth = 1; depth <= 40; ++depth) {
        CHECK(lantern_colour(depth).red <= 92);
        CHECK(lantern_colour(depth).green <= 92);
        CHECK(lantern_colour(depth).blue >= lantern_colour(depth).red);
    }
}

}  // namespace cellophane
