#pragma once

#include <string>
#include <vector>

#include "protocol/mishaps.h"
#include "words/message.h"

namespace cellophane {

// What time and terrain do to the hero and creatures, in words (tables/hero_messages.tsv), and how they die.

/// What the log says of an event, in the order in which it is read; nothing where there is nothing to say.
using Messages = std::vector<Message>;

// Endings, the hero's and others'.
Messages messages_for(const HeroDied& event);
Messages messages_for(const HeroWon& event);
Messages messages_for(const GaveUp& event);
Messages messages_for(const CreatureDied& event);

// Statuses that begin and end; an event that names no creature is about the hero.
Messages messages_for(const StatusBegan& event);
Messages messages_for(const StatusEnded& event);

// What terrain does to the hero and creatures, and they to terrain.
Messages messages_for(const HurtByTerrain& event);
Messages messages_for(const HealedByTerrain& event);
Messages messages_for(const Blasted& event);
Messages messages_for(const PlatePressed& event);
Messages messages_for(const FeatureSeen& event);

// What terrain does to things, and what is heard and seen of it.
Messages messages_for(const ItemSwept& event);
Messages messages_for(const ItemBurned& event);
Messages messages_for(const ItemFell& event);
Messages messages_for(const ItemShattered& event);
Messages messages_for(const AlarmHeard& event);
Messages messages_for(const CreatureFell& event);

// What the hero's own body does.
Messages messages_for(const HungerFelt& event);
Messages messages_for(const AteByForce& event);
Messages messages_for(const Struggled& event);
Messages messages_for(const BrokeFree& event);
Messages messages_for(const Vomited& event);
Messages messages_for(const ReturnWarning& event);

/// How the hero died, as a clause: "burned to death", "killed by lava".
std::string cause_of_death(const Ending& ending);
/// The killer or cause, for a list: "goblin conjurer", "hunger", "lava".
std::string killer_of(const Ending& ending);

}  // namespace cellophane
