#pragma once

#include <vector>

#include "view/boxes.h"

namespace cellophane {

/// What fingers do, on the dungeon and on the page's buttons: help for those who have no keys.
std::vector<PageRow> touch_help_rows();

}  // namespace cellophane
