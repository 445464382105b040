#pragma once

#include <string>
#include <string_view>

#include "content/own_variant.h"
#include "kit/base/result.h"

namespace cellophane {

/// What the text of a row of one's own begins with; its figures follow.
inline constexpr std::string_view own_variant_text_prefix = "custom.";

/// A variant in a text that says all of it and fits into an address: a name of the list, or `custom.` and
/// the row's figures in letters, digits, - and _ (docs/variants.md).
std::string variant_text(const DungeonVariant& variant);

/// The other way round. The problem says what is wrong and what would be right.
Result<DungeonVariant> variant_of_text(std::string_view text);

}  // namespace cellophane
