#pragma once

#include "play/effects/turn.h"

namespace cellophane {

// What the hero may be proud of in the end (tables/feats.tsv): each is won or spoiled once, and told when it
// is.

void win_feat(Turn& turn, Feat feat);
void spoil_feat(Turn& turn, Feat feat);

/// What the hero is about to attack with.
enum class AttackWith : std::uint8_t { BareHands, Weapon, ThrownWeapon, Bolt };

/// Before anything comes of an attack of the hero's: a weapon spoils the mage, what does not hunt him spoils
/// the paladin.
void judge_attack(Turn& turn, const Monster& victim, AttackWith with);

/// After somebody was doubled: whether there are enough of the hero's own jellies now.
void judge_multitude(Turn& turn, const Monster& one);

/// After an enchantment.
void judge_enchantment(Turn& turn, const Item& item);

}  // namespace cellophane
