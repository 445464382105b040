#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "content/own_variant.h"
#include "content/ranges.h"
#include "content/styles.h"
#include "content/tunables.h"
#include "kit/base/result.h"
#include "kit/grid/grid.h"

namespace cellophane {

// The values of options: read from text, or a problem that names the option and
// what would be right.

/// No machine has more cores, and a thread each would only wait.
inline constexpr int most_jobs = 256;
/// As many as there are cores.
int usual_jobs();

/// A whole number in decimal, no signs or blanks.
Result<int> whole_number(std::string_view option, std::string_view text, int low, int high);

Result<std::uint64_t> seed_number(std::string_view option, std::string_view text);
/// For the help: "1 to 18446744073709551615".
std::string allowed_seeds();

/// Of commands that need a dungeon.
Problem seed_is_missing();

/// Seeds from one to another, both included.
struct SeedRange {
    std::uint64_t first = 1;
    std::uint64_t last = 1;
};
/// "A..B", or "A" alone.
Result<SeedRange> seed_range(std::string_view option, std::string_view text);
/// "I/N": the part of that number, from 0, of so many parts of a range; parts
/// that follow each other and differ in length by one at most.
Result<SeedRange> shard_of(const SeedRange& seeds, std::string_view text);

Result<Range> depth_range(std::string_view option, std::string_view text);
std::string allowed_depths();

Result<Style> style_choice(std::string_view option, std::string_view text);
std::string allowed_styles();

Result<DungeonVariant> variant_choice(std::string_view option, std::string_view text);
std::string allowed_variants();
/// One of the names, or a file with a row of one's own.
/// " --variant rapid" as an argument; nothing for the long dungeon.
std::string variant_written_out(const DungeonVariant& variant);
/// A depth that some variant has, but not this one.
std::optional<Problem> depth_problem(std::string_view option, int depth, const DungeonVariant& variant);

Result<std::string> any_text(std::string_view option, std::string_view text);
/// Refuses the empty name.
Result<std::string> file_name(std::string_view option, std::string_view text);
inline std::string nothing_in_particular() {
    return {};
}

/// "dark, light, ink".
std::string joined(std::span<const std::string_view> names);
/// Which of the names it is, or a problem that lists them.
Result<std::size_t> place_among(std::string_view option, std::string_view text,
                                std::span<const std::string_view> names);

/// The texts of `--width` and `--height`, within what the style can fill;
/// without them the size of the game.
Result<Size> map_size_of(const std::optional<std::string>& width, const std::optional<std::string>& height,
                         Style style);

/// The text of `--tune`; without it everything is as usual.
Result<Tuning> tuning_of(const std::optional<std::string>& measures);

}  // namespace cellophane
