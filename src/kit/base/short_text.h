#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

namespace cellophane {

/// A text of at most `Most` bytes stored in place, as in a ShortList. Of a longer one it keeps the beginning.
template <std::size_t Most>
class ShortText {
    static_assert(Most <= 255);

public:
    constexpr ShortText() = default;
    template <class Text>
        requires std::is_convertible_v<const Text&, std::string_view>
    constexpr ShortText(const Text& whole) {
        const std::string_view text = whole;
        size_ = static_cast<std::uint8_t>(std::min(text.size(), Most));
        std::copy_n(text.begin(), size_, signs_.begin());
    }

    constexpr std::string_view text() const { return {signs_.data(), size_}; }
    constexpr operator std::string_view() const { return text(); }
    constexpr bool empty() const { return size_ == 0; }

    friend constexpr bool operator==(const ShortText& a, const ShortText& b) { return a.text() == b.text(); }

private:
    std::array<char, Most> signs_{};
    std::uint8_t size_ = 0;
};

}  // namespace cellophane
