#pragma once

#include <array>
#include <cstddef>
#include <string>

#include "content/appearances.h"
#include "content/items.h"
#include "kit/base/visitor.h"
#include "kit/rng/rng.h"

namespace cellophane {

/// What the hero knows of a kind of item, unidentified at first, wherever the hero meets one
/// (rules/items.md 1).
struct KindKnowledge {
    bool known = false;
    /// Whether the hero knows if it is benevolent or malevolent.
    bool polarity_known = false;
    /// What the hero calls it until it is known; empty: the hero has not named it.
    std::string called{};
};

struct ItemKnowledge {
    std::array<KindKnowledge, static_cast<std::size_t>(ItemKind::count)> kinds{};
    std::array<Look, static_cast<std::size_t>(ItemKind::count)> looks{};

    KindKnowledge& of(ItemKind kind) { return kinds[static_cast<std::size_t>(kind)]; }
    const KindKnowledge& of(ItemKind kind) const { return kinds[static_cast<std::size_t>(kind)]; }
    bool knows(ItemKind kind) const { return item_rows[kind].known || of(kind).known; }
    Look look_of(ItemKind kind) const { return looks[static_cast<std::size_t>(kind)]; }
};

/// Nothing known; looks dealt out by chance, no two kinds of a category alike.
ItemKnowledge initial_item_knowledge(Rng rng);

template <class V, Same<KindKnowledge> T>
void visit(V& v, T& kind) {
    v(kind.known, kind.polarity_known, kind.called);
}
template <class V, Same<ItemKnowledge> T>
void visit(V& v, T& item_knowledge) {
    for (auto& kind : item_knowledge.kinds) visit(v, kind);
    for (auto& look : item_knowledge.looks) v(look);
}

}  // namespace cellophane
