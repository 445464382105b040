#include "session/messages/seed_message.h"

#include <string>
#include <string_view>
#include <utility>

#include "session/messages/messages.h"
#include "session/session_state.h"
#include "words/grammar.h"

namespace cellophane {

namespace {

/// What stands in place of the seed while it is hidden.
constexpr std::string_view hidden_dungeon = "a dungeon that stays hidden, style";

/// The beginning of the message of `show_seed`, which `blot_seed` removes.
std::string named_dungeon(const SessionState& session) {
    return "dungeon " + std::to_string(session.game_or_replay.options().seed) + ", style";
}

}  // namespace

void show_seed(SessionState& session) {
    std::string text = session.settings.hides_seed ? std::string{hidden_dungeon} : named_dungeon(session);
    text.append(" ").append(style_rows[session.seen().style].name);
    if (session.seen().hero && session.seen().hero->easy) text.append(", made easier");
    text.append(", dungeon version ").append(std::to_string(dungeon_version));
    if (session.game_or_replay.game() != nullptr)
        text.append("; turn ").append(std::to_string(session.seen().turns));
    text.append(".");
    // In a recording the capital stands for a saved game.
    if (session.settings.hides_seed)
        text.append(key_hint(session, session.viewing ? "o: show it" : "O: show it"));
    say(session, Message{std::move(text)});
}

void blot_seed(SessionState& session) {
    if (!session.settings.hides_seed) return;
    session.messages.log.blot(named_dungeon(session), hidden_dungeon);
    const std::string words = capitalised(named_dungeon(session));
    for (std::string& text : session.messages.said)
        if (text.starts_with(words)) text.replace(0, words.size(), capitalised(hidden_dungeon));
}

}  // namespace cellophane
