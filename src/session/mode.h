#pragma once

#include <cstdint>

namespace cellophane {

/// What keys and clicks go to.
enum class Mode : std::uint8_t {
    Map,
    Cursor,
    Help,
    Archive,
    Discoveries,
    Feats,
    /// The best games; all of them, counted; whether to count afresh.
    Scores,
    Statistics,
    Reset,
    /// The levels as the hero remembers them.
    Atlas,
    /// The menu, pulled up from its button.
    Menu,
    Confirm,
    /// A confirmation that the interface asks for, not the rules.
    Sure,
    Pack,
    /// Choosing where to throw something.
    Aim,
    /// Whether a name is for one thing or for all of its kind.
    Scope,
    /// Typing a name for something, or a letter.
    Name,
    Letter,
    /// The hero has died or escaped, and the player is told.
    Fallen,
    Fade,
    /// The treasure of a victor.
    Treasure,
    /// The feats of a victor.
    Pride,
    Epitaph,
    /// The settings; swapping keys.
    Settings,
    Rekey,
    /// Whether to wade into deep water.
    Wade,
    /// A recording plays or is paused; its map is examined.
    Watch,
    Examine,
    /// Typing the number of a turn.
    GoToTurn,
    /// What the hero knows of himself; the log of the game.
    Character,
    Journal,
    count
};

}  // namespace cellophane
