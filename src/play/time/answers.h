#pragma once

#include "play/turn/turn.h"
#include "protocol/event.h"

namespace cellophane {

/// Answers the open question with yes or no.
void answer_question(Turn& turn, bool yes);

/// Answers a question for an item with its letter; 0: none.
void name_item(Turn& turn, Question asked, char item);

}  // namespace cellophane
