#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "content/items.h"
#include "content/machines.h"
#include "content/runes.h"
#include "kit/base/id.h"
#include "kit/base/pos.h"
#include "kit/base/visitor.h"

namespace cellophane {

/// A place an item opens (rules/machines.md 5): a cell, or everything of a machine.
struct KeyPlace {
    /// {-1, -1} if the place is a whole machine.
    Pos at{-1, -1};
    int machine = 0;
    /// The key is used up here.
    bool consumed = false;

    friend constexpr bool operator==(const KeyPlace&, const KeyPlace&) = default;
};

/// What play has made of an item: nothing while it lies where the generator put it.
struct Usage {
    /// The change of the strength it needs: enchanting lowers it, a rune of burden raises it.
    int strength = 0;
    /// How many scrolls of enchanting were spent on it.
    int enchanted = 0;
    /// Staff: tenths of a turn until the next charge grows back.
    int until_charge = 0;
    /// Wand: how often it was used.
    int uses = 0;
    /// Staff: the turns of the last uses, the latest first; 0: none.
    std::array<int, 3> last_used{};
    /// What the hero has written on it.
    std::string inscription{};

    friend bool operator==(const Usage&, const Usage&) = default;
};

/// An item, wherever it is (rules/items.md 1).
struct Item {
    ItemKind kind{};
    int quantity = 1;
    /// Weapon, armor, ring, charm: the bonus, either sign. Staff: its level.
    int enchant = 0;
    /// Staff and wand: charges left. Weapon: kills left until it is known; armor and ring: turns left.
    int charges = 0;
    std::optional<WeaponRune> weapon_rune{};
    std::optional<ArmorRune> armor_rune{};
    /// The class of creatures that a rune of slaying or immunity is made against.
    std::optional<MonsterClass> foe{};
    ItemMarks marks{};
    /// Equal within a stack of throwing weapons; 0 for everything else.
    int batch = 0;
    /// The level it was made on.
    int origin_depth = 0;
    std::vector<KeyPlace> opens{};
    /// Where it lies, or where the creature that carries it stands.
    Pos at{};
    /// The number of the machine that made it, or holds it; 0: none.
    int machine = 0;
    /// The creature that carries it; none: it lies on the floor, or in the hero's pack.
    ActorId carrier{};
    /// The letter it has in the pack, or had there last; 0: it was never in the pack.
    char letter = 0;
    Usage usage{};

    const ItemRow& row() const { return item_rows[kind]; }
    /// The strength it takes to use without penalty.
    int strength() const { return std::max(0, row().strength + usage.strength); }
    bool has_rune() const { return weapon_rune || armor_rune; }
    friend bool operator==(const Item&, const Item&) = default;
};

template <class V, Same<KeyPlace> T>
void visit(V& v, T& place) {
    v(place.at, place.machine, place.consumed);
}

template <class V, Same<Usage> T>
void visit(V& v, T& usage) {
    v(usage.strength, usage.enchanted, usage.until_charge, usage.uses);
    for (auto& turn : usage.last_used) v(turn);
    v(usage.inscription);
}

template <class V, Same<Item> T>
void visit(V& v, T& item, Fields fields = Fields::All) {
    if (fields != Fields::Played) {
        const auto value = [&](auto& it) { v(it); };
        v(item.kind, item.quantity, item.enchant, item.charges);
        v.maybe(item.weapon_rune, value);
        v.maybe(item.armor_rune, value);
        v.maybe(item.foe, value);
        v(item.marks, item.batch, item.origin_depth);
        v.each(item.opens, [&](auto& place) { visit(v, place); });
        v(item.at, item.machine, item.carrier.value);
    }
    if (fields != Fields::Generated) {
        v(item.letter);
        visit(v, item.usage);
    }
}

}  // namespace cellophane
