#pragma once

#include <span>
#include <string>
#include <string_view>

namespace cellophane {

// Names of keys in texts. Texts name a key by what it does without changes ("{x}"); what is shown is the key
// that the player presses for it.

/// The key `from` acts as `to`, both as in KeyEvent::name.
struct KeySwap {
    std::string from;
    std::string to;

    friend bool operator==(const KeySwap&, const KeySwap&) = default;
};
/// The key that goes on, pauses or says no wherever something waits for that. Given to a command, it does
/// that command where nothing waits, and keeps all it does elsewhere.
inline constexpr std::string_view go_on_key = "Space";
/// The keys that the player has changed.
using KeySwaps = std::span<const KeySwap>;

/// The key that acts as `own`; empty if none does.
std::string_view pressed_key(std::string_view own, KeySwaps swaps);
/// As it stands in texts: "Page Up" for "PageUp", "Esc" for "Escape"; "none" for no key.
std::string key_label(std::string_view key);

/// The first of names of keys that are separated by blanks and still does what it did by itself, else the key
/// that was given that meaning; empty if there is none.
std::string_view pressed_among(std::string_view keys, KeySwaps swaps);

/// A list of keys as in helps ("x  Ctrl + x", "Tab  0"), each with the one to press for it.
std::string key_list(std::string_view keys, KeySwaps swaps);

/// A text in which keys stand in braces: "Press {x} to explore."
std::string text_with_keys(std::string_view text, KeySwaps swaps);

}  // namespace cellophane
