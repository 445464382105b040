#pragma once

#include "play/effects/living_level.h"
#include "protocol/command.h"

namespace cellophane {

// What the hero's hands do with things (spec 50, sections 5, 6 and 11).

/// The hero takes up what he has come to stand on; what he has no room for stays.
void pick_up(Turn& turn, LivingLevel& level);

/// Tells what lies underfoot where he has come to stand without taking it up.
void notice_underfoot(Turn& turn);

/// Nothing comes of an order, and no time passes.
Spent refuse(Turn& turn, Refusal why, const Item* item = nullptr);

Spent drop(Turn& turn, const Drop& order);

/// `sure`: the question about it has been answered with yes.
Spent throw_item(Turn& turn, const Throw& order, bool sure);

}  // namespace cellophane
