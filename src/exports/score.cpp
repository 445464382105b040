#include "exports/score.h"

#include <algorithm>

namespace cellophane {

bool Score::is_settled(const Condition::Tallies& tallies, int seen) const {
    return std::all_of(parts_.begin(), parts_.end(), [&](const Part& part) {
        const Condition::Term& term = terms_.terms_[part.term];
        return seen >= term.depths.most || (!term.counts && tallies[part.term].first_depth > 0);
    });
}

std::int64_t Score::value(const Condition::Tallies& tallies) const {
    std::int64_t sum = constant_;
    for (const Part& part : parts_) {
        const Condition::Term& term = terms_.terms_[part.term];
        const Condition::Tally& tally = tallies[part.term];
        const std::int64_t depth = tally.first_depth > 0 ? tally.first_depth : term.depths.most + 1;
        sum += part.factor * (term.counts ? tally.count : depth);
    }
    return sum;
}

}  // namespace cellophane
