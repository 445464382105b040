#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "protocol/event.h"
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

/// Puts a sentence into the log.
void say(SessionState& session, const Message& message);
/// After a sentence: which key does what, for those who have keys.
std::string key_hint(const SessionState& session, std::string_view key);
/// What an event is told in, and how to go on from there: by keys only to those who have any.
Message with_hint(const SessionState& session, const Event& event, Message message);
/// At the foot of a page that any key closes.
std::string_view back_hint(const SessionState& session);
/// Somebody has keys, or has none: no hint tells of any, not even the one already given.
void assume_keys(SessionState& session, bool assumed);

}  // namespace cellophane
