#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace cellophane {

/// A key as the keyboard means it, free of terminal byte codes. `name` is one of: a single printable
/// character as typed ("x", "J", "<"), or "Up" "Down" "Left" "Right" "Home" "End" "PageUp" "PageDown"
/// "Enter" "Escape" "Space" "Tab" "Backspace" "Menu", or "Numpad0" … "Numpad9".
struct KeyEvent {
    std::string name;
    bool shift = false;
    bool control = false;
    /// The digit of the upper row that was pressed, whatever it typed; 0: none or unknown.
    char digit = 0;

    friend bool operator==(const KeyEvent&, const KeyEvent&) = default;
};

enum class PointerAct : std::uint8_t {
    Hover,
    /// The button came up: a click, if it went down on the same thing or no `Down` was reported.
    Press,
    Leave,
    /// The button went down.
    Down,
    /// A click with the other button.
    RightPress,
    /// A finger, which cannot hover: on the map the first touch points, and a second one there is a click.
    Tap
};

/// A pointer over a screen cell (column 0-99, row 0-33).
struct PointerEvent {
    PointerAct act = PointerAct::Hover;
    int column = 0;
    int row = 0;
    bool shift = false;
    bool control = false;

    friend bool operator==(const PointerEvent&, const PointerEvent&) = default;
};

using InputEvent = std::variant<KeyEvent, PointerEvent>;

/// Makes events of the bytes a terminal in raw mode sends: xterm key sequences and SGR mouse reports.
/// Sequences may arrive in pieces; unknown ones are swallowed whole.
class InputDecoder {
public:
    std::vector<InputEvent> feed(std::string_view bytes);
    /// Nothing more came for a while: an escape byte that stood alone was the Escape key.
    std::vector<InputEvent> settle();
    /// Bytes are waiting for the rest of their sequence.
    bool waiting() const { return !pending_.empty(); }

private:
    std::string pending_;
};

}  // namespace cellophane
