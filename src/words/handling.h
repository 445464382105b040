#pragma once

#include "protocol/handling.h"
#include "words/mishaps.h"

namespace cellophane {

// What becomes of things in the hero's hands, in words (tables/hero_messages.tsv; spec 50, A4): what the log
// says of an event, in the order in which it is read, and nothing where there is nothing to say. Things are
// called what the event calls them, which is what the hero knew of them then. `tell` in words/telling.h is
// for those who have an event and do not know which.

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

// Things used: what that is like, and what it tells of them.
Messages told(const Eaten& event);
Messages told(const PotionDrunk& event);
Messages told(const ScrollRead& event);
Messages told(const KindLearned& event);
Messages told(const Identified& event);
Messages told(const Fizzled& event);
Messages told(const Relabelled& event);
Messages told(const Called& event);
Messages told(const MagicFelt& event);
Messages told(const NothingToChoose& event);
Messages told(const Enchanted& event);
Messages told(const CharmWoken& event);
Messages told(const CharmReady& event);
Messages told(const Zapped& event);

// What magic does to the hero and to what he owns.
Messages told(const MadeHardier& event);
Messages told(const MadeStronger& event);
Messages told(const MindsFelt& event);
Messages told(const CursesLifted& event);
Messages told(const GearProtected& event);
Messages told(const PackRecharged& event);
Messages told(const HordesCame& event);
Messages told(const Whisked& event);
Messages told(const RuneFaded& event);

}  // namespace cellophane
