#pragma once

#include <cstddef>
#include <string>

#include "screen/input.h"

namespace cellophane {

/// The character a key types, if a line of text may hold it (protocol/label.h); 0: none.
char typed_sign(const KeyEvent& key);

/// Applies a key to a line being typed: adds a character, up to `longest`, or removes one.
void edit_line(std::string& line, const KeyEvent& key, std::size_t longest);

/// Removes trailing blanks.
void drop_last_blanks(std::string& line);

}  // namespace cellophane
