#pragma once

#include <string>

#include "session/game_screen.h"

// Naming items, and giving them other letters.

namespace cellophane {

/// Asks for the name of an item or its kind; if it cannot be named, the rules say why.
GameOutcome ask_for_name(Context& context, char letter);
/// Asks for the new letter of an item.
GameOutcome ask_for_letter(Context& context, char letter);

/// What is asked; empty if there is no such item.
std::string name_question(const Context& context, char letter, bool for_itself);

}  // namespace cellophane
