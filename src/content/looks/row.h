#pragma once

#include "content/looks.h"

namespace cellophane::looks_of {

// Short names for the rows.
using P = Pictogram;

}  // namespace cellophane::looks_of
