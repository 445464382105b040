#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/base/pos.h"
#include "screen/frame.h"

namespace cellophane {

/// How much of the screen is taken by what is open.
enum class ReadExtent : std::uint8_t {
    /// The map, where commands are given or a target is chosen.
    Map,
    /// Something brief that leaves the map in sight: a question, a prompt.
    Panel,
    /// It takes the place of the map.
    Page
};

/// What a choice does to what is open.
enum class ChoiceRole : std::uint8_t {
    Other,
    /// The one that most players will take.
    Main,
    /// One of the few that are likely instead.
    Next,
    /// It closes what is open and changes nothing.
    Back
};

/// A choice, with the key that makes it.
struct ReadChoice {
    ReadChoice(std::string_view words, std::string_view key_name, bool with_control = false,
               bool is_unfit = false)
        : label{words}, key{key_name}, control{with_control}, unfit{is_unfit} {}

    std::string label;
    /// What else is to be said of it, such as the help of a setting.
    std::string note;
    /// As in KeyEvent::name, before the player's changes.
    std::string key;
    bool control = false;
    /// The key that the player presses for it, as in KeyEvent::name; empty: none.
    std::string pressed;
    /// It can be chosen, but does not suit the purpose.
    bool unfit = false;
    /// A rule or a gap stands before it.
    bool begins_group = false;
    ChoiceRole role = ChoiceRole::Other;
    /// The sign of the thing that is chosen, as the map has it.
    std::optional<StyledCell> sign;
};

/// A row of a page: what it is about, and what is said of that. Without a name it is a paragraph.
struct ReadRow {
    std::string name;
    std::string text;
};

/// A thing on the map that can be pointed at.
struct ReadThing {
    std::string text;
    Pos at;
};

/// A text that is being typed.
struct ReadEntry {
    std::string prompt;
    std::string typed;
    int longest = 0;
};

/// What the screen shows, for screen readers: words, lists and buttons (rules/interface.md 15.3). It is
/// always complete; the caller finds out what has changed.
struct Reading {
    /// What is open: "The dungeon", "Your pack".
    std::string title;
    ReadExtent extent = ReadExtent::Map;
    /// To be announced at once: a question, a prompt, that there is more to read, that the hero is dying.
    std::string urgent;
    /// Why a long command ended, where no message says so.
    std::string stopped;
    /// How the hero is.
    std::vector<std::string> status;
    /// What is in view and what is only known, in the order of the sidebar.
    std::vector<ReadThing> things;
    /// The cell that is pointed at, the way there, and what is told of it at length; else the hero's own.
    std::vector<std::string> here;
    /// What is around the hero, and where it could go.
    std::vector<std::string> around;
    /// What stands on an open page or panel.
    std::vector<std::string> lines;
    /// The same as a table, if the page is one.
    std::vector<ReadRow> rows;
    /// The last line is the latest, and is read first.
    bool newest_last = false;
    /// It is the page of the end of the game, for which there is a picture.
    bool is_end = false;
    std::vector<ReadChoice> choices;
    std::optional<ReadEntry> entry;

    /// Adds a choice; that of Escape goes back.
    ReadChoice& offer(std::string_view label, std::string_view key, bool control = false, bool unfit = false);
    ReadChoice& offer(std::string_view label, std::string_view key, ChoiceRole role);
    /// Adds the two answers to a question.
    void offer_answers();
    /// Adds a row of a table, and the same as a line.
    void add_row(std::string name, std::string text);
};

/// The text of a page, row by row, without blank rows.
std::vector<std::string> row_texts(const Frame& frame);

}  // namespace cellophane
