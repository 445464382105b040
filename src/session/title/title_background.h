#pragma once

#include "screen/frame.h"

namespace cellophane {

struct TitleContext;

/// What stands behind the menus of the title: the name in flames, a dungeon being dug, the version.
void paint_title_background(Frame& frame, const TitleContext& context);

}  // namespace cellophane
