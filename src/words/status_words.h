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
    {.kind = Status::Weakened, .ends = "your strength comes back to you."},
    {.kind = Status::Telepathic, .ends = "the other minds fall silent, and you are alone in yours."},
    {.kind = Status::Hallucinating, .ends = "the world stops pretending to be something else."},
    {.kind = Status::Levitating, .ends = "your weight comes back to you, all of it."},
    {.kind = Status::Slowed, .ends = "the treacle goes out of your limbs."},
    {.kind = Status::Hasted, .ends = "the world catches up with you."},
    {.kind = Status::Confused,
     .begins = "the walls lean in and your feet have ideas of their own.",
     .begins_for_other = " reels about.",
     .ends = "the walls stand still. So, more or less, do you."},
    {.kind = Status::Burning,
     .begins = "you catch fire!",
     .begins_for_other = " catches fire!",
     .ends = "you are no longer burning."},
    {.kind = Status::Paralyzed,
     .begins = "every muscle locks. You can still hear, and that is all.",
     .begins_for_other = " stiffens where it stands.",
     .ends = "you can move again."},
    {.kind = Status::Poisoned,
     .begins = "the lichen's touch burns cold: its poison is in you.",
     .begins_for_other = " is poisoned by the lichen.",
     .ends = "the poison has left your body."},
    {.kind = Status::Stuck},
    {.kind = Status::Nauseous,
     .begins = "the stench closes your throat, and your stomach turns over.",
     .begins_for_other = " gags on the stench.",
     .ends = "your stomach settles."},
    {.kind = Status::Discordant},
    {.kind = Status::FireImmune, .ends = "fire is hot again."},
    {.kind = Status::BlastImmune},
    {.kind = Status::EnteringLevel},
    {.kind = Status::Enraged},
    {.kind = Status::Frightened},
    {.kind = Status::Entranced},
    {.kind = Status::Darkened, .ends = "the murk lifts from your eyes."},
    {.kind = Status::Lifespan},
    {.kind = Status::Shielded, .ends = "your shield is gone."},
    {.kind = Status::Invisible, .ends = "your hands come back into view."},
    {.kind = Status::Aggravating, .ends = "you no longer draw monsters from afar."},
};

inline constexpr EnumTable<Status, StatusWords> status_words{status_word_list};

}  // namespace cellophane
