#pragma once

#include "protocol/event.h"
#include "view/effects.h"

namespace cellophane {

/// How events are shown.
struct Watching {
    /// The hero's cell, which events do not hold.
    Pos hero;
    /// Whether blows, and the states they bring, are shown.
    bool wounds = true;
};

/// Adds the effects of an event, if it has any: flares and flashes, flights, the strokes of whips and spears,
/// and the colors of creatures hit or afflicted (rules/interface.md 12; tables/ui_colors.tsv). The hero's
/// own loss of health is shown at the end of the hero's turn.
void show(Effects& effects, const Event& event, const Watching& watching);

/// The strength of the flash for a loss of health, in percent: 50 and up, the greater its share of the most.
int flash_of_wound(int damage, int max_health);

}  // namespace cellophane
