#include "support/catch.h"
#include "view/cell_painter.h"
#include "view/observations.h"
#include "view/scene.h"

// The map without its light (rules/interface.md 2, points 4 to 6 and 11).

namespace cellophane {

namespace {

Observation shaded_hall() {
    Observation seen = drawn_observation({"............", ".....@......", "............"});
    seen.in_view = BitGrid{seen.cells.size()};
    seen.in_view.fill();
    seen.lit = BitGrid{seen.cells.size()};
    seen.dark = BitGrid{seen.cells.size()};
    seen.hero->stealth_range = 2;
    for (int x = 0; x < 12; ++x) seen.light[{x, 0}] = {x * 20, x * 20, x * 20};
    return seen;
}

Frame drawn(const Observation& seen, bool plain, Motion* motion = nullptr) {
    const MessageLog log;
    const Pointing nowhere_pointed;
    CellPainter painter;
    return paint(Scene{.seen = seen,
                       .log = log,
                       .pointing = nowhere_pointed,
                       .motion = motion,
                       .eyes = {.plain_colors = plain}},
                 painter);
}

const StyledCell& at(const Frame& frame, int x, int y) {
    return frame.at(21 + x, 3 + y);
}

}  // namespace

TEST_CASE("with plain colours all cells in view are equally bright", "[view][plain]") {
    const Observation seen = shaded_hall();
    const Frame lit = drawn(seen, false);
    const Frame plain = drawn(seen, true);
    CHECK(at(lit, 1, 0).fore.red + 10 < at(lit, 11, 0).fore.red);
    Observation even = shaded_hall();
    for (int i = 0; i < even.light.size().area(); ++i) even.light.at_index(i) = {180, 180, 180};
    for (int x = 0; x < 12; ++x) {
        INFO(x);
        CHECK(at(plain, x, 0) == at(drawn(even, false), x, 0));
    }
}

TEST_CASE("with plain colours nothing tells lit and dark cells apart", "[view][plain]") {
    Observation seen = shaded_hall();
    const Frame before = drawn(seen, true);
    seen.lit.set({2, 1});
    seen.dark.set({3, 1});
    const Frame after = drawn(seen, true);
    CHECK(after == before);
    // The stealth display still does.
    const MessageLog log;
    const Pointing nowhere;
    CellPainter painter;
    const Frame marked = paint(
        {.seen = seen, .log = log, .pointing = nowhere, .show_stealth = true, .eyes = {.plain_colors = true}},
        painter);
    CHECK(at(before, 2, 1) != at(marked, 2, 1));
    CHECK(at(before, 3, 1) != at(marked, 3, 1));
}

TEST_CASE("with plain colours gas tints by 30 percent, and allies are white", "[view][plain]") {
    CellView cell;
    cell.layers[static_cast<std::size_t>(Layer::Gas)] = Terrain::CausticGas;
    cell.gas_volume = 200;
    CHECK(gas_weight(cell) == 90);
    CHECK(gas_weight(cell, true) == 30);
    MonsterView friendly{.kind = MonsterKind::Goblin};
    friendly.state = MonsterState::Ally;
    const Tint pinkish = figure_of(friendly).fore;
    const Tint whitish = figure_of(friendly, true).fore;
    CHECK(whitish == average(monster_rows[MonsterKind::Goblin].tint, tint(Color::White), 50));
    CHECK_FALSE(whitish == pinkish);
}

TEST_CASE("with plain colours nothing is animated", "[view][plain]") {
    Observation seen = drawn_observation({"~~~~~~", "~~@~~~", "~~~~~~"});
    seen.in_view = seen.lit = seen.dark = BitGrid{seen.cells.size()};
    Motion motion;
    drawn(seen, false, &motion);
    CHECK(motion.dance.has_dancers());
    const Frame plain = drawn(seen, true, &motion);
    CHECK_FALSE(motion.dance.has_dancers());
    motion.dance.step_all();
    CHECK(drawn(seen, true, &motion) == plain);
}

}  // namespace cellophane
