#pragma once

#include "tools/system/windows/api.h"

namespace cellophane {

/// Whether a console draws by control sequences, as terminals do; if so, it does from now on. (Wine's takes
/// the mode and writes the sequences out.)
bool draws_by_sequences(HANDLE console);

}  // namespace cellophane
