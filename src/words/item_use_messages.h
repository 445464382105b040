#pragma once

#include "protocol/handling.h"
#include "words/hazard_messages.h"

namespace cellophane {

// Things the hero uses up or uses on something, in words: see words/item_messages.h.

// Things used: what that is like, and what it tells of them.
Messages told(const Eaten& event);
Messages told(const PotionDrunk& event);
Messages told(const ScrollRead& event);
Messages told(const KindLearned& event);
Messages told(const Identified& event);
Messages told(const Fizzled& event);
Messages told(const Relabeled& event);
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
