#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "session/game_over/game_result.h"

namespace cellophane {

// The daily dungeons, one for each day of UTC in each variant, and what a player has made of them.

/// The number of a day of UTC: 0 is 1970-01-01.
using Day = std::int64_t;
/// `seconds`: since 1970.
Day day_of(std::int64_t seconds);

/// The days from 1970-01-01 to `last`, by the seeds of their dungeons.
class DailySeeds {
public:
    explicit DailySeeds(Day last);

    /// The day whose dungeon has this seed; none: it is no daily dungeon of these days.
    std::optional<Day> day_with(std::uint64_t seed) const;

private:
    /// In the order of the seeds.
    std::vector<std::pair<std::uint64_t, Day>> seeds_;
};

/// A day whose dungeon was played to an end.
struct PlayedDay {
    Day day = 0;
    /// How many games ended in it, in all styles.
    int games = 0;
    /// One of them ended on the day itself, or on the next: a game may go on past midnight.
    bool is_in_time = false;
    /// One of those came far enough to count for a streak: giving up at once does not.
    bool counts = false;
    /// The game with the highest score, then the deepest level, then the fewest turns.
    PastGame best{};
};

struct DailyCalendar {
    /// The earliest first. Days after today are left out.
    std::vector<PlayedDay> days{};
    /// The number of days in a row that count, up to today; up to yesterday while today's
    /// dungeon is still to be played.
    int streak = 0;
    int longest_streak = 0;
};

/// Of one variant. `now`: seconds since 1970.
DailyCalendar daily_calendar(const HighScores& high_scores, std::int64_t now,
                             Variant variant = Variant::Brogue);

}  // namespace cellophane
