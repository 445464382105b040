#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "content/items.h"
#include "content/machines.h"
#include "content/runes.h"
#include "kit/base/pos.h"
#include "kit/base/visitor.h"

namespace cellophane {

/// A place an item opens (spec 20, section 5): a cell, or everything of a machine.
struct KeyPlace {
    /// {-1, -1} if the place is a whole machine.
    Pos at{-1, -1};
    int machine = 0;
    /// The key is used up here.
    bool consumed = false;

    friend constexpr bool operator==(const KeyPlace&, const KeyPlace&) = default;
};

/// An item, wherever it is (spec 50, section 1).
struct Item {
    ItemKind kind{};
    int quantity = 1;
    /// Weapon, armour, ring, charm: the bonus, either sign. Staff: its level.
    int enchant = 0;
    /// Staff and wand: charges left. Weapon: kills left until it is known; armour and ring: turns left.
    int charges = 0;
    std::optional<WeaponRune> weapon_rune{};
    std::optional<ArmorRune> armor_rune{};
    /// Whom a rune of slaying or immunity is made against.
    std::optional<MonsterClass> foe{};
    ItemMarks marks{};
    /// Equal within a stack of throwing weapons; 0 for everything else.
    int batch = 0;
    /// The level it was made on.
    int origin_depth = 0;
    std::vector<KeyPlace> opens{};
    /// Where it lies; where its bearer stands if somebody carries it.
    Pos at{};
    /// The number of the machine that made it, or holds it; 0: none.
    int machine = 0;
    /// The number in the level's list of the monster that carries it; -1: it lies on the floor.
    int carrier = -1;
    /// The letter it has in the pack, or had there last; 0: nobody ever had it there.
    char letter = 0;

    const ItemRow& row() const { return item_rows[kind]; }
    bool has_rune() const { return weapon_rune || armor_rune; }
    friend bool operator==(const Item&, const Item&) = default;
};

template <class V, Same<KeyPlace> T>
void visit(V& v, T& place) {
    v(place.at, place.machine, place.consumed);
}

template <class V, Same<Item> T>
void visit(V& v, T& item) {
    const auto value = [&](auto& it) { v(it); };
    v(item.kind, item.quantity, item.enchant, item.charges);
    v.maybe(item.weapon_rune, value);
    v.maybe(item.armor_rune, value);
    v.maybe(item.foe, value);
    v(item.marks, item.batch, item.origin_depth);
    v.each(item.opens, [&](auto& place) { visit(v, place); });
    v(item.at, item.machine, item.carrier);
}

/// An item in a game that is being played: one fresh from the dungeon's hand has no letter, and a level's
/// hash knows nothing of it.
template <class V, Same<Item> T>
void visit_with_letter(V& v, T& item) {
    visit(v, item);
    v(item.letter);
}

}  // namespace cellophane
