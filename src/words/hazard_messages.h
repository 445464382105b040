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
Messages told(const HeroDied& event);
Messages told(const HeroWon& event);
Messages told(const GaveUp& event);
Messages told(const CreatureDied& event);

// Statuses that begin and end; an event that names no creature is about the hero.
Messages told(const StatusBegan& event);
Messages told(const StatusEnded& event);

// What terrain does to the hero and creatures, and they to terrain.
Messages told(const HurtByTerrain& event);
Messages told(const HealedByTerrain& event);
Messages told(const Blasted& event);
Messages told(const PlatePressed& event);
Messages told(const FeatureSeen& event);

// What terrain does to things, and what is heard and seen of it.
Messages told(const ItemSwept& event);
Messages told(const ItemBurned& event);
Messages told(const ItemFell& event);
Messages told(const ItemShattered& event);
Messages told(const AlarmHeard& event);
Messages told(const CreatureFell& event);

// What the hero's own body does.
Messages told(const HungerFelt& event);
Messages told(const AteByForce& event);
Messages told(const Struggled& event);
Messages told(const BrokeFree& event);
Messages told(const Vomited& event);
Messages told(const ReturnWarning& event);

/// How the hero died, as a clause: "burned to death", "killed by lava".
std::string cause_of_death(const Ending& ending);
/// The killer or cause, for a list: "goblin conjurer", "hunger", "lava".
std::string killer_of(const Ending& ending);

}  // namespace cellophane
