#include "view/discoveries.h"

#include <string>

#include "screen/encode.h"
#include "screen/utf8.h"
#include "support/catch.h"
#include "view/cell_colors.h"
#include "view/figures.h"
#include "view/palettes.h"
#include "view/panels.h"

namespace cellophane {

namespace {

/// All kinds that have to be found out about, of which only descent and firebolt are known.
Discoveries some() {
    Discoveries all;
    for (const ItemRow& row : item_rows) {
        if (row.appearance == Appearance::None) continue;
        const bool known = row.kind == ItemKind::PotionOfDescent || row.kind == ItemKind::StaffOfFirebolt;
        all.push_back({.kind = row.kind,
                       .known = known,
                       .means = row.polarity == Polarity::ByItem ? Polarity::None : row.polarity,
                       .percent = known ? 0 : row.frequency});
    }
    return all;
}

struct Place {
    int column = -1;
    int row = -1;
};

Place place_of(const Frame& frame, std::string_view words) {
    const std::u32string wanted = from_utf8(words);
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column + static_cast<int>(wanted.size()) <= screen_columns; ++column) {
            std::size_t same = 0;
            while (same < wanted.size() &&
                   frame.at(column + static_cast<int>(same), row).glyph == wanted[same])
                ++same;
            if (same == wanted.size()) return {column, row};
        }
    FAIL(words << " is nowhere:\n" << plain_text(frame));
    return {};
}

}  // namespace

TEST_CASE("discoveries stand in three columns: scrolls and rings, potions, staffs and wands",
          "[view][discoveries]") {
    Frame frame;
    paint_discoveries(frame, some());
    const Place scrolls = place_of(frame, "Scrolls");
    const Place rings = place_of(frame, "Rings");
    const Place potions = place_of(frame, "Potions");
    const Place staffs = place_of(frame, "Staffs");
    const Place wands = place_of(frame, "Wands");
    CHECK(rings.column == scrolls.column);
    CHECK(wands.column == staffs.column);
    CHECK(scrolls.column < potions.column);
    CHECK(potions.column < staffs.column);
    CHECK(rings.row > scrolls.row + 15);
    CHECK(wands.row > staffs.row + 12);
    CHECK(potions.row == scrolls.row);
}

TEST_CASE("every kind has a complete line on the page of discoveries", "[view][discoveries]") {
    Frame frame;
    paint_discoveries(frame, some());
    const std::string text = plain_text(frame);
    int lines = 0;
    for (const KindView& view : some()) {
        ++lines;
        std::string name{item_rows[view.kind].name};
        const std::string share = "(" + std::to_string(view.percent) + "%)";
        INFO(name << "\n" << text);
        if (view.percent > 0) CHECK(text.find(share) != std::string::npos);
    }
    // One row each, five titles apart; nothing runs into the next column or off the page.
    int bright = 0;
    int dim = 0;
    for (const int column : {4, 38, 70})
        for (int row = 3; row < screen_rows - 1; ++row) {
            // Titles are in a color of their own.
            if (frame.at(column, row).glyph == U' ' || frame.at(column, row).fore == hint_color()) continue;
            const StyledCell& letter = frame.at(column, row);
            if (letter.fore == rgb(Color::White)) {
                ++bright;
                continue;
            }
            ++dim;
            // Dim is not too faint to be read, whatever the palette.
            for (int i = 0; i < static_cast<int>(Palette::count); ++i) {
                const auto palette = static_cast<Palette>(i);
                CHECK(contrast_hundredths(suited(letter.fore, palette), suited(letter.back, palette)) >= 450);
            }
        }
    CHECK(bright == 2);
    CHECK(bright + dim == lines);
    for (const int gap : {34, 35, 66, 67})
        for (int row = 1; row < screen_rows - 2; ++row) CHECK(frame.at(gap, row).glyph == U' ');
}

TEST_CASE("known kinds are bright with their glyph, unknown ones dim with polarity and chance",
          "[view][discoveries]") {
    Frame frame;
    paint_discoveries(frame, some());
    const auto sign_of = [&](std::string_view name) {
        const Place at = place_of(frame, name);
        return frame.at(at.column - 2, at.row);
    };
    CHECK(sign_of("Descent").glyph == item_rows[ItemKind::PotionOfDescent].glyph);
    CHECK(sign_of("Firebolt").glyph == item_rows[ItemKind::StaffOfFirebolt].glyph);
    CHECK(sign_of("Paralysis (10%)").glyph == aura_of(Polarity::Malevolent).glyph);
    CHECK(sign_of("Telepathy (20%)").glyph == aura_of(Polarity::Benevolent).glyph);
    CHECK(sign_of("Plenty").glyph == aura_of(Polarity::Malevolent).glyph);
    // Rings are what they are one by one.
    CHECK(sign_of("Clairvoyance").glyph == U' ');
    CHECK(aura_of(Polarity::Malevolent).glyph != aura_of(Polarity::Benevolent).glyph);
}

TEST_CASE("in a narrow window each list of discoveries is whole in one part", "[view][discoveries]") {
    for (const auto& [columns, expected] : {std::pair{45, 4}, {55, 2}, {60, 2}, {79, 2}, {80, 1}, {99, 1}}) {
        CAPTURE(columns);
        std::string all;
        for (int part = 0; part < expected; ++part) {
            Frame frame;
            CHECK(paint_discoveries(frame, some(), {.window = {.columns = columns}, .part = part}) ==
                  expected);
            for (int row = 0; row < screen_rows; ++row)
                for (int column = columns; column < screen_columns; ++column)
                    CHECK(frame.at(column, row).glyph == U' ');
            all += plain_text(frame);
        }
        INFO(all);
        for (const std::string_view title : {"Scrolls", "Rings", "Potions", "Staffs", "Wands"}) {
            const std::size_t at = all.find(title);
            REQUIRE(at != std::string::npos);
            CHECK(all.find(title, at + 1) == std::string::npos);
        }
    }
}

TEST_CASE("kinds without a known chance show none", "[view][discoveries]") {
    Frame frame;
    paint_discoveries(frame, some());
    const Place life = place_of(frame, "Life");
    CHECK(frame.at(life.column + 5, life.row).glyph == U' ');
    const Place descent = place_of(frame, "Descent");
    CHECK(frame.at(descent.column + 8, descent.row).glyph == U' ');
}

}  // namespace cellophane
