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

/// A party to an event: the hero, a creature the hero perceives, or, with neither set, one the hero does not
/// perceive.
struct Party {
    bool hero = false;
    std::optional<MonsterView> seen{};

    bool is_known() const { return hero || seen.has_value(); }
};

/// Why a blow could not miss.
enum class Surprise : std::uint8_t { None, Unaware, Asleep, Paralyzed, Lunge };

enum class Blow : std::uint8_t {
    Missed,
    Hit,
    Killed,
    /// The blow landed and did no damage, as on a creature immune to weapons.
    NoEffect,
    /// The attacker seized the target.
    Seized
};

/// One blow. If neither party is known it is only heard, and nothing but its result is told.
struct Struck {
    Party by;
    Party at;
    Blow blow{};
    Surprise surprise = Surprise::None;
    int damage = 0;
    /// Where the damage lies in the attacker's damage range, in percent.
    int severity = 0;
    /// The means, if not hand to hand: an arrow, a whip.
    Bolt bolt = Bolt::count;
    /// The hero's weapon, if the hero is the attacker and was not bare-handed.
    std::optional<ItemKind> weapon{};
    /// The hero threw the weapon.
    bool thrown = false;
};
/// The hero's own weapon or armor lost a point.
struct Corroded {
    ItemView item;
    Party by;
};
/// A rune of the hero's weapon or armor acted; `whom` is unset if it had no particular target.
struct RuneActed {
    /// One of them is set.
    std::optional<WeaponRune> weapon{};
    std::optional<ArmorRune> armor{};
    /// The kind of the weapon or armor.
    ItemKind item{};
    Party whom;
    /// It killed the target.
    bool killed = false;
};
/// A rune made against a class of creatures reacts to the first sight of one of them.
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
/// A creature holds the hero: no step leads away.
struct HeldFast {
    Party by;
    /// The attempt cost the turn: the hero did not perceive the holder, or was confused.
    bool struggled = false;
};
/// A blow threw the hero or a creature back; `to` equals `from` where the flight ended in a collision.
struct Knockback {
    Party whom;
    Pos from;
    Pos to;
    /// Another creature was thrown against it.
    bool in_the_way = false;
};
/// A creature in view released its feature (`MonsterStats::feature`) as it died.
struct Released {
    MonsterView who;
};
struct Split {
    MonsterView into;
};
/// A summoner called for help, and it came.
struct Summoned {
    Party by;
    /// Where the summoned creatures stand that the hero perceives; 16 at most.
    ShortList<Pos, 16> where{};
};
/// A creature came out of another, or out of nothing.
struct Appeared {
    MonsterView who;
    enum class How : std::uint8_t { OutOfCorpse, Conjured, Copied, Awakened } how{};
};
/// The cells of a bolt's flight: across a level and back at most.
using BoltCourse = ShortList<Pos, 160>;
/// A bolt was cast by a caster in view, or flew through view; `path` holds the cells of its flight that the
/// hero sees, the caster's own left out.
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
    /// The hero cast it, and its effects so far do not tell the hero its kind.
    bool unknown = false;
};
/// A bolt was reflected by its target, or, if `by` is empty, by a wall.
struct BoltReflected {
    Bolt bolt{};
    std::optional<Party> by{};
    Pos at;
    /// The hero cast it, and does not know its kind.
    bool unknown = false;
};
struct Blinked {
    Party who;
    Pos from;
    Pos to;
    /// Another effect moved it, which has an event of its own.
    bool by_force = false;
};
/// A creature joined the hero's side.
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
    std::optional<Behavior> behavior{};
    std::optional<Ability> ability{};
    Bolt bolt = Bolt::count;
};
/// An ally died where the hero did not see it.
struct LossFelt {
    MonsterView who;
};
/// A new bond: the hero knows where an ally is from now on.
struct BondFormed {
    MonsterView who;
};
/// A creature arrived from another level.
struct Arrived {
    MonsterView who;
    enum class How : std::uint8_t { ByStairs, Crashing, Swooping } how{};
};

}  // namespace cellophane
