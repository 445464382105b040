#include "dungeon/audit/variant_trial.h"

#include <cstdint>
#include <vector>

namespace cellophane {

VariantTrial::VariantTrial(const DungeonVariant& variant, Style style)
    : variant_{variant},
      style_{style},
      depths_{amulet_depth(variant)},
      dungeons_{(levels_of_trial + depths_ - 1) / depths_} {}

void VariantTrial::step() {
    if (is_over()) return;
    const auto seed = static_cast<std::uint64_t>(levels_ / depths_ + 1);
    if (levels_ % depths_ == 0)
        descent_.emplace(LevelRequest{.seed = seed, .style = style_, .variant = variant_});
    const int depth = descent_->next_depth();
    const std::string where = "depth " + std::to_string(depth) + " of seed " + std::to_string(seed);
    const Result<Level> level = descent_->next();
    ++levels_;
    if (!level.ok()) {
        flaw_ = where + ": " + level.problem().message;
        return;
    }
    const std::vector<Finding> findings = findings_on(level.value(), style_, variant_);
    if (findings.empty()) return;
    const Finding& first = findings.front();
    flaw_ = where + ": " + std::string{unfairness_rows[first.kind].name} + " at " +
            std::to_string(first.at.x) + "," + std::to_string(first.at.y);
    if (!first.what.empty()) flaw_.append(" (").append(first.what).append(")");
}

}  // namespace cellophane
