#include "session/messages/messages.h"

#include "session/session_state.h"
#include "view/panels.h"
#include "words/event_sentences.h"
#include "words/grammar.h"
#include "words/key_help.h"

namespace cellophane {

void say(SessionState& session, const Message& message) {
    session.messages.log.add(message, session.game_or_replay.turns());
    session.messages.said.push_back(capitalised(message.text()));
}

std::string key_hint(const SessionState& session, std::string_view key) {
    return session.display.has_keys ? " (" + std::string{key} + ")" : std::string{};
}

Message with_hint(const SessionState& session, const Event& event, Message message) {
    const bool keys = session.display.has_keys;
    if (message == help_hint(true)) return help_hint(keys);
    if (!event.is<Explored>() || session.viewing) return message;
    // Down to the Amulet, or up with it.
    const Stair way = bears_amulet(session.seen()) ? Stair::Up : Stair::Down;
    if (session.game_or_replay.game()->known_stairs(way)) message.phrases.push_back(stairs_hint(way, keys));
    return message;
}

std::string_view back_hint(const SessionState& session) {
    return session.display.has_keys ? any_key_goes_back : touch_goes_back;
}

void assume_keys(SessionState& session, bool assumed) {
    session.display.has_keys = assumed;
    // The greeting was told before the keyboard was known of.
    const Message hint = help_hint(assumed);
    if (session.messages.log.reword_last(help_hint(!assumed), hint))
        session.messages.said.back() = capitalised(hint.text());
}

}  // namespace cellophane
