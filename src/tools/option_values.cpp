#include "tools/option_values.h"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "content/variant_text.h"
#include "dungeon/draft/tuning.h"
#include "dungeon/generate.h"
#include "exports/variant_json.h"
#include "kit/base/names.h"
#include "kit/base/parse.h"
#include "tools/options.h"
#include "tools/output.h"
#include "tools/system/names.h"

namespace cellophane {

namespace {

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

}  // namespace

Result<int> whole_number(std::string_view option, std::string_view text, int low, int high) {
    const std::optional<int> number = decimal<int>(text);
    if (number && *number >= low && *number <= high) return *number;
    return bad_argument(std::string{option} + " must be a whole number from " + std::to_string(low) + " to " +
                        std::to_string(high) + ", not " + shown(text) + ".");
}

Result<std::uint64_t> seed_number(std::string_view option, std::string_view text) {
    const std::optional<std::uint64_t> number = decimal<std::uint64_t>(text);
    if (number && *number > 0) return *number;
    return bad_argument(std::string{option} + " must be a whole number from " + allowed_seeds() + ", not " +
                        shown(text) + ".");
}

Problem seed_is_missing() {
    return bad_argument("--seed is missing: which dungeon?");
}

std::string allowed_seeds() {
    return "1 to " + std::to_string(std::numeric_limits<std::uint64_t>::max());
}

Result<SeedRange> seed_range(std::string_view option, std::string_view text) {
    const auto [first, last] = ends_of(text);
    const std::optional<std::uint64_t> from = decimal<std::uint64_t>(first);
    const std::optional<std::uint64_t> to = decimal<std::uint64_t>(last);
    if (from && to && *from > 0 && *from <= *to) return SeedRange{*from, *to};
    return bad_argument(std::string{option} +
                        " must be a seed or two, the lesser first, as in 1..100; "
                        "seeds are whole numbers from " +
                        allowed_seeds() + ", not " + shown(text) + ".");
}

Result<SeedRange> shard_of(const SeedRange& seeds, std::string_view text) {
    const std::size_t slash = text.find('/');
    const std::optional<std::uint64_t> part = decimal<std::uint64_t>(text.substr(0, slash));
    const std::optional<std::uint64_t> parts =
        slash == std::string_view::npos ? std::nullopt : decimal<std::uint64_t>(text.substr(slash + 1));
    if (!part || !parts || *part >= *parts)
        return bad_argument(
            "--shard must be the number of a part, from 0, and how "
            "many there are, as in 0/4, 1/4, 2/4 and "
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
    if (from && to && *from >= shallowest_depth && *from <= *to && *to <= most_depths)
        return Range{*from, *to};
    return bad_argument(std::string{option} +
                        " must be a depth or two, the lesser first, as in 1..5; "
                        "depths are whole numbers from " +
                        allowed_depths() + ", not " + shown(text) + ".");
}

std::string allowed_depths() {
    return std::to_string(shallowest_depth) + " to " + std::to_string(most_depths);
}

std::string joined(std::span<const std::string_view> names) {
    std::string list;
    for (const std::string_view name : names) list.append(list.empty() ? "" : ", ").append(name);
    return list;
}

Result<std::size_t> place_among(std::string_view option, std::string_view text,
                                std::span<const std::string_view> names) {
    const auto found = std::find(names.begin(), names.end(), text);
    if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
    return bad_argument(std::string{option} + " must be one of " + joined(names) + ", not " + shown(text) +
                        ".");
}

int usual_jobs() {
    return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, most_jobs);
}

std::string allowed_styles() {
    return joined_names(style_rows);
}

Result<Style> style_choice(std::string_view option, std::string_view text) {
    if (const std::optional<Style> style = style_named(text)) return *style;
    return bad_argument(std::string{option} + " must be one of " + allowed_styles() + ", not " + shown(text) +
                        ".");
}

std::string allowed_variants() {
    return joined_names(variant_rows) + ", or a JSON file with a row of your own (docs/variants.md)";
}

Result<DungeonVariant> variant_choice(std::string_view option, std::string_view text) {
    if (const std::optional<Variant> variant = variant_named(text)) return DungeonVariant{*variant};
    if (text.starts_with(own_variant_text_prefix)) {
        Result<DungeonVariant> own = variant_of_text(text);
        if (own.ok()) return own;
        return bad_argument(std::string{option} + ": " + own.problem().message);
    }
    const std::string path{text};
    std::error_code error;
    if (!path.empty() && !std::filesystem::exists(as_path(path), error) && !error)
        return bad_argument(std::string{option} + " must be one of " + joined_names(variant_rows) +
                            ", or a file that exists, not " + shown(text) + ".");
    const Result<std::vector<std::uint8_t>> file = read_file(path, option);
    if (!file.ok()) return file.problem();
    const std::vector<std::uint8_t>& bytes = file.value();
    Result<DungeonVariant> own = variant_of_json({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    if (own.ok()) return own;
    return Problem{own.problem().code,
                   std::string{option} + ": " + shown_path(path) + ": " + own.problem().message};
}

std::string variant_written_out(const DungeonVariant& variant) {
    return variant == Variant::Brogue ? std::string{} : " --variant " + variant_text(variant);
}

std::optional<Problem> depth_problem(std::string_view option, int depth, const DungeonVariant& variant) {
    const int deepest = variant.row().deepest_depth;
    if (depth <= deepest) return std::nullopt;
    return bad_argument(std::string{option} + ": " + std::string{variant.name()} + " has depths from 1 to " +
                        std::to_string(deepest) + ", not " + std::to_string(depth) + ".");
}

Result<std::string> any_text(std::string_view, std::string_view text) {
    return std::string{text};
}

Result<std::string> file_name(std::string_view option, std::string_view text) {
    if (text.empty()) return bad_argument(std::string{option} + " needs the name of a file, not \"\".");
    return std::string{text};
}

Result<Size> map_size_of(const std::optional<std::string>& width, const std::optional<std::string>& height,
                         Style style) {
    if (!width && !height) return standard_size;
    if (!width || !height) return bad_argument("--width and --height go together: give both or neither.");
    const Size least = least_size(style);
    const std::string whose = " (style " + std::string{style_rows[style].name} + ")";
    const Result<int> columns = whole_number("--width" + whose, *width, least.width, largest_side);
    if (!columns.ok()) return columns.problem();
    const Result<int> rows = whole_number("--height" + whose, *height, least.height, largest_side);
    if (!rows.ok()) return rows.problem();
    return Size{columns.value(), rows.value()};
}

Result<Tuning> tuning_of(const std::optional<std::string>& measures) {
    if (!measures) return Tuning{};
    if (measures->empty())
        return Problem{"bad-tune", "--tune: measures are expected, as in loops=50,lakes=0."};
    const Result<Tuning> tuning = parse_tuning(*measures);
    if (!tuning.ok()) return Problem{"bad-tune", "--tune: " + tuning.problem().message};
    return tuning.value();
}

}  // namespace cellophane
