#pragma once

#include <string>
#include <string_view>

#include "protocol/observation.h"

namespace cellophane {

/// The label on a status bar, for the hero and for a creature (tables/statuses.tsv).
std::string status_label(const StatusView& status, const HeroView& hero);
std::string status_label(const StatusView& status, const MonsterView& monster);

/// How much of a status is left, in its own measure: "5 turns left". Empty for statuses that end by
/// struggling rather than with time.
std::string status_left(const StatusView& status);

/// What the bar of nutrition says.
std::string_view nutrition_label(int nutrition);

/// What the color of the hero's sign means, in a word; empty in ordinary shadow.
std::string_view light_label(const HeroView& hero);

/// A creature's state in a word; empty for inanimate kinds unless dormant. `stranded`: it lies where it
/// cannot move.
std::string_view state_label(const MonsterView& monster, bool stranded);

/// The state a hallucinating hero sees in a creature: one of ten, chosen by any number.
std::string_view fancied_label(unsigned number);

}  // namespace cellophane
