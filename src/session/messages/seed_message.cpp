#include "session/messages/seed_message.h"

#include <optional>
#include <string>
#include <utility>

#include "session/context.h"
#include "session/messages/messages.h"
#include "words/grammar.h"
#include "words/seed.h"

namespace cellophane {

namespace {

/// The beginning of the message of `show_seed`, which `hide_seed_in_messages` removes.
std::string named_dungeon(const Context& context) {
    return dungeon_of_seed(context.game_or_replay.options().seed);
}

}  // namespace

void show_seed(Context& context) {
    std::string text =
        context.viewer.settings.hides_seed ? std::string{hidden_dungeon} : named_dungeon(context);
    const Observation& seen = context.seen();
    const bool has_game = context.game() != nullptr;
    const bool is_easy = seen.hero && seen.hero->easy;
    text.append(rest_about_dungeon(seen.style, seen.variant, is_easy, context.game_or_replay.options().depth,
                                   has_game ? std::optional{seen.turns} : std::nullopt));
    // In a recording the capital stands for a saved game.
    if (context.viewer.settings.hides_seed)
        text.append(key_hint(context, context.viewing ? show_recorded_seed_hint : show_seed_hint));
    say(context, Message{std::move(text)});
}

void show_beginning_notes(Context& context) {
    const SessionOptions& options = context.game_or_replay.options();
    if (context.game() == nullptr || context.viewing || context.seen().turns > 0) return;
    if (is_practice(options)) say(context, Message{practice_notice(options.depth), Tone::Notice});
    if (options.variant.is_own()) say(context, Message{own_variant_notice(options.variant), Tone::Notice});
}

void hide_seed_in_messages(Context& context) {
    if (!context.viewer.settings.hides_seed) return;
    context.messages.log.blot(named_dungeon(context), hidden_dungeon);
    const std::string words = capitalized(named_dungeon(context));
    for (std::string& text : context.messages.said)
        if (text.starts_with(words)) text.replace(0, words.size(), capitalized(hidden_dungeon));
}

}  // namespace cellophane
