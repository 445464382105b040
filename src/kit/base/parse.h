#pragma once

#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace cellophane {

constexpr bool is_digit(char sign) {
    return sign >= '0' && sign <= '9';
}

/// A text in small letters; only those of ASCII are known.
inline std::string lowered(std::string_view text) {
    std::string out;
    for (const char c : text) out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return out;
}

/// A text that is a whole number in decimal, and nothing else; nothing if it is none, or too large for its
/// type.
template <class Number>
std::optional<Number> whole_number(std::string_view text) {
    Number number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_whole = error == std::errc{} && end == text.data() + text.size();
    return is_whole ? std::optional{number} : std::nullopt;
}

/// The next line of a text, which is taken off it, without what ended it.
inline std::string_view take_line(std::string_view& text) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return line;
}

}  // namespace cellophane
