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
    /// A message must not be overlooked: the player has to confirm it.
    bool unread = false;
};

/// Adds a sentence to the log.
void say(SessionState& session, const Message& message);
/// A key in brackets to follow a sentence; empty without a keyboard.
std::string key_hint(const SessionState& session, std::string_view key);
/// The message of an event with a hint how to go on; the hint names keys only if the player has a keyboard.
Message with_hint(const SessionState& session, const Event& event, Message message);
/// The footer of a page that any key closes.
std::string_view back_hint(const SessionState& session);
/// Sets whether the player has a keyboard, and rewords the hint to the help page if it is the last message.
void assume_keys(SessionState& session, bool assumed);

}  // namespace cellophane
