#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "exports/catalog_run.h"

namespace cellophane {

/// A dungeon of which a condition is true.
struct SearchHit {
    std::uint64_t seed = 1;
    /// The levels that hold something of what the condition or the score speaks of, with that alone, as far
    /// down as it took to tell.
    std::vector<LevelCatalog> found;
    /// Of a search that ranks.
    std::optional<std::int64_t> score{};
};

/// Goes through dungeons as a catalog does, but only for their seeds: each is left as soon as the condition
/// is decided, either way, and where it is true the score as well.
class SearchRun {
public:
    explicit SearchRun(CatalogRequest request);

    bool done() const { return walk_.done(); }

    /// Digs one more level; a hit, if that decided it.
    Result<std::optional<SearchHit>> next();

    /// Dungeons that are decided.
    std::uint64_t seeds_done() const { return walk_.seeds_done(); }

private:
    void enter();
    void leave();
    void note(const LevelCatalog& level);

    CatalogRequest request_;
    SeedWalk walk_;
    Condition::Tallies tallies_;
    Condition::Tallies score_tallies_;
    Verdict verdict_ = Verdict::Open;
    std::vector<LevelCatalog> found_;
};

}  // namespace cellophane
