#include "exports/search_names.h"

#include <algorithm>
#include <vector>

#include "content/mutations.h"
#include "content/runes.h"
#include "exports/table_names.h"
#include "kit/base/parse.h"
#include "kit/base/quote.h"

namespace cellophane {

namespace {

constexpr std::string_view property_words[] = {"runic", "foe", "mutation"};
constexpr std::string_view sought_names[] = {"item", "ally", "monster", "machine", "altar", "runic"};

struct Named {
    std::string name;
    SearchSubject subject;
};

/// Potions, scrolls and the like are called "scroll of negation"; a sword is a sword.
bool is_called_after_category(ItemCategory category) {
    switch (category) {
        case ItemCategory::Potion:
        case ItemCategory::Scroll:
        case ItemCategory::Staff:
        case ItemCategory::Wand:
        case ItemCategory::Ring:
        case ItemCategory::Charm:
            return true;
        case ItemCategory::Food:
        case ItemCategory::Weapon:
        case ItemCategory::Armor:
        case ItemCategory::Gold:
        case ItemCategory::Amulet:
        case ItemCategory::Gem:
        case ItemCategory::Key:
        case ItemCategory::count:
            break;
    }
    return false;
}

std::vector<Named> item_names() {
    std::vector<Named> names;
    for (const CategoryRow& row : category_rows)
        names.push_back({std::string{row.name}, {.what = Find::Item, .category = row.name}});
    for (const ItemRow& row : item_rows) {
        const std::string_view category = category_rows[row.category].name;
        const SearchSubject subject{.what = Find::Item, .category = category, .kind = row.name};
        names.push_back({std::string{row.name}, subject});
        if (is_called_after_category(row.category))
            names.push_back({std::string{category}.append(" of ").append(row.name), subject});
    }
    return names;
}

std::vector<Named> creature_names(Find what) {
    std::vector<Named> names;
    if (what == Find::Ally) names.push_back({"captive", {.what = what, .category = "captive"}});
    for (int i = 0; i < static_cast<int>(MonsterGroup::count); ++i) {
        const auto group = static_cast<MonsterGroup>(i);
        if (group == MonsterGroup::Hero) continue;
        names.push_back({std::string{table_name(group)}, {.what = what, .category = table_name(group)}});
    }
    for (const MonsterRow& row : monster_rows)
        if (row.group != MonsterGroup::Hero)
            names.push_back({std::string{row.name}, {.what = what, .kind = row.name}});
    return names;
}

std::vector<Named> machine_names() {
    std::vector<Named> names;
    for (int i = 0; i < static_cast<int>(Role::count); ++i) {
        const std::string_view role = table_name(static_cast<Role>(i));
        names.push_back({std::string{role}, {.what = Find::Machine, .category = role}});
    }
    for (const BlueprintRow& row : blueprint_rows)
        if (row.kind != Blueprint::None)
            names.push_back({std::string{row.name}, {.what = Find::Machine, .kind = row.name}});
    return names;
}

std::vector<Named> altar_names() {
    std::vector<Named> names;
    for (std::string_view category : {"commutation", "resurrection", "sacrifice"})
        names.push_back({std::string{category}, {.what = Find::Altar, .category = category}});
    return names;
}

/// As the tables spell them, which lasts.
std::vector<std::string_view> names_of(NamedProperty property) {
    std::vector<std::string_view> names;
    const auto add = [&](const auto& rows) {
        for (const auto& row : rows)
            if (std::find(names.begin(), names.end(), row.name) == names.end()) names.push_back(row.name);
    };
    switch (property) {
        case NamedProperty::Runic:
            // Weapons and armor share one of them.
            add(weapon_rune_rows);
            add(armor_rune_rows);
            break;
        case NamedProperty::Foe:
            add(monster_class_rows);
            break;
        case NamedProperty::Mutation:
            add(mutation_rows);
            break;
        case NamedProperty::count:
            break;
    }
    return names;
}

std::vector<Named> rune_names() {
    std::vector<Named> names;
    for (const std::string_view rune : names_of(NamedProperty::Runic))
        names.push_back({std::string{rune}, {.what = Find::Item, .runic = rune}});
    return names;
}

std::vector<Named> names_of(Sought sought) {
    switch (sought) {
        case Sought::Item:
            return item_names();
        case Sought::Ally:
            return creature_names(Find::Ally);
        case Sought::Monster:
            return creature_names(Find::Monster);
        case Sought::Machine:
            return machine_names();
        case Sought::Altar:
            return altar_names();
        case Sought::Runic:
            return rune_names();
        case Sought::count:
            break;
    }
    return {};
}

/// How many letters have to be put in, left out or changed to make one word of the other.
std::size_t misspellings(std::string_view one, std::string_view other) {
    std::vector<std::size_t> above(other.size() + 1);
    for (std::size_t j = 0; j <= other.size(); ++j) above[j] = j;
    for (std::size_t i = 1; i <= one.size(); ++i) {
        std::size_t corner = above[0];
        above[0] = i;
        for (std::size_t j = 1; j <= other.size(); ++j) {
            const std::size_t changed = corner + (one[i - 1] == other[j - 1] ? 0 : 1);
            corner = above[j];
            above[j] = std::min({above[j] + 1, above[j - 1] + 1, changed});
        }
    }
    return above[other.size()];
}

/// How far a name is from what was asked for: by its letters, by those of one of its words, or with one
/// inside the other.
std::size_t distance(std::string_view name, std::string_view wanted) {
    std::size_t nearest = misspellings(name, wanted);
    const auto part = [&](std::size_t far) { nearest = std::min(nearest, far + 1); };
    for (std::size_t begin = 0; begin < name.size();) {
        const std::size_t end = std::min(name.find(' ', begin), name.size());
        part(misspellings(name.substr(begin, end - begin), wanted));
        begin = end + 1;
    }
    constexpr std::size_t shortest_part = 3;
    const bool contains = wanted.size() >= shortest_part && name.find(wanted) != std::string_view::npos;
    const bool contained = name.size() >= shortest_part && wanted.find(name) != std::string_view::npos;
    if (contains || contained) part(1);
    return nearest;
}

/// What documents and players call what the tables call otherwise.
struct Byname {
    Sought sought;
    std::string_view byname;
    std::string_view name;
};
constexpr Byname bynames[] = {{Sought::Machine, "vault", "reward"}, {Sought::Machine, "vaults", "reward"}};

/// The name in the tables for a byname; empty if it is none.
std::string_view name_for(Sought sought, std::string_view wanted) {
    for (const Byname& row : bynames)
        if (row.sought == sought && row.byname == wanted) return row.name;
    return {};
}

/// Up to three names like the one that was asked for, the nearest first: "\"unicorn\" or \"ifrit\"".
std::string near_names(const std::vector<Named>& names, std::string_view wanted) {
    struct Near {
        std::size_t distance;
        std::string name;
    };
    std::vector<Near> near;
    for (const Named& named : names) {
        const std::size_t far = distance(lowered(named.name), wanted);
        if (far <= std::max<std::size_t>(2, wanted.size() / 3) && far < wanted.size())
            near.push_back({far, named.name});
    }
    std::stable_sort(near.begin(), near.end(),
                     [](const Near& a, const Near& b) { return a.distance < b.distance; });
    std::string list;
    for (std::size_t i = 0; i < near.size() && i < 3; ++i)
        list.append(i == 0 ? "" : " or ").append("\"").append(near[i].name).append("\"");
    return list;
}

/// The names there are, where they are few.
std::string all_names(const std::vector<Named>& names) {
    constexpr std::size_t most = 24;
    if (names.size() > most) return "docs/catalog.md lists the names";
    std::string list = "there are ";
    for (std::size_t i = 0; i < names.size(); ++i)
        list.append(i == 0 ? "" : i + 1 < names.size() ? ", " : " and ").append(names[i].name);
    return list;
}

constexpr std::size_t longest_name = 100;

Problem no_such_name(const std::string& what, std::string_view name, std::string_view meant,
                     const std::vector<Named>& names) {
    const std::string wanted = lowered(name.substr(0, longest_name));
    const std::string near = meant.empty() ? near_names(names, wanted) : quoted(meant);
    const std::string hint = near.empty() ? all_names(names) : "perhaps " + near;
    return {"bad-where", "there is no " + what + " " + quoted(name) + "; " + hint};
}

}  // namespace

NamedProperty named_property(std::string_view word) {
    const auto* found = std::find(std::begin(property_words), std::end(property_words), word);
    return static_cast<NamedProperty>(found - std::begin(property_words));
}

Result<std::string_view> property_named(NamedProperty property, std::string_view name) {
    std::vector<Named> names;
    for (const std::string_view known : names_of(property)) {
        if (name.size() <= longest_name && lowered(known) == lowered(name)) return known;
        names.push_back({std::string{known}, {}});
    }
    return no_such_name(std::string{property_words[static_cast<std::size_t>(property)]}, name, {}, names);
}

bool SearchSubject::means(const CatalogEntry& entry) const {
    return entry.what == what && (category.empty() || entry.category == category) &&
           (kind.empty() || entry.kind == kind) && (runic.empty() || entry.runic == runic);
}

Sought sought_named(std::string_view word) {
    const auto* found = std::find(std::begin(sought_names), std::end(sought_names), word);
    return static_cast<Sought>(found - std::begin(sought_names));
}

std::vector<std::string> names_to_choose(Sought sought) {
    const std::vector<Named> names = names_of(sought);
    std::vector<std::string> choice;
    for (const Named& named : names) {
        const auto is_same = [&](const Named& other) { return lowered(other.name) == lowered(named.name); };
        if (std::count_if(names.begin(), names.end(), is_same) == 1) choice.push_back(named.name);
    }
    return choice;
}

Result<SearchSubject> subject_named(Sought sought, std::string_view name) {
    const std::string what{sought_names[static_cast<std::size_t>(sought)]};
    const std::string wanted = lowered(name.substr(0, longest_name));
    const std::vector<Named> names = names_of(sought);
    std::vector<SearchSubject> found;
    for (const Named& named : names)
        if (lowered(named.name) == wanted && name.size() <= longest_name) found.push_back(named.subject);
    if (found.size() == 1) return found.front();
    if (found.empty()) return no_such_name(what, name, name_for(sought, wanted), names);
    std::string full;
    for (const SearchSubject& subject : found)
        full.append(full.empty() ? "\"" : " or \"")
            .append(subject.category)
            .append(" of ")
            .append(subject.kind)
            .append("\"");
    return Problem{"bad-where", quoted(name) + " is the name of several items; write " + full};
}

}  // namespace cellophane
