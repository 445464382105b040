#include "session/messages/seed_message.h"

#include <optional>
#include <string>
#include <utility>

#include "session/messages/messages.h"
#include "session/session_state.h"
#include "words/grammar.h"
#include "words/seed.h"

namespace cellophane {

namespace {

/// The beginning of the message of `show_seed`, which `blot_seed` removes.
std::string named_dungeon(const SessionState& session) {
    return dungeon_of_seed(session.game_or_replay.options().seed);
}

}  // namespace

void show_seed(SessionState& session) {
    std::string text = session.settings.hides_seed ? std::string{hidden_dungeon} : named_dungeon(session);
    const Observation& seen = session.seen();
    const bool has_game = session.game_or_replay.game() != nullptr;
    text.append(rest_about_dungeon(seen.style, seen.hero && seen.hero->easy,
                                   has_game ? std::optional{seen.turns} : std::nullopt));
    // In a recording the capital stands for a saved game.
    if (session.settings.hides_seed)
        text.append(key_hint(session, session.viewing ? show_recorded_seed_hint : show_seed_hint));
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
