#include "exports/theme.h"

#include <algorithm>

#include "dungeon/generate.h"
#include "exports/pictures.h"
#include "play/play.h"
#include "support/catch.h"

namespace cellophane {

namespace {

Observation surveyed_level(int depth) {
    constexpr std::uint64_t seed = 42;
    return survey(seed, Style::Brogue, Variant::Brogue, generate({.seed = seed, .depth = depth}).value());
}

int brightness_of(Rgb color) {
    return (299 * color.red + 587 * color.green + 114 * color.blue) / 1000;
}

/// Runs on every cell of a few levels, in every theme for pale ground.
template <class Each>
void for_each_cell(Each each) {
    for (const int depth : {2, 7, 13, 20})
        for (const Theme theme : {Theme::Light, Theme::Ink, Theme::Parchment}) {
            const Observation seen = surveyed_level(depth);
            const Size size = seen.cells.size();
            for (int i = 0; i < size.area(); ++i) {
                const Pos at = size.at(i);
                const GroundKind ground = ground_of(seen, at);
                each(theme, ground, in_theme(picture_of(seen, at), theme, ground));
            }
        }
}

}  // namespace

TEST_CASE("drops are the darkest ground of every pale theme", "[exports][theme]") {
    int drops = 0;
    for_each_cell([&](Theme, GroundKind ground, const StyledCell& cell) {
        if (ground != GroundKind::Drop) return;
        ++drops;
        CHECK(brightness_of(cell.back) < 100);
        CHECK(brightness_of(cell.fore) > 200);
    });
    CHECK(drops > 50);
}

TEST_CASE("ink is grey, and leaves most of the paper white", "[exports][theme]") {
    int cells = 0;
    int white = 0;
    for_each_cell([&](Theme theme, GroundKind ground, const StyledCell& cell) {
        if (theme != Theme::Ink) return;
        ++cells;
        CHECK((cell.back.red == cell.back.green && cell.back.green == cell.back.blue));
        CHECK((cell.fore.red == cell.fore.green && cell.fore.green == cell.fore.blue));
        if (brightness_of(cell.back) >= 230) ++white;
        if (ground == GroundKind::Rock) CHECK(cell.back == Rgb{255, 255, 255});
    });
    CHECK(white * 2 > cells);
}

TEST_CASE("a blueprint is blue, and its signs are lighter than what they stand on", "[exports][theme]") {
    int signs = 0;
    for (const int depth : {2, 7, 13, 20}) {
        const Observation seen = surveyed_level(depth);
        for (int i = 0; i < seen.cells.size().area(); ++i) {
            const Pos at = seen.cells.size().at(i);
            const StyledCell plain = picture_of(seen, at);
            const GroundKind ground = ground_of(seen, at);
            const StyledCell cell = in_theme(plain, Theme::Blueprint, ground);
            CHECK((cell.back.blue > cell.back.green && cell.back.green > cell.back.red));
            if (cell.glyph == U' ') continue;
            CHECK(brightness_of(cell.fore) > brightness_of(cell.back));
            const bool is_bare = cell.glyph == U'\u00B7' || cell.glyph == U'.';
            if (ground != GroundKind::Open || is_bare) continue;
            ++signs;
            CHECK(brightness_of(cell.fore) - brightness_of(cell.back) > 80);
        }
    }
    CHECK(signs > 200);
}

TEST_CASE("what lies on open ground can be read on pale themes", "[exports][theme]") {
    for (const Theme theme : {Theme::Ink, Theme::Parchment}) {
        const Observation seen = surveyed_level(7);
        REQUIRE(seen.items.size() > 3);
        for (const auto& item : seen.items) {
            const GroundKind ground = ground_of(seen, item.at);
            if (ground != GroundKind::Open) continue;
            const StyledCell cell = in_theme(picture_of(seen, item.at), theme, ground);
            CHECK(brightness_of(cell.back) - brightness_of(cell.fore) > 80);
        }
    }
}

TEST_CASE("deep water is darker than shallow, in colours on white too", "[exports][theme]") {
    struct Mean {
        int sum = 0;
        int cells = 0;
        int value() const { return sum / std::max(1, cells); }
    };
    Mean deep;
    Mean shallow;
    const Observation seen = surveyed_level(3);
    for (int i = 0; i < seen.cells.size().area(); ++i) {
        const Pos at = seen.cells.size().at(i);
        const Terrain liquid = seen.cells[at][Layer::Liquid];
        // Lakes have shores within walls as well.
        if (ground_of(seen, at) != GroundKind::Open) continue;
        if (liquid != Terrain::DeepWater && liquid != Terrain::ShallowWater) continue;
        Mean& mean = liquid == Terrain::DeepWater ? deep : shallow;
        mean.sum += brightness_of(in_theme(picture_of(seen, at), Theme::Light, GroundKind::Open).back);
        ++mean.cells;
    }
    CHECK(deep.cells > 100);
    CHECK(shallow.cells > 50);
    CHECK(deep.value() + 20 < shallow.value());
}

TEST_CASE("walls are told from rock by an open neighbour", "[exports][theme]") {
    const Observation seen = surveyed_level(7);
    const Size size = seen.cells.size();
    // The border of a map is rock, and may have open neighbors within.
    int walls = 0;
    for (int i = 0; i < size.area(); ++i) walls += ground_of(seen, size.at(i)) == GroundKind::Wall;
    CHECK(walls > 200);
    CHECK(ground_of(seen, {0, 0}) == GroundKind::Rock);
}

}  // namespace cellophane
