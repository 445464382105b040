#pragma once

#include "content/own_variant.h"
#include "screen/frame.h"
#include "view/panels.h"
#include "words/key_labels.h"

namespace cellophane {

/// How to play: on one page where the whole screen is in sight, else in parts. Returns how many.
/// The keys are those that the player has given to the commands.
int paint_lesson(Frame& frame, const PagePart& which, KeySwaps swaps = {},
                 const DungeonVariant& variant = {});

}  // namespace cellophane
