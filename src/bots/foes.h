#pragma once

#include "protocol/observation.h"

namespace cellophane {

/// Somebody the hero has to reckon with, and could do something about.
bool is_foe(const MonsterView& monster);
/// A foe in view that is after him.
bool is_coming(const Observation& seen, const MonsterView& monster);
/// How many of them there are.
int number_coming(const Observation& seen);
/// Nobody in view means harm, or would if he woke.
bool is_at_peace(const Observation& seen);
/// In so many blows at best he would be dead; a large number if nobody in view is after him.
int blows_to_live(const Observation& seen);

}  // namespace cellophane
