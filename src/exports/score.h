#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "exports/condition.h"

namespace cellophane {

/// What dungeons are ranked by, as in `3 * count(item, "life", 1..10) - item("plate armor")`: counts, and
/// depths where something lies first, which are one below the deepest if it lies nowhere (docs/catalog.md).
class Score {
public:
    /// A problem's message begins with the column.
    static Result<Score> parse(std::string_view text, Range depths);

    Condition::Tallies nothing_found() const { return terms_.nothing_found(); }
    void note(Condition::Tallies& tallies, const LevelCatalog& level) const { terms_.note(tallies, level); }
    bool speaks_of(const CatalogEntry& entry, int depth) const { return terms_.speaks_of(entry, depth); }

    /// Whether levels below a depth can change it no more.
    bool is_settled(const Condition::Tallies& tallies, int seen) const;
    std::int64_t value(const Condition::Tallies& tallies) const;

private:
    friend class ConditionParser;

    struct Part {
        std::int64_t factor = 1;
        std::size_t term = 0;
    };

    /// Its terms alone: nothing is asked of them.
    Condition terms_;
    std::vector<Part> parts_;
    std::int64_t constant_ = 0;
};

}  // namespace cellophane
