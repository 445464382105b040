#include "dungeon/draft/tuning.h"

#include <optional>

#include "kit/base/parse.h"
#include "kit/base/quote.h"

namespace cellophane {

namespace {

std::string every_name() {
    std::string names;
    for (const TunableRow& row : tunable_rows) names.append(names.empty() ? "" : ", ").append(row.name);
    return names;
}

Problem bad_tuning(std::string message) {
    return {"bad-tune", std::move(message)};
}

}  // namespace

Result<Tuning> parse_tuning(std::string_view text) {
    Tuning tuning;
    Flags<Tunable> given;
    while (!text.empty()) {
        const std::size_t comma = text.find(',');
        const std::string_view part = text.substr(0, comma);
        const std::size_t equals = part.find('=');
        const std::optional<Tunable> which = tunable_named(part.substr(0, equals));
        if (!which)
            return bad_tuning(quoted(part.substr(0, equals), 60) + " cannot be tuned; what can is " +
                              every_name() + ", as in loops=50,lakes=0.");
        const TunableRow& row = tunable_rows[*which];
        const std::string_view value = equals == part.npos ? std::string_view{} : part.substr(equals + 1);
        const std::optional<int> percent = value.starts_with('-') ? std::nullopt : whole_number<int>(value);
        if (!percent || !row.percent.has(*percent))
            return bad_tuning(std::string{row.name} + " is " + quoted(value, 60) +
                              "; it takes a whole number of percent from " +
                              std::to_string(row.percent.least) + " to " + std::to_string(row.percent.most) +
                              ", as in " + std::string{row.name} + "=50.");
        if (given.has(*which)) return bad_tuning(std::string{row.name} + " is given twice.");
        given |= {*which};
        tuning.set(*which, *percent);
        if (comma == text.npos) break;
        text.remove_prefix(comma + 1);
        if (text.empty())
            return bad_tuning("behind a comma another measure is expected, as in loops=50,lakes=0.");
    }
    return tuning;
}

std::string tuning_text(const Tuning& tuning) {
    std::string text;
    for (const TunableRow& row : tunable_rows)
        if (tuning[row.kind] != untuned)
            text.append(text.empty() ? "" : ",")
                .append(row.name)
                .append("=")
                .append(std::to_string(tuning[row.kind]));
    return text;
}

int tuned_count(const Tuning& tuning, Tunable which, int usual, Rng& rng) {
    const int percent = tuning[which];
    if (percent == untuned) return usual;
    return drawn_count(usual * percent, rng);
}

int drawn_count(int hundredths, Rng& rng) {
    return hundredths / 100 + (rng.percent(hundredths % 100) ? 1 : 0);
}

}  // namespace cellophane
