#include "exports/condition.h"

#include <algorithm>
#include <limits>
#include <optional>

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
    if (property == Property::Vault) return is_in_vault(entry);
    const std::optional<int> value = property == Property::Enchant ? entry.enchant : entry.charges;
    if (!value) return false;
    return compared(*value, *value, relation, number) == Verdict::Yes;
}

bool Condition::Term::means(const CatalogEntry& entry) const {
    return subject.means(entry) && std::all_of(demands.begin(), demands.end(),
                                               [&](const Demand& demand) { return demand.is_met_by(entry); });
}

void Condition::note(Tallies& tallies, const LevelCatalog& level) const {
    for (std::size_t i = 0; i < terms_.size(); ++i) {
        const Term& term = terms_[i];
        if (!term.depths.has(level.depth)) continue;
        for (const CatalogEntry& entry : level.entries) {
            if (!term.means(entry)) continue;
            tallies[i].count += entry.quantity.value_or(1);
            if (tallies[i].first_depth == 0) tallies[i].first_depth = level.depth;
        }
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
