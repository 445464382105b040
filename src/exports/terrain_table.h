#pragma once

#include <string>

namespace cellophane {

/// What programs have to know of each terrain, as a list in the order of their numbers (docs/makers.md):
/// {"name", "title", "glyph", "properties", "secret", "looksLike"}. `looksLike` is the name of what a secret
/// is taken for until it is found, null for what is no secret.
std::string terrain_table_json();

}  // namespace cellophane
