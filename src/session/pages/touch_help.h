#pragma once

#include <vector>

#include "view/panels.h"

namespace cellophane {

/// Help without a keyboard: touches on the map and on the web page's buttons.
std::vector<PageRow> touch_help_rows();

}  // namespace cellophane
