#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace cellophane {

/// What a kind looks like until it is known: the place of its color, wood, metal or gem in the list of those
/// words, or a title in code (rules/items.md; tables/item_appearance.tsv).
using Look = std::uint32_t;

inline constexpr int potion_colors = 21;
inline constexpr int staff_woods = 21;
inline constexpr int wand_metals = 12;
inline constexpr int ring_gems = 18;
inline constexpr int title_syllables = 21;
inline constexpr int longest_title = 4;

/// A title: how many syllables, which, and where a space parts them.
struct Title {
    int count = 0;
    std::array<int, longest_title> syllables{};
    /// Whether there is a space before each.
    std::array<bool, longest_title> apart{};
};

constexpr Look syllable_bits = 5;
constexpr Look syllable_mask = (1U << syllable_bits) - 1;
static_assert(title_syllables <= static_cast<int>(syllable_mask));

constexpr Look code_of(const Title& title) {
    auto look = static_cast<Look>(title.count);
    for (std::size_t i = longest_title; i-- > 0;)
        look = look << (syllable_bits + 1) | static_cast<Look>(title.syllables[i]) << 1 |
               (title.apart[i] ? 1U : 0U);
    return look;
}
/// Of anything that is no code it makes some title all the same.
constexpr Title title_of(Look look) {
    Title title;
    for (std::size_t i = 0; i < longest_title; ++i) {
        title.apart[i] = (look & 1) != 0;
        title.syllables[i] = static_cast<int>(look >> 1 & syllable_mask) % title_syllables;
        look >>= syllable_bits + 1;
    }
    title.count = static_cast<int>(look) < longest_title ? static_cast<int>(look) : longest_title;
    return title;
}

}  // namespace cellophane
