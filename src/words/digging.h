#pragma once

#include <string>
#include <string_view>

#include "content/own_variant.h"
#include "content/styles.h"
#include "protocol/dig_event.h"
#include "protocol/observation.h"

namespace cellophane {

/// What a stage of digging is about, for a newcomer.
struct StageWords {
    std::string_view stage;
    std::string_view title;
    /// A sentence or two.
    std::string_view line;
    /// What is said at its end: of a number of things, or of nothing.
    std::string_view one = "cell has changed";
    std::string_view many = "cells have changed";
    std::string_view nothing = "Nothing to do here.";
};

StageWords stage_words(Style style, const DungeonVariant& variant, std::string_view stage);

/// A short sentence for an event. `seen` is the level so far. `event.count` is the tickets of the cell for a
/// draw by lot, the number of things made for a stage.
std::string dig_caption(const DigEvent& event, const Observation& seen);

}  // namespace cellophane
