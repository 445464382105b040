#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "kit/base/foreign_text.h"

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

/// A text from outside as a message may repeat it: short, on one line, in quotation marks.
inline std::string quoted(std::string_view text, std::size_t most = 40) {
    const std::string_view shown = beginning_of_text(text, most);
    return '"' + without_controls(shown) + (shown.size() < text.size() ? "...\"" : "\"");
}

}  // namespace cellophane
