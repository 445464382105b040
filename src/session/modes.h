#pragma once

#include <cstdint>
#include <string_view>

#include "screen/frame.h"
#include "screen/input.h"
#include "session/mode.h"

namespace cellophane {

struct Reading;
struct SessionState;

/// What a display too narrow for the whole screen shows first.
enum class ReadFrom : std::uint8_t { Hero, Page, Messages, Atlas, Panel, Question, Menu };

/// A row for each mode: how it handles keys and clicks, and what it paints over the map.
struct ModeRow {
    Mode kind{};
    /// The title of the mode, for screen readers.
    std::string_view title = {};
    /// None: keys and clicks act on the map.
    void (*press)(SessionState&, const KeyEvent&) = nullptr;
    void (*click)(SessionState&, const PointerEvent&) = nullptr;
    void (*paint)(const SessionState&, Frame&) = nullptr;
    /// The same in words. None: the text that it paints.
    void (*read)(const SessionState&, Reading&) = nullptr;
    /// The target under the pointer; none: 0, nothing in particular.
    int (*target)(SessionState&, const PointerEvent&) = nullptr;
    ReadFrom read_from = ReadFrom::Page;
    /// A page or a panel hides the map, and its animations wait.
    bool covers_map = false;
    /// Keys type characters; key swaps do not apply.
    bool takes_signs = false;
};

/// How a mode handles input, and what it shows (session/modes.cpp).
const ModeRow& row_of(Mode mode);
/// The mode without any page or question open.
Mode home(const SessionState& session);

}  // namespace cellophane
