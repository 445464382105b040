#pragma once

#include <vector>

#include "protocol/fights.h"
#include "words/message.h"

namespace cellophane {

// Blows, bolts and changes of heart, in words (rules/monsters.md, addenda A1 to A3).

using Messages = std::vector<Message>;

/// `sees_things`: the hero hallucinates, and every blow is like any other to him.
Messages told(const Struck& event, bool sees_things = false);
Messages told(const Corroded& event);
Messages told(const Stolen& event);
Messages told(const Afflicted& event);
Messages told(const HeldFast& event);
Messages told(const Hurled& event);
Messages told(const Released& event);
Messages told(const Split& event);
Messages told(const Summoned& event);
Messages told(const Appeared& event);
Messages told(const BoltCast& event);
Messages told(const BoltStruck& event);
Messages told(const BoltReflected& event);
Messages told(const Blinked& event);
Messages told(const Joined& event);
Messages told(const Turned& event);
Messages told(const Negated& event);
Messages told(const Empowered& event);
Messages told(const Learned& event);
Messages told(const LossFelt& event);
Messages told(const BondFormed& event);
Messages told(const Arrived& event);

}  // namespace cellophane
