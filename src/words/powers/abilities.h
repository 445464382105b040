#pragma once

#include "words/powers.h"

namespace cellophane::words::powers {

inline constexpr AbilityWords abilities[] = {
    {Ability::Steals, "steals and runs", "pick a pack"},
    {Ability::Bursts, "bursts at a touch", "burst"},
    {Ability::ReleasesFeature, "lets out something nasty when it dies", "die nastily"},
    {Ability::AttacksTwoInLine, "strikes two in a line", "strike two in a line"},
    {Ability::AvoidsCorridors, {}, {}},
    {Ability::Summons, "calls others to its aid", "call for aid"},
    {Ability::Splits, "splits when it is cut", "split in two"},
    {Ability::CausesHallucination, "makes you see what is not there", "addle the senses"},
    {Ability::DrainsLife, "feeds on the wounds it makes", "feed on the wounds it makes"},
    {Ability::CorrodesArmor, "ruins the armor it touches", "ruin armor"},
    {Ability::CausesWeakness, "saps strength", "sap strength"},
    {Ability::Staggers, "sends those it hits reeling", "send foes reeling"},
    {Ability::Seizes, "takes hold and does not let go", "take hold"},
    {Ability::Poisons, "poisons instead of wounding", "poison"},
    {Ability::SetsOnFire, "sets those it hits alight", "set foes alight"},
    {Ability::AttacksAllAdjacent, "strikes all around itself", "strike all around"},
    {Ability::AttacksFromAfar, "strikes from five paces off", "strike from five paces off"},
    {Ability::EntersSummons, "hides inside those it calls", "hide in another"},
    {Ability::ReflectsAll, "sends every bolt home", "send every bolt home"},
};

}  // namespace cellophane::words::powers
