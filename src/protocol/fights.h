#pragma once

#include <cstdint>
#include <optional>

#include "content/bolts.h"
#include "content/runes.h"
#include "content/statuses.h"
#include "kit/base/pos.h"
#include "kit/base/short_list.h"
#include "protocol/views.h"

namespace cellophane {

// Blows, bolts, and what creatures do to each other and to the hero (rules/monsters.md, addendum A3;
// rules/hero.md 7).

/// Somebody in an event: the hero, a creature he knows to be there, or something he does not see.
struct Party {
    bool hero = false;
    std::optional<MonsterView> seen{};

    bool is_known() const { return hero || seen.has_value(); }
};

/// Why a blow could not miss.
enum class Surprise : std::uint8_t { None, Unaware, Asleep, Paralysed, Lunge };

enum class Blow : std::uint8_t {
    Missed,
    Hit,
    Killed,
    /// It went home and did nothing: no weapon hurts that.
    NoEffect,
    /// It took hold.
    Seized
};

/// One blow. If neither party is known it is only heard, and nothing but its result is told.
struct Struck {
    Party by;
    Party at;
    Blow blow{};
    Surprise surprise = Surprise::None;
    int damage = 0;
    /// Where the damage lies in what the attacker can do, in percent.
    int severity = 0;
    /// How it was done, if not hand to hand: an arrow, a whip.
    Bolt bolt = Bolt::count;
    /// What the hero struck with, if he did and it was not his bare hands.
    std::optional<ItemKind> weapon{};
    /// He threw it.
    bool thrown = false;
};
/// The hero's own weapon or armour lost a point.
struct Corroded {
    ItemView item;
    Party by;
};
/// A rune of the hero's weapon or armour did something, to somebody or to nobody in particular.
struct RuneActed {
    /// One of them is set.
    std::optional<WeaponRune> weapon{};
    std::optional<ArmorRune> armor{};
    /// What bears it.
    ItemKind item{};
    Party whom;
    /// It was the end of him.
    bool killed = false;
};
/// One that was made against the likes of somebody feels that he is there.
struct RuneStirred {
    ItemView item;
    MonsterView who;
};
struct Stolen {
    ItemView item;
    Party by;
};
/// A blow or bolt brought a status, or made one longer.
struct Afflicted {
    Status status{};
    Party whom;
    Party by;
    /// Poison that will kill unless something is done about it.
    bool fatal = false;
};
/// Held by somebody: no step leads away.
struct HeldFast {
    Party by;
    /// It cost the turn to find out.
    bool struggled = false;
};
/// A blow threw somebody back; nowhere to go if `to` is where he stood.
struct Hurled {
    Party whom;
    Pos from;
    Pos to;
    /// It threw somebody else, against him.
    bool in_the_way = false;
};
/// Somebody let out what was in him, as he died.
struct Released {
    MonsterView who;
};
struct Split {
    MonsterView into;
};
/// Somebody called for help, and it came.
struct Summoned {
    Party by;
    /// Where those stand whom he perceives.
    ShortList<Pos, 16> where{};
};
/// Came out of another, or out of nothing.
struct Appeared {
    MonsterView who;
    enum class How : std::uint8_t { OutOfCorpse, Conjured, Copied, Awakened } how{};
};
/// As far as a bolt can fly: all the way over a level, and back.
using BoltCourse = ShortList<Pos, 160>;
/// Somebody in view cast a bolt; `path` is where it flew, the caster's cell left out.
struct BoltCast {
    Bolt bolt{};
    Party by;
    Pos from;
    BoltCourse path;
};
enum class BoltResult : std::uint8_t { Affected, NoEffect, Wounded, Killed, Immune, Resisted };
struct BoltStruck {
    Bolt bolt{};
    Party whom;
    Party by;
    BoltResult result{};
    int damage = 0;
    /// The hero sent it, and nothing it has done so far tells him what it is.
    bool unknown = false;
};
/// A bolt did not get any further; by nobody: off the wall.
struct BoltReflected {
    Bolt bolt{};
    std::optional<Party> by{};
    Pos at;
    /// Of the hero's, and of a kind he does not know.
    bool unknown = false;
};
struct Blinked {
    Party who;
    Pos from;
    Pos to;
    /// Something else moved him, and what that was is told.
    bool by_force = false;
};
/// Somebody changed sides.
struct Joined {
    MonsterView who;
    enum class How : std::uint8_t { Freed, Dominated, Born, Resurrected } how{};
};
struct Turned {
    MonsterView who;
};
struct Negated {
    Party whom;
};
struct Empowered {
    MonsterView who;
};
/// An ally has begun to learn from a corpse, or has learned what is set.
struct Learned {
    MonsterView who;
    MonsterKind from{};
    bool begun = false;
    std::optional<Behaviour> behaviour{};
    std::optional<Ability> ability{};
    Bolt bolt = Bolt::count;
};
/// An ally died where nobody saw it.
struct LossFelt {
    MonsterView who;
};
/// A new bond: the hero knows where an ally is from now on.
struct BondFormed {
    MonsterView who;
};
/// Somebody came after the hero from another level.
struct Arrived {
    MonsterView who;
    enum class How : std::uint8_t { ByStairs, Crashing, Swooping } how{};
};

}  // namespace cellophane
