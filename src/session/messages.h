#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "view/message_log.h"
#include "words/message.h"

namespace cellophane {

struct SessionState;

/// What the player has been told.
struct MessagesSoFar {
    MessageLog log;
    /// In plain words, oldest first.
    std::vector<std::string> said;
    /// Something was told that must not be overlooked: the player says that he has read it.
    bool unread = false;
};

void say(SessionState& session, const Message& message);
/// After a sentence: which key does what, for those who have keys.
std::string key_hint(const SessionState& session, std::string_view key);
std::string_view back_hint(const SessionState& session);
void assume_keys(SessionState& session, bool assumed);

}  // namespace cellophane
