#include "session/keys.h"

#include <optional>
#include <string_view>

namespace cellophane {

namespace {

struct KeyRow {
    Deed deed{};
    Direction toward = Direction::North;
    bool control = false;
    /// Names as in KeyEvent, separated by blanks.
    std::string_view keys;
    /// For the help page; without them the row is not listed.
    std::string_view label = {};
    std::string_view help = {};
};

constexpr KeyRow key_table[] = {
    {.deed = Deed::Go,
     .toward = Direction::West,
     .keys = "h Left 4 Numpad4",
     .label = "h  j  k  l   arrows",
     .help = "west, south, north, east; 4, 2, 8, 6 as well"},
    {.deed = Deed::Go, .toward = Direction::South, .keys = "j Down 2 Numpad2"},
    {.deed = Deed::Go, .toward = Direction::North, .keys = "k Up 8 Numpad8"},
    {.deed = Deed::Go, .toward = Direction::East, .keys = "l Right 6 Numpad6"},
    {.deed = Deed::Go,
     .toward = Direction::NorthWest,
     .keys = "y 7 Numpad7 Home",
     .label = "y  u  b  n",
     .help = "north-west, north-east, south-west, south-east; 7, 9, 1, 3"},
    {.deed = Deed::Go, .toward = Direction::NorthEast, .keys = "u 9 Numpad9 PageUp"},
    {.deed = Deed::Go, .toward = Direction::SouthWest, .keys = "b 1 Numpad1 End"},
    {.deed = Deed::Go, .toward = Direction::SouthEast, .keys = "n 3 Numpad3 PageDown"},
    {.deed = Deed::Explore,
     .keys = "x X",
     .label = "x  Ctrl + x",
     .help = "show where to explore; again: go there; explore fast"},
    {.deed = Deed::ExploreFast, .control = true, .keys = "x X"},
    {.deed = Deed::StairsDown,
     .keys = ">",
     .label = ">  <",
     .help = "show the stairs down, or up; again: go there and take them"},
    {.deed = Deed::StairsUp, .keys = "<"},
    {.deed = Deed::Rest, .keys = "z . 5 Numpad5", .label = "z  .  5", .help = "rest for a turn"},
    {.deed = Deed::Recover,
     .keys = "Z",
     .label = "Z",
     .help = "rest until you are well, or for a hundred turns"},
    {.deed = Deed::Autopilot,
     .keys = "A",
     .label = "A  Ctrl + A",
     .help = "let the hero play on by himself; the same, fast"},
    {.deed = Deed::FastAutopilot, .control = true, .keys = "a A"},
    {.deed = Deed::Search,
     .keys = "s",
     .label = "s  Ctrl + s",
     .help = "search; five times in a row, the last thorough"},
    {.deed = Deed::LongSearch, .control = true, .keys = "s"},
    {.deed = Deed::Enter,
     .keys = "Enter",
     .label = "Return",
     .help = "point with the direction keys; again to travel there"},
    {.deed = Deed::NextThing,
     .keys = "Tab 0 Numpad0",
     .label = "Tab  0  Shift + Tab",
     .help = "point at the next thing in the sidebar, or at the one before"},
    {.deed = Deed::Pack, .keys = "i I", .label = "i", .help = "what you carry"},
    {.deed = Deed::Apply,
     .keys = "a",
     .label = "a  e  r  w",
     .help = "use; wear or wield; take off; as it was before"},
    {.deed = Deed::Equip, .keys = "e"},
    {.deed = Deed::Remove, .keys = "r"},
    {.deed = Deed::SwapBack, .keys = "w"},
    {.deed = Deed::Drop, .keys = "d", .label = "d  t  T", .help = "drop; throw; throw the same again"},
    {.deed = Deed::Throw, .keys = "t"},
    {.deed = Deed::ThrowAgain, .keys = "T"},
    {.deed = Deed::Call, .keys = "c", .label = "c  R", .help = "name a thing; give it another letter"},
    {.deed = Deed::Relabel, .keys = "R"},
    {.deed = Deed::Stealth,
     .keys = "J ]",
     .label = "J  ]  \\",
     .help = "mark from where you may be noticed; plain colours"},
    {.deed = Deed::Plain, .keys = "\\"},
    {.deed = Deed::Cancel, .keys = "Escape Space", .label = "Esc  Space", .help = "stop; stop pointing"},
    {.deed = Deed::Archive,
     .keys = "M",
     .label = "M  m  D  F  @",
     .help = "older messages; maps; what you have found out; feats; yourself"},
    {.deed = Deed::Atlas, .keys = "m"},
    {.deed = Deed::Discoveries, .keys = "D"},
    {.deed = Deed::Feats, .keys = "F"},
    {.deed = Deed::Character, .keys = "@"},
    {.deed = Deed::PlayEasily, .keys = "&", .label = "&", .help = "make the game easier, for good"},
    {.deed = Deed::Save, .keys = "S", .label = "S  Q  N", .help = "save and stop; give up; another dungeon"},
    {.deed = Deed::GiveUp, .keys = "Q"},
    {.deed = Deed::StartAnew, .keys = "N"},
    {.deed = Deed::ShowSeed,
     .keys = "~",
     .label = "~  O  ?",
     .help = "the seed of this dungeon; settings; this page"},
    {.deed = Deed::Settings, .keys = "O"},
    {.deed = Deed::Menu, .keys = "Menu"},
    {.deed = Deed::Help, .keys = "?"},
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
    if (key.name == "Tab" && key.shift) return {Deed::PreviousThing};
    // Browsers report Control with the letter as typed, capital or not.
    const std::optional<char> letter = running_letter(key.name);
    const std::string name = letter ? std::string(1, *letter) : key.name;
    if (const KeyRow* row = row_of(name, key.control)) {
        if (row->deed == Deed::Go) return {Deed::Go, row->toward, letter.has_value() || key.shift};
        return {row->deed};
    }
    // With Shift the digits of the upper row type signs, which differ from keyboard to keyboard.
    if (key.shift && key.digit != 0)
        if (const KeyRow* row = row_of(std::string(1, key.digit), false); row && row->deed == Deed::Go)
            return {Deed::Go, row->toward, true};
    if (!key.control) return {};
    const KeyRow* row = row_of(name, false);
    if (row != nullptr && row->deed == Deed::Go) return {Deed::Go, row->toward, true};
    return {};
}

int page_way(const KeyEvent& key) {
    if (key.name == "PageUp") return -1;
    if (key.name == "PageDown") return 1;
    const Meaning meaning = meaning_of(key);
    if (meaning.deed != Deed::Go) return 0;
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
        if (row.deed != Deed::Go && !after_directions) {
            after_directions = true;
            rows.push_back({"Shift or Ctrl + these", "run; the cursor: five cells at once"});
        }
        rows.push_back({std::string{row.label}, std::string{row.help}});
    }
    rows.push_back({});
    rows.push_back({"hover", "what is there, and the way to it"});
    rows.push_back({"click", "travel there; Ctrl + click: one step; Shift + click: point"});
    rows.push_back({"click on the left", "travel to what is listed there"});
    rows.push_back({"right click", "what you carry; elsewhere back to the map"});
    rows.push_back({"Menu", "what has no button of its own; the key of that name opens it"});
    return rows;
}

}  // namespace cellophane
