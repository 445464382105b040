#pragma once

#include <string>

#include "protocol/event.h"

namespace cellophane {

/// What an adventurer would write down of an event, as a sentence; empty for most of what happens to him.
std::string journal_line(const Event& event);

/// The first of its kind that fell to him, or to those on his side.
std::string first_kill_line(const MonsterView& whom);

/// Whom a blow of the hero's or of an ally's has killed; null: nobody.
const MonsterView* killed_by_his_side(const Event& event);

}  // namespace cellophane
