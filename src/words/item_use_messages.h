#pragma once

#include "protocol/handling.h"
#include "words/hazard_messages.h"

namespace cellophane {

// Things the hero uses up or uses on something, in words: see words/item_messages.h.

// Things used: what that is like, and what it tells of them.
Messages messages_for(const Eaten& event);
Messages messages_for(const PotionDrunk& event);
Messages messages_for(const ScrollRead& event);
Messages messages_for(const KindLearned& event);
Messages messages_for(const Identified& event);
Messages messages_for(const Fizzled& event);
Messages messages_for(const Relabeled& event);
Messages messages_for(const Called& event);
Messages messages_for(const MagicFelt& event);
Messages messages_for(const NothingToChoose& event);
Messages messages_for(const Enchanted& event);
Messages messages_for(const CharmWoken& event);
Messages messages_for(const CharmReady& event);
Messages messages_for(const Zapped& event);

// What magic does to the hero and to what it owns.
Messages messages_for(const MadeHardier& event);
Messages messages_for(const MadeStronger& event);
Messages messages_for(const MindsFelt& event);
Messages messages_for(const CursesLifted& event);
Messages messages_for(const GearProtected& event);
Messages messages_for(const PackRecharged& event);
Messages messages_for(const HordesCame& event);
Messages messages_for(const Whisked& event);
Messages messages_for(const RuneFaded& event);

}  // namespace cellophane
