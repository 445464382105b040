#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "protocol/observation.h"

namespace cellophane {

/// The result of a game, for the lists (tables/scoring.tsv; rules/hero.md 13).
struct PastGame {
    /// When it ended, in seconds since 1970.
    std::int64_t ended = 0;
    std::uint64_t seed = 0;
    Style style = Style::Brogue;
    DungeonVariant variant{};
    bool easy = false;
    Fate fate = Fate::Died;
    /// What killed the hero; empty if nothing did.
    std::string killer{};
    int score = 0;
    int gold = 0;
    int lumenstones = 0;
    int deepest = 1;
    int turns = 0;
    /// The epitaph, in brief.
    std::string told{};

    friend bool operator==(const PastGame&, const PastGame&) = default;
};

/// Its place among other games of the same dungeon, the lesser the better: by score, then by the deepest
/// level, then by the fewest turns.
inline std::tuple<int, int, int> place_of(const PastGame& game) {
    return {-game.score, -game.deepest, game.turns};
}

/// The result of a game; none while it goes on. `now`: seconds since 1970.
std::optional<PastGame> past_game_of(const Observation& seen, std::int64_t now);

/// Totals over a number of games (rules/interface.md A6).
struct Statistics {
    int games = 0;
    int escapes = 0;
    int masteries = 0;
    int best_score = 0;
    int most_gold = 0;
    int most_lumenstones = 0;
    int deepest = 0;
    /// The sum of the deepest levels.
    int depths = 0;
    /// In turns; 0: no game was won.
    int shortest_win = 0;
    /// Wins in a row, escapes and masteries alike: the most ever, and up to now; then masteries alone.
    int longest_wins = 0;
    int wins_now = 0;
    int longest_masteries = 0;
    int masteries_now = 0;

    int wins() const { return escapes + masteries; }
    int win_percent() const { return games == 0 ? 0 : wins() * 100 / games; }
    /// In tenths of a level.
    int average_depth_tenths() const { return games == 0 ? 0 : depths * 10 / games; }

    friend bool operator==(const Statistics&, const Statistics&) = default;
};

/// All games that have ended, as the caller of a session stores them: a line each, the latest last. Lines
/// that cannot be read are skipped.
class HighScores {
public:
    HighScores() = default;
    explicit HighScores(std::string_view lines);

    /// Both return the line to be stored.
    std::string add(PastGame run);
    std::string reset(std::int64_t now);

    /// All of them, the latest last.
    const std::vector<PastGame>& games() const { return games_; }

    // Each variant has lists of its own.

    /// The best games with a score above 0, the best first; of equals the newer first.
    std::vector<PastGame> best(Variant variant = Variant::Brogue) const;
    /// The index of the latest game in that list; -1: it is not there.
    int newest_of_best(Variant variant = Variant::Brogue) const;

    /// Over normal games; those made easier do not count.
    Statistics all_time(Variant variant = Variant::Brogue) const;
    Statistics since_reset(Variant variant = Variant::Brogue) const;

private:
    std::vector<std::size_t> ranking(Variant variant) const;
    Statistics count_from(std::size_t first, Variant variant) const;

    std::vector<PastGame> games_;
    /// The number of games at the last reset of the statistics.
    std::size_t reset_after_ = 0;
};

/// "2026-11-22".
std::string date_of(std::int64_t seconds);

/// The best games as plain text, a line each, or one line that says that there are none. Those of a short
/// dungeon follow below its name.
std::string best_as_text(const HighScores& high_scores);

}  // namespace cellophane
