#pragma once

#include <vector>

#include "content/items.h"

namespace cellophane {

/// What the hero knows of a kind of item that the hero may have to find out about (rules/items.md 9).
struct KindView {
    ItemKind kind{};
    bool known = false;
    /// Whether the kind is always benevolent or always malevolent; `None`: neither.
    Polarity means = Polarity::None;
    /// How often it is drawn, as a share of all kinds of its category that are unknown too; 0: known, or not
    /// to be told.
    int weight = 0;
    /// That share: the chance that an unknown item of its category is of this kind, in percent.
    int percent = 0;

    friend bool operator==(const KindView&, const KindView&) = default;
};

/// A share in percent, rounded to the nearest: the one place where odds of kinds are rounded.
constexpr int percent_of(int weight, int all) {
    return all > 0 ? (weight * 100 + all / 2) / all : 0;
}

/// All such kinds, in the order of the table.
using Discoveries = std::vector<KindView>;

}  // namespace cellophane
