#pragma once

#include <cstdint>
#include <optional>

#include "content/terrain.h"
#include "kit/base/pos.h"
#include "kit/base/short_list.h"
#include "protocol/views.h"

namespace cellophane {

// What becomes of things in the hero's hands (rules/items.md 5, 6, 11 and 13).

/// Something went into the pack; `item` is the whole stack it is part of now.
struct ItemTaken {
    ItemView item;
    char letter = 0;
};
struct GoldTaken {
    int pieces = 0;
};
/// There can be only one Amulet: another one crumbles at the touch.
struct SecondAmuletGone {};
/// The pack has no room: the item stays where it is.
struct PackFull {
    ItemView item;
};
/// The hero has come to stand on it, and left it alone.
struct ItemUnderfoot {
    ItemView item;
};
/// A key came into view while the hero moved by itself.
struct KeySeen {
    ItemView item;
};
/// A key has done its work and is gone.
struct KeyUsed {
    ItemView item;
    Terrain lock = Terrain::Nothing;
};
struct ItemDropped {
    ItemView item;
};
struct ItemThrown {
    ItemView item;
    Pos from;
    /// Where its flight ended; it may have rolled on from there.
    Pos to;
};
/// A thrown potion burst. A harmful one becomes known; a harmless one only wets the place.
struct PotionBroke {
    ItemView item;
    Pos at;
    bool harmless = true;
    /// What the liquid looks like, whatever is known of it (content/appearances.h).
    std::uint32_t look = 0;
    /// The creature it splashed, and the ground there; both unset if the cell is out of the hero's sight.
    std::optional<MonsterView> whom{};
    Terrain ground = Terrain::Nothing;
    /// Its kind was known before.
    bool was_known = false;
};

/// The hero wields or wears the item now. `clings`: it is cursed, and will not come off.
struct Equipped {
    ItemView item;
    bool clings = false;
    /// The item it replaced.
    std::optional<ItemView> instead{};
};
struct TakenOff {
    ItemView item;
};
/// The hero lacks `missing` points of strength to use the item without penalty.
struct TooHeavy {
    ItemView item;
    int missing = 0;
};
struct Eaten {
    ItemView item;
};
/// The kind of the potion (or scroll, below) is known now.
struct PotionDrunk {
    ItemView item;
    /// Its kind was known before.
    bool was_known = false;
    /// For descent: the floor did not open under the hero, or it stays above the pit.
    bool stays = false;
};
struct ScrollRead {
    ItemView item;
    bool was_known = false;
};
/// A kind has become known otherwise than by using it up.
struct KindLearned {
    ItemView item;
};
/// All there is to know of an item in the pack has become known.
struct Identified {
    ItemView item;
    char letter = 0;
};
/// A staff or a wand without charges.
struct Fizzled {
    ItemView item;
};
/// Whether anything magical is on the level, and in the pack.
struct MagicFelt {
    bool on_level = false;
    bool in_pack = false;
};
/// The hero used a staff or wand; `at` is the creature the hero perceives at the target cell, if any.
struct Zapped {
    ItemView item;
    std::optional<MonsterView> at{};
};
/// The scroll that was read finds nothing to work on; `all_known`: because nothing is left to find out.
struct NothingToChoose {
    bool all_known = false;
};
struct Enchanted {
    ItemView item;
    char letter = 0;
    /// A curse has left it.
    bool freed = false;
};
/// The hero's maximum health rose by `percent`; `healed`: it regained health, too.
struct MadeHardier {
    int percent = 0;
    bool healed = false;
};
struct MadeStronger {
    int strength = 0;
};
/// Whether any mind on the level answers when the hero feels for them.
struct MindsFelt {
    bool any = false;
};
/// Whether anything in the pack was cursed.
struct CursesLifted {
    bool any = false;
};
/// The item that no longer corrodes; empty if there was none in use.
struct GearProtected {
    std::optional<ItemView> item{};
};
/// The categories of items in the pack that were recharged.
struct PackRecharged {
    ItemCategories categories{};
};
/// A scroll summoned this many hordes.
struct HordesCame {
    int hordes = 0;
    /// Where their creatures stand that the hero perceives; 16 at most.
    ShortList<Pos, 16> where{};
};
/// Magic was to teleport the hero; `away`: it found a place for the hero.
struct Whisked {
    bool away = false;
};
/// A charm has recharged.
struct CharmReady {
    ItemView item;
};
/// An item's rune has gone out with the last of its enchantment.
struct RuneFaded {
    ItemView item;
};
struct CharmWoken {
    ItemView item;
};
/// An item in the pack has another letter.
struct Relabeled {
    ItemView item;
    char letter = 0;
    /// The item that had that letter and has taken the old one.
    std::optional<ItemView> other{};
    char other_letter = 0;
    /// It had that letter already.
    bool as_before = false;
};
/// An item, or its kind, was given a name or an inscription, or has lost it.
struct Called {
    ItemView item;
};

/// Why nothing came of an order to the hands.
enum class Refusal : std::uint8_t {
    /// No item has that letter.
    NoSuchItem,
    /// Cursed, and in use.
    Clings,
    /// Nothing can lie there.
    GroundUnfit,
    /// What lies there would have to be taken up, and there is no room for it.
    NoRoomToSwap,
    /// Off the map, or the hero itself.
    NoTarget,
    /// The item cannot be used in this way.
    WrongUse,
    /// It is in use already; it is not in use.
    InUseAlready,
    NotInUse,
    /// A cursed item, `item`, occupies its slot.
    SlotClings,
    /// A charm that is not ready, a staff or wand known to be empty.
    NotReady,
    /// No item was replaced before, or it is gone.
    NothingSetAside,
    /// The letter is not one of a to z.
    NoLetter,
    /// Longer than a label can be, or made of other signs than letters, digits and punctuation.
    BadText,
    /// The answer to the question has to be something else.
    WrongChoice,
    /// It is too late to choose nothing.
    MustChoose,
    /// Something stands where it would have to lead: it would get the hero nowhere.
    WayBlocked
};
struct HandsRefused {
    Refusal why{};
    std::optional<ItemView> item{};
};

}  // namespace cellophane
