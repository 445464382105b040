#pragma once

#include "session/commands/pointing_state.h"
#include "session/game_screen.h"
#include "words/prompts.h"

namespace cellophane {

/// Shows the way on the first press, goes it on the second. If there is none to show, orders the command at
/// once.
GameOutcome press_for(Context& context, PathPreview what);
/// Shows where exploring would go on after it has stopped.
void propose_to_go_on(Context& context);
/// The words of an offer; null for journeys.
const OfferWords* offer_words(PathPreview what);
/// Notes which journey a command begins.
void note_order(Context& context, const Command& command);
/// Offers what helps where an automatic command could not go on: with the creature in the only way, or a
/// search where no way on is known.
void offer_help(Context& context, const Report& report);
/// Orders the journey shown.
GameOutcome go_ahead(Context& context);
/// Explores without showing the way or the steps.
GameOutcome explore_fast(Context& context);

}  // namespace cellophane
