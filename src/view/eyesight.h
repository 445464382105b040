#pragma once

#include <cstdint>

namespace cellophane {

/// The colors of the whole screen: as they are meant, far apart from their grounds, or moved to where an eye
/// can tell them apart that takes red for green (protan, deutan) or blue for green (tritan).
enum class Palette : std::uint8_t { Standard, HighContrast, Protan, Deutan, Tritan, count };

/// What the map is drawn with, on a display that has pictures: letters and other signs of text, pictures, or
/// pictures for terrain and items, and letters for creatures.
enum class Signs : std::uint8_t { Letters, Pictures, Both, count };

/// The player's settings for drawing. They are no part of the game.
struct Eyesight {
    Palette palette = Palette::Standard;
    /// Creatures and items stand on grounds of their own.
    bool marks = false;
    /// Gas wears a letter.
    bool gas_letters = false;
    /// Without light and shadow, and without dancing (rules/interface.md 2).
    bool plain_colors = false;
    Signs signs = Signs::Letters;
    /// Nothing but ASCII.
    bool ascii = false;
    /// In percent: nothing in view is darker.
    int least_light = 0;

    /// Color alone is not to tell anything: friends are underlined, and good and bad news wear signs.
    bool doubts_color() const { return marks || palette != Palette::Standard; }

    friend bool operator==(const Eyesight&, const Eyesight&) = default;
};

}  // namespace cellophane
