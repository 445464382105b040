#pragma once

#include <vector>

#include "protocol/fights.h"
#include "words/message.h"

namespace cellophane {

// Blows, bolts and changes of heart, in words (rules/monsters.md, addenda A1 to A3).

using Messages = std::vector<Message>;

/// `sees_things`: the hero hallucinates, and every blow is like any other to it.
Messages messages_for(const Struck& event, bool sees_things = false);
Messages messages_for(const Corroded& event);
Messages messages_for(const Stolen& event);
Messages messages_for(const Afflicted& event);
Messages messages_for(const HeldFast& event);
Messages messages_for(const Knockback& event);
Messages messages_for(const Released& event);
Messages messages_for(const Split& event);
Messages messages_for(const Summoned& event);
Messages messages_for(const Appeared& event);
Messages messages_for(const BoltCast& event);
Messages messages_for(const BoltStruck& event);
Messages messages_for(const BoltReflected& event);
Messages messages_for(const Blinked& event);
Messages messages_for(const Joined& event);
Messages messages_for(const Turned& event);
Messages messages_for(const Negated& event);
Messages messages_for(const Empowered& event);
Messages messages_for(const Learned& event);
Messages messages_for(const LossFelt& event);
Messages messages_for(const BondFormed& event);
Messages messages_for(const Arrived& event);

}  // namespace cellophane
