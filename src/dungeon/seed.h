#pragma once

#include <cstdint>
#include <string_view>

#include "content/variants.h"
#include "kit/base/result.h"

namespace cellophane {

/// A seed in decimal, 1 to 18446744073709551615 (docs/package.md). Zero, signs, blanks, fractions, hex
/// and anything larger are refused.
Result<std::uint64_t> parse_seed(std::string_view text);

/// A seed as a person types it: decimal as above, or any other text, which is hashed (FNV-1a, 64 bits, over
/// its UTF-8 bytes, of which there may be 256). Text that looks like a number but is no valid seed is
/// refused, not hashed.
Result<std::uint64_t> parse_seed_or_word(std::string_view text);

/// The dungeon of the day: the seed common to all players on a UTC date, written YYYY-MM-DD.
std::uint64_t daily_seed(std::string_view iso_date);

/// What all streams of a dungeon and its game are made of: the seed, and in a short dungeon its variant, so
/// that the dungeons of one seed have nothing in common.
std::uint64_t root_seed(std::uint64_t seed, const VariantRow& variant);

Result<int> parse_depth(std::string_view text, Variant variant = Variant::Brogue);

}  // namespace cellophane
