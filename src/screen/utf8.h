#pragma once

#include <string>
#include <string_view>

namespace cellophane {

void append_utf8(std::string& out, char32_t code_point);

/// Takes the first code point off the front of `text`. Malformed bytes come out one at a time as U+FFFD;
/// `text` must not be empty.
char32_t take_utf8(std::string_view& text);

std::u32string from_utf8(std::string_view text);
std::string to_utf8(std::u32string_view text);

}  // namespace cellophane
