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
    context.messages.said.push_back(capitalised(message.text()));
}

bool click_confirms_message(Context& context) {
    if (std::exchange(context.messages.unread, false)) return true;
    context.messages.log.confirm();
    return false;
}

std::string key_hint(const Context& context, std::string_view key) {
    return context.has_keys() ? " (" + std::string{key} + ")" : std::string{};
}

Message with_hint(const Context& context, const Event& event, Message message) {
    const bool keys = context.has_keys();
    if (message == help_hint(true)) return help_hint(keys);
    if (!event.is<Explored>() || context.viewing) return message;
    // Down to the Amulet, or up with it.
    const Stair way = bears_amulet(context.seen()) ? Stair::Up : Stair::Down;
    if (context.game()->known_stairs(way)) message.phrases.push_back(stairs_hint(way, keys));
    return message;
}

std::string_view back_hint(const Context& context) {
    return context.has_keys() ? any_key_goes_back : touch_goes_back;
}

void assume_keys(Context& context, bool assumed) {
    context.display.has_keys = assumed;
    // The greeting was told before the keyboard was known of.
    const Message hint = help_hint(assumed);
    if (context.messages.log.reword_last(help_hint(!assumed), hint))
        context.messages.said.back() = capitalised(hint.text());
}

}  // namespace cellophane
