#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "content/ranges.h"
#include "exports/catalog.h"
#include "exports/search_names.h"
#include "kit/base/result.h"

namespace cellophane {

enum class Verdict : std::uint8_t { No, Open, Yes };

/// What a search asks of a dungeon, as in `item("plate armor") <= 4 and ally("unicorn") <= 10`
/// (docs/catalog.md has the language).
class Condition {
public:
    /// Asks nothing: every dungeon will do.
    Condition() = default;

    /// `depths` are those the search looks at; a condition about others is refused. A problem's message
    /// begins with the column.
    static Result<Condition> parse(std::string_view text, Range depths);

    /// What has been found of one term, down to a depth.
    struct Tally {
        /// 0: nowhere yet.
        int first_depth = 0;
        std::int64_t count = 0;
    };
    /// One for each term.
    using Tallies = std::vector<Tally>;

    Tallies nothing_found() const { return Tallies(terms_.size()); }
    void note(Tallies& tallies, const LevelCatalog& level) const;
    /// Whether one of its terms counts or looks for such a thing at that depth.
    bool speaks_of(const CatalogEntry& entry, int depth) const;
    /// The verdict once all depths down to `seen` have been noted: most dungeons are ruled out long before
    /// their last level is dug.
    Verdict verdict(const Tallies& tallies, int seen) const;

private:
    friend class ConditionParser;
    friend class Score;

    enum class Relation : std::uint8_t { AtMost, Below, AtLeast, Above, Equal, Unequal };
    /// What is asked besides a name: a number, that it lies in a vault, or the name of something it has.
    enum class Property : std::uint8_t { Enchant, Charges, Vault, Runic, Foe, Mutation };
    struct Demand {
        Property property{};
        Relation relation{};
        std::int64_t number = 0;
        /// Of a rune, a foe or a mutation, as the tables spell it.
        std::string_view name{};

        bool is_met_by(const CatalogEntry& entry) const;
    };
    /// A thing that is looked for.
    struct Thing {
        SearchSubject subject{};
        /// All of them are to be met.
        std::vector<Demand> demands{};

        bool means(const CatalogEntry& entry) const;
    };
    /// A number of the dungeon, and what it is to be.
    struct Term {
        /// Several: one vault is to hold them all.
        std::vector<Thing> things{};
        /// Pieces within a range of depths; if not, the first depth where there is one.
        bool counts = false;
        Range depths{};
        Relation relation{};
        std::int64_t number = 0;

        bool means(const CatalogEntry& entry) const;
        /// Things, or vaults that hold several, of a level.
        std::int64_t count_in(const LevelCatalog& level) const;
    };
    enum class Joint : std::uint8_t { Term, Not, And, Or };
    struct Node {
        Joint joint{};
        /// Of a term: its place in the list. Of the others: nodes.
        std::size_t left = 0;
        std::size_t right = 0;
    };

    explicit Condition(Range depths) : depths_{depths} {}
    /// Of a value that lies between two others.
    static Verdict compared(std::int64_t least, std::int64_t most, Relation relation, std::int64_t number);
    Verdict of(std::size_t node, const Tallies& tallies, int seen) const;
    Verdict of(const Term& term, const Tally& tally, int seen) const;

    Range depths_;
    std::vector<Term> terms_;
    /// The last one is the whole.
    std::vector<Node> nodes_;
};

}  // namespace cellophane
