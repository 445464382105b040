#include "view/creature_panel.h"

#include <algorithm>
#include <string>
#include <vector>

#include "content/monsters.h"
#include "screen/encode.h"
#include "support/catch.h"
#include "view/observations.h"
#include "words/bestiary.h"

// Where the panel of a creature stands, on wide screens and in narrow windows.

namespace cellophane {

namespace {

Observation facing(Pos hero, Pos creature, MonsterKind kind) {
    std::vector<std::string> rows(29, std::string(79, '.'));
    rows[static_cast<std::size_t>(hero.y)][static_cast<std::size_t>(hero.x)] = '@';
    Observation seen = drawn_observation({rows.begin(), rows.end()});
    seen.monsters = {{.at = creature, .kind = kind}};
    return seen;
}

/// The cells a panel takes; empty: it takes none.
struct Extent {
    int left = screen_columns;
    int right = -1;
    int top = screen_rows;
    int bottom = -1;

    bool holds(Pos on_map) const {
        const int column = main_column + on_map.x;
        const int row = map_row + on_map.y;
        return column >= left && column <= right && row >= top && row <= bottom;
    }
};

Extent extent_of(const Frame& frame) {
    Extent extent;
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column)
            if (frame.at(column, row) != StyledCell{}) {
                extent.left = std::min(extent.left, column);
                extent.right = std::max(extent.right, column);
                extent.top = std::min(extent.top, row);
                extent.bottom = std::max(extent.bottom, row);
            }
    return extent;
}

std::size_t letters_in(const Frame& frame) {
    const std::string text = plain_text(frame);
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return c > ' '; }));
}

}  // namespace

TEST_CASE("in a narrow window a creature's panel is in sight and covers neither it nor the hero",
          "[view][creature_panel]") {
    constexpr int phone = 45;
    for (const MonsterKind kind :
         {MonsterKind::Rat, MonsterKind::GoblinMystic, MonsterKind::Dragon, MonsterKind::Ogre})
        for (const Pos hero : {Pos{5, 3}, Pos{40, 14}, Pos{70, 25}, Pos{39, 2}, Pos{39, 27}})
            for (const Pos off : {Pos{3, 0}, Pos{-4, 1}, Pos{0, -2}, Pos{8, 2}}) {
                const Observation seen = facing(hero, hero + off, kind);
                const Window window{std::clamp(main_column + hero.x - phone / 2, 0, screen_columns - phone),
                                    phone};
                CAPTURE(hero.x, hero.y, off.x, off.y);
                Frame frame;
                paint_creature_panel(frame, seen, seen.monsters.front(), window);
                const Extent extent = extent_of(frame);
                CHECK(extent.left >= window.first);
                CHECK(extent.right < window.end());
                CHECK(extent.top >= map_row);
                CHECK(extent.bottom < map_row + map_rows);
                CHECK_FALSE(extent.holds(hero));
                CHECK_FALSE(extent.holds(hero + off));
                // Nothing of what is to be told is lost.
                Frame wide;
                paint_creature_panel(wide, seen, seen.monsters.front());
                CHECK(letters_in(frame) == letters_in(wide));
            }
}

TEST_CASE("in a low window a creature's panel is in sight", "[view][creature_panel]") {
    for (const MonsterKind kind : {MonsterKind::Rat, MonsterKind::GoblinMystic, MonsterKind::Dragon})
        for (const Pos hero : {Pos{5, 3}, Pos{40, 14}, Pos{70, 25}})
            for (const Window window :
                 {Window{0, 100, 12, 22}, Window{0, 100, 0, 20}, Window{20, 80, 8, 20}}) {
                const Observation seen = facing(hero, hero + Pos{2, 1}, kind);
                Frame frame;
                paint_creature_panel(frame, seen, seen.monsters.front(), window);
                const Extent extent = extent_of(frame);
                CAPTURE(hero.x, hero.y, window.top, window.rows);
                CHECK(extent.top >= window.top);
                CHECK(extent.bottom < window.bottom());
                Frame wide;
                paint_creature_panel(wide, seen, seen.monsters.front());
                CHECK(letters_in(frame) == letters_in(wide));
            }
}

TEST_CASE("a creature's panel is unchanged by a window with enough room", "[view][creature_panel]") {
    const Observation seen = facing({10, 14}, {13, 14}, MonsterKind::Ogre);
    Frame wide;
    paint_creature_panel(wide, seen, seen.monsters.front());
    Frame windowed;
    paint_creature_panel(windowed, seen, seen.monsters.front(), {20, 75});
    CHECK(windowed == wide);
    CHECK_FALSE(extent_of(wide).holds({10, 14}));
}

}  // namespace cellophane
