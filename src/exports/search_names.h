#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "exports/catalog.h"
#include "kit/base/result.h"

namespace cellophane {

/// Which entries of a catalog a name in a search means. Empty members: any.
struct SearchSubject {
    Find what{};
    std::string_view category{};
    std::string_view kind{};
    std::string_view runic{};

    bool means(const CatalogEntry& entry) const;
};

/// What a search may look for: everything a catalog lists, and items by their rune.
enum class Sought : std::uint8_t { Item, Ally, Monster, Machine, Altar, Runic, count };

/// "item", "ally", "monster", "machine", "altar", "runic"; `Sought::count`: none of them.
Sought sought_named(std::string_view word);

/// Every name that `subject_named` takes for one thing, categories first, as people are offered them.
std::vector<std::string> names_to_choose(Sought sought);

/// The subject of a name: a kind, a category, or, for item names that several categories share, both ("scroll
/// of negation"). Capitals do not matter. The problem's message ends no sentence: it says what is wrong and
/// what is near.
Result<SearchSubject> subject_named(Sought sought, std::string_view name);

/// What an item or a creature can have that goes by a name.
enum class NamedProperty : std::uint8_t { Runic, Foe, Mutation, count };

/// "runic", "foe", "mutation"; `NamedProperty::count`: none of them.
NamedProperty named_property(std::string_view word);

/// The name as the tables spell it, or a problem as of `subject_named`.
Result<std::string_view> property_named(NamedProperty property, std::string_view name);

}  // namespace cellophane
