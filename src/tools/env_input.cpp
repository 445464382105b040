#include "tools/env_input.h"

#include <array>
#include <cstring>
#include <optional>
#include <utility>

#include "tools/system/standard_streams.h"

namespace cellophane {

bool EnvInput::fill() {
    std::array<char, std::size_t{1} << 16> piece;
    while (!is_interrupted()) {
        const std::optional<std::size_t> count = read_input(piece);
        if (!count) continue;
        buffer_.append(piece.data(), *count);
        return *count > 0;
    }
    return false;
}

EnvInput::Got EnvInput::line(std::string& text) {
    bool is_too_long = false;
    for (std::size_t searched = 0;;) {
        const std::size_t end = buffer_.find('\n', searched);
        if (end != std::string::npos) {
            is_too_long = is_too_long || end > longest_line;
            if (!is_too_long) text.assign(buffer_, 0, end);
            buffer_.erase(0, end + 1);
            return is_too_long ? Got::TooMuch : Got::All;
        }
        searched = buffer_.size();
        if (searched > longest_line) {
            is_too_long = true;
            buffer_.clear();
            searched = 0;
        }
        if (fill()) continue;
        if (is_too_long) return Got::TooMuch;
        text = std::exchange(buffer_, {});
        return text.empty() ? Got::Nothing : Got::Part;
    }
}

EnvInput::Got EnvInput::bytes(std::span<std::uint8_t> into) {
    while (buffer_.size() < into.size())
        if (!fill()) return buffer_.empty() ? Got::Nothing : Got::Part;
    std::memcpy(into.data(), buffer_.data(), into.size());
    buffer_.erase(0, into.size());
    return Got::All;
}

}  // namespace cellophane
