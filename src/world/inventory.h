#pragma once

#include <array>
#include <optional>
#include <vector>

#include "kit/base/visitor.h"
#include "kit/rng/rng.h"
#include "world/item.h"

namespace cellophane {

/// Two items in the pack, of which one replaced the other in use, by their numbers.
struct Replacement {
    int set_aside = -1;
    int put_on = -1;
};

/// What the hero carries (rules/hero.md 2.4; rules/items.md 5), and which of it the hero has in hand and on.
/// Numbers count from 0; -1: none.
struct Inventory {
    std::vector<Item> items;
    int wielded = -1;
    int worn = -1;
    std::array<int, 2> rings{-1, -1};
    /// The last two that changed places, while both are there.
    std::optional<Replacement> replacement{};

    Item& at(int number) { return items[static_cast<std::size_t>(number)]; }
    const Item& at(int number) const { return items[static_cast<std::size_t>(number)]; }

    /// The places for things in use, each -1 or the number of an item.
    std::array<int*, 4> slots() { return {&wielded, &worn, &rings[0], &rings[1]}; }
    bool uses(int number) const {
        return number == wielded || number == worn || number == rings[0] || number == rings[1];
    }
    /// It is cursed and in use: it does not come off.
    bool clings(int number) const { return uses(number) && at(number).marks.has(ItemMark::Cursed); }
};

template <class V, Same<Inventory> T>
void visit(V& v, T& pack) {
    v.each(pack.items, [&](auto& item) { visit(v, item); });
    v(pack.wielded, pack.worn, pack.rings[0], pack.rings[1]);
    v.maybe(pack.replacement, [&](auto& pair) { v(pair.set_aside, pair.put_on); });
}

inline constexpr int pack_places = 26;

/// What an adventurer sets out with (rules/hero.md 2.1): all known for what it is, the dagger in hand, the
/// leather on.
Inventory starting_pack();

/// Stacks of weapons and gems take one place, of everything else each piece does.
int places_taken(const Inventory& pack);
/// Whether an item fits, in a place of its own or on a stack it belongs to.
bool has_room_for(const Inventory& pack, const Item& item);

/// Whether the Amulet is in the pack.
bool holds_amulet(const Inventory& pack);

/// The stack with a letter; -1 if there is none.
int number_of(const Inventory& pack, char letter);

/// Puts in what there is room for: on its stack, or behind the last of its category, with its old letter if
/// that is free. The number of the stack it is in now.
int put_in(Inventory& pack, Item item);

/// Gives throwing weapons a new random batch, so that they no longer stack with others of their kind.
void part_from_its_like(Item& item, Rng& rng);

/// Takes out a whole stack, or one item of it; other items in use stay in use.
Item take_stack(Inventory& pack, int number);
Item take_one(Inventory& pack, int number);
/// Takes out what `Drop` puts down: all of a stack of weapons or gems, one of anything else.
Item take_handful(Inventory& pack, int number);

/// Takes out what is neither worn nor wielded, each stack as likely as any other (rules/terrain.md 11.2).
/// None if there is nothing loose.
std::optional<Item> take_loose_item(Inventory& pack, Rng& rng);

}  // namespace cellophane
