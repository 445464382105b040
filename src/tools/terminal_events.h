#pragma once

#include <algorithm>
#include <chrono>
#include <string_view>
#include <variant>

#include "screen/input.h"

namespace cellophane {

// What every screen on a terminal does with events and with time.

using Clock = std::chrono::steady_clock;

inline bool is_control_key(const InputEvent& event, std::string_view name) {
    const auto* key = std::get_if<KeyEvent>(&event);
    return key != nullptr && key->name == name && key->control;
}
/// Whether an event is Ctrl-C, which ends the program at once, whatever the game is doing.
inline bool is_interrupt(const InputEvent& event) {
    return is_control_key(event, "c");
}

template <class Screen>
void hand_over(Screen& screen, const InputEvent& event) {
    if (const auto* key = std::get_if<KeyEvent>(&event)) screen.press(*key);
    if (const auto* pointer = std::get_if<PointerEvent>(&event)) screen.point(*pointer);
}

inline int milliseconds_since(Clock::time_point start) {
    return static_cast<int>(
        std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start).count());
}

/// The sooner of two times; below 0: never.
inline int sooner(int a, int b) {
    return a < 0 || b < 0 ? std::max(a, b) : std::min(a, b);
}

}  // namespace cellophane
