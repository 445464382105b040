#pragma once

#include <cstdint>
#include <optional>

#include "content/terrain.h"
#include "kit/base/pos.h"
#include "protocol/views.h"

namespace cellophane {

// What becomes of things in the hero's hands (spec 50, sections 5, 6, 11 and 13).

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
    NoTarget
};
struct HandsRefused {
    Refusal why{};
    std::optional<ItemView> item{};
};

}  // namespace cellophane
