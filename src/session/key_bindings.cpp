#include "session/key_bindings.h"

#include <optional>
#include <string>
#include <string_view>

#include "words/key_help.h"

namespace cellophane {

namespace {

Meaning found(std::string_view name, bool with_control) {
    if (!with_control)
        for (const DirectionRow& row : direction_rows)
            if (is_among(name, row.keys)) return {InputAction::Go, row.toward};
    for (const InputActionRow& row : input_action_rows)
        if (row.with_control == with_control && is_among(name, row.keys)) return {row.kind};
    return {};
}

/// A capital movement letter is Shift and the letter, but J and N have actions of their own.
std::optional<char> running_letter(std::string_view name) {
    constexpr std::string_view letters = "KHLYUB";
    if (name.size() != 1 || letters.find(name.front()) == std::string_view::npos) return std::nullopt;
    return static_cast<char>(name.front() - 'A' + 'a');
}

}  // namespace

Meaning meaning_of(const KeyEvent& key) {
    if (key.name == "Tab" && key.shift) return {InputAction::PreviousThing};
    // Browsers report Control with the letter as typed, capital or not.
    const std::optional<char> letter = running_letter(key.name);
    const std::string name = letter ? std::string(1, *letter) : key.name;
    Meaning meaning = found(name, key.control);
    if (meaning.action != InputAction::Nothing) {
        meaning.more = meaning.action == InputAction::Go && (letter || key.shift);
        return meaning;
    }
    // With Shift the digits of the upper row type signs, which differ from keyboard to keyboard.
    if (key.shift && key.digit != 0) meaning = found(std::string(1, key.digit), false);
    if (key.control && meaning.action != InputAction::Go) meaning = found(name, false);
    if (meaning.action != InputAction::Go) return {};
    meaning.more = true;
    return meaning;
}

int scroll_direction(const KeyEvent& key) {
    if (key.name == "PageUp") return -1;
    if (key.name == "PageDown") return 1;
    const Meaning meaning = meaning_of(key);
    if (meaning.action != InputAction::Go) return 0;
    return meaning.toward == Direction::North ? -1 : meaning.toward == Direction::South ? 1 : 0;
}

std::vector<PageRow> help_rows(KeySwaps swaps) {
    std::vector<PageRow> rows;
    const auto add = [&](std::string_view keys, std::string_view help) {
        rows.push_back({key_list(keys, swaps), text_with_keys(help, swaps)});
    };
    for (const HelpLine& line : walking_help) add(line.by, line.help);
    for (const InputActionRow& row : input_action_rows)
        if (!row.help.empty()) add(row.help_keys, row.help);
    rows.push_back({});
    for (const HelpLine& line : mouse_help) rows.push_back({std::string{line.by}, std::string{line.help}});
    return rows;
}

}  // namespace cellophane
