#pragma once

#include <string>
#include <string_view>

#include "protocol/event.h"

namespace cellophane {

/// What an adventurer would write down of an event, as a sentence; empty for most events.
std::string journal_line(const Event& event);

/// The line about the first of its kind killed by the hero or the hero's allies.
std::string first_kill_line(const MonsterView& whom);

/// The creature in view that a blow of the hero or an ally has killed; null if there is none.
const MonsterView* killed_by_his_side(const Event& event);

/// The last of the log: all that the hero and the hero's allies have killed, by `kinds` and their numbers.
std::string slain_in_all(std::string_view kinds);

/// When and where something happened: "Turn 120, depth 2".
std::string journal_place(int turn, int depth);

/// The footer of the log with a keyboard.
inline constexpr std::string_view journal_key_hint = "Up, Down: scroll  -  any other key goes back";

}  // namespace cellophane
