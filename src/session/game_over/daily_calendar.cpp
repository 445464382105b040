#include "session/game_over/daily_calendar.h"

#include <algorithm>
#include <map>

#include "dungeon/seed.h"

namespace cellophane {

namespace {

constexpr std::int64_t seconds_a_day = 86'400;

/// Whether a game was played until the hero died, won, or came to depth 3.
bool is_earnest(const PastGame& game) {
    constexpr int earnest_depth = 3;
    return game.fate != Fate::Quit || game.deepest >= earnest_depth;
}

void count_streaks(DailyCalendar& calendar, Day today) {
    int streak = 0;
    std::optional<Day> latest;
    for (const PlayedDay& played : calendar.days) {
        if (!played.counts) continue;
        streak = latest && played.day == *latest + 1 ? streak + 1 : 1;
        latest = played.day;
        calendar.longest_streak = std::max(calendar.longest_streak, streak);
    }
    if (latest && *latest >= today - 1) calendar.streak = streak;
}

}  // namespace

Day day_of(std::int64_t seconds) {
    return std::max<std::int64_t>(0, seconds) / seconds_a_day;
}

DailySeeds::DailySeeds(Day last) {
    for (Day day = 0; day <= last; ++day) seeds_.emplace_back(daily_seed(date_of(day * seconds_a_day)), day);
    std::sort(seeds_.begin(), seeds_.end());
}

std::optional<Day> DailySeeds::day_with(std::uint64_t seed) const {
    const auto found = std::lower_bound(seeds_.begin(), seeds_.end(), std::pair{seed, Day{0}});
    if (found == seeds_.end() || found->first != seed) return std::nullopt;
    return found->second;
}

DailyCalendar daily_calendar(const HighScores& high_scores, std::int64_t now, Variant variant) {
    const Day today = day_of(now);
    const DailySeeds seeds{today};
    std::map<Day, PlayedDay> days;
    for (const PastGame& game : high_scores.games()) {
        if (game.variant != variant) continue;
        const std::optional<Day> day = seeds.day_with(game.seed);
        if (!day) continue;
        PlayedDay& played = days[*day];
        const Day ended = day_of(game.ended);
        const bool in_time = ended == *day || ended == *day + 1;
        if (played.games++ == 0 || place_of(game) < place_of(played.best)) played.best = game;
        played.day = *day;
        played.is_in_time = played.is_in_time || in_time;
        played.counts = played.counts || (in_time && is_earnest(game));
    }
    DailyCalendar calendar;
    for (const auto& [day, played] : days) calendar.days.push_back(played);
    count_streaks(calendar, today);
    return calendar;
}

}  // namespace cellophane
