#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "kit/base/short_text.h"

namespace cellophane {

/// Names of kinds and inscriptions: how long they may be, and whether a text can be one: signs of ASCII that
/// can be seen, and blanks.
inline constexpr std::size_t longest_label = 29;
constexpr bool is_label(std::string_view text) {
    return text.size() <= longest_label &&
           std::all_of(text.begin(), text.end(), [](char sign) { return sign >= ' ' && sign <= '~'; });
}

/// What the hero calls a kind, or has written on an item: plain bytes, as everything is that events carry.
using Label = ShortText<longest_label>;
/// A text the player asks to be written. One too long for a label is cut to a length that is still too long.
using AskedLabel = ShortText<longest_label + 1>;

}  // namespace cellophane
