#pragma once

#include "protocol/event.h"
#include "view/effects.h"

namespace cellophane {

/// Who watches what happens, and how.
struct Watching {
    /// Where the hero is: events do not say.
    Pos hero;
    /// Whether blows and what they bring are worth a flash.
    bool wounds = true;
};

/// Lets the effects show an event, if there is anything to see in it: flares and flashes, what flies, the
/// strokes of whips and spears, and the colours of whoever is hit or stricken (rules/interface.md 12;
/// tables/ui_colors.tsv). What the hero's own wounds come to is for the end of his turn.
void show(Effects& effects, const Event& event, const Watching& watching);

/// How strongly somebody flashes whom it cost so much: the more of him it took, the more.
int flash_of_wound(int damage, int max_health);

}  // namespace cellophane
