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
/// It stays where it is.
struct PackFull {
    ItemView item;
};
/// The hero has come to stand on it, and left it alone.
struct ItemUnderfoot {
    ItemView item;
};
/// A key came into view while the hero moved by himself.
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
/// A potion burst. If what was in it harms, everybody sees what it was; if not, it was only wet.
struct PotionBroke {
    ItemView item;
    Pos at;
    bool harmless = true;
    /// What the liquid looks like, whatever is known of it (content/appearances.h).
    std::uint32_t look = 0;
    /// Whom it went over, or what; neither, if nobody sees where it broke.
    std::optional<MonsterView> whom{};
    Terrain ground = Terrain::Nothing;
    /// Its kind was known before.
    bool was_known = false;
};

/// Something is in hand or on now. `clings`: it is cursed, and will not come off.
struct Equipped {
    ItemView item;
    bool clings = false;
    /// What made way for it.
    std::optional<ItemView> instead{};
};
struct TakenOff {
    ItemView item;
};
/// So many points of strength are missing to use it well.
struct TooHeavy {
    ItemView item;
    int missing = 0;
};
struct Eaten {
    ItemView item;
};
/// What the potion or scroll was is known now.
struct PotionDrunk {
    ItemView item;
    /// Before, too.
    bool was_known = false;
    /// Of what opens the floor: it did not open under him, or he needs none.
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
/// A staff or a wand sends what is in it, at somebody if he is where it was pointed.
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
/// The hero's greatest health rose by so many percent; `healed`: hurts have closed, too.
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
/// What nothing corrodes any more; nothing, if nothing was in use.
struct GearProtected {
    std::optional<ItemView> item{};
};
/// What in the pack has its power again.
struct PackRecharged {
    ItemCategories categories{};
};
/// So many hordes answered a summons that was none of their own.
struct HordesCame {
    int hordes = 0;
    /// Where those stand whom he perceives.
    ShortList<Pos, 16> where{};
};
/// Magic took hold of the hero to carry him off, and found a place for him or none.
struct Whisked {
    bool away = false;
};
/// A charm has rested long enough.
struct CharmReady {
    ItemView item;
};
/// The rune of something has gone out with the last of its enchantment.
struct RuneFaded {
    ItemView item;
};
struct CharmWoken {
    ItemView item;
};
/// An item in the pack has another letter.
struct Relabelled {
    ItemView item;
    char letter = 0;
    /// What had that letter and has the old one of this.
    std::optional<ItemView> other{};
    char other_letter = 0;
    /// It had that letter already.
    bool as_before = false;
};
/// It has a name or an inscription now, or has lost it.
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
    /// Off the map, or the hero himself.
    NoTarget,
    /// It is nothing of the sort that can be used so.
    WrongUse,
    /// It is in use already; it is not in use.
    InUseAlready,
    NotInUse,
    /// Something cursed sits where it would have to go; `item` is that.
    SlotClings,
    /// A charm that is not ready, a staff or wand known to be empty.
    NotReady,
    /// Nothing was replaced, or it has gone.
    NothingSetAside,
    /// No letter of a to z.
    NoLetter,
    /// Longer than a label can be, or made of other signs than letters, digits and punctuation.
    BadText,
    /// The answer to the question has to be something else.
    WrongChoice,
    /// It is too late to choose nothing.
    MustChoose
};
struct HandsRefused {
    Refusal why{};
    std::optional<ItemView> item{};
};

}  // namespace cellophane
