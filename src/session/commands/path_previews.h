#pragma once

#include "session/commands/pointing_state.h"
#include "session/game_screen.h"

namespace cellophane {

/// Shows the way on the first press, goes it on the second. If there is none to show, orders the command at
/// once.
GameOutcome press_for(Context& context, PathPreview what);
/// Shows where exploring would go on after it has stopped.
void propose_to_go_on(Context& context);
/// Offers a search where there is nothing left to explore and no way on.
void offer_search(Context& context, const Report& report);
/// Orders the journey shown.
GameOutcome go_ahead(Context& context);
/// Explores without showing the way or the steps.
GameOutcome explore_fast(Context& context);

}  // namespace cellophane
