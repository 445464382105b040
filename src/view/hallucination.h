#pragma once

#include <cstdint>
#include <string_view>

#include "protocol/event.h"
#include "protocol/observation.h"

namespace cellophane {

/// How far hallucination scatters colors, in percent of each component either way; 0 for a clear-headed
/// hero.
int scatter_of(const Observation& seen);

/// A random number for looks, the same within a turn and a beat. It has a stream of its own: no rule draws
/// from it.
std::uint64_t fancy(const Observation& seen, Pos at, int beat = 0);

/// The world as a hallucinating hero sees it: every animate creature and every item is of a random kind,
/// another every turn and every beat.
Observation hallucinated(const Observation& seen, int beat);

/// An event as a hallucinating hero perceives it: every animate creature in it is of a random kind, by the
/// number.
Event hallucinated(Event event, std::uint64_t number);

/// A kind of animate creature, by any number.
MonsterKind fancied_kind(std::uint64_t number);

}  // namespace cellophane
