#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace cellophane {

/// Names of kinds and inscriptions: how long they may be, and whether a text can be one: signs of ASCII that
/// can be seen, and blanks.
inline constexpr std::size_t longest_label = 29;
constexpr bool is_label(std::string_view text) {
    return text.size() <= longest_label &&
           std::all_of(text.begin(), text.end(), [](char sign) { return sign >= ' ' && sign <= '~'; });
}

/// What the hero calls a kind, or has written on an item: plain bytes, as everything is that events carry.
class Label {
public:
    constexpr Label() = default;
    /// Of a text that `is_label`; of any other as much as there is room for.
    constexpr Label(std::string_view text)
        : size_{static_cast<std::uint8_t>(std::min(text.size(), longest_label))} {
        assert(is_label(text));
        std::copy_n(text.begin(), size_, signs_.begin());
    }
    constexpr Label(const char* text) : Label{std::string_view{text}} {}

    constexpr std::string_view text() const { return {signs_.data(), size_}; }
    constexpr operator std::string_view() const { return text(); }
    constexpr bool empty() const { return size_ == 0; }

    friend constexpr bool operator==(const Label& a, const Label& b) { return a.text() == b.text(); }

private:
    std::array<char, longest_label> signs_{};
    std::uint8_t size_ = 0;
};

}  // namespace cellophane
