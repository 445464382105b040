#pragma once

#include "session/pack_purpose.h"

namespace cellophane {

struct OpenPack {
    PackPurpose purpose = PackPurpose::Look;
    /// The item whose panel is open; 0: none.
    char chosen = 0;
};

}  // namespace cellophane
