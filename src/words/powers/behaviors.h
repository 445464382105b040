#pragma once

#include "words/powers.h"
#include "words/powers/abilities.h"

namespace cellophane::words::powers {

inline constexpr BehaviorWords behaviors[] = {
    {Behavior::ConfinedToLiquid, "cannot leave the water or mud it lives in", "live in water alone",
     "stay away from where it lives, and it cannot follow."},
    {Behavior::Swims, "swims in deep water", "swim", {}},
    {Behavior::Submerges, "hides by going under", "go under", {}},
    {Behavior::Flits, "moves erratically", "move erratically", "let it come to you instead of chasing it."},
    {Behavior::NeverSleeps, "never sleeps", "do without sleep", {}},
    {Behavior::Flies, "flies", "fly", {}},
    {Behavior::KeepsDistance, "keeps its distance", "keep out of reach", around_a_corner},
    {Behavior::CastsSlowly, "casts spells seldom", "cast with care", {}},
    {Behavior::ImmuneToWebs, "walks through webs", "walk through webs", {}},
    {Behavior::Immobile, "cannot move", "stand still", "keep out of its reach: it cannot follow."},
    {Behavior::Inanimate, "is not alive", "do without breath", {}},
    {Behavior::ShunsStairs, {}, {}, {}},
    {Behavior::AttackableInWalls, {}, {}, {}},
    {Behavior::CorrodesWeapons, "corrodes weapons that touch its skin", "corrode weapons",
     "put your weapon away, and hit it with bare hands or thrown weapons."},
    {Behavior::FleesNearDeath, "runs when badly hurt", "run while there is time",
     "keep something to throw for when it runs."},
    {Behavior::AlwaysCasts, {}, {}, {}},
    {Behavior::ImmuneToFire, "does not burn", "walk through fire", {}},
    {Behavior::EverBurning, "is always on fire", "burn without end", away_from_grass},
    {Behavior::DiesIfNegated, "dies without its magic", "live by magic", {}},
    {Behavior::NeverPolymorph, {}, {}, {}},
    {Behavior::AlwaysHunting, "always knows where you are", "follow any trail", {}},
    {Behavior::Invisible, "cannot be seen", "walk unseen",
     "fight it in a corridor, where it can come from two sides only."},
    {Behavior::ImmuneToWeapons, "is immune to weapons", "resist weapons",
     "use fire or magic against it, or avoid it."},
    {Behavior::Reflective, "reflects some bolts", "reflect bolts", "a bolt may come back at you."},
    {Behavior::Unlisted, {}, {}, {}},
    {Behavior::ActsWhenActivated, "moves only when its glyphs are stepped on", "wait for its glyphs", {}},
    {Behavior::Invulnerable, "cannot be harmed", "withstand anything", "avoid it."},
};

}  // namespace cellophane::words::powers
