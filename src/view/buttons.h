#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "screen/frame.h"

namespace cellophane {

/// A button of the bar; pressing it is pressing its key.
struct Button {
    std::string_view label;
    /// As in KeyEvent::name; also the stretch of the label that is coloured as its hot key.
    std::string_view key;
};

inline constexpr Button play_buttons[] = {{"Explore (x)", "x"}, {"Rest (z)", "z"}, {"Search (s)", "s"},
                                          {"Travel >", ">"},    {"Pack (i)", "i"}, {"Help (?)", "?"}};

/// While a recording is watched: as long as it stands still, and while it goes by.
inline constexpr Button paused_buttons[] = {{"Unpause (space)", "Space"},
                                            {"Omniscience (tab)", "Tab"},
                                            {"Next turn (l)", "l"},
                                            {"Pack (i)", "i"},
                                            {"Help (?)", "?"}};
inline constexpr Button playing_buttons[] = {{"Pause (space)", "Space"},
                                             {"Omniscience (tab)", "Tab"},
                                             {"Next turn (l)", "l"},
                                             {"Pack (i)", "i"},
                                             {"Help (?)", "?"}};

/// Row 33 from column 21, two cells apart.
void paint_buttons(Frame& frame, std::span<const Button> buttons, std::optional<std::size_t> hovered);

/// The button under a screen cell; the row above counts too.
std::optional<std::size_t> button_at(std::span<const Button> buttons, int column, int row);

}  // namespace cellophane
