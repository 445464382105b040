#pragma once

#include <string>
#include <vector>

#include "view/message_log.h"

namespace cellophane {

/// What the player has been told.
struct MessagesSoFar {
    MessageLog log;
    /// In plain words, oldest first.
    std::vector<std::string> said;
    /// Something was told that must not be overlooked: the player says that he has read it.
    bool unread = false;
};

}  // namespace cellophane
