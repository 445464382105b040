#pragma once

#include <cstdint>
#include <string_view>

#include "screen/frame.h"
#include "screen/input.h"

namespace cellophane {

struct Reading;
struct TitleState;

/// The parts of the title screen, one of them open.
enum class TitlePlace : std::uint8_t {
    Top,
    PlayMenu,
    ViewMenu,
    Seed,
    Games,
    Recordings,
    Best,
    Counted,
    Reset,
    count
};

constexpr bool is_menu(TitlePlace place) {
    return place <= TitlePlace::ViewMenu;
}

/// One row a place: what it does with keys and clicks, and what it shows.
struct TitlePlaceRow {
    TitlePlace kind{};
    /// The title of the place, for screen readers.
    std::string_view title = {};
    void (*press)(TitleState&, const KeyEvent&) = nullptr;
    void (*click)(TitleState&, const PointerEvent&) = nullptr;
    void (*paint)(const TitleState&, Frame&) = nullptr;
    /// The same in words.
    void (*read)(const TitleState&, Reading&) = nullptr;
    /// What a click there would be on; none: nothing in particular.
    int (*target)(const TitleState&, const PointerEvent&) = nullptr;
    /// The fire and the dungeon being dug are in sight.
    bool shows_scenery = false;
};

/// How a place handles input, and what it shows (session/title/title_places.cpp).
const TitlePlaceRow& row_of(TitlePlace place);

/// Opens a place, with no button marked and files from their first page.
void go_to(TitleState& title, TitlePlace where);

}  // namespace cellophane
