#pragma once

#include <cstdint>
#include <string_view>

#include "screen/frame.h"
#include "screen/input.h"
#include "session/mode.h"

namespace cellophane {

struct Reading;
struct SessionState;

/// Where a screen too narrow for all of it begins to be read.
enum class ReadFrom : std::uint8_t { Hero, Page, Messages, Atlas, Panel, Question, Menu };

/// One row a mode: what it does with keys and clicks, and what it shows above the map.
struct ModeRow {
    Mode kind{};
    /// What is open, for those who do not see it.
    std::string_view title = {};
    /// None: keys and clicks act on the map.
    void (*press)(SessionState&, const KeyEvent&) = nullptr;
    void (*click)(SessionState&, const PointerEvent&) = nullptr;
    void (*paint)(const SessionState&, Frame&) = nullptr;
    /// The same in words. None: the words that it paints.
    void (*read)(const SessionState&, Reading&) = nullptr;
    /// What a click there would be on; none: nothing in particular.
    int (*target)(SessionState&, const PointerEvent&) = nullptr;
    ReadFrom read_from = ReadFrom::Page;
    /// A page or a panel hides what moves on the map, and it waits.
    bool covers_map = false;
    /// Keys are the signs on them, whatever else they may stand for.
    bool takes_signs = false;
};

/// What a mode does with what comes in, and what it shows (session/modes.cpp).
const ModeRow& row_of(Mode mode);
/// Where keys go when nothing is in front of it.
Mode home(const SessionState& session);

}  // namespace cellophane
