#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/observation.h"

namespace cellophane {

/// How a game went, for the lists (tables/scoring.tsv; rules/hero.md 13).
struct PastGame {
    /// When it ended, in seconds since 1970.
    std::int64_t ended = 0;
    std::uint64_t seed = 0;
    Style style = Style::Brogue;
    bool easy = false;
    Fate fate = Fate::Died;
    /// Who or what killed the hero; empty: nobody and nothing did.
    std::string killer{};
    int score = 0;
    int gold = 0;
    int lumenstones = 0;
    int deepest = 1;
    int turns = 0;
    /// What the stone says.
    std::string told{};

    friend bool operator==(const PastGame&, const PastGame&) = default;
};

/// Nothing while the game goes on.
std::optional<PastGame> run_of(const Observation& seen, std::int64_t now);

/// What a number of games comes to (rules/interface.md A6).
struct Statistics {
    int games = 0;
    int escapes = 0;
    int masteries = 0;
    int best_score = 0;
    int most_gold = 0;
    int most_lumenstones = 0;
    int deepest = 0;
    /// Of all deepest levels.
    int depths = 0;
    /// In turns; 0: nobody has won.
    int shortest_win = 0;
    /// Games won in a row, by whatever door, the most ever and now; masteries alone in a row.
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

/// All games that have ended, as whoever keeps a session stores them: a line each, the latest last. Lines
/// nobody can read are passed over.
class Chronicle {
public:
    Chronicle() = default;
    explicit Chronicle(std::string_view lines);

    /// Both give back the line to be stored.
    std::string add(PastGame run);
    std::string reset(std::int64_t now);

    /// The best games with anything to show for them, the best first; of equals the newer.
    std::vector<PastGame> best() const;
    /// The number of the latest game in that list; -1: it is not there.
    int newest_of_best() const;

    /// Of games of the normal kind; an easier one is another game.
    Statistics all_time() const;
    Statistics since_reset() const;

private:
    std::vector<std::size_t> ranking() const;
    Statistics count_from(std::size_t first) const;

    std::vector<PastGame> runs_;
    /// How many games there had been when it was last said that the past is past.
    std::size_t reset_after_ = 0;
};

/// "2026-11-22".
std::string date_of(std::int64_t seconds);

/// The list as plain text, a line each, or one that says that there is none.
std::string best_as_text(const Chronicle& chronicle);

}  // namespace cellophane
