#pragma once

#include <vector>

#include "content/items.h"

namespace cellophane {

/// What the hero knows of a kind of item that he may have to find out about (rules/items.md 9).
struct KindView {
    ItemKind kind{};
    bool known = false;
    /// Whether the kind is always benevolent or always malevolent; `None`: neither.
    Polarity means = Polarity::None;
    /// The chance that an unknown item of its category is of this kind, in percent; 0: unknown.
    int percent = 0;

    friend bool operator==(const KindView&, const KindView&) = default;
};

/// All such kinds, in the order of the table.
using Discoveries = std::vector<KindView>;

}  // namespace cellophane
