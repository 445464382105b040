#pragma once

#include <string>
#include <vector>

#include "protocol/appraisal.h"
#include "protocol/discoveries.h"
#include "protocol/views.h"
#include "words/message.h"

namespace cellophane {

/// What a list of the pack tells behind a name: the armor it gives and the strength it takes, how far a
/// charm has come round, how often a wand was used, the depth a key belongs to if that is not this one.
std::string figures_after_name(const ItemView& item, const Appraisal& worth, int depth);

/// What is to be known about using it, a sentence each (rules/items.md 26). Weapons are compared with
/// what is wielded; null: nothing is.
std::vector<Phrase> practical_figures(const PackItemView& carried, const Appraisal& worth,
                                      const ItemView* wielded = nullptr);

/// What an item of unknown kind may be: the likeliest kinds, and the chance that it is harmful where that is
/// not felt. Empty for an item of known kind.
std::string possible_kinds(const ItemView& item, const Discoveries& discoveries);

/// What a kind is called below the title of its category: "scroll of identify" is "identify".
std::string_view short_name(ItemKind kind);

}  // namespace cellophane
