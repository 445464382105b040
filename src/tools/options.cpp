#include "tools/options.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <thread>
#include <utility>

#include "dungeon/generate.h"
#include "kit/base/parse.h"
#include "kit/base/quote.h"

namespace cellophane {

namespace {

/// No machine has more cores, and a thread each would only wait.
constexpr int most_jobs = 256;

template <class Number>
std::optional<Number> decimal(std::string_view text) {
    return text.starts_with('-') ? std::nullopt : whole_number<Number>(text);
}

/// What stands before and after the dots; twice the same without dots.
std::pair<std::string_view, std::string_view> ends_of(std::string_view text) {
    const std::size_t dots = text.find("..");
    if (dots == std::string_view::npos) return {text, text};
    return {text.substr(0, dots), text.substr(dots + 2)};
}

const OptionSpec* find(std::span<const OptionSpec> allowed, std::string_view name) {
    for (const OptionSpec& spec : allowed)
        if (spec.name == name) return &spec;
    return nullptr;
}

std::string names_of(std::span<const OptionSpec> allowed) {
    std::string names;
    for (const OptionSpec& spec : allowed) names.append(names.empty() ? "" : ", ").append(spec.name);
    return names;
}

}  // namespace

Problem bad_argument(std::string message) {
    return {"bad-argument", std::move(message)};
}

std::string shown(std::string_view text) {
    return quoted(text, 60);
}

std::string shown_path(std::string_view path) {
    constexpr std::size_t most = 1024;
    const bool is_long = path.size() > most;
    return (is_long ? "\"..." : "\"") + without_controls(is_long ? path.substr(path.size() - most) : path) +
           '"';
}

Result<Options> parse_options(std::span<const std::string> arguments, std::span<const OptionSpec> allowed) {
    Options options;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view argument = arguments[i];
        const std::size_t equals = argument.find('=');
        const std::string_view name = argument.substr(0, equals);
        const OptionSpec* spec = find(allowed, name);
        if (spec == nullptr)
            return bad_argument("unknown argument " + shown(argument) + "; allowed are " + names_of(allowed) +
                                ".");
        std::string value;
        if (equals != std::string_view::npos) {
            if (!spec->takes_value) return bad_argument(std::string{name} + " takes no value.");
            value = argument.substr(equals + 1);
        } else if (spec->takes_value) {
            if (i + 1 == arguments.size()) return bad_argument(std::string{name} + " needs a value.");
            value = arguments[++i];
            const std::string_view next = std::string_view{value}.substr(0, value.find('='));
            if (find(allowed, next) != nullptr)
                return bad_argument(std::string{name} + " needs a value, not the option " +
                                    std::string{next} + "; if that is the value, put = between them.");
        }
        if (!options.emplace(name, std::move(value)).second)
            return bad_argument(std::string{name} + " was given twice.");
    }
    return options;
}

Result<int> whole_number(std::string_view option, std::string_view text, int low, int high) {
    const std::optional<int> number = decimal<int>(text);
    if (number && *number >= low && *number <= high) return *number;
    return bad_argument(std::string{option} + " must be a whole number from " + std::to_string(low) + " to " +
                        std::to_string(high) + ", not " + shown(text) + ".");
}

Result<std::uint64_t> seed_number(std::string_view text) {
    const std::optional<std::uint64_t> number = decimal<std::uint64_t>(text);
    if (number && *number > 0) return *number;
    return bad_argument("--seed must be a whole number from 1 to 18446744073709551615, not " + shown(text) +
                        ".");
}

Result<SeedRange> seed_range(std::string_view option, std::string_view text) {
    const auto [first, last] = ends_of(text);
    const std::optional<std::uint64_t> from = decimal<std::uint64_t>(first);
    const std::optional<std::uint64_t> to = decimal<std::uint64_t>(last);
    if (from && to && *from > 0 && *from <= *to) return SeedRange{*from, *to};
    return bad_argument(
        std::string{option} +
        " must be a seed or two, the lesser first, as in 1..100; seeds are whole numbers from "
        "1 to 18446744073709551615, not " +
        shown(text) + ".");
}

