#include "view/cell_painter.h"

#include "support/catch.h"
#include "view/cell_colors.h"
#include "view/light_steps.h"

namespace cellophane {

namespace {

constexpr Sight sights[] = {Sight::Unknown, Sight::MagicMapped, Sight::Remembered, Sight::Seen};
constexpr Mark marks[] = {Mark::None,   Mark::Route,     Mark::CursorRoute,
                          Mark::Target, Mark::FarTarget, Mark::MissedTarget};

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
        if (below(4) != 0)
            look.light =
                graded({below(300) - 20, below(300) - 20, below(300) - 20}, speckle_of(look.at, look.depth));
        look.hero_here = below(9) == 0;
        look.hero_color = hero_color({.at = {}, .lit = below(2) == 0, .dark = below(2) == 0});
        look.under_water = below(5) == 0;
        if (below(9) == 0) look.strayed = &variation_of(below(grains));
        if (below(9) == 0) look.flash = {.red = below(100), .blue = below(100)};
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

TEST_CASE("the painter's cached cells equal freshly painted ones", "[view][cell]") {
    CellPainter painter;
    Mixture mixture;
    int wrong = 0;
    for (int i = 0; i < 40'000; ++i) {
        const CellView cell = mixture.cell();
        const CellLook look = mixture.look();
        const PaintedCell painted = painter.paint(cell, look, speckle_of(look.at, look.depth));
        const PaintedCell wanted = paint_moving_cell(cell, look);
        wrong += painted.cell != wanted.cell || painted.dances != wanted.dances;
    }
    CHECK(wrong == 0);
}

}  // namespace cellophane
