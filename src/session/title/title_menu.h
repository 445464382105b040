#pragma once

#include <optional>

#include "content/styles.h"
#include "screen/frame.h"
#include "screen/input.h"
#include "session/title/title_buttons.h"
#include "session/title/title_screen.h"

namespace cellophane {

struct TitleState;

/// The menus of the title, and what kind of game is chosen in them.
struct TitleMenus {
    /// The button that Return presses, or that the pointer is on.
    std::optional<TitleAction> marked;
    Style style = Style::Brogue;
    bool easy = false;
};

void press_in_menus(TitleState& title, const KeyEvent& key);
void click_in_menus(TitleState& title, const PointerEvent& pointer);
int target_in_menus(const TitleState& title, const PointerEvent& pointer);
/// Marks the button under the pointer.
void mark_under(TitleState& title, const PointerEvent& pointer);
/// Asks for it, in the kind of game that is chosen, and goes back to where the title begins.
void want(TitleState& title, TitleWish what);
void paint_menus(const TitleState& title, Frame& frame);
void read_menus(const TitleState& title, Reading& told);

}  // namespace cellophane
