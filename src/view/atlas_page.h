#pragma once

#include <string>
#include <vector>

#include "protocol/observation.h"
#include "screen/frame.h"
#include "view/buttons.h"
#include "view/cell_painter.h"
#include "view/color_vision.h"
#include "view/layout.h"

namespace cellophane {

/// A level as the hero remembers it, and where it is from the hero's own.
struct AtlasPage {
    const Observation& level;
    /// Levels from where the hero is: -2 is two above.
    int below = 0;
    Eyesight eyes{};
    /// The player has a keyboard, so that keys are named.
    bool keys = true;
    /// The part of the screen in sight, which the title keeps within.
    Window window{};
};

inline constexpr Button atlas_buttons[] = {{"Above (<)", "<"}, {"Below (>)", ">"}, {"Back (esc)", "Escape"}};

/// The whole screen: the map, beside it what was left on it.
Frame paint_atlas(const AtlasPage& page, CellPainter& painter);

/// "Depth 3, as you remember it, two levels above you."
std::string atlas_title(const AtlasPage& page);

/// The things on the level and where they are, for screen readers.
std::vector<std::string> describe_atlas(const Observation& level);

}  // namespace cellophane
