#include "screen/damage.h"

#include <algorithm>
#include <cstring>
#include <tuple>

namespace cellophane {

namespace {

constexpr std::uint32_t number_of(Rgb color) {
    return static_cast<std::uint32_t>(color.red << 16 | color.green << 8 | color.blue);
}

/// Every byte of the two compared, in two strides that overlap: cells are compared by the thousand.
bool identical(const StyledCell& a, const StyledCell& b) {
    constexpr std::size_t bytes = offsetof(StyledCell, picture) + sizeof(StyledCell::picture);
    static_assert(offsetof(StyledCell, fore) == sizeof(char32_t) && bytes == 12);
    const auto stride = [](const StyledCell& cell, std::size_t from) {
        std::uint64_t word = 0;
        std::memcpy(&word, reinterpret_cast<const unsigned char*>(&cell) + from, sizeof word);
        return word;
    };
    return ((stride(a, 0) ^ stride(b, 0)) | (stride(a, 4) ^ stride(b, 4))) == 0;
}

int new_colors(const Damage::Group& before, const Damage::Group& group) {
    return (before.back != group.back) + (!group.blank && before.fore != group.fore);
}

/// The foreground of a blank cannot be seen.
bool look_alike(const StyledCell& a, const StyledCell& b) {
    return identical(a, b) || (a.glyph == U' ' && b.glyph == U' ' && a.back == b.back);
}

}  // namespace

Damage Damage::between(const Frame& shown, const Frame& wanted) {
    Damage damage;
    Cell cell = 0;
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column, ++cell) {
            const StyledCell& look = wanted.at(column, row);
            if (!look_alike(shown.at(column, row), look)) damage.add(cell, look);
        }
    damage.put_in_order();
    return damage;
}

Damage Damage::everything(const Frame& wanted) {
    Damage damage;
    Cell cell = 0;
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column, ++cell)
            damage.add(cell, wanted.at(column, row));
    damage.put_in_order();
    return damage;
}

void Damage::add(Cell cell, const StyledCell& look) {
    Group& group = groups_[group_of(look)];
    next_[cell] = none;
    waiting_[cell] = true;
    if (group.first == none)
        group.first = cell;
    else
        next_[group.last] = cell;
    group.last = cell;
}

std::size_t Damage::group_of(const StyledCell& look) {
    const bool blank = look.glyph == U' ';
    const Rgb fore = blank ? Rgb{} : look.fore;
    std::uint32_t place = number_of(look.back) * 0x9E3779B1U + number_of(fore) * 0x85EBCA77U + blank;
    for (place ^= place >> 15;; ++place) {
        std::uint16_t& found = found_[place % places];
        if (found == 0) {
            groups_.push_back({.fore = fore, .back = look.back, .blank = blank});
            found = static_cast<std::uint16_t>(groups_.size());
            return groups_.size() - 1;
        }
        const Group& group = groups_[found - 1U];
        if (group.back == look.back && group.fore == fore && group.blank == blank) return found - 1U;
    }
}

void Damage::put_in_order() {
    const auto rank = [](const Group& group) {
        return std::tuple{number_of(group.back), !group.blank, number_of(group.fore)};
    };
    std::sort(groups_.begin(), groups_.end(),
              [&](const Group& a, const Group& b) { return rank(a) < rank(b); });
    // Then one after the other, whichever needs the fewest new colors; far down the list there is no better
    // one than near the top.
    constexpr std::ptrdiff_t horizon = 64;
    for (auto next = groups_.begin(); next != groups_.end(); ++next) {
        if (next == groups_.begin() || new_colors(next[-1], *next) <= 1) continue;
        const auto last = next + std::min(horizon, groups_.end() - next);
        const auto easiest = std::min_element(next, last, [&](const Group& a, const Group& b) {
            return new_colors(next[-1], a) < new_colors(next[-1], b);
        });
        std::rotate(next, easiest, easiest + 1);
    }
}

}  // namespace cellophane
