#pragma once

#include <iterator>
#include <optional>
#include <string>
#include <string_view>

#include "screen/gamepad.h"
#include "screen/input.h"
#include "values.h"

namespace cellophane {

/// The names JavaScript uses, indexed by PointerAct.
inline constexpr std::string_view pointer_acts[] = {"hover", "press", "leave", "down", "rightpress", "tap"};
static_assert(std::size(pointer_acts) == static_cast<std::size_t>(PointerAct::Tap) + 1);

/// Passes a pointer event over screen cell (column, row) to `sat`. Null, or {code, message} if `name` is no
/// act.
template <class Sat>
emscripten::val point(Sat& sat, const std::string& name, int column, int row, bool shift, bool control) {
    const std::optional<std::size_t> act = place_of(pointer_acts, name);
    if (!act) return no_such_name("bad-event", "what the pointer does", name, pointer_acts);
    sat.point({.act = static_cast<PointerAct>(*act),
               .column = column,
               .row = row,
               .shift = shift,
               .control = control});
    return emscripten::val::null();
}

/// The event of a button, or, where that is -1, of a direction; both by their index in C++.
inline GamepadEvent gamepad_event(int button, int toward) {
    if (button >= 0) return {.button = static_cast<GamepadButton>(button)};
    return {.toward = static_cast<Direction>(toward)};
}

}  // namespace cellophane
