#pragma once

#include <string>
#include <string_view>

#include "content/own_variant.h"
#include "kit/base/result.h"

namespace cellophane {

/// More than any row needs.
inline constexpr std::size_t largest_variant_json = 64 * 1024;

/// A row of one's own in JSON (docs/variants.md). The problem says what is wrong and what would be right.
Result<DungeonVariant> variant_of_json(std::string_view json);

/// The same the other way round, figures that are as usual left out.
std::string variant_json(const VariantRow& variant);

}  // namespace cellophane
