#pragma once

#include "protocol/handling.h"
#include "words/hazard_messages.h"

namespace cellophane {

// What becomes of things in the hero's hands, in words (tables/hero_messages.tsv; rules/items.md A4): what
// the log says of an event, in the order in which it is read, and nothing where there is nothing to say.
// Things are called what the event calls them, which is what the hero knew of them then. For an event of
// unknown kind use `tell` in words/event_sentences.h.

// Things that change places: picked up, walked over, dropped, thrown.
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

// What hands try: wearing, wielding, taking off, and what does not let them.
Messages told(const HandsRefused& event);
Messages told(const Equipped& event);
Messages told(const TakenOff& event);
Messages told(const TooHeavy& event);

}  // namespace cellophane
