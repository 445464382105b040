#include "session/key_bindings.h"

#include <optional>
#include <string_view>

#include "words/key_help.h"

namespace cellophane {

namespace {

struct KeyRow {
    InputAction action{};
    Direction toward = Direction::North;
    bool control = false;
    /// Names as in KeyEvent, separated by blanks.
    std::string_view keys;
    /// For the help page; without them the row is not listed.
    std::string_view label = {};
    std::string_view help = {};
};

constexpr KeyRow key_table[] = {
    {.action = InputAction::Go,
     .toward = Direction::West,
     .keys = "h Left 4 Numpad4",
     .label = walk_keys,
     .help = walk_help},
    {.action = InputAction::Go, .toward = Direction::South, .keys = "j Down 2 Numpad2"},
    {.action = InputAction::Go, .toward = Direction::North, .keys = "k Up 8 Numpad8"},
    {.action = InputAction::Go, .toward = Direction::East, .keys = "l Right 6 Numpad6"},
    {.action = InputAction::Go,
     .toward = Direction::NorthWest,
     .keys = "y 7 Numpad7 Home",
     .label = "y  u  b  n",
     .help = diagonals_help},
    {.action = InputAction::Go, .toward = Direction::NorthEast, .keys = "u 9 Numpad9 PageUp"},
    {.action = InputAction::Go, .toward = Direction::SouthWest, .keys = "b 1 Numpad1 End"},
    {.action = InputAction::Go, .toward = Direction::SouthEast, .keys = "n 3 Numpad3 PageDown"},
    {.action = InputAction::Explore, .keys = "x X", .label = "x  Ctrl + x", .help = explore_help},
    {.action = InputAction::ExploreFast, .control = true, .keys = "x X"},
    {.action = InputAction::StairsDown, .keys = ">", .label = ">  <", .help = stairs_help},
    {.action = InputAction::StairsUp, .keys = "<"},
    {.action = InputAction::Rest, .keys = "z . 5 Numpad5", .label = "z  .  5", .help = rest_help},
    {.action = InputAction::Recover, .keys = "Z", .label = "Z", .help = recover_help},
    {.action = InputAction::Autopilot, .keys = "A", .label = "A  Ctrl + A", .help = autopilot_help},
    {.action = InputAction::FastAutopilot, .control = true, .keys = "a A"},
    {.action = InputAction::Search, .keys = "s", .label = "s  Ctrl + s", .help = search_help},
    {.action = InputAction::LongSearch, .control = true, .keys = "s"},
    {.action = InputAction::Enter, .keys = "Enter", .label = "Return", .help = point_help},
    {.action = InputAction::NextThing,
     .keys = "Tab 0 Numpad0",
     .label = "Tab  0  Shift + Tab",
     .help = next_thing_help},
    {.action = InputAction::Pack, .keys = "i I", .label = "i", .help = pack_help},
    {.action = InputAction::Apply, .keys = "a", .label = "a  e  r  w", .help = use_help},
    {.action = InputAction::Equip, .keys = "e"},
    {.action = InputAction::Remove, .keys = "r"},
    {.action = InputAction::SwapBack, .keys = "w"},
    {.action = InputAction::Drop, .keys = "d", .label = "d  t  T", .help = drop_help},
    {.action = InputAction::Throw, .keys = "t"},
    {.action = InputAction::ThrowAgain, .keys = "T"},
    {.action = InputAction::Call, .keys = "c", .label = "c  R", .help = name_help},
    {.action = InputAction::Relabel, .keys = "R"},
    {.action = InputAction::Stealth, .keys = "J ]", .label = "J  ]  \\", .help = stealth_help},
    {.action = InputAction::Plain, .keys = "\\"},
    {.action = InputAction::Cancel, .keys = "Escape Space", .label = "Esc  Space", .help = cancel_help},
    {.action = InputAction::Archive, .keys = "M", .label = "M  m  D  F  @", .help = pages_help},
    {.action = InputAction::Atlas, .keys = "m"},
    {.action = InputAction::Discoveries, .keys = "D"},
    {.action = InputAction::Feats, .keys = "F"},
    {.action = InputAction::Character, .keys = "@"},
    {.action = InputAction::PlayEasily, .keys = "&", .label = "&", .help = ease_help},
    {.action = InputAction::Save, .keys = "S", .label = "S  Q  N", .help = leave_help},
    {.action = InputAction::GiveUp, .keys = "Q"},
    {.action = InputAction::StartAnew, .keys = "N"},
    {.action = InputAction::ShowSeed, .keys = "~", .label = "~  O  ?", .help = seed_help},
    {.action = InputAction::Settings, .keys = "O"},
    {.action = InputAction::Menu, .keys = "Menu"},
    {.action = InputAction::Help, .keys = "?"},
};

const KeyRow* row_of(std::string_view name, bool control) {
    for (const KeyRow& row : key_table)
        if (row.control == control && is_among(name, row.keys)) return &row;
    return nullptr;
}

/// A capital movement letter is Shift and the letter, but J and N have deeds of their own.
std::optional<char> running_letter(std::string_view name) {
    constexpr std::string_view letters = "KHLYUB";
    if (name.size() != 1 || letters.find(name.front()) == std::string_view::npos) return std::nullopt;
    return static_cast<char>(name.front() - 'A' + 'a');
}

}  // namespace

bool is_among(std::string_view name, std::string_view names) {
    while (!names.empty()) {
        const std::size_t blank = names.find(' ');
        if (names.substr(0, blank) == name) return true;
        if (blank == std::string_view::npos) break;
        names.remove_prefix(blank + 1);
    }
    return false;
}

Meaning meaning_of(const KeyEvent& key) {
    if (key.name == "Tab" && key.shift) return {InputAction::PreviousThing};
    // Browsers report Control with the letter as typed, capital or not.
    const std::optional<char> letter = running_letter(key.name);
    const std::string name = letter ? std::string(1, *letter) : key.name;
    if (const KeyRow* row = row_of(name, key.control)) {
        if (row->action == InputAction::Go)
            return {InputAction::Go, row->toward, letter.has_value() || key.shift};
        return {row->action};
    }
    // With Shift the digits of the upper row type signs, which differ from keyboard to keyboard.
    if (key.shift && key.digit != 0)
        if (const KeyRow* row = row_of(std::string(1, key.digit), false);
            row && row->action == InputAction::Go)
            return {InputAction::Go, row->toward, true};
    if (!key.control) return {};
    const KeyRow* row = row_of(name, false);
    if (row != nullptr && row->action == InputAction::Go) return {InputAction::Go, row->toward, true};
    return {};
}

int scroll_direction(const KeyEvent& key) {
    if (key.name == "PageUp") return -1;
    if (key.name == "PageDown") return 1;
    const Meaning meaning = meaning_of(key);
    if (meaning.action != InputAction::Go) return 0;
    return meaning.toward == Direction::North ? -1 : meaning.toward == Direction::South ? 1 : 0;
}

Reply reply_of(const KeyEvent& key) {
    if (key.control) return Reply::None;
    if (key.name == "y" || key.name == "Y" || key.name == "Enter") return Reply::Yes;
    if (key.name == "n" || key.name == "N" || key.name == "Space" || key.name == "Escape") return Reply::No;
    return Reply::None;
}

std::vector<PageRow> help_rows() {
    std::vector<PageRow> rows;
    bool after_directions = false;
    for (const KeyRow& row : key_table) {
        if (row.help.empty()) continue;
        if (row.action != InputAction::Go && !after_directions) {
            after_directions = true;
            rows.push_back({std::string{run_help.by}, std::string{run_help.help}});
        }
        rows.push_back({std::string{row.label}, std::string{row.help}});
    }
    rows.push_back({});
    for (const HelpLine& line : mouse_help) rows.push_back({std::string{line.by}, std::string{line.help}});
    return rows;
}

}  // namespace cellophane
