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
Messages told(const Equipped& event);
Messages told(const TakenOff& event);
Messages told(const TooHeavy& event);
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
