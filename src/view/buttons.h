#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "screen/frame.h"
#include "words/key_labels.h"

namespace cellophane {

/// A button of the bar; pressing it is pressing its key, if it has one.
struct Button {
    std::string_view label;
    /// As in KeyEvent::name. What the label has in brackets is colored as its hot key.
    std::string_view key;
};

/// The index of the button that opens the menu, in every bar that has one.
inline constexpr std::size_t menu_button = 3;

/// After the end of the game, before the epitaph.
inline constexpr Button fallen_buttons[] = {{"Go on (space)", "Space"}, {"Inventory (i)", "i"}};

/// While a recording is watched: as long as it stands still, and while it goes by. The menu has the same
/// place.
inline constexpr Button paused_buttons[] = {{"Unpause (space)", "Space"},
                                            {"Omniscience (tab)", "Tab"},
                                            {"Next turn (l)", "l"},
                                            {"Menu", ""},
                                            {"Inventory", "i"}};
inline constexpr Button playing_buttons[] = {{"Pause (space)", "Space"},
                                             {"Omniscience (tab)", "Tab"},
                                             {"Next turn (l)", "l"},
                                             {"Menu", ""},
                                             {"Inventory", "i"}};

/// How a button looks: the pointer is over it; it is held down.
enum class ButtonLook : std::uint8_t { Idle, Hovered, Held };

/// A stretch of a row as the face of a button, darker towards its ends.
void paint_face(Frame& frame, int column, int row, int width, ButtonLook look);

/// Row 33 from column 21, two cells apart. Without `keys` the labels name no keys; else those that the player
/// has given to the buttons, where there is room for their names.
void paint_buttons(Frame& frame, std::span<const Button> buttons, std::optional<std::size_t> hovered,
                   std::optional<std::size_t> held = std::nullopt, bool keys = true, KeySwaps swaps = {});

/// The button under a screen cell; the rows above and below count too.
std::optional<std::size_t> button_at(std::span<const Button> buttons, int column, int row);

/// Where a button begins.
int column_of(std::span<const Button> buttons, std::size_t which);

}  // namespace cellophane
