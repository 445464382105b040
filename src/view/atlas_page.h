#pragma once

#include <string>
#include <vector>

#include "protocol/observation.h"
#include "screen/frame.h"
#include "view/buttons.h"
#include "view/cell_painter.h"
#include "view/eyesight.h"
#include "view/layout.h"

namespace cellophane {

/// A level as the hero remembers it, and how it stands to the one he is on.
struct AtlasPage {
    const Observation& level;
    /// Levels from where he is: -2 is two above.
    int below = 0;
    Eyesight eyes{};
    /// Whether anybody is told which keys there are.
    bool keys = true;
    /// The title keeps within what is in sight.
    Window window{};
};

inline constexpr Button atlas_buttons[] = {{"Above (<)", "<"}, {"Below (>)", ">"}, {"Back (esc)", "Escape"}};

/// The whole screen: the map, beside it what was left on it.
Frame paint_atlas(const AtlasPage& page, CellPainter& painter);

/// "Depth 3, as you remember it, two levels above you."
std::string atlas_title(const AtlasPage& page);

/// What was left where, for those who do not see the map.
std::vector<std::string> atlas_told(const Observation& level);

}  // namespace cellophane
