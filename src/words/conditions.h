#pragma once

#include <string>
#include <string_view>

#include "protocol/observation.h"

namespace cellophane {

/// What the bar of a status says of the hero, and of somebody else (tables/statuses.tsv).
std::string status_label(const StatusView& status, const HeroView& hero);
std::string status_label(const StatusView& status, const MonsterView& monster);

/// How much longer it goes on, in the measure it is counted in: "5 turns left". Nothing of what holds
/// somebody fast: that gives way to tries, not to time.
std::string status_left(const StatusView& status);

/// What the bar of nutrition says.
std::string_view nutrition_label(int nutrition);

/// In a word, what the colour of the hero's sign says; nothing in ordinary shadow.
std::string_view light_label(const HeroView& hero);

/// What a creature is about, in a word; nothing for what has no mind of its own. The stranded lie where they
/// cannot move.
std::string_view state_label(const MonsterView& monster, bool stranded);

/// What somebody who sees things takes a creature to be about: one of ten, by any number.
std::string_view fancied_label(unsigned number);

}  // namespace cellophane
