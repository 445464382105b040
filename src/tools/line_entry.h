#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "tools/terminal.h"

namespace cellophane {

struct TypedLine {
    /// None: the player canceled.
    std::optional<std::string> line{};
    /// The terminal is gone, or the program is to end.
    bool hung_up = false;
};

/// Asks for a line in the first row of the screen; the caller has to repaint the screen afterwards. `screen`:
/// what to write when it has to be repainted meanwhile.
TypedLine typed_line(Terminal& terminal, std::string_view prompt, const std::function<std::string()>& screen);

}  // namespace cellophane
