#pragma once

#include <string>

#include "screen/frame.h"
#include "screen/input.h"

namespace cellophane {

struct Reading;
struct TitleState;

/// A seed that is being typed.
struct SeedEntry {
    std::string typed;
    /// The text is an offer, which the first character typed replaces.
    bool is_offer = false;
};

/// Offers that of the game before, if there was one.
void ask_for_seed(TitleState& title);
void press_at_seed(TitleState& title, const KeyEvent& key);
void click_beside_seed(TitleState& title, const PointerEvent& pointer);
/// Puts a text in place of the one being typed, if any is.
void type_seed(TitleState& title, const std::string& text);
void paint_seed(const TitleState& title, Frame& frame);
void read_seed(const TitleState& title, Reading& told);

}  // namespace cellophane
