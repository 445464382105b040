#include "session/game_over/game_result.h"

#include <algorithm>
#include <array>
#include <utility>

#include "content/styles.h"
#include "content/variants.h"
#include "kit/base/foreign_text.h"
#include "kit/base/parse.h"
#include "words/epitaph.h"
#include "words/hazard_messages.h"
#include "words/lists.h"
#include "words/monsters.h"
#include "words/variants.h"

namespace cellophane {

namespace {

constexpr std::size_t most_listed = 30;
constexpr char separator = '\t';
constexpr std::string_view run_mark = "run 1";
constexpr std::string_view reset_mark = "reset 1";
constexpr std::string_view nobody = "-";

constexpr std::array<std::string_view, static_cast<std::size_t>(Fate::count)> results{"Died", "Escaped",
                                                                                      "Mastered", "Quit"};

std::vector<std::string_view> fields_of(std::string_view line) {
    std::vector<std::string_view> fields;
    for (;;) {
        const std::size_t end = line.find(separator);
        fields.push_back(line.substr(0, end));
        if (end == std::string_view::npos) return fields;
        line.remove_prefix(end + 1);
    }
}

template <class Number>
bool read(std::string_view text, Number& number) {
    const std::optional<Number> whole = whole_number<Number>(text);
    if (whole) number = *whole;
    return whole.has_value();
}

/// "brogue", and of a short dungeon "brogue/rapid".
std::string style_text(const PastGame& run) {
    std::string text{style_rows[run.style].name};
    if (run.variant != Variant::Brogue) (text += '/').append(run.variant.name());
    return text;
}

bool read_style(std::string_view text, PastGame& run) {
    const std::size_t slash = text.find('/');
    const std::optional<Style> style = style_named(text.substr(0, slash));
    const std::optional<Variant> variant = slash == std::string_view::npos
                                               ? std::optional{Variant::Brogue}
                                               : variant_named(text.substr(slash + 1));
    if (!style || !variant) return false;
    run.style = *style;
    run.variant = *variant;
    return true;
}

bool read_fate(std::string_view text, Fate& fate) {
    const auto found = std::find(results.begin(), results.end(), text);
    if (found == results.end()) return false;
    fate = static_cast<Fate>(found - results.begin());
    return true;
}

std::optional<PastGame> past_game_from(const std::vector<std::string_view>& fields) {
    constexpr std::size_t count = 13;
    if (fields.size() != count) return std::nullopt;
    PastGame run;
    const bool is_within_limits =
        read(fields[1], run.ended) && read(fields[2], run.seed) && read_style(fields[3], run) &&
        read_fate(fields[5], run.fate) && read(fields[7], run.score) && read(fields[8], run.gold) &&
        read(fields[9], run.lumenstones) && read(fields[10], run.deepest) && read(fields[11], run.turns);
    if (!is_within_limits) return std::nullopt;
    run.easy = fields[4] == "easy";
    if (fields[6] != nobody) run.killer = fields[6];
    run.told = without_controls(fields[12]);
    return run;
}

std::string line_of(const PastGame& run) {
    std::string line{run_mark};
    const auto add = [&line](std::string_view field) { (line += separator).append(field); };
    add(std::to_string(run.ended));
    add(std::to_string(run.seed));
    add(style_text(run));
    add(run.easy ? "easy" : "normal");
    add(results[static_cast<std::size_t>(run.fate)]);
    add(run.killer.empty() ? nobody : run.killer);
    for (const int figure : {run.score, run.gold, run.lumenstones, run.deepest, run.turns})
        add(std::to_string(figure));
    add(run.told);
    return line + "\n";
}

/// Games won in a row.
struct Streak {
    int now = 0;
    int longest = 0;

