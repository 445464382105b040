#pragma once

#include <string>
#include <string_view>

#include "protocol/event.h"
#include "words/message.h"

namespace cellophane {

struct Context;

/// Adds a sentence to the log.
void say(Context& context, const Message& message);
/// A click on the map: whether it does no more than confirm a message that must be read. Otherwise what has
/// been told is old.
bool click_confirms_message(Context& context);
/// A key in brackets to follow a sentence; empty without a keyboard.
std::string key_hint(const Context& context, std::string_view key);
/// What is told from now on follows what was told before.
void join_earlier(Context& context);
/// The footer of a page that any key closes.
std::string_view back_hint(const Context& context);
/// Sets whether the player has a keyboard, and rewords the hint to the help page if it is the last message.
void assume_keys(Context& context, bool assumed);

}  // namespace cellophane
