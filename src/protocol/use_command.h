#pragma once

#include <optional>

#include "content/item_uses.h"
#include "protocol/command.h"

namespace cellophane {

/// The command that uses the item with a letter; none for what has no use of its own, and for what is aimed.
inline std::optional<Command> use_command(ItemUse use, char letter) {
    switch (use) {
        case ItemUse::Eat:
            return Eat{letter};
        case ItemUse::Drink:
            return Drink{letter};
        case ItemUse::Read:
            return Read{letter};
        case ItemUse::Invoke:
            return Invoke{letter};
        case ItemUse::None:
        case ItemUse::Zap:
        case ItemUse::count:
            break;
    }
    return std::nullopt;
}

}  // namespace cellophane
