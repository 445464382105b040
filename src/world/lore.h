#pragma once

#include <array>
#include <cstddef>
#include <string>

#include "content/appearances.h"
#include "content/items.h"
#include "kit/base/visitor.h"
#include "kit/rng/rng.h"

namespace cellophane {

/// What the hero knows of a kind of item, wherever he meets one (spec 50, section 1).
struct KindLore {
    bool known = false;
    /// Whether it means well.
    bool polarity_known = false;
    /// What he calls it until it is known; empty: nothing of his own.
    std::string called{};
};

struct Lore {
    std::array<KindLore, static_cast<std::size_t>(ItemKind::count)> kinds{};
    std::array<Look, static_cast<std::size_t>(ItemKind::count)> looks{};

    KindLore& of(ItemKind kind) { return kinds[static_cast<std::size_t>(kind)]; }
    const KindLore& of(ItemKind kind) const { return kinds[static_cast<std::size_t>(kind)]; }
    bool knows(ItemKind kind) const { return item_rows[kind].known || of(kind).known; }
    Look look_of(ItemKind kind) const { return looks[static_cast<std::size_t>(kind)]; }
};

/// Nothing known; looks dealt out by chance, no two kinds of a category alike.
Lore first_lore(Rng rng);

template <class V, Same<KindLore> T>
void visit(V& v, T& kind) {
    v(kind.known, kind.polarity_known, kind.called);
}
template <class V, Same<Lore> T>
void visit(V& v, T& lore) {
    for (auto& kind : lore.kinds) visit(v, kind);
    for (auto& look : lore.looks) v(look);
}

}  // namespace cellophane
