#pragma once

#include <cstddef>
#include <optional>

#include "screen/frame.h"
#include "screen/input.h"

namespace cellophane {

struct Reading;
struct SessionState;

/// The menu, pulled up from its button.
struct OpenMenu {
    /// The marked line.
    std::optional<std::size_t> row;
};

void open_menu(SessionState& session);
void press_in_menu(SessionState& session, const KeyEvent& key);
/// The line under the pointer.
std::optional<std::size_t> menu_row_under(const SessionState& session, const PointerEvent& pointer);
void click_in_menu(SessionState& session, const PointerEvent& pointer);
int target_in_menu(SessionState& session, const PointerEvent& pointer);
void paint_open_menu(const SessionState& session, Frame& frame);
void read_menu(const SessionState& session, Reading& reading);

}  // namespace cellophane
