#pragma once

#include <cstdint>
#include <string_view>

#include "protocol/event.h"
#include "protocol/observation.h"

namespace cellophane {

/// What hallucination does to colours, in percent of each component either way; 0 for a clear head.
int scatter_of(const Observation& seen);

/// A number that is the same as long as turn and beat are, for what chance does to looks. It comes from a
/// key of its own: no rule draws from it.
std::uint64_t fancy(const Observation& seen, Pos at, int beat = 0);

/// The world as the hero takes it to be: every creature that lives and everything that lies about is some
/// other kind, another every turn and every beat.
Observation hallucinated(const Observation& seen, int beat);

/// What happened, to a hero who sees things: everybody in it is somebody else. The number decides who.
Event hallucinated(Event event, std::uint64_t number);

/// Any kind of creature that lives, by any number.
MonsterKind fancied_kind(std::uint64_t number);

}  // namespace cellophane
