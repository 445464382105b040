#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "tools/terminal.h"

namespace cellophane {

struct TypedLine {
    /// None: the player cancelled.
    std::optional<std::string> line{};
    /// The terminal is gone, or the program is to end.
    bool hung_up = false;
};

/// Asks for a line in the first row of the screen; the caller has to repaint the screen afterwards.
TypedLine typed_line(Terminal& terminal, std::string_view prompt);

}  // namespace cellophane
