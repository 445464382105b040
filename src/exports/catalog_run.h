#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "content/own_variant.h"
#include "content/ranges.h"
#include "content/styles.h"
#include "content/tunables.h"
#include "dungeon/level_request.h"
#include "exports/catalog.h"
#include "exports/condition.h"
#include "exports/score.h"
#include "exports/seed_walk.h"
#include "kit/base/result.h"

namespace cellophane {

struct CatalogRequest {
    /// Both included; at least 1, and not the wrong way round.
    std::uint64_t first_seed = 1;
    std::uint64_t last_seed = 1;
    Style style = Style::Brogue;
    DungeonVariant variant = Variant::Brogue;
    Size size = standard_size;
    Tuning tuning{};
    /// The depths to list; the levels above are dug as well, because deeper levels depend on them.
    Range depths{shallowest_depth, long_amulet_depth};
    /// Only dungeons that meet it are listed.
    Condition where{};
    /// What a search ranks by; a catalog has no use for it.
    std::optional<Score> score{};
    /// Lists how levels are laid out, not what they hold.
    bool tells_layout = false;

    /// The first dungeon's first level.
    LevelRequest first_level() const {
        return {.seed = first_seed, .style = style, .variant = variant, .size = size, .tuning = tuning};
    }
    CatalogKind kind() const {
        return {.variant = variant,
                .size = size,
                .tuning = tuning,
                .tells_layout = tells_layout,
                .has_score = score.has_value()};
    }
};

/// What cannot be dug: a size that the style cannot fill, a measure that it does not have.
std::optional<Problem> problem_of(const CatalogRequest& request);

/// Walks down one dungeon after the other, a level a step: every level is dug once, and a dungeon is left as
/// soon as the condition cannot come true any more.
/// Of a request without a score.
class CatalogRun {
public:
    explicit CatalogRun(CatalogRequest request);

    bool done() const { return walk_.done(); }

    /// Digs one more level. The levels that can be listed now: usually that level; none while the condition
    /// is open; all levels so far once it turns out true.
    Result<std::vector<LevelCatalog>> next();

    /// Dungeons that were walked to the end, or left.
    std::uint64_t seeds_done() const { return walk_.seeds_done(); }
    /// Those of them, the present dungeon included, that meet the condition.
    std::uint64_t seeds_kept() const { return seeds_kept_; }

private:
    void enter();
    void leave();

    CatalogRequest request_;
    SeedWalk walk_;
    Condition::Tallies tallies_;
    Verdict verdict_ = Verdict::Open;
    /// Levels that wait for the verdict.
    std::vector<LevelCatalog> waiting_;
    std::uint64_t seeds_kept_ = 0;
};

}  // namespace cellophane
