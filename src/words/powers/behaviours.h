#pragma once

#include "words/powers.h"
#include "words/powers/abilities.h"

namespace cellophane::words::powers {

inline constexpr BehaviourWords behaviours[] = {
    {Behaviour::ConfinedToLiquid, "cannot leave the water or mud it lives in", "live in water alone",
     "stay away from where it lives, and it cannot follow."},
    {Behaviour::Swims, "swims in deep water", "swim", {}},
    {Behaviour::Submerges, "hides by going under", "go under", {}},
    {Behaviour::Flits, "moves erratically", "move erratically", "let it come to you instead of chasing it."},
    {Behaviour::NeverSleeps, "never sleeps", "do without sleep", {}},
    {Behaviour::Flies, "flies", "fly", {}},
    {Behaviour::KeepsDistance, "keeps its distance", "keep out of reach", around_a_corner},
    {Behaviour::CastsSlowly, "casts spells seldom", "cast with care", {}},
    {Behaviour::ImmuneToWebs, "walks through webs", "walk through webs", {}},
    {Behaviour::Immobile, "cannot move", "stand still", "keep out of its reach: it cannot follow."},
    {Behaviour::Inanimate, "is not alive", "do without breath", {}},
    {Behaviour::ShunsStairs, {}, {}, {}},
    {Behaviour::AttackableInWalls, {}, {}, {}},
    {Behaviour::CorrodesWeapons, "corrodes weapons that touch its skin", "corrode weapons",
     "put your weapon away, and hit it with bare hands or thrown weapons."},
    {Behaviour::FleesNearDeath, "runs when badly hurt", "run while there is time",
     "keep something to throw for when it runs."},
    {Behaviour::AlwaysCasts, {}, {}, {}},
    {Behaviour::ImmuneToFire, "does not burn", "walk through fire", {}},
    {Behaviour::EverBurning, "is always on fire", "burn without end", away_from_grass},
    {Behaviour::DiesIfNegated, "dies without its magic", "live by magic", {}},
    {Behaviour::NeverPolymorph, {}, {}, {}},
    {Behaviour::AlwaysHunting, "always knows where you are", "follow any trail", {}},
    {Behaviour::Invisible, "cannot be seen", "walk unseen",
     "fight it in a corridor, where it can come from two sides only."},
    {Behaviour::ImmuneToWeapons, "is immune to weapons", "resist weapons",
     "use fire or magic against it, or avoid it."},
    {Behaviour::Reflective, "reflects some bolts", "reflect bolts", "a bolt may come back at you."},
    {Behaviour::Unlisted, {}, {}, {}},
    {Behaviour::ActsWhenActivated, "moves only when its glyphs are stepped on", "wait for its glyphs", {}},
    {Behaviour::Invulnerable, "cannot be harmed", "withstand anything", "avoid it."},
};

}  // namespace cellophane::words::powers
