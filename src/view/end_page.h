#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/observation.h"
#include "screen/frame.h"
#include "view/buttons.h"
#include "view/layout.h"
#include "view/tombstone.h"

namespace cellophane {

/// What is shown after a game: the stone, the last level with the way there, what the hero carried, and
/// buttons for what can be done next.
struct EndPage {
    std::string_view title;
    /// In the lower edge.
    std::string_view hint;
    StoneText stone;
    const Observation& seen;
    /// The last steps on the level, oldest first.
    std::span<const Pos> steps;
    /// One line each; `more` follows what does not fit.
    std::vector<std::string> carried;
    std::vector<std::string> feats;
    /// How the hero came to die, and one thing to try next time; empty: nothing is told of it.
    std::string led_to{};
    std::string advice{};
    std::span<const Button> buttons;
    /// The player has a keyboard, so that keys are named.
    bool keys = true;
    /// Nothing but ASCII.
    bool ascii = false;
    Window window{};
};

void paint_end_page(Frame& frame, const EndPage& page);
/// The button under a cell of the screen.
std::optional<std::size_t> end_button_at(const EndPage& page, int column, int row);

}  // namespace cellophane
