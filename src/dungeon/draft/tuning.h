#pragma once

#include <string>
#include <string_view>

#include "content/tunables.h"
#include "kit/base/result.h"
#include "kit/rng/rng.h"

namespace cellophane {

/// "loops=50,lakes=0" as commands, links and programs write it; measures left out are as usual. An empty text
/// is all as usual.
Result<Tuning> parse_tuning(std::string_view text);

/// The same way, in the order of the table, without what is as usual; empty: all of it is.
std::string tuning_text(const Tuning& tuning);

/// A number of things in a measure: the fraction that is left is a chance. Draws only where the measure is
/// not the usual one.
int tuned_count(const Tuning& tuning, Tunable which, int usual, Rng& rng);

/// A number of things in hundredths: 148 is one, and in 48 cases of 100 two.
int drawn_count(int hundredths, Rng& rng);

}  // namespace cellophane
