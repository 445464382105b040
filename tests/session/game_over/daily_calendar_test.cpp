#include "session/game_over/daily_calendar.h"

#include <string>

#include "dungeon/seed.h"
#include "support/catch.h"

namespace cellophane {

namespace {

constexpr std::int64_t day_length = 86'400;
/// 2026-11-27, in the middle of the day.
constexpr Day today = 20'784;
constexpr std::int64_t noon = today * day_length + day_length / 2;

/// A game in the dungeon of a day that ended so many days later, at a time of that day.
PastGame game_of(Day day, Day later = 0, int score = 100, std::int64_t time = day_length / 2) {
    return {.ended = (day + later) * day_length + time,
            .seed = daily_seed(date_of(day * day_length)),
            .score = score,
            .deepest = 3,
            .turns = 900,
            .told = "Killed by a rat on depth 3"};
}

DailyCalendar calendar_of(const std::vector<PastGame>& games, std::int64_t now = noon) {
    HighScores high_scores;
    for (const PastGame& game : games) high_scores.add(game);
    return daily_calendar(high_scores, now);
}

}  // namespace

TEST_CASE("the day of the tests is the one that it says", "[session][daily]") {
    CHECK(date_of(noon) == "2026-11-27");
    CHECK(day_of(noon) == today);
    CHECK(day_of(today * day_length) == today);
    CHECK(day_of(today * day_length - 1) == today - 1);
}

TEST_CASE("daily dungeons are known by their seeds, up to the last day", "[session][daily]") {
    const DailySeeds seeds{today};
    CHECK(seeds.day_with(daily_seed("2026-11-27")) == today);
    CHECK(seeds.day_with(daily_seed("1970-01-01")) == Day{0});
    CHECK(seeds.day_with(daily_seed("2024-02-29")) == Day{19'782});
    CHECK_FALSE(seeds.day_with(daily_seed("2026-11-28")));
    CHECK_FALSE(seeds.day_with(1));
}

TEST_CASE("a day has its best game, and how many there were", "[session][daily]") {
    PastGame fast = game_of(today, 0, 250);
    fast.turns = 300;
    PastGame other = game_of(today, 0, 9000);
    other.seed = 77;
    const DailyCalendar calendar =
        calendar_of({game_of(today), game_of(today, 0, 250), fast, other, game_of(today - 9)});
    REQUIRE(calendar.days.size() == 2);
    CHECK(calendar.days[0].day == today - 9);
    CHECK(calendar.days[0].games == 1);
    CHECK(calendar.days[1].day == today);
    CHECK(calendar.days[1].games == 3);
    CHECK(calendar.days[1].best == fast);
}

TEST_CASE("days in a row make a streak, across months and leap days", "[session][daily]") {
    CHECK(calendar_of({}).streak == 0);
    CHECK(calendar_of({}).longest_streak == 0);
    const DailyCalendar now = calendar_of(
        {game_of(today - 2), game_of(today - 1), game_of(today), game_of(today), game_of(today - 7)});
    CHECK(now.streak == 3);
    CHECK(now.longest_streak == 3);
    // 2024-02-28, 29 and 2024-03-01.
    const DailyCalendar leap =
        calendar_of({game_of(19'781), game_of(19'782), game_of(19'783), game_of(today)});
    CHECK(leap.streak == 1);
    CHECK(leap.longest_streak == 3);
}

TEST_CASE("a streak goes on while today's dungeon is still to be played, and ends a day later",
          "[session][daily]") {
    const std::vector<PastGame> games{game_of(today - 2), game_of(today - 1)};
    CHECK(calendar_of(games).streak == 2);
    CHECK(calendar_of(games, (today + 1) * day_length - 1).streak == 2);
    CHECK(calendar_of(games, (today + 1) * day_length).streak == 0);
    CHECK(calendar_of(games, (today + 1) * day_length).longest_streak == 2);
}

TEST_CASE("a game past midnight counts for its day, one played later or before does not",
          "[session][daily]") {
    CHECK(calendar_of({game_of(today - 1, 1, 100, day_length - 1)}, noon + day_length).days[0].is_in_time);
    const DailyCalendar late = calendar_of({game_of(today - 2, 2, 100, 0), game_of(today - 1)});
    REQUIRE(late.days.size() == 2);
    CHECK_FALSE(late.days[0].is_in_time);
    CHECK(late.streak == 1);
    CHECK_FALSE(calendar_of({game_of(today, -1)}).days[0].is_in_time);
    // Only the time that it ended in counts, however often it was played again.
    CHECK(calendar_of({game_of(today - 2), game_of(today - 2, 2)}).days[0].is_in_time);
}

TEST_CASE("a game given up before depth 3 counts for no streak, but one that died there does",
          "[session][daily]") {
    PastGame given_up = game_of(today - 1);
    given_up.fate = Fate::Quit;
    given_up.deepest = 2;
    CHECK(calendar_of({given_up, game_of(today)}).streak == 1);
    CHECK(calendar_of({given_up, game_of(today)}).days[0].is_in_time);
    given_up.deepest = 3;
    CHECK(calendar_of({given_up, game_of(today)}).streak == 2);
    given_up.fate = Fate::Died;
    given_up.deepest = 1;
    CHECK(calendar_of({given_up, game_of(today)}).streak == 2);
}

TEST_CASE("each variant has days and streaks of its own", "[session][daily][variant]") {
    HighScores high_scores;
    for (const Day day : {today - 2, today - 1, today}) high_scores.add(game_of(day));
    for (const Day day : {today - 1, today}) {
        PastGame rapid = game_of(day);
        rapid.variant = Variant::Rapid;
        rapid.score += 1000;
        high_scores.add(rapid);
    }
    const DailyCalendar of_long = daily_calendar(high_scores, noon);
    CHECK(of_long.streak == 3);
    for (const PlayedDay& day : of_long.days) CHECK(day.best.variant == Variant::Brogue);
    const DailyCalendar of_rapid = daily_calendar(high_scores, noon, Variant::Rapid);
    CHECK(of_rapid.streak == 2);
    CHECK(of_rapid.days.size() == 2);
    CHECK(of_rapid.days.back().games == 1);
    CHECK(daily_calendar(high_scores, noon, Variant::Bullet).days.empty());
}

TEST_CASE("dungeons of days to come are left out", "[session][daily]") {
    const DailyCalendar calendar = calendar_of({game_of(today + 1, -1)});
    CHECK(calendar.days.empty());
    CHECK(calendar.streak == 0);
    CHECK(calendar_of({game_of(today + 1, -1)}, noon + day_length).days.size() == 1);
}

}  // namespace cellophane
