#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "kit/base/enum_table.h"
#include "words/key_labels.h"

namespace cellophane {

/// What can be open on the screen, for its help.
enum class HelpTopic : std::uint8_t {
    /// It has no help of its own: the key opens the help page, or nothing.
    None,
    Aiming,
    Pack,
    Choice,
    Item,
    Question,
    NameScope,
    Naming,
    Letter,
    Character,
    Discoveries,
    Feats,
    Messages,
    Maps,
    Settings,
    HelpPage,
    WatchHelpPage,
    Turn,
    Fallen,
    Victory,
    AchievedFeats,
    Epitaph,
    Journal,
    BestGames,
    CountedGames,
    Title,
    Seed,
    KeptGames,
    KeptRecordings,
    count
};

struct ScreenHelpRow {
    HelpTopic kind{};
    /// What it shows.
    std::string_view shows{};
    /// What can be done there, by keys (in braces where they may be changed) and without a keyboard.
    std::string_view keys{};
    std::string_view touch{};
};

inline constexpr ScreenHelpRow screen_help_list[] = {
    {.kind = HelpTopic::None},
    {.kind = HelpTopic::Aiming,
     .shows = "You are choosing a target for a throw, a staff or a wand. The path of the shot is drawn from "
              "you to "
              "the target; what stands in the way is hit first.",
     .keys = "Direction keys move the target, Tab goes to the next creature, Enter confirms. Esc cancels: no "
             "turn "
             "passes and nothing is used up.",
     .touch = "Tap a cell to aim at it, and tap it again to confirm. Tap outside the map to cancel: no turn "
              "passes "
              "and nothing is used up."},
    {.kind = HelpTopic::Pack,
     .shows = "Everything you carry, 26 items at most. What you have equipped is at the top. A bright sign "
              "before the "
              "name means that its magic is known to be good or bad. Items that do not suit what you are "
              "about to do "
              "are gray.",
     .keys = "The letter of an item chooses it. A capital letter shows its details first. Esc goes back.",
     .touch = "Tap an item to choose it. Tap outside the list to go back."},
    {.kind = HelpTopic::Choice,
     .shows =
         "Everything you carry. Choose what the question asks for; items that do not suit it are gray. A "
         "scroll is used up once it is read, so there you have to choose something.",
     .keys = "The letter of an item chooses it. A capital letter shows its details first. Esc cancels where "
             "that is possible.",
     .touch = "Tap an item to choose it. Tap outside the list to cancel where that is possible."},
    {.kind = HelpTopic::Item,
     .shows = "The details of one item: what is known about it and what it would do for you, with figures "
              "where they "
              "are known. Below are the actions it allows.",
     .keys = "The key in brackets performs an action. Up and Down go to the item above or below, Esc goes "
             "back to the "
             "list.",
     .touch = "Tap an action to perform it, another item to see that one, or outside to go back."},
    {.kind = HelpTopic::Question,
     .shows = "The game wants to be sure before it goes on. Nothing has happened yet.",
     .keys = "y or Enter means yes. n, Esc or Space means no.",
     .touch = "Tap Yes or No. A tap outside means no."},
    {.kind = HelpTopic::NameScope,
     .shows = "This item is not identified. A name can be for this item alone, or for all items of its kind.",
     .keys = "y names only this item, n names the kind. Esc also means no.",
     .touch = "Tap Yes to name only this item, No to name the kind."},
    {.kind = HelpTopic::Naming,
     .shows = "Give the item a name of your own, for example what you think it does. An empty name removes "
              "the old "
              "one. Names change nothing in the game.",
     .keys = "Type the name and press Enter. Esc keeps the old name.",
     .touch = "Type the name and confirm. Tap elsewhere to keep the old name."},
    {.kind = HelpTopic::Letter,
     .shows = "Choose another letter for this item. If another item has that letter, the two are swapped.",
     .keys = "Press a letter from a to z, or Esc to keep the old one.",
     .touch = "Type a letter from a to z, or tap elsewhere to keep the old one."},
    {.kind = HelpTopic::Character,
     .shows =
         "Your own figures: health, strength, armor, accuracy, what you have equipped and what affects you "
         "now. "
         "Strength that you lack for an item makes it worse; strength to spare makes it a little better.",
     .keys = "Any key goes back.",
     .touch = "Tap to go back."},
    {.kind = HelpTopic::Discoveries,
     .shows =
         "All kinds of items in the dungeon. White ones are identified. The percentage says how likely an "
         "unidentified item of that type is to be this one. Signs mark kinds that are always good or always "
         "bad.",
     .keys = "Any key goes on or back.",
     .touch = "Tap to go on or back."},
    {.kind = HelpTopic::Feats,
     .shows = "Feats are rules that you set yourself, or rare deeds. + means done, - means no longer "
              "possible in this "
              "game. Feats that you only have to keep count when you win.",
     .keys = "h shows the high scores, g the statistics. Any other key goes back.",
     .touch = "Tap a button for the high scores or the statistics, or anywhere else to go back."},
    {.kind = HelpTopic::Messages,
     .shows = "All messages of this game, the newest at the bottom. Dim lines are older.",
     .keys = "Up and Down scroll, with Shift by one line, with Ctrl to the end. Esc goes back.",
     .touch = "Tap to go back."},
    {.kind = HelpTopic::Maps,
     .shows =
         "The levels you have been to, as you remember them, with the items and creatures you left there.",
     .keys = "{<} and {>} go to the level above and below. Esc goes back.",
     .touch = "Tap a button to go to the level above or below, or elsewhere to go back."},
    {.kind = HelpTopic::Settings,
     .shows = "How the game looks and behaves. The settings are for all games on this device, and they never "
              "change "
              "what happens in a dungeon. The line below the list explains the marked setting.",
     .keys = "Up and Down choose a setting; Left, Right or its letter change it. Esc closes the settings.",
     .touch = "Tap a setting to change it. Tap Done to close the settings."},
    {.kind = HelpTopic::HelpPage,
     .shows = "The first page teaches the game in short. The pages after it list all keys, and what the "
              "signs on the map mean.",
     .keys = "Any key turns to the next page, and closes the last one. Esc closes it at once.",
     .touch = "Tap to turn to the next page. The last one closes."},
    {.kind = HelpTopic::WatchHelpPage,
     .shows = "What can be done while a recording is played: pause, speed, and going to a turn or a level.",
     .keys = "Any key goes on or back.",
     .touch = "Tap to go on or back."},
    {.kind = HelpTopic::Turn,
     .shows = "Go to a turn of the recording. Past the end means the last turn.",
     .keys = "Type the number and press Enter. Esc stays where you are.",
     .touch = "Type the number and confirm. Tap elsewhere to stay where you are."},
    {.kind = HelpTopic::Fallen,
     .shows = "The game is over. You can still look at the map and at your inventory, where everything is "
              "identified "
              "now.",
     .keys = "Space goes on to the score, {i} opens the inventory.",
     .touch = "Tap to go on to the score, or tap Inventory."},
    {.kind = HelpTopic::Victory,
     .shows = "What you brought out of the dungeon, and what it is worth. The sum is your score. The Amulet "
              "counts "
              "double if you left by the portal below everything.",
     .keys = "Any key goes on.",
     .touch = "Tap to go on."},
    {.kind = HelpTopic::AchievedFeats,
     .shows = "The feats of the game you have won.",
     .keys = "Any key goes on.",
     .touch = "Tap to go on."},
    {.kind = HelpTopic::Epitaph,
     .shows = "How the game ended. Beside the stone is what you carried, below it the last level as far as "
              "you knew it, "
              "with your last steps and the place where it ended.",
     .keys = "The key in brackets does what the button says: play the same dungeon again, start another, "
             "copy a link "
             "to this one, or look back at the game.",
     .touch = "Tap a button: play the same dungeon again, start another, copy a link to this one, or look "
              "back at the "
              "game."},
    {.kind = HelpTopic::Journal,
     .shows = "What happened in this game, with the turn and the depth.",
     .keys = "Up and Down scroll. Any other key goes back.",
     .touch = "Tap to go back."},
    {.kind = HelpTopic::BestGames,
     .shows = "Your best games on this device, by score. The latest one is marked. Gold, lumenstones and the "
              "Amulet "
              "make the score.",
     .keys = "g shows the statistics, v the scores of another length of game. Any other key goes back.",
     .touch = "Tap the length below the title for its scores, or anywhere else to go back."},
    {.kind = HelpTopic::CountedGames,
     .shows = "All your finished games on this device, counted. The recent column counts since the last "
              "reset. Easy "
              "games do not count.",
     .keys = "h shows the high scores, r resets the recent column, v shows another length of game. Any "
             "other key goes back.",
     .touch = "Tap the button to reset the recent column, the length below the title for its games, or "
              "anywhere else to go back."},
    {.kind = HelpTopic::Title,
     .shows =
         "Start here. New Game digs a dungeon that nobody has seen. Today's dungeon is the same for "
         "everybody. A seed of your own gives a dungeon of your choice. Each asks how long a game you want. "
         "More has saved games, another style, easy mode, "
         "recordings, high scores and statistics.",
     .keys = "Press the marked letter, or choose with the arrow keys and Enter. In a game, ? explains how to "
             "play.",
     .touch = "Tap a button. In a game, Help in the menu explains how to play."},
    {.kind = HelpTopic::Seed,
     .shows = "Every number is a dungeon, and the same number is always the same dungeon. A word or a "
              "sentence stands "
              "for a number too.",
     .keys = "Type it and press Enter. Esc goes back.",
     .touch = "Type it and confirm. Tap elsewhere to go back."},
    {.kind = HelpTopic::KeptGames,
     .shows = "Games that you have left and can go on with, the latest first.",
     .keys = "Press the letter of a game to go on with it. Page Up and Page Down turn pages, Esc goes back.",
     .touch = "Tap a game to go on with it, or outside the list to go back."},
    {.kind = HelpTopic::KeptRecordings,
     .shows =
         "Recordings of games, the latest first. A recording plays like a film, and you can play on from any "
         "turn of it.",
     .keys = "Press the letter of a recording to watch it. Page Up and Page Down turn pages, Esc goes back.",
     .touch = "Tap a recording to watch it, or outside the list to go back."},
};
inline constexpr EnumTable<HelpTopic, ScreenHelpRow> screen_help_rows{screen_help_list};

/// The paragraph about a screen; empty for one without help.
std::string screen_help(HelpTopic topic, bool has_keys, bool has_gamepad = false, KeySwaps swaps = {});
/// "Help: Inventory", by the title of the screen.
std::string screen_help_title(std::string_view title);

/// The key that opens it, and the one that does so while `?` is typed as a character.
inline constexpr std::string_view help_key = "?";
inline constexpr std::string_view help_key_while_typing = "F1";
/// The label that opens it, where `?` is typed as a character.
inline constexpr std::string_view help_label_while_typing = " Help (F1) ";
/// In the lower edge of the panel, and what closes it.
inline constexpr std::string_view help_panel_key_hint = "any key: back";
inline constexpr std::string_view help_panel_touch_hint = "tap: back";

}  // namespace cellophane
