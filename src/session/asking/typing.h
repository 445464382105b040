#pragma once

#include <cstddef>
#include <string>

#include "screen/input.h"

namespace cellophane {

/// The sign a key types, if a line of text may hold it (protocol/label.h); 0: none.
char typed_sign(const KeyEvent& key);

/// What a key does to a line being typed: a sign more, if there is room, or one less.
void edit_line(std::string& line, const KeyEvent& key, std::size_t longest);

/// Nothing that was typed ends with a blank.
void drop_last_blanks(std::string& line);

}  // namespace cellophane
