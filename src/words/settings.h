#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace cellophane {

// Settings in words: what the page calls and says of them, and what is wrong with the text of them. The view
// says of letters in gas what they are for (view/map_marks.h).

inline constexpr std::string_view palette_label = "Colours";
inline constexpr std::string_view palette_help =
    "standard, high contrast, or for eyes that miss red (protan), green (deutan) or blue (tritan)";
inline constexpr std::string_view marks_label = "Mark who and what";
inline constexpr std::string_view marks_help =
    "who is about and what lies there on grounds of their own; friends underlined";
inline constexpr std::string_view gas_letters_label = "Letters in gas";
inline constexpr std::string_view least_light_label = "Least light, percent";
inline constexpr std::string_view least_light_help = "nothing in view is darker than this";
inline constexpr std::string_view plain_colours_label = "Plain colours";
inline constexpr std::string_view plain_colours_help =
    "no light, no shadow and no dancing; \\ on the map does the same";
inline constexpr std::string_view plain_signs_label = "Plain signs";
inline constexpr std::string_view plain_signs_help = "only signs that every typewriter has";
inline constexpr std::string_view still_label = "Keep still";
inline constexpr std::string_view still_help = "nothing shimmers, flashes or flies";
inline constexpr std::string_view long_notices_label = "Longer notices";
inline constexpr std::string_view long_notices_help = "what is shown for a moment stays four times as long";
inline constexpr std::string_view hide_seed_label = "Hide the seed";
inline constexpr std::string_view hide_seed_help = "nobody who looks on learns which dungeon this is";
inline constexpr std::string_view ask_at_water_label = "Ask at deep water";
inline constexpr std::string_view ask_at_water_help =
    "it sweeps things out of packs: be asked before you wade in";
inline constexpr std::string_view hints_label = "Hints";
inline constexpr std::string_view hints_help =
    "explain things when you first meet them; on again: from the start";

// Keys that stand for others.
inline constexpr std::string_view key_swaps_label = "Keys";
inline constexpr std::string_view key_swaps_help =
    "let a key stand for another; the same key twice takes it back";
inline constexpr std::string_view no_key_swaps = "as usual";
/// "x for y".
std::string key_swap_told(std::string_view from, std::string_view to);
/// Both while keys are being swapped; the second once the one that is to be pressed is known.
inline constexpr std::string_view swapped_key_prompt = "Press the key you would rather use. Esc: none.";
std::string stood_for_prompt(std::string_view swapped_key);

// The foot of the page.
inline constexpr std::string_view settings_key_hint = "letters and arrows change what they stand for";
inline constexpr std::string_view settings_touch_hint = "touch a line to change it";
inline constexpr std::string_view settings_done_label = "  Done (Esc)  ";

// What a setting takes.
inline constexpr std::string_view switch_values = "on or off";
inline constexpr std::string_view palette_values = "standard, high-contrast, protan, deutan or tritan";
inline constexpr std::string_view least_light_values = "a whole number from 0 to 60";

/// What is wrong with a line: "Line 3 of the settings: " and one of those below.
std::string on_line_of_settings(std::size_t line, std::string_view what);
std::string wrong_value(std::string_view setting, std::string_view allowed, std::string_view value);
std::string no_such_setting(std::string_view name, std::span<const std::string_view> all);
std::string wrong_key_swap(std::string_view value);
std::string too_many_key_swaps(std::size_t most);

}  // namespace cellophane
