#pragma once

#include <optional>
#include <string>
#include <vector>

#include "kit/base/pos.h"
#include "screen/frame.h"

namespace cellophane {

/// Something to press, as on a button with its key.
struct ReadChoice {
    std::string label;
    /// As in KeyEvent::name.
    std::string key;
    bool control = false;
    /// It can be chosen, and nothing good will come of it.
    bool unfit = false;
};

/// Something in view, to be pointed at.
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

/// What the screen shows, for those who do not see it: words, lists and buttons (rules/interface.md 15.3).
/// All of it is told anew every time; whoever reads it out knows what has changed.
struct Reading {
    /// What is open: "The dungeon", "Your pack".
    std::string title;
    /// What must be heard at once: a question, a prompt, that there is more to read, that the hero is dying.
    std::string urgent;
    /// Why a long command came to its end, where no message says so.
    std::string stopped;
    /// How the hero is.
    std::vector<std::string> status;
    /// What is in view and what is only known, in the order of the sidebar.
    std::vector<ReadThing> things;
    /// The cell that is pointed at, the way there, and what is told of it at length; else the hero's own.
    std::vector<std::string> here;
    /// What is around the hero, and where one could go.
    std::vector<std::string> around;
    /// What stands on an open page or panel.
    std::vector<std::string> lines;
    std::vector<ReadChoice> choices;
    std::optional<ReadEntry> entry;
};

/// What stands on a page, row by row, without the blank ones.
std::vector<std::string> rows_told(const Frame& frame);

}  // namespace cellophane
