#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace cellophane {

/// The beginning of a text, so many bytes at most, with no UTF-8 character cut in two.
inline std::string_view beginning_of_text(std::string_view text, std::size_t most) {
    const auto continues = [&](std::size_t i) {
        return (static_cast<unsigned char>(text[i]) & 0xC0) == 0x80;
    };
    std::size_t end = std::min(text.size(), most);
    while (end > 0 && end < text.size() && continues(end)) --end;
    return text.substr(0, end);
}

/// A text from outside on one line: control characters, which a terminal would obey, by their bytes, "\x1b".
inline std::string without_controls(std::string_view text) {
    constexpr std::string_view hex = "0123456789abcdef";
    std::string out;
    bool second_of_control = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        // Those from U+0080 to U+009F are two bytes in UTF-8.
        const bool first_of_control =
            byte == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0;
        if (byte < 0x20 || byte == 0x7F || first_of_control || second_of_control) {
            out.append("\\x") += hex[byte >> 4];
            out += hex[byte & 15];
        } else {
            out += text[i];
        }
        second_of_control = first_of_control;
    }
    return out;
}

/// A text from outside as a message may repeat it: short, on one line, in quotation marks.
inline std::string quoted(std::string_view text, std::size_t most = 40) {
    const std::string_view shown = beginning_of_text(text, most);
    return '"' + without_controls(shown) + (shown.size() < text.size() ? "...\"" : "\"");
}

}  // namespace cellophane