Result<SeedRange> shard_of(const SeedRange& seeds, std::string_view text) {
    const std::size_t slash = text.find('/');
    const std::optional<std::uint64_t> part = decimal<std::uint64_t>(text.substr(0, slash));
    const std::optional<std::uint64_t> parts =
        slash == std::string_view::npos ? std::nullopt : decimal<std::uint64_t>(text.substr(slash + 1));
    if (!part || !parts || *part >= *parts)
        return bad_argument(
            "--shard must be the number of a part, from 0, and how many there are, as in 0/4, 1/4, 2/4 and "
            "3/4, "
            "not " +
            shown(text) + ".");
    const std::uint64_t total = seeds.last - seeds.first + 1;
    if (*parts > total)
        return bad_argument("--shard " + shown(text) + " asks for more parts than the " +
                            std::to_string(total) + " dungeons of --seeds.");
    const std::uint64_t each = total / *parts;
    const std::uint64_t longer = total % *parts;
    const std::uint64_t first = seeds.first + *part * each + std::min(*part, longer);
    return SeedRange{first, first + each - (*part < longer ? 0 : 1)};
}

Result<Range> depth_range(std::string_view option, std::string_view text) {
    const auto [first, last] = ends_of(text);
    const std::optional<int> from = decimal<int>(first);
    const std::optional<int> to = decimal<int>(last);
    if (from && to && *from >= shallowest_depth && *from <= *to && *to <= deepest_depth)
        return Range{*from, *to};
    return bad_argument(
        std::string{option} +
        " must be a depth or two, the lesser first, as in 1..5; depths are whole numbers from " +
        std::to_string(shallowest_depth) + " to " + std::to_string(deepest_depth) + ", not " + shown(text) +
        ".");
}

Result<std::string> one_of(std::string_view option, std::string_view text,
                           std::span<const std::string_view> choices) {
    std::string names;
    for (std::string_view choice : choices) {
        if (choice == text) return std::string{text};
        names.append(names.empty() ? "" : ", ").append(choice);
    }
    return bad_argument(std::string{option} + " must be one of " + names + ", not " + shown(text) + ".");
}

Result<int> jobs_of(const Options& options) {
    const auto given = options.find("--jobs");
    if (given != options.end()) return whole_number("--jobs", given->second, 1, most_jobs);
    return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, most_jobs);
}

Result<Style> style_choice(std::string_view text) {
    if (const std::optional<Style> style = style_named(text)) return *style;
    std::string names;
    for (const StyleRow& row : style_rows) names.append(names.empty() ? "" : ", ").append(row.name);
    return bad_argument("--style must be one of " + names + ", not " + shown(text) + ".");
}

Result<Size> map_size_of(const Options& options, Style style) {
    const auto width = options.find("--width");
    const auto height = options.find("--height");
    if (width == options.end() && height == options.end()) return standard_size;
    if (width == options.end() || height == options.end())
        return bad_argument("--width and --height go together: give both or neither.");
    const Size least = least_size(style);
    const std::string whose = " (style " + std::string{style_rows[style].name} + ")";
    const Result<int> columns = whole_number("--width" + whose, width->second, least.width, largest_side);
    if (!columns.ok()) return columns.problem();
    const Result<int> rows = whole_number("--height" + whose, height->second, least.height, largest_side);
    if (!rows.ok()) return rows.problem();
    return Size{columns.value(), rows.value()};
}

Result<Whereabouts> whereabouts_of(const Options& options) {
    const auto seed = options.find("--seed");
    if (seed == options.end()) return bad_argument("--seed is missing: which dungeon?");
    const Result<std::uint64_t> number = seed_number(seed->second);
    if (!number.ok()) return number.problem();
    return whereabouts_of(options, number.value());
}

Result<Whereabouts> whereabouts_of(const Options& options, std::uint64_t seed) {
    Whereabouts place{.seed = seed};
    if (const auto given = options.find("--depth"); given != options.end()) {
        const Result<int> depth = whole_number("--depth", given->second, shallowest_depth, deepest_depth);
        if (!depth.ok()) return depth.problem();
        place.depth = depth.value();
    }
    if (const auto given = options.find("--style"); given != options.end()) {
        const Result<Style> style = style_choice(given->second);
        if (!style.ok()) return style.problem();
        place.style = style.value();
    }
    return place;
}

}  // namespace cellophane
