#pragma once

#include "words/powers.h"

namespace cellophane::words::powers {

inline constexpr std::string_view from_a_distance = "kill it from a distance.";
inline constexpr std::string_view away_from_grass = "keep out of grass, and near water.";
inline constexpr std::string_view around_a_corner = "fight it around a corner, so that it has to come close.";

inline constexpr AbilityWords abilities[] = {
    {Ability::Steals, "steals and runs", "pick a pack",
     "kill it before it gets away to get back what it stole."},
    {Ability::Bursts, "bursts when it is hit", "burst", from_a_distance},
    {Ability::ReleasesFeature, "lets out something nasty when it dies", "die nastily", from_a_distance},
    {Ability::AttacksTwoInLine, "hits two in a line", "hit two in a line", {}},
    {Ability::AvoidsCorridors, {}, {}, {}},
    {Ability::Summons, "calls others to its aid", "call for aid",
     "kill it first, or fight in a corridor, where few can reach you."},
    {Ability::Splits, "splits when it is damaged", "split in two",
     "fight it in a corridor, where few of its parts can reach you."},
    {Ability::CausesHallucination, "makes you hallucinate", "cause hallucinations", {}},
    {Ability::DrainsLife, "heals itself by the damage it does", "heal by the damage done", {}},
    {Ability::CorrodesArmor, "corrodes the armor it hits", "corrode armor",
     "take off your armor before it hits you, or kill it from a distance."},
    {Ability::CausesWeakness, "weakens those it hits", "weaken foes", from_a_distance},
    {Ability::Knockback, "pushes back those it hits", "push foes back", {}},
    {Ability::Seizes, "takes hold and does not let go", "take hold",
     "while it holds you, you cannot walk away; kill it, or teleport."},
    {Ability::Poisons, "poisons instead of wounding", "poison", "you do not heal while you are poisoned."},
    {Ability::SetsOnFire, "sets those it hits on fire", "set foes on fire", away_from_grass},
    {Ability::AttacksAllAdjacent, "hits all around itself", "hit all around", {}},
    {Ability::AttacksFromAfar, "hits from up to five cells away", "hit from five cells away",
     around_a_corner},
    {Ability::EntersSummons, "hides inside those it calls", "hide in another", {}},
    {Ability::ReflectsAll, "reflects every bolt", "reflect every bolt", "do not use bolts against it."},
};

}  // namespace cellophane::words::powers
