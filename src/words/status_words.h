#pragma once

#include <string_view>

#include "content/statuses.h"
#include "kit/base/enum_table.h"

namespace cellophane {

/// What is told of a status where nothing else tells of it; empty: nothing.
struct StatusWords {
    Status kind{};
    /// Of the hero, and after the name of a creature.
    std::string_view begins = {};
    std::string_view begins_for_other = {};
    /// Of the hero.
    std::string_view ends = {};
};

inline constexpr StatusWords status_word_list[] = {
    {.kind = Status::Donning},
    {.kind = Status::Weakened, .ends = "you are no longer weakened."},
    {.kind = Status::Telepathic, .ends = "you no longer sense other minds."},
    {.kind = Status::Hallucinating, .ends = "you see things as they are again."},
    {.kind = Status::Levitating, .ends = "you no longer float."},
    {.kind = Status::Slowed, .ends = "you move at your normal speed again."},
    {.kind = Status::Hasted, .ends = "you are no longer fast."},
    {.kind = Status::Confused,
     .begins = "you are confused: your steps may go astray.",
     .begins_for_other = " reels about.",
     .ends = "you are no longer confused."},
    {.kind = Status::Burning,
     .begins = "you catch fire!",
     .begins_for_other = " catches fire!",
     .ends = "you are no longer burning."},
    {.kind = Status::Paralyzed,
     .begins = "you are paralyzed: you cannot move or act!",
     .begins_for_other = " stiffens where it stands.",
     .ends = "you can move again."},
    {.kind = Status::Poisoned,
     .begins = "the lichen poisons you: you lose health, and do not heal.",
     .begins_for_other = " is poisoned by the lichen.",
     .ends = "the poison has left your body."},
    {.kind = Status::Stuck},
    {.kind = Status::Nauseous,
     .begins = "you are nauseous: you may vomit instead of attacking.",
     .begins_for_other = " gags on the stench.",
     .ends = "you are no longer nauseous."},
    {.kind = Status::Discordant},
    {.kind = Status::FireImmune, .ends = "fire and lava can harm you again."},
    {.kind = Status::BlastImmune},
    {.kind = Status::EnteringLevel},
    {.kind = Status::Enraged},
    {.kind = Status::Frightened},
    {.kind = Status::Entranced},
    {.kind = Status::Darkened, .ends = "your light is bright again."},
    {.kind = Status::Lifespan},
    {.kind = Status::Shielded, .ends = "your shield is gone."},
    {.kind = Status::Invisible, .ends = "you are visible again."},
    {.kind = Status::Aggravating, .ends = "you no longer draw monsters from afar."},
};

inline constexpr EnumTable<Status, StatusWords> status_words{status_word_list};

}  // namespace cellophane
