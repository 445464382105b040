#pragma once

#include <cstdint>

#include "content/own_variant.h"
#include "content/styles.h"

namespace cellophane {

struct SessionOptions {
    std::uint64_t seed = 1;
    Style style = Style::Brogue;
    DungeonVariant variant{};
    int depth = 1;
    /// Nothing hurts the hero.
    bool harmless = false;
};

/// A game that begins below the first level; no list of games has it.
constexpr bool is_practice(const SessionOptions& options) {
    return options.depth > 1;
}

/// Whether the list of games takes a game when it has ended.
constexpr bool is_listed(const SessionOptions& options) {
    return !options.harmless && !is_practice(options) && !options.variant.is_own();
}

/// What the player wants of the caller, mostly how to leave the game.
enum class ExitRequest : std::uint8_t {
    None,
    SameDungeon,
    AnotherDungeon,
    /// The dungeon of the day.
    TodaysDungeon,
    Share,
    /// To stop; an unfinished game is to be kept for later.
    Leave,
    /// From a recording: watch another, go on with a saved game, play on from here.
    OtherRecording,
    SavedGame,
    TakeOver,
    /// To change settings on the caller's own page; the game goes on.
    Settings
};

}  // namespace cellophane
