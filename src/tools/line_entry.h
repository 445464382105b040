#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "tools/terminal.h"

namespace cellophane {

struct TypedLine {
    /// None: the player thought better of it.
    std::optional<std::string> line{};
    /// Nobody is there any more.
    bool hung_up = false;
};

/// Over the first row of the screen, which is to be painted anew afterwards.
TypedLine typed_line(Terminal& terminal, std::string_view prompt);

}  // namespace cellophane
