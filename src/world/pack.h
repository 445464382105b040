#pragma once

#include <optional>
#include <vector>

#include "kit/base/visitor.h"
#include "kit/rng/rng.h"
#include "world/item.h"

namespace cellophane {

/// What the hero carries (spec 60, section 2.4), and which of it he has in hand and on. Numbers count from 0;
/// -1: none.
struct Pack {
    std::vector<Item> items;
    int wielded = -1;
    int worn = -1;

    bool uses(int number) const { return number == wielded || number == worn; }
};

template <class V, Same<Pack> T>
void visit(V& v, T& pack) {
    v.each(pack.items, [&](auto& item) { visit(v, item); });
    v(pack.wielded, pack.worn);
}

/// What an adventurer sets out with (spec 60, section 2.1): all known for what it is, the dagger in hand, the
/// leather on.
Pack starting_pack();

/// Takes a whole stack out, or one of it; whatever was in hand or on stays so.
Item take_stack(Pack& pack, int number);
Item take_one(Pack& pack, int number);

/// Takes out what is neither worn nor wielded, each stack as likely as any other: one of it, or all of
/// weapons and gems (spec 30, section 11.2). None if there is nothing loose.
std::optional<Item> take_loose_item(Pack& pack, Rng& rng);

}  // namespace cellophane
