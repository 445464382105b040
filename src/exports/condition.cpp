#include "exports/condition.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <utility>

#include "content/blueprints.h"

namespace cellophane {

namespace {

/// Deeper than every depth: where nothing is found. More than any count as well.
constexpr std::int64_t endless = std::numeric_limits<std::int64_t>::max();

/// The vaults of which one thing may be taken, and other rooms that reward: all hold what is worth a search.
bool is_in_vault(const CatalogEntry& entry) {
    return std::any_of(blueprint_rows.begin(), blueprint_rows.end(), [&](const BlueprintRow& row) {
        return row.role == Role::Reward && row.name == entry.blueprint;
    });
}

Verdict verdict_of(bool surely, bool surely_not) {
    return surely ? Verdict::Yes : surely_not ? Verdict::No : Verdict::Open;
}

}  // namespace

bool Condition::Demand::is_met_by(const CatalogEntry& entry) const {
    const auto is_met = [&](const std::optional<int>& value) {
        return value && compared(*value, *value, relation, number) == Verdict::Yes;
    };
    switch (property) {
        case Property::Enchant:
            return is_met(entry.enchant);
        case Property::Charges:
            return is_met(entry.charges);
        case Property::Vault:
            return is_in_vault(entry);
        case Property::Runic:
            return entry.runic == name;
        case Property::Foe:
            return entry.foe == name;
        case Property::Mutation:
            return entry.mutation == name;
    }
    return false;
}

bool Condition::Thing::means(const CatalogEntry& entry) const {
    return subject.means(entry) && std::all_of(demands.begin(), demands.end(),
                                               [&](const Demand& demand) { return demand.is_met_by(entry); });
}

bool Condition::Term::means(const CatalogEntry& entry) const {
    const bool has_place = things.size() == 1 || is_in_vault(entry);
    return has_place &&
           std::any_of(things.begin(), things.end(), [&](const Thing& thing) { return thing.means(entry); });
}

namespace {

/// Whether each thing from `next` on can be one of the entries, no entry for two of them. A few things alone
/// are ever asked for, so trying all ways takes no time.
template <class Things>
bool are_all_among(const Things& things, std::size_t next, std::vector<const CatalogEntry*> entries) {
    if (next == things.size()) return true;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (!things[next].means(*entries[i])) continue;
        std::vector<const CatalogEntry*> others = entries;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        if (are_all_among(things, next + 1, std::move(others))) return true;
    }
    return false;
}

}  // namespace

std::int64_t Condition::Term::count_in(const LevelCatalog& level) const {
    std::int64_t sum = 0;
    if (things.size() == 1) {
        for (const CatalogEntry& entry : level.entries)
            if (things[0].means(entry)) sum += entry.quantity.value_or(1);
        return sum;
    }
    for (const CatalogEntry& vault : level.entries) {
        if (vault.what != Find::Machine || !is_in_vault(vault)) continue;
        std::vector<const CatalogEntry*> held;
        for (const CatalogEntry& entry : level.entries)
            if (entry.machine == vault.machine && entry.what != Find::Machine && means(entry))
                held.push_back(&entry);
        sum += are_all_among(things, 0, std::move(held));
    }
    return sum;
}

void Condition::note(Tallies& tallies, const LevelCatalog& level) const {
    for (std::size_t i = 0; i < terms_.size(); ++i) {
        const Term& term = terms_[i];
        if (!term.depths.has(level.depth)) continue;
        const std::int64_t count = term.count_in(level);
        tallies[i].count += count;
        if (count > 0 && tallies[i].first_depth == 0) tallies[i].first_depth = level.depth;
    }
}

bool Condition::speaks_of(const CatalogEntry& entry, int depth) const {
    return std::any_of(terms_.begin(), terms_.end(),
                       [&](const Term& term) { return term.depths.has(depth) && term.means(entry); });
}

Verdict Condition::verdict(const Tallies& tallies, int seen) const {
    return nodes_.empty() ? Verdict::Yes : of(nodes_.size() - 1, tallies, seen);
}

Verdict Condition::of(std::size_t node, const Tallies& tallies, int seen) const {
    const Node& here = nodes_[node];
    if (here.joint == Joint::Term) return of(terms_[here.left], tallies[here.left], seen);
    const Verdict left = of(here.left, tallies, seen);
    if (here.joint == Joint::Not)
        return left == Verdict::Open ? left : left == Verdict::Yes ? Verdict::No : Verdict::Yes;
    const Verdict right = of(here.right, tallies, seen);
    return here.joint == Joint::And ? std::min(left, right) : std::max(left, right);
}

Verdict Condition::of(const Term& term, const Tally& tally, int seen) const {
    // The number lies between these two, whatever the levels below hold.
    std::int64_t least = tally.count;
    std::int64_t most = seen >= term.depths.most ? tally.count : endless;
    if (!term.counts) {
        const bool found = tally.first_depth > 0;
        least = found                      ? tally.first_depth
                : seen >= term.depths.most ? endless
                                           : std::max(seen + 1, term.depths.least);
        most = found ? tally.first_depth : endless;
    }
    return compared(least, most, term.relation, term.number);
}

Verdict Condition::compared(std::int64_t least, std::int64_t most, Relation relation, std::int64_t number) {
    switch (relation) {
        case Relation::AtMost:
            return verdict_of(most <= number, least > number);
        case Relation::Below:
            return verdict_of(most < number, least >= number);
        case Relation::AtLeast:
            return verdict_of(least >= number, most < number);
        case Relation::Above:
            return verdict_of(least > number, most <= number);
        case Relation::Equal:
            return verdict_of(least == number && most == number, number < least || most < number);
        case Relation::Unequal:
            return verdict_of(number < least || most < number, least == number && most == number);
    }
    return Verdict::No;
}

}  // namespace cellophane
