#pragma once

#include <cstdint>
#include <string_view>

#include "screen/frame.h"
#include "screen/input.h"

namespace cellophane {

struct Reading;
struct TitleState;

/// Where one is on the title screen.
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
    /// What is open, for those who do not see it.
    std::string_view title = {};
    void (*press)(TitleState&, const KeyEvent&) = nullptr;
    void (*click)(TitleState&, const PointerEvent&) = nullptr;
    void (*paint)(const TitleState&, Frame&) = nullptr;
    /// The same in words.
    void (*read)(const TitleState&, Reading&) = nullptr;
    /// What a click there would be on; none: nothing in particular.
    int (*target)(const TitleState&, const PointerEvent&) = nullptr;
    /// Fire and diggers are in sight.
    bool shows_scenery = false;
};

/// What a place does with what comes in, and what it shows (session/title/places.cpp).
const TitlePlaceRow& row_of(TitlePlace place);

/// Nothing is marked there, and files begin with their first page.
void go_to(TitleState& title, TitlePlace where);

}  // namespace cellophane
