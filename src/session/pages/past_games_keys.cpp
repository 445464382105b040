#include "session/pages/past_games_keys.h"

#include <optional>
#include <utility>

#include "session/screens.h"

namespace cellophane {

GameScreenPtr list_of_key(const KeyEvent& key) {
    if (key.control) return nullptr;
    if (key.name == "h") return best_games_page();
    if (key.name == "g") return counted_games_page();
    return nullptr;
}

std::string take_new_high_scores(Context& context, std::int64_t now) {
    PastGames& games = context.past_games;
    std::string lines;
    if (context.seen().ending && !games.score_is_entered) {
        games.score_is_entered = true;
        const SessionOptions options = context.game_or_replay.options();
        const bool counts = is_listed(options);
        if (std::optional<PastGame> run = past_game_of(context.seen(), now); run && counts)
            lines += games.high_scores.add(std::move(*run));
    }
    if (games.reset_wanted) lines += games.high_scores.reset(now);
    games.reset_wanted = false;
    return lines;
}

}  // namespace cellophane
