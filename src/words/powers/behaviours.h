#pragma once

#include "words/powers.h"

namespace cellophane::words::powers {

inline constexpr BehaviourWords behaviours[] = {
    {Behaviour::ConfinedToLiquid, "cannot leave the water or mud it lives in", "live in water alone"},
    {Behaviour::Swims, "is at home in deep water", "swim"},
    {Behaviour::Submerges, "goes under where you cannot follow", "go under"},
    {Behaviour::Flits, "darts about as it pleases", "dart about"},
    {Behaviour::NeverSleeps, "never sleeps", "do without sleep"},
    {Behaviour::Flies, "flies", "fly"},
    {Behaviour::KeepsDistance, "keeps its distance", "keep out of reach"},
    {Behaviour::CastsSlowly, "takes its time over a spell", "cast with care"},
    {Behaviour::ImmuneToWebs, "walks through webs", "walk through webs"},
    {Behaviour::Immobile, "never leaves its place", "stand still"},
    {Behaviour::Inanimate, "has no life to lose", "do without breath"},
    {Behaviour::ShunsStairs, {}, {}},
    {Behaviour::AttackableInWalls, {}, {}},
    {Behaviour::CorrodesWeapons, "eats into weapons that strike home", "eat into weapons"},
    {Behaviour::FleesNearDeath, "runs when badly hurt", "run while there is time"},
    {Behaviour::AlwaysCasts, {}, {}},
    {Behaviour::ImmuneToFire, "does not burn", "walk through fire"},
    {Behaviour::EverBurning, "is always on fire", "burn without end"},
    {Behaviour::DiesIfNegated, "would not survive without its magic", "live by magic"},
    {Behaviour::NeverPolymorph, {}, {}},
    {Behaviour::AlwaysHunting, "always knows where you are", "follow any trail"},
    {Behaviour::Invisible, "cannot be seen", "walk unseen"},
    {Behaviour::ImmuneToWeapons, "is proof against weapons", "laugh at weapons"},
    {Behaviour::Reflective, "throws some bolts back", "throw bolts back"},
    {Behaviour::Unlisted, {}, {}},
    {Behaviour::ActsWhenActivated, "stirs only when its glyphs are trodden", "wait for its glyphs"},
    {Behaviour::Invulnerable, "cannot be harmed", "shrug off anything"},
};

}  // namespace cellophane::words::powers
