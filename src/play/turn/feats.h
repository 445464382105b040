#pragma once

#include "play/turn/turn.h"

namespace cellophane {

// The hero's feats (tables/feats.tsv): each is won or spoiled once, and reported then.

void win_feat(Turn& turn, Feat feat);
void spoil_feat(Turn& turn, Feat feat);

/// What the hero is about to attack with.
enum class AttackWith : std::uint8_t { BareHands, Weapon, ThrownWeapon, Bolt };

/// Called before an attack of the hero's takes effect: a weapon spoils the pure mage, a victim that does not
/// hunt the hero spoils the paladin.
void judge_attack(Turn& turn, const Monster& victim, AttackWith with);

/// Called after `one` was copied or split off: whether the hero has enough jellies of its own now.
void judge_multitude(Turn& turn, const Monster& one);

/// Called after an enchantment: whether the item's level wins the specialist.
void judge_enchantment(Turn& turn, const Item& item);

}  // namespace cellophane