    void go_on(bool won) {
        now = won ? now + 1 : 0;
        longest = std::max(longest, now);
    }
};

}  // namespace

std::optional<PastGame> past_game_of(const Observation& seen, std::int64_t now) {
    if (!seen.ending || !seen.hero) return std::nullopt;
    const Ending& ending = *seen.ending;
    PastGame run{.ended = now,
                 .seed = seen.seed,
                 .style = seen.style,
                 .variant = seen.variant,
                 .easy = seen.hero->easy,
                 .fate = ending.fate,
                 .score = score_of(seen),
                 .gold = seen.hero->gold,
                 .deepest = seen.deepest,
                 .turns = seen.turns,
                 .told = epitaph(seen).brief};
    if (ending.fate == Fate::Died) run.killer = killer_of(ending);
    for (const PackItemView& carried : seen.pack)
        if (carried.item.kind == ItemKind::Lumenstone) run.lumenstones += carried.item.quantity;
    return run;
}

HighScores::HighScores(std::string_view lines) {
    while (!lines.empty()) {
        const std::vector<std::string_view> fields = fields_of(take_line(lines));
        if (fields.front() == reset_mark) reset_after_ = games_.size();
        if (fields.front() == run_mark)
            if (std::optional<PastGame> run = past_game_from(fields)) games_.push_back(std::move(*run));
    }
}

std::string HighScores::add(PastGame run) {
    std::string line = line_of(run);
    games_.push_back(std::move(run));
    return line;
}

std::string HighScores::reset(std::int64_t now) {
    reset_after_ = games_.size();
    return std::string{reset_mark} + separator + std::to_string(now) + "\n";
}

std::vector<std::size_t> HighScores::ranking(Variant variant) const {
    std::vector<std::size_t> ranks;
    for (std::size_t i = games_.size(); i-- > 0;)
        if (games_[i].score > 0 && games_[i].variant == variant) ranks.push_back(i);
    std::stable_sort(ranks.begin(), ranks.end(),
                     [&](std::size_t a, std::size_t b) { return games_[a].score > games_[b].score; });
    if (ranks.size() > most_listed) ranks.resize(most_listed);
    return ranks;
}

std::vector<PastGame> HighScores::best(Variant variant) const {
    std::vector<PastGame> list;
    for (const std::size_t number : ranking(variant)) list.push_back(games_[number]);
    return list;
}

int HighScores::newest_of_best(Variant variant) const {
    const std::vector<std::size_t> ranks = ranking(variant);
    const auto found = std::find(ranks.begin(), ranks.end(), games_.size() - 1);
    return games_.empty() || found == ranks.end() ? -1 : static_cast<int>(found - ranks.begin());
}

Statistics HighScores::count_from(std::size_t first, Variant variant) const {
    Statistics all;
    Streak wins;
    Streak masteries;
    for (std::size_t i = first; i < games_.size(); ++i) {
        const PastGame& run = games_[i];
        if (run.easy || run.variant != variant) continue;
        const bool won = run.fate == Fate::Escaped || run.fate == Fate::Mastered;
        ++all.games;
        all.escapes += run.fate == Fate::Escaped ? 1 : 0;
        all.masteries += run.fate == Fate::Mastered ? 1 : 0;
        all.best_score = std::max(all.best_score, run.score);
        all.most_gold = std::max(all.most_gold, run.gold);
        all.most_lumenstones = std::max(all.most_lumenstones, run.lumenstones);
        all.deepest = std::max(all.deepest, run.deepest);
        all.depths += run.deepest;
        if (won) all.shortest_win = all.shortest_win == 0 ? run.turns : std::min(all.shortest_win, run.turns);
        wins.go_on(won);
        masteries.go_on(run.fate == Fate::Mastered);
    }
    all.longest_wins = wins.longest;
    all.wins_now = wins.now;
    all.longest_masteries = masteries.longest;
    all.masteries_now = masteries.now;
    return all;
}

Statistics HighScores::all_time(Variant variant) const {
    return count_from(0, variant);
}
Statistics HighScores::since_reset(Variant variant) const {
    return count_from(reset_after_, variant);
}

std::string date_of(std::int64_t seconds) {
    // Days are counted from the first of March of a year divisible by 400, so that leap days come last.
    constexpr std::int64_t seconds_a_day = 86'400;
    constexpr std::int64_t days_an_era = 146'097;
    constexpr std::int64_t days_before_1970 = 719'468;
    const std::int64_t day = std::max<std::int64_t>(0, seconds) / seconds_a_day + days_before_1970;
    const std::int64_t era = day / days_an_era;
    const std::int64_t of_era = day % days_an_era;
    const std::int64_t year_of_era =
        (of_era - of_era / 1'460 + of_era / 36'524 - of_era / (days_an_era - 1)) / 365;
    const std::int64_t of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    const std::int64_t months_since_march = (5 * of_year + 2) / 153;
    const std::int64_t date = of_year - (153 * months_since_march + 2) / 5 + 1;
    const std::int64_t month = months_since_march < 10 ? months_since_march + 3 : months_since_march - 9;
    const std::int64_t year = year_of_era + era * 400 + (month <= 2 ? 1 : 0);
    const auto two = [](std::int64_t number) { return (number < 10 ? "-0" : "-") + std::to_string(number); };
    return std::to_string(year) + two(month) + two(date);
}

namespace {

std::string best_as_text(const HighScores& high_scores, Variant variant) {
    std::string text;
    int rank = 0;
    const int newest = high_scores.newest_of_best(variant);
    for (const PastGame& run : high_scores.best(variant)) {
        const bool is_newest = rank == newest;
        text += std::to_string(++rank) + ". " + std::to_string(run.score) + "  " + date_of(run.ended) + "  " +
                format_past_game(run.told, run.easy);
        if (is_newest) text.append(latest_game_mark);
        text += "\n";
    }
    return text;
}

}  // namespace

std::string best_as_text(const HighScores& high_scores) {
    std::string text;
    for (const VariantRow& row : variant_rows) {
        const std::string list = best_as_text(high_scores, row.kind);
        if (list.empty()) continue;
        if (row.kind != Variant::Brogue)
            text.append(text.empty() ? "" : "\n").append(variant_words[row.kind].name).append(":\n");
        text += list;
    }
    return text.empty() ? std::string{no_best_games} + "\n" : text;
}

}  // namespace cellophane
