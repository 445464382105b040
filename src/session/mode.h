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
    /// Levels as the hero remembers them.
    Atlas,
    /// What there is besides, pulled up from its button.
    Menu,
    Confirm,
    /// Whether the player is sure of what no rule asks about.
    Sure,
    Pack,
    /// Choosing where to throw something.
    Aim,
    /// Whether a name is for one thing or for all of its kind.
    Scope,
    /// Typing a name for something, or a letter.
    Name,
    Letter,
    /// The hero has died, or got out, and the player is told.
    Fallen,
    Fade,
    /// What a victor brought out.
    Treasure,
    /// What he may be proud of.
    Pride,
    Epitaph,
    /// How the player wants to play; which key shall stand for which.
    Settings,
    Rekey,
    /// Whether to wade into deep water.
    Wade,
    /// A recording goes by, or stands still; its map is looked at.
    Watch,
    Examine,
    /// Typing the number of a turn.
    GoToTurn,
    /// What the hero knows of himself; how it all went.
    Character,
    Journal,
    count
};

}  // namespace cellophane
