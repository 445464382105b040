#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kit/base/parse.h"
#include "session/game_over/daily_calendar.h"
#include "session/game_over/ranking.h"
#include "values.h"

// Bindings for the results of games: recordings that are verified and ranked, and the daily dungeons.
namespace {

using namespace cellophane;
using emscripten::val;

constexpr std::int64_t seconds_a_day = 86'400;

/// Indexed by Verification.
constexpr std::string_view statuses[] = {"verified", "unfinished", "tampered", "other-version", "unreadable"};

/// The numbers of a trail, with spaces between them.
std::string trail_text(const std::vector<std::uint64_t>& trail) {
    std::string text;
    for (const std::uint64_t mark : trail) text.append(text.empty() ? "" : " ").append(hex(mark));
    return text;
}

/// What is no such text, or no text at all, is no trail.
std::vector<std::uint64_t> trail_from(const val& given) {
    std::vector<std::uint64_t> trail;
    if (!given.isString()) return trail;
    std::istringstream text{given.as<std::string>()};
    for (std::uint64_t mark = 0; text >> std::hex >> mark;) trail.push_back(mark);
    return trail;
}

val verify_recording(const std::string& file) {
    const VerifiedResult verified =
        verified_result({reinterpret_cast<const std::uint8_t*>(file.data()), file.size()});
    const PastGame& result = verified.result;
    const bool is_read = verified.verification != Verification::Unreadable;
    const auto read = [&](auto value) { return is_read ? val(value) : val::null(); };
    val object = val::object();
    object.set("status", std::string{name_of(verified.verification)});
    object.set("fingerprint", read(hex(verified.fingerprint)));
    object.set("trail", read(trail_text(verified.trail)));
    object.set("seed", read(std::to_string(verified.options.seed)));
    object.set("style", read(style_name(verified.options.style)));
    object.set("variant", read(variant_name(verified.options.variant)));
    object.set("start", read(verified.options.depth));
    object.set("harmless", read(verified.options.harmless));
    object.set("easy", read(result.easy));
    object.set("score", read(result.score));
    object.set("gold", read(result.gold));
    object.set("lumenstones", read(result.lumenstones));
    object.set("deepest", read(result.deepest));
    object.set("turns", read(result.turns));
    object.set("end", read(result.told));
    object.set("dungeonVersion", read(verified.dungeon_version));
    object.set("rulesVersion", read(verified.rules_version));
    object.set("problem", verified.problem);
    return object;
}

/// The result of a file as `verify_recording` gave it; none if a name in it is unknown.
std::optional<VerifiedResult> result_from(const val& given) {
    const auto text = [&](const char* name) { return given[name].as<std::string>(); };
    const auto number = [&](const char* name) { return given[name].as<int>(); };
    const std::optional<std::size_t> status = place_of(statuses, text("status"));
    if (!status) return std::nullopt;
    VerifiedResult verified{.verification = static_cast<Verification>(*status), .problem = text("problem")};
    if (verified.verification == Verification::Unreadable) return verified;
    const std::optional<Style> style = style_named(text("style"));
    const std::optional<std::uint64_t> seed = whole_number<std::uint64_t>(text("seed"));
    const Result<DungeonVariant> variant =
        given["variant"].isString() ? variant_of_text(text("variant")) : DungeonVariant{};
    if (!style || !variant.ok() || !seed) return std::nullopt;
    verified.options = {.seed = *seed,
                        .style = *style,
                        .variant = variant.value(),
                        .depth = number("start"),
                        .harmless = given["harmless"].as<bool>()};
    verified.dungeon_version = number("dungeonVersion");
    verified.rules_version = number("rulesVersion");
    verified.result = {.seed = *seed,
                       .style = *style,
                       .variant = variant.value(),
                       .easy = given["easy"].as<bool>(),
                       .score = number("score"),
                       .gold = number("gold"),
                       .lumenstones = number("lumenstones"),
                       .deepest = number("deepest"),
                       .turns = number("turns"),
                       .told = text("end")};
    verified.trail = trail_from(given["trail"]);
    return verified;
}

/// In the order of their ranks; `names` and `results` side by side. None if there is a bad one.
std::optional<std::vector<RankedFile>> ranked_from(const val& names, const val& results) {
    std::vector<RankedFile> files;
    const auto count = names["length"].as<unsigned>();
    for (unsigned i = 0; i < count; ++i) {
        std::optional<VerifiedResult> verified = result_from(results[i]);
        if (!verified) return std::nullopt;
        files.push_back({.file = names[i].as<std::string>(), .verified = std::move(*verified), .index = i});
    }
    rank(files);
    return files;
}

val bad_result() {
    return refusal({"bad-argument", "a result is none that verifyRecording gives."});
}

val rank_recordings(const val& names, const val& results) {
    const std::optional<std::vector<RankedFile>> files = ranked_from(names, results);
    if (!files) return bad_result();
    val list = val::array();
    std::string contest;
    std::string mixture;
    for (std::size_t i = 0; i < files->size(); ++i) {
        const RankedFile& ranked = (*files)[i];
        std::string title = ranked.place > 0 ? contest_title(ranked.verified) : std::string{};
        if (title != contest) {
            mixture = mixture_of_rules(std::span{*files}.subspan(i));
            contest = std::move(title);
        }
        val object = val::object();
        object.set("index", static_cast<int>(ranked.index));
        object.set("place", ranked.place > 0 ? val(ranked.place) : val::null());
        object.set("contest", ranked.place > 0 ? val(contest) : val::null());
        object.set("mixture", mixture.empty() ? val::null() : val(mixture));
        const std::string beginning = shared_beginning(ranked);
        object.set("beginning", beginning.empty() ? val::null() : val(beginning));
        object.set("problem", ranked.place > 0 ? val::null() : val(objection(ranked.verified)));
        list.call<void>("push", object);
    }
    return list;
}

val ranking_text(const val& names, const val& results, bool is_csv) {
    const std::optional<std::vector<RankedFile>> files = ranked_from(names, results);
    if (!files) return bad_result();
    return val(is_csv ? ranking_as_csv(*files) : ranking_as_json(*files));
}

std::string date_on(Day day) {
    return date_of(day * seconds_a_day);
}

/// `variant`: one of the names, as JavaScript has checked.
val calendar_of(const std::string& lines, double now, const std::string& variant) {
    const DailyCalendar calendar = daily_calendar(HighScores{lines}, static_cast<std::int64_t>(now),
                                                  variant_named(variant).value_or(Variant::Brogue));
    val days = val::array();
    for (const PlayedDay& played : calendar.days) {
        val object = val::object();
        object.set("date", date_on(played.day));
        object.set("games", played.games);
        object.set("inTime", played.is_in_time);
        object.set("style", style_name(played.best.style));
        object.set("variant", variant_name(played.best.variant));
        object.set("easy", played.best.easy);
        object.set("score", played.best.score);
        object.set("gold", played.best.gold);
        object.set("deepest", played.best.deepest);
        object.set("turns", played.best.turns);
        object.set("end", played.best.told);
        days.call<void>("push", object);
    }
    val object = val::object();
    object.set("streak", calendar.streak);
    object.set("longestStreak", calendar.longest_streak);
    object.set("days", days);
    return object;
}

/// A date for each seed, or null.
val daily_dates(const val& given, double now) {
    const DailySeeds seeds{day_of(static_cast<std::int64_t>(now))};
    val dates = val::array();
    const auto count = given["length"].as<unsigned>();
    for (unsigned i = 0; i < count; ++i) {
        const std::optional<std::uint64_t> seed = whole_number<std::uint64_t>(given[i].as<std::string>());
        const std::optional<Day> day = seed ? seeds.day_with(*seed) : std::nullopt;
        dates.call<void>("push", day ? val(date_on(*day)) : val::null());
    }
    return dates;
}

}  // namespace

EMSCRIPTEN_BINDINGS(cellophane_results) {
    emscripten::function("verifyRecording", &verify_recording);
    emscripten::function("rankRecordings", &rank_recordings);
    emscripten::function("rankingText", &ranking_text);
    emscripten::function("dailyCalendar", &calendar_of);
    emscripten::function("dailyDates", &daily_dates);
}
