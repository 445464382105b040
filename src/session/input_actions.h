#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "kit/base/enum_table.h"
#include "protocol/command.h"
#include "screen/gamepad.h"
#include "session/key_names.h"
#include "session/screens.h"

// What a player can do by a key: one row an action, with its keys, what it is called everywhere, and what it
// does on the map. Key bindings, the help page, the button bar, the menu, and the choices of screen readers
// are all made of these rows.

namespace cellophane {

/// What a player can mean by a key, before anything is known about the screen.
enum class InputAction : std::uint8_t {
    Nothing,
    Explore,
    ExploreFast,
    StairsDown,
    StairsUp,
    Rest,
    Recover,
    Autopilot,
    FastAutopilot,
    Search,
    LongSearch,
    Enter,
    NextThing,
    PreviousThing,
    Menu,
    Pack,
    Apply,
    Equip,
    Remove,
    SwapBack,
    Drop,
    Throw,
    ThrowAgain,
    Call,
    Relabel,
    Go,
    Plain,
    Signs,
    Stealth,
    Settings,
    Cancel,
    Character,
    Feats,
    Discoveries,
    Archive,
    Atlas,
    ShowSeed,
    Help,
    PlayEasily,
    Save,
    GiveUp,
    StartAnew,
    count
};

/// Where the menu lists an action; a rule stands between the parts.
enum class MenuPart : std::uint8_t { None, Game, Switches, Pages, Leaving };

/// Session's map_actions.cpp says what the action does.
struct OwnEffect {};
/// The command it gives.
using CommandMaker = Command (*)();
/// The page it opens.
using PageOpener = GameScreenPtr (*)(Context&);
using ActionEffect = std::variant<OwnEffect, CommandMaker, PageOpener, PackPurpose, Confirmation>;

struct InputActionRow {
    InputAction kind{};
    /// Names as in KeyEvent, separated by blanks; the first stands for all where there is room for one.
    std::string_view keys = {};
    bool with_control = false;
    GamepadButton gamepad = GamepadButton::None;
    /// The action by its name, in the menu and in lists of choices. Without one it is in neither.
    std::string_view name = {};
    MenuPart menu = MenuPart::None;
    /// The label of its button in the bar; none: no button.
    std::string_view button = {};
    /// A line of the help page, which may speak of the rows that follow as well: what stands for the keys,
    /// and what they do.
    std::string_view help_keys = {};
    std::string_view help = {};
    ActionEffect effect = OwnEffect{};
    /// Where no hero acts nothing happens.
    bool needs_hero = false;
    /// It changes nothing in the game, so it works in a recording too.
    bool only_looks = false;
    /// Whether it is switched on; null: it is no switch.
    bool (*is_on)(const Context&) = nullptr;
};

template <class Kind>
Command command_of() {
    return Kind{};
}

inline constexpr InputActionRow input_action_rows[] = {
    {.kind = InputAction::Nothing},
    {.kind = InputAction::Explore,
     .keys = "x X",
     .gamepad = GamepadButton::X,
     .name = "Explore",
     .button = "Explore (x)",
     .help_keys = "x  Ctrl + x",
     .help = "show the way; again: explore; explore fast"},
    {.kind = InputAction::ExploreFast, .keys = "x X", .with_control = true, .name = "Explore fast"},
    {.kind = InputAction::StairsDown,
     .keys = ">",
     .gamepad = GamepadButton::RightStick,
     .name = "Travel to the stairs down",
     .help_keys = ">  <",
     .help = "show the stairs down, or up; again: travel there and take them"},
    {.kind = InputAction::StairsUp, .keys = "<", .name = "Travel to the stairs up"},
    {.kind = InputAction::Rest,
     .keys = "z . 5 Numpad5",
     .gamepad = GamepadButton::LeftShoulder,
     .name = "Rest",
     .button = "Rest (z)",
     .help_keys = "z  .  5",
     .help = "rest one turn",
     .effect = command_of<Rest>},
    {.kind = InputAction::Recover,
     .keys = "Z",
     .gamepad = GamepadButton::LeftStick,
     .name = "Rest until better",
     .menu = MenuPart::Game,
     .help_keys = "Z",
     .help = "rest until better, at most a hundred turns",
     .effect = command_of<Recover>},
    {.kind = InputAction::Autopilot,
     .keys = "A",
     .name = "Autopilot",
     .menu = MenuPart::Game,
     .help_keys = "A  Ctrl + A",
     .help = "autopilot: explore, fight and descend; fast autopilot",
     .effect = Confirmation::Autopilot,
     .needs_hero = true},
    {.kind = InputAction::FastAutopilot,
     .keys = "a A",
     .with_control = true,
     .name = "Fast autopilot",
     .effect = Confirmation::FastAutopilot,
     .needs_hero = true},
    {.kind = InputAction::Search,
     .keys = "s",
     .gamepad = GamepadButton::RightShoulder,
     .name = "Search",
     .button = "Search (s)",
     .help_keys = "s  Ctrl + s",
     .help = "search one turn; five turns, the last one thorough",
     .effect = command_of<Search>},
    {.kind = InputAction::LongSearch,
     .keys = "s",
     .with_control = true,
     .name = "Search five times",
     .effect = command_of<LongSearch>},
    {.kind = InputAction::Enter,
     .keys = "Enter",
     .gamepad = GamepadButton::A,
     .name = "Look",
     .help_keys = "Enter",
     .help = "look around with the direction keys; again: travel there"},
    {.kind = InputAction::NextThing,
     .keys = "Tab 0 Numpad0",
     .gamepad = GamepadButton::RightTrigger,
     .name = "Look at the next object",
     .help_keys = "Tab  0  Shift + Tab",
     .help = "look at the next, or previous, object in the sidebar"},
    // Tab with Shift.
    {.kind = InputAction::PreviousThing, .gamepad = GamepadButton::LeftTrigger},
    {.kind = InputAction::Menu,
     .keys = "Menu",
     .gamepad = GamepadButton::Start,
     .button = "Menu",
     .effect = menu,
     .needs_hero = true},
    {.kind = InputAction::Pack,
     .keys = "i I",
     .gamepad = GamepadButton::Y,
     .name = "Inventory",
     .button = "Inventory (i)",
     .help_keys = "i",
     .help = "open your inventory",
     .effect = PackPurpose::Look,
     .needs_hero = true,
     .only_looks = true},
    {.kind = InputAction::Apply,
     .keys = "a",
     .name = "Use",
     .help_keys = "a  e  r  w",
     .help = "use; equip; take off; swap back to the previous equipment",
     .effect = PackPurpose::Apply,
     .needs_hero = true},
    {.kind = InputAction::Equip,
     .keys = "e",
     .name = "Equip",
     .effect = PackPurpose::Equip,
     .needs_hero = true},
    {.kind = InputAction::Remove,
     .keys = "r",
     .name = "Take off",
     .effect = PackPurpose::Remove,
     .needs_hero = true},
    {.kind = InputAction::SwapBack,
     .keys = "w",
     .name = "Swap back",
     .effect = command_of<SwapBack>,
     .needs_hero = true},
    {.kind = InputAction::Drop,
     .keys = "d",
     .name = "Drop",
     .help_keys = "d  t  T",
     .help = "drop; throw; throw the same item again",
     .effect = PackPurpose::Drop,
     .needs_hero = true},
    {.kind = InputAction::Throw,
     .keys = "t",
     .name = "Throw",
     .effect = PackPurpose::Throw,
     .needs_hero = true},
    {.kind = InputAction::ThrowAgain,
     .keys = "T",
     .name = "Throw again",
     .menu = MenuPart::Game,
     .needs_hero = true},
    {.kind = InputAction::Call,
     .keys = "c",
     .name = "Name",
     .help_keys = "c  R",
     .help = "name an item; change its inventory letter",
     .effect = PackPurpose::Call,
     .needs_hero = true},
    {.kind = InputAction::Relabel,
     .keys = "R",
     .name = "Change letter",
     .effect = PackPurpose::Relabel,
     .needs_hero = true},
    // Its keys are in `direction_rows`.
    {.kind = InputAction::Go},
    {.kind = InputAction::Plain,
     .keys = "\\",
     .name = "Plain colours",
     .menu = MenuPart::Switches,
     .needs_hero = true,
     .only_looks = true,
     .is_on = [](const Context& context) { return context.viewer.settings.eyes.plain_colors; }},
    {.kind = InputAction::Signs,
     .keys = "G",
     .name = "Letters or pictures",
     .menu = MenuPart::Switches,
     .needs_hero = true,
     .only_looks = true},
    {.kind = InputAction::Stealth,
     .keys = "] J",
     .name = "Stealth range",
     .menu = MenuPart::Switches,
     .help_keys = "J  ]  \\  G",
     .help = "show your stealth range; plain colours; pictures",
     .needs_hero = true,
     .only_looks = true,
     .is_on = [](const Context& context) { return context.display.shows_stealth; }},
    {.kind = InputAction::Settings, .keys = "O", .name = "Settings", .menu = MenuPart::Switches},
    {.kind = InputAction::Cancel,
     .keys = "Escape Space",
     .gamepad = GamepadButton::B,
     .help_keys = "Esc  Space",
     .help = "stop, or cancel"},
    {.kind = InputAction::Character,
     .keys = "@",
     .name = "Character",
     .menu = MenuPart::Pages,
     .help_keys = "@  F  D  M  m",
     .help = "character; feats; discoveries; message log; maps",
     .effect = character_page,
     .needs_hero = true,
     .only_looks = true},
    {.kind = InputAction::Feats,
     .keys = "F",
     .name = "Feats",
     .menu = MenuPart::Pages,
     .effect = feats_page,
     .needs_hero = true,
     .only_looks = true},
    {.kind = InputAction::Discoveries,
     .keys = "D",
     .name = "Discoveries",
     .menu = MenuPart::Pages,
     .effect = discoveries_page,
     .needs_hero = true,
     .only_looks = true},
    {.kind = InputAction::Archive,
     .keys = "M",
     .name = "Message log",
     .menu = MenuPart::Pages,
     .effect = message_archive,
     .only_looks = true},
    {.kind = InputAction::Atlas,
     .keys = "m",
     .name = "Maps",
     .menu = MenuPart::Pages,
     .effect = remembered_levels,
     .needs_hero = true,
     .only_looks = true},
    {.kind = InputAction::ShowSeed,
     .keys = "~",
     .name = "Seed",
     .menu = MenuPart::Pages,
     .help_keys = "~  O  ?",
     .help = "show the seed; settings; help",
     .only_looks = true},
    {.kind = InputAction::Help,
     .keys = "? F1",
     .gamepad = GamepadButton::Select,
     .name = "Help",
     .menu = MenuPart::Pages,
     .effect = help_page,
     .only_looks = true},
    {.kind = InputAction::PlayEasily,
     .keys = "&",
     .name = "Easy mode",
     .menu = MenuPart::Game,
     .help_keys = "&",
     .help = "switch to easy mode; it cannot be switched off again"},
    {.kind = InputAction::Save,
     .keys = "S",
     .name = "Save and quit",
     .menu = MenuPart::Leaving,
     .help_keys = "S  Q  N",
     .help = "save and quit; give up; start another dungeon",
     .effect = Confirmation::Save,
     .needs_hero = true},
    {.kind = InputAction::GiveUp,
     .keys = "Q",
     .name = "Give up",
     .menu = MenuPart::Leaving,
     .effect = Confirmation::GiveUp,
     .needs_hero = true},
    {.kind = InputAction::StartAnew, .keys = "N", .name = "Another dungeon"},
};
inline constexpr EnumTable<InputAction, InputActionRow> input_actions{input_action_rows};

/// The keys of a direction, and its name.
struct DirectionRow {
    Direction toward{};
    std::string_view keys;
    std::string_view name;
};

inline constexpr DirectionRow direction_rows[] = {
    {Direction::North, "k Up 8 Numpad8", "North"},
    {Direction::NorthEast, "u 9 Numpad9 PageUp", "North-east"},
    {Direction::East, "l Right 6 Numpad6", "East"},
    {Direction::SouthEast, "n 3 Numpad3 PageDown", "South-east"},
    {Direction::South, "j Down 2 Numpad2", "South"},
    {Direction::SouthWest, "b 1 Numpad1 End", "South-west"},
    {Direction::West, "h Left 4 Numpad4", "West"},
    {Direction::NorthWest, "y 7 Numpad7 Home", "North-west"},
};

}  // namespace cellophane
