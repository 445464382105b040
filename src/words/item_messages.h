#pragma once

#include "protocol/handling.h"
#include "words/hazard_messages.h"

namespace cellophane {

// What becomes of things in the hero's hands, in words (tables/hero_messages.tsv; rules/items.md A4): what
// the log says of an event, in the order in which it is read, and nothing where there is nothing to say.
// Things are called what the event calls them, which is what the hero knew of them then. For an event of
// unknown kind use `tell` in words/event_sentences.h.

// Things that change places: picked up, walked over, dropped, thrown.
Messages messages_for(const ItemTaken& event);
Messages messages_for(const GoldTaken& event);
Messages messages_for(const SecondAmuletGone& event);
Messages messages_for(const PackFull& event);
Messages messages_for(const ItemUnderfoot& event);
Messages messages_for(const KeySeen& event);
Messages messages_for(const KeyUsed& event);
Messages messages_for(const ItemDropped& event);
Messages messages_for(const ItemThrown& event);
Messages messages_for(const PotionBroke& event);

// What hands try: wearing, wielding, taking off, and what does not let them.
Messages messages_for(const HandsRefused& event);
Messages messages_for(const Equipped& event);
Messages messages_for(const TakenOff& event);
Messages messages_for(const TooHeavy& event);

}  // namespace cellophane
