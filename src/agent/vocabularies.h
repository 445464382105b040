#pragma once

#include <string_view>
#include <vector>

#include "agent/observation_fields.h"
#include "protocol/views.h"

namespace cellophane {

/// What programs call a vocabulary: "terrains"; empty for `None`.
std::string_view name_of(Vocabulary vocabulary);

/// The names in a vocabulary, in the order of their numbers. They are those of the tables, and do not change
/// with the words a player reads.
std::vector<std::string_view> names_in(Vocabulary vocabulary);

/// What shows of a creature besides its state: the marks behind `Vocabulary::CreatureMarks`, in its order.
inline constexpr MonsterMark shown_marks[] = {MonsterMark::Captive,     MonsterMark::SacrificeTarget,
                                              MonsterMark::FollowsHero, MonsterMark::Seized,
                                              MonsterMark::Negated,     MonsterMark::Spectral};

}  // namespace cellophane
