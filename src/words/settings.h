#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "words/message.h"

namespace cellophane {

// Settings in words: what the page calls and says of them, and what is wrong with the text of them. The view
// says of letters in gas what they are for (view/map_marks.h).

/// A value of a setting, and what it is called.
struct SettingOption {
    std::string_view value;
    std::string_view label;
};

inline constexpr std::string_view palette_label = "Colours";
/// What a palette is chosen by: words in the colors of messages.
struct ColorSample {
    Tone tone{};
    std::string_view word;
};
inline constexpr ColorSample color_samples[] = {
    {Tone::Plain, "message"},        {Tone::Good, "good"},        {Tone::Bad, "bad"}, {Tone::Item, "item"},
    {Tone::Advancement, "for good"}, {Tone::Background, "remark"}};
inline constexpr std::string_view palette_help =
    "standard, high contrast, or colour blindness: protanopia, deuteranopia, tritanopia";
inline constexpr std::string_view standard_palette_option = "Standard";
inline constexpr std::string_view contrast_palette_option = "High contrast";
inline constexpr std::string_view protan_palette_option = "Protanopia (red-blind)";
inline constexpr std::string_view deutan_palette_option = "Deuteranopia (green-blind)";
inline constexpr std::string_view tritan_palette_option = "Tritanopia (blue-blind)";
inline constexpr std::string_view marks_label = "Highlight";
inline constexpr std::string_view marks_help =
    "show creatures and items on coloured backgrounds; underline allies";
inline constexpr std::string_view gas_letters_label = "Letters in gas";
inline constexpr std::string_view least_light_label = "Minimum brightness";
inline constexpr std::string_view least_light_help = "percent; draw nothing in view darker than this";
inline constexpr std::string_view plain_colors_label = "Plain colours";
inline constexpr std::string_view plain_colors_help = "turn off light, shadow and flicker";
inline constexpr std::string_view signs_label = "Signs";
inline constexpr std::string_view signs_help =
    "letters, pictures, or both: pictures for terrain and items, letters for creatures";
inline constexpr std::string_view letters_option = "Letters";
inline constexpr std::string_view pictures_option = "Pictures";
inline constexpr std::string_view both_signs_option = "Both";
/// In place of the help where nothing can draw pictures.
inline constexpr std::string_view no_pictures_help =
    "pictures need the web page; this terminal shows letters whatever you choose";
inline constexpr std::string_view plain_signs_label = "ASCII only";
inline constexpr std::string_view plain_signs_help = "draw the map with ASCII characters only";
inline constexpr std::string_view still_label = "No animation";
inline constexpr std::string_view still_help = "turn off shimmer, flashes and flying projectiles";
inline constexpr std::string_view long_notices_label = "Longer notices";
inline constexpr std::string_view long_notices_help = "show temporary messages four times as long";
inline constexpr std::string_view hide_seed_label = "Hide the seed";
inline constexpr std::string_view hide_seed_help =
    "do not show the seed on screen, in lists or in file names";
inline constexpr std::string_view ask_at_water_label = "Confirm deep water";
inline constexpr std::string_view ask_at_water_help =
    "ask before walking into deep water, which can sweep items away";
inline constexpr std::string_view tap_preview_label = "Preview on touch";
inline constexpr std::string_view tap_preview_help = "on touch screens, show the way first; tap again to go";
inline constexpr std::string_view hints_label = "Hints";
inline constexpr std::string_view hints_help =
    "explain things when you first meet them; switch off and on to see all hints again";

// Keys that stand for others.
inline constexpr std::string_view key_swaps_label = "Remap keys";
inline constexpr std::string_view key_swaps_help =
    "press a key, then the key it should act as; the same key twice resets it";
inline constexpr std::string_view no_key_swaps = "default";
/// "x for y".
std::string describe_key_swap(std::string_view from, std::string_view to);
/// Both while keys are being swapped; the second once the one that is to be pressed is known.
inline constexpr std::string_view swapped_key_prompt = "Press the key to remap. Esc: cancel.";
std::string stood_for_prompt(std::string_view swapped_key);

// The table of keys, for pages that have one: the parts of it, and how a step is called there.
inline constexpr std::string_view walking_keys_part = "Moving";
inline constexpr std::string_view command_keys_part = "Commands";
/// "Move north".
std::string move_command(std::string_view direction);

// The foot of the page.
inline constexpr std::string_view settings_key_hint = "Letter: choose a setting. Left, Right: change it";
inline constexpr std::string_view settings_touch_hint = "tap a setting to change it";
inline constexpr std::string_view settings_done_label = "  Done (Esc)  ";

// What a setting takes.
inline constexpr std::string_view switch_values = "on or off";
inline constexpr std::string_view palette_values = "standard, high-contrast, protan, deutan or tritan";
inline constexpr std::string_view signs_values = "letters, pictures or both";
inline constexpr std::string_view least_light_values = "a whole number from 0 to 60";

/// What is wrong with a line: "Line 3 of the settings: " and one of those below.
std::string on_line_of_settings(std::size_t line, std::string_view what);
std::string wrong_value(std::string_view setting, std::string_view allowed, std::string_view value);
std::string no_such_setting(std::string_view name, std::span<const std::string_view> all);
std::string wrong_key_swap(std::string_view value);
std::string too_many_key_swaps(std::size_t most);

}  // namespace cellophane
