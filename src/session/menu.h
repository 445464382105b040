#pragma once

#include <cstddef>
#include <optional>

namespace cellophane {

/// What there is besides, pulled up from its button.
struct OpenMenu {
    /// The line the player is at.
    std::optional<std::size_t> row;
};

}  // namespace cellophane
