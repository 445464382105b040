#pragma once

#include <vector>

#include "view/panels.h"

namespace cellophane {

/// The lines of the help page about signs on the map and behind names.
std::vector<PageRow> sign_legend_rows();

}  // namespace cellophane
