#include "bots/bot_game.h"

namespace cellophane {

BotGame::BotGame(const NewGame& options, Policy policy)
    : play{options}, recorder{options, play}, bot{policy, options.seed}, report{play.begin()} {}

void BotGame::act() {
    if (report.over) return;
    const Command command = bot.next(play, report);
    report = play.submit(command);
    recorder.note(command, report, play);
}

}  // namespace cellophane
