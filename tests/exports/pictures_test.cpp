#include "exports/pictures.h"

#include "dungeon/generate.h"
#include "play/play.h"
#include "support/catch.h"

namespace cellophane {

namespace {

Observation surveyed(const LevelRequest& request) {
    return survey(request.seed, request.style, Variant::Brogue, generate(request).value());
}

}  // namespace

TEST_CASE("pictures of all cells at once equal those of each cell alone", "[exports]") {
    const int depth = GENERATE(1, 7, 13, 26);
    const Observation seen = surveyed({.seed = 1729, .depth = depth});
    const Grid<StyledCell> pictures = pictures_of(seen);
    const Size size = seen.cells.size();
    int differing = 0;
    for (int i = 0; i < size.area(); ++i)
        if (pictures[size.at(i)] != picture_of(seen, size.at(i))) ++differing;
    CHECK(differing == 0);
}

TEST_CASE("solid rock can be left blank, except where something stands in it", "[exports]") {
    const Observation seen = surveyed({.seed = 1729, .depth = 7});
    const Grid<StyledCell> pictures = pictures_of(seen, false);
    const Size size = seen.cells.size();
    int blank = 0;
    for (int i = 0; i < size.area(); ++i) {
        const Pos at = size.at(i);
        const bool is_rock = seen.cells[at][Layer::Dungeon] == Terrain::Granite;
        if (is_rock && pictures[at] == StyledCell{U' ', {}, {}}) ++blank;
        if (!is_rock) CHECK(pictures[at] == picture_of(seen, at));
    }
    CHECK(blank > size.area() / 5);
    for (const MonsterView& monster : seen.monsters)
        CHECK(pictures[monster.at] == picture_of(seen, monster.at));
}

}  // namespace cellophane
