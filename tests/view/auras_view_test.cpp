#include "support/catch.h"
#include "view/figures.h"
#include "view/observations.h"
#include "view/scene.h"
#include "words/items.h"

namespace cellophane {

namespace {

Observation felt(Polarity means, bool is_amulet = false) {
    Observation seen = drawn_observation({"#####   ", "#@..#   ", "#####   "});
    seen.auras.push_back({{6, 1}, means, is_amulet});
    return seen;
}

StyledCell painted_at(const Observation& seen, Pos at) {
    CellPainter painter;
    const MessageLog log;
    const Pointing pointing;
    const Frame frame = paint(Scene{.seen = seen, .log = log, .pointing = pointing}, painter);
    return frame.at(21 + at.x, 3 + at.y);
}

}  // namespace

TEST_CASE("detected magic out of view is drawn, even where nothing else is known", "[view][auras]") {
    for (const Polarity means : {Polarity::Benevolent, Polarity::Malevolent}) {
        const StyledCell cell = painted_at(felt(means), {6, 1});
        CHECK(cell.glyph == aura_of(means).glyph);
        CHECK(cell.fore != cell.back);
    }
    CHECK(painted_at(felt(Polarity::Benevolent), {6, 1}).fore !=
          painted_at(felt(Polarity::Malevolent), {6, 1}).fore);
    CHECK(painted_at(felt(Polarity::Benevolent), {7, 1}).glyph == U' ');
}

TEST_CASE("the detected Amulet is drawn as itself, in white", "[view][auras]") {
    const StyledCell cell = painted_at(felt(Polarity::Benevolent, true), {6, 1});
    CHECK(cell.glyph == figure_of(ItemView{.kind = ItemKind::Amulet}).glyph);
    CHECK(cell.fore.red == cell.fore.green);
    CHECK(cell.fore.green == cell.fore.blue);
}

TEST_CASE("pointing at detected magic tells whether it is good or bad", "[view][auras]") {
    Pointing pointing;
    pointing.cell = Pos{6, 1};
    const std::string good = flavor_line(felt(Polarity::Benevolent), pointing);
    const std::string bad = flavor_line(felt(Polarity::Malevolent), pointing);
    CHECK(good.find("beneficial") != std::string::npos);
    CHECK(bad.find("harm") != std::string::npos);
    CHECK(flavor_line(felt(Polarity::Benevolent, true), pointing).find("Amulet") != std::string::npos);
}

}  // namespace cellophane
