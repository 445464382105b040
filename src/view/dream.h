#pragma once

#include <cstdint>
#include <string_view>

#include "protocol/observation.h"

namespace cellophane {

/// Whether the hero sees creatures for what they are not (spec 30, section 17.5). Whoever feels minds does
/// not.
bool sees_things(const Observation& seen);

/// What hallucination does to colours, in percent of each component either way; 0 for a clear head.
int scatter_of(const Observation& seen);

/// A number that is the same as long as turn and beat are, for what chance does to looks. It comes from a
/// key of its own: no rule draws from it.
std::uint64_t fancy(const Observation& seen, Pos at, int beat = 0);

/// The world as the hero takes it to be: every creature that lives and everything that lies about is some
/// other kind, another every turn and every beat.
Observation dreamt(const Observation& seen, int beat);

/// Any kind of creature that lives, by any number.
MonsterKind fancied_kind(std::uint64_t number);

}  // namespace cellophane
