#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>

#include "content/ranges.h"
#include "content/styles.h"
#include "kit/base/result.h"
#include "kit/grid/grid.h"

namespace cellophane {

struct OptionSpec {
    /// With its dashes: "--seed".
    std::string_view name;
    bool takes_value = true;
};

/// What was given on the command line, by option name; flags map to "".
using Options = std::map<std::string, std::string, std::less<>>;

/// Text from outside as it may be put into a message: at most 60 characters, control characters escaped.
std::string shown(std::string_view text);
/// The same for the name of a file: of a long one the end is kept.
std::string shown_path(std::string_view path);

/// "--name value", "--name=value" or a flag; anything else is refused with the option named.
Result<Options> parse_options(std::span<const std::string> arguments, std::span<const OptionSpec> allowed);

/// Arguments that do not go together, or of which one is missing.
Problem bad_argument(std::string message);

/// A whole number in decimal, no signs or blanks.
Result<int> whole_number(std::string_view option, std::string_view text, int low, int high);

Result<std::uint64_t> seed_number(std::string_view text);

/// Seeds from one to another, both included.
struct SeedRange {
    std::uint64_t first = 1;
    std::uint64_t last = 1;
};
/// "A..B", or "A" alone.
Result<SeedRange> seed_range(std::string_view option, std::string_view text);
/// "I/N": the part of that number, from 0, of so many parts of a range; parts that follow each other and
/// differ in length by one at most.
Result<SeedRange> shard_of(const SeedRange& seeds, std::string_view text);
Result<Range> depth_range(std::string_view option, std::string_view text);

Result<Style> style_choice(std::string_view text);

/// One of the choices, or a problem that lists them.
Result<std::string> one_of(std::string_view option, std::string_view text,
                           std::span<const std::string_view> choices);

/// `--jobs`: how many threads, from 1 to 256; as many as there are cores if left out.
Result<int> jobs_of(const Options& options);

/// `--width` and `--height`, within what the style can fill; without them the size of the game.
Result<Size> map_size_of(const Options& options, Style style);

/// The seed, style and depth that most commands take; what is left out stays as it is by default.
struct Whereabouts {
    std::uint64_t seed = 1;
    Style style = Style::Brogue;
    int depth = 1;
};
/// `--seed` must be there and a number.
Result<Whereabouts> whereabouts_of(const Options& options);
/// `--depth` and `--style` alone.
Result<Whereabouts> whereabouts_of(const Options& options, std::uint64_t seed);

}  // namespace cellophane
