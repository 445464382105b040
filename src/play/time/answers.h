#pragma once

#include "play/effects/turn.h"
#include "protocol/event.h"

namespace cellophane {

/// The question that is open is answered with yes or no.
void answer_question(Turn& turn, bool yes);

/// The item that a question asked for; 0: none.
void name_item(Turn& turn, Question asked, char item);

}  // namespace cellophane
