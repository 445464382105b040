#pragma once

#include <string>
#include <vector>

#include "protocol/appraisal.h"
#include "protocol/views.h"
#include "words/message.h"

namespace cellophane {

/// What a list of the pack tells behind a name: the armour it gives and the strength it takes, how far a
/// charm has come round, how often a wand was used, the depth a key belongs to if that is not this one.
std::string figures_after_name(const ItemView& item, const Appraisal& worth, int depth);

/// What is to be known about using it, a sentence each (rules/items.md 26). Weapons are compared with
/// what is wielded; null: nothing is.
std::vector<Phrase> practical_figures(const PackItemView& carried, const Appraisal& worth,
                                      const ItemView* wielded = nullptr);

}  // namespace cellophane
