#pragma once

#include "protocol/handling.h"
#include "words/mishaps.h"

namespace cellophane {

// What becomes of things in the hero's hands, in words (tables/hero_messages.tsv; spec 50, A4).

Messages told(const ItemTaken& event);
Messages told(const GoldTaken& event);
Messages told(const SecondAmuletGone& event);
Messages told(const PackFull& event);
Messages told(const ItemUnderfoot& event);
Messages told(const KeySeen& event);
Messages told(const KeyUsed& event);
Messages told(const ItemDropped& event);
Messages told(const ItemThrown& event);
Messages told(const PotionBroke& event);
Messages told(const HandsRefused& event);

}  // namespace cellophane
