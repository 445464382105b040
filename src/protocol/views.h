#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "content/items.h"
#include "content/machines.h"
#include "content/monsters.h"
#include "content/mutations.h"
#include "content/runes.h"
#include "content/statuses.h"
#include "kit/base/flags.h"
#include "kit/base/pos.h"
#include "kit/base/short_list.h"
#include "protocol/label.h"

namespace cellophane {

/// What a creature is about.
enum class MonsterState : std::uint8_t { Sleeping, Hunting, Wandering, Fleeing, Ally, count };

enum class MonsterMark : std::uint8_t {
    Captive,
    /// Hidden in a statue, a wall or a coffin: off the map until something wakes it.
    Dormant,
    /// Never comes back from fleeing.
    PermanentlyFleeing,
    SacrificeTarget,
    /// Vanishes with its leader.
    BoundToLeader,
    /// Its leader is the hero.
    FollowsHero,
    /// Holds the hero or a creature; is held by one.
    Seizing,
    Seized,
    /// Has lost the hero's trail for good, and goes by where it is.
    GivenUpOnScent,
    /// Magic has stripped it of something.
    Negated,
    /// Learns from a corpse.
    Absorbing,
    /// The hero always knows where it is, and sees what is around it.
    Bonded,
    /// No altar brings it back.
    StaysDead,
    /// A spectral image; it leaves no corpse to learn from.
    Spectral,
    count
};
using MonsterMarks = Flags<MonsterMark>;

/// An item as far as it is known.
struct ItemView {
    Pos at{};
    ItemKind kind{};
    int quantity = 1;
    /// Weapon, armor, ring, charm: the bonus. Staff: its level.
    int enchant = 0;
    /// Staff and wand: charges left.
    int charges = 0;
    std::optional<WeaponRune> weapon_rune{};
    std::optional<ArmorRune> armor_rune{};
    std::optional<MonsterClass> foe{};
    ItemMarks marks{};
    /// Whether its kind is known; an unknown potion is just a potion.
    bool kind_known = true;
    /// Whether its enchantment, charges and rune are known.
    bool identified = true;
    /// A creature at `at` carries it; otherwise it lies there.
    bool carried = false;
    /// What an unknown kind looks like (content/appearances.h).
    std::uint32_t look = 0;
    /// What the hero calls such things, and what it has written on this one.
    Label called{};
    Label inscription{};
    /// Whether it is benevolent or malevolent, as far as known; `None`: neither, or unknown.
    Polarity feels = Polarity::None;
    /// The strength it takes to use without penalty.
    int strength = 0;
    /// Wand: how often the hero has used it.
    int uses = 0;
    /// The level it was made on; 0: unknown or mixed.
    int origin_depth = 0;

    friend bool operator==(const ItemView&, const ItemView&) = default;
};

/// A status of the hero or of a creature, and how long it lasts, in the units of its countdown.
struct StatusView {
    Status kind{};
    int left = 0;
    /// The length of its bar.
    int most = 0;

    friend bool operator==(const StatusView&, const StatusView&) = default;
};
using StatusViews = ShortList<StatusView, static_cast<std::size_t>(Status::count)>;

inline bool is_among(const StatusViews& statuses, Status wanted) {
    return std::any_of(statuses.begin(), statuses.end(),
                       [wanted](const StatusView& status) { return status.kind == wanted; });
}

/// What ties a creature to the one it follows, where that shows.
enum class Bond : std::uint8_t {
    None,
    /// Its leader never moves.
    Worships,
    /// Its leader is a captive.
    Guards
};

/// A stack in the pack.
struct PackItemView {
    /// a to z: what the hero calls it by.
    char letter = 0;
    ItemView item{};
    /// In the hero's hand, or on it.
    bool in_use = false;

    friend bool operator==(const PackItemView&, const PackItemView&) = default;
};

/// What blows between the hero and a creature are likely to do, as far as the hero can tell: by what the hero
/// knows of the hero's own weapon and armor, surprise left out (rules/interface.md 10).
struct Odds {
    /// Why the blows of one cannot hurt the other.
    enum class Against : std::uint8_t {
        /// Nothing prevents it.
        Nothing,
        /// It does not attack, or its blows do no damage.
        Harmless,
        /// The hero's armor is made against it; weapons do not hurt it.
        Immune
    };
    /// How likely a blow goes home, what share of the other's present health it usually takes, in percent,
    /// and how many it takes to kill if they are of the worst.
    struct Blows {
        int hit_percent = 0;
        int share_percent = 0;
        int to_kill = 0;
        Against against = Against::Nothing;
        /// The weakest of them kills.
        bool kills_surely = false;

        friend bool operator==(const Blows&, const Blows&) = default;
    };
    Blows its{};
    Blows heros{};
    /// Its blows poison instead: for so many turns at worst. Then `to_kill` counts those until the poison is
    /// fatal.
    int poison_turns = 0;

    friend bool operator==(const Odds&, const Odds&) = default;
};

/// A creature as far as it can be seen.
struct MonsterView {
    Pos at{};
    MonsterKind kind{};
    MonsterState state = MonsterState::Sleeping;
    MonsterMarks marks{};
    std::optional<Mutation> mutation{};
    /// The weapon it is an image of, if it is one.
    std::optional<ItemKind> image_of{};
    /// None: it is spoken of as a thing.
    std::optional<Gender> gender{};
    int health = 0;
    /// 0: unknown.
    int max_health = 0;
    Bond bond = Bond::None;
    /// It will not act before the hero has taken another step.
    bool off_balance = false;
    /// Under water, or whatever else it dives in.
    bool submerged = false;
    /// Points of strength lost to weakness; health lost a turn to poison.
    int weakness = 0;
    int poison = 0;
    /// Those that are shown, in the order of content/statuses.h.
    StatusViews statuses{};
    /// What it is and does as things stand: magic may have given it more than its kind has, or stripped it.
    Behaviors behaviors{};
    Abilities abilities{};
    BoltList bolts{};
    /// How many more things an ally can learn; of learning from a corpse, the turns that are left.
    int lessons = 0;
    int lesson_turns_left = 0;
    /// In a game, where it and the hero may come to blows.
    std::optional<Odds> odds{};
    /// Unique in a game: a creature seen again has the same number. 0: it has none.
    int number = 0;

    bool is(Status status) const { return is_among(statuses, status); }
    bool is(Behavior behavior) const { return behaviors.has(behavior); }
    bool is_invisible() const { return is(Status::Invisible) || is(Behavior::Invisible); }

    friend bool operator==(const MonsterView&, const MonsterView&) = default;
};

}  // namespace cellophane
