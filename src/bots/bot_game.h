#pragma once

#include "bots/bot.h"
#include "record/recorder.h"

namespace cellophane {

/// A game that a bot plays, every command written down.
struct BotGame {
    BotGame(const NewGame& options, Policy policy);

    /// The bot's next command. Nothing happens once the game is over.
    void act();

    Play play;
    Recorder recorder;
    Bot bot;
    Report report;
};

}  // namespace cellophane
