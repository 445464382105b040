#include "session/messages/messages.h"

#include <utility>

#include "session/context.h"
#include "view/panels.h"
#include "words/event_sentences.h"
#include "words/grammar.h"
#include "words/key_help.h"

namespace cellophane {

void say(Context& context, const Message& message) {
    context.messages.log.add(message, context.game_or_replay.turns());
    context.messages.said.push_back(capitalized(message.text()));
}

bool click_confirms_message(Context& context) {
    if (std::exchange(context.messages.unread, false)) return true;
    context.messages.log.confirm();
    return false;
}

std::string key_hint(const Context& context, std::string_view key) {
    return context.viewer.has_keyboard ? " (" + std::string{key} + ")" : std::string{};
}

void join_earlier(Context& context) {
    MessagesSoFar& messages = context.messages;
    messages.log.precede(context.earlier->log());
    const std::vector<std::string>& before = context.earlier->said();
    messages.said.insert(messages.said.begin(), before.begin(), before.end());
    context.last_way.put_before(context.earlier->way());
    context.earlier.reset();
}

std::string_view back_hint(const Context& context) {
    return context.viewer.has_keyboard ? any_key_goes_back : touch_goes_back;
}

void assume_keys(Context& context, bool assumed) {
    context.viewer.has_keyboard = assumed;
    // The greeting was told before the keyboard was known of.
    const Message hint = help_hint(assumed);
    if (context.messages.log.reword_last(help_hint(!assumed), hint))
        context.messages.said.back() = capitalized(hint.text());
}

}  // namespace cellophane
