#pragma once

#include "bots/bot.h"
#include "record/recorder.h"

namespace cellophane {

/// A game played by a bot, with every command recorded.
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
