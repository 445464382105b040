#pragma once

#include <optional>
#include <string>

#include "content/own_variant.h"
#include "dungeon/audit/fairness.h"
#include "dungeon/descent.h"

namespace cellophane {

/// A variant is played by others only after so many levels of it were found fair.
inline constexpr int levels_of_trial = 1000;

/// Whether the levels of a variant are fair (dungeon/audit/fairness.h): digs dungeons of seed 1, 2 and so on
/// down to the Amulet, and looks at each level. One level a step.
class VariantTrial {
public:
    explicit VariantTrial(const DungeonVariant& variant, Style style = Style::Brogue);

    /// How many levels were looked at.
    int levels() const { return levels_; }
    /// How many are looked at in all: whole dungeons, `levels_of_trial` levels at least.
    int levels_in_all() const { return dungeons_ * depths_; }
    bool is_over() const { return levels_ == levels_in_all() || !flaw_.empty(); }
    /// The next level. Once it is over, nothing.
    void step();

    /// What was found first, with its seed and depth; empty: nothing so far.
    const std::string& flaw() const { return flaw_; }

private:
    DungeonVariant variant_;
    Style style_;
    int depths_;
    int dungeons_;
    int levels_ = 0;
    std::optional<Descent> descent_{};
    std::string flaw_{};
};

}  // namespace cellophane
