#include "words/key_labels.h"

#include <algorithm>

namespace cellophane {

namespace {

constexpr std::string_view no_key_label = "none";

/// Names of keys that stand otherwise in texts.
struct KeyLabel {
    std::string_view name;
    std::string_view label;
};
constexpr KeyLabel labels[] = {{"Escape", "Esc"}, {"PageUp", "Page Up"}, {"PageDown", "Page Down"}};

constexpr std::string_view keypad = "Numpad";

/// Whether a word of a list of keys names one. Words that join keys do not, nor does what is said of them.
bool names_key(std::string_view word, bool follows_modifier) {
    if (word.size() == 1) return word != "+" || !follows_modifier;
    constexpr std::string_view named[] = {"Up", "Down", "Left", "Right", "Home", "End", "Tab", "Enter"};
    return std::find(std::begin(named), std::end(named), word) != std::end(named);
}

}  // namespace

std::string_view pressed_key(std::string_view own, KeySwaps swaps) {
    const auto gives =
        std::find_if(swaps.begin(), swaps.end(), [&](const KeySwap& swap) { return swap.to == own; });
    if (gives != swaps.end()) return gives->from;
    const bool is_taken =
        own != go_on_key &&
        std::any_of(swaps.begin(), swaps.end(), [&](const KeySwap& swap) { return swap.from == own; });
    return is_taken ? std::string_view{} : own;
}

std::string key_label(std::string_view key) {
    if (key.empty()) return std::string{no_key_label};
    for (const KeyLabel& row : labels)
        if (row.name == key) return std::string{row.label};
    if (key.starts_with(keypad) && key.size() > keypad.size())
        return std::string{"keypad "}.append(key.substr(keypad.size()));
    return std::string{key};
}

std::string_view pressed_among(std::string_view keys, KeySwaps swaps) {
    while (!keys.empty()) {
        const std::size_t end = std::min(keys.find(' '), keys.size());
        const std::string_view pressed = pressed_key(keys.substr(0, end), swaps);
        if (!pressed.empty()) return pressed;
        keys.remove_prefix(std::min(end + 1, keys.size()));
    }
    return {};
}

std::string key_list(std::string_view keys, KeySwaps swaps) {
    std::string list;
    std::string_view before;
    while (!keys.empty()) {
        const std::size_t blanks = std::min(keys.find_first_not_of(' '), keys.size());
        list.append(keys.substr(0, blanks));
        keys.remove_prefix(blanks);
        const std::string_view word = keys.substr(0, keys.find(' '));
        const bool follows_modifier = before == "Ctrl" || before == "Shift";
        if (!word.empty() && names_key(word, follows_modifier))
            list.append(key_label(pressed_key(word, swaps)));
        else
            list.append(word);
        before = word;
        keys.remove_prefix(word.size());
    }
    return list;
}

std::string text_with_keys(std::string_view text, KeySwaps swaps) {
    std::string words;
    for (std::size_t opens = text.find('{'); opens != std::string_view::npos; opens = text.find('{')) {
        const std::size_t closes = text.find('}', opens + 1);
        if (closes == std::string_view::npos) break;
        words.append(text.substr(0, opens));
        words.append(key_label(pressed_key(text.substr(opens + 1, closes - opens - 1), swaps)));
        text.remove_prefix(closes + 1);
    }
    return words.append(text);
}

}  // namespace cellophane
