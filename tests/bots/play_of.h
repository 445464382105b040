#pragma once

#include <memory>

#include "play/play.h"
#include "play/scenario.h"

namespace cellophane {

/// The game of a drawn level, for whoever plays it through its public face.
inline Play play_of(const Scenario& s) {
    return Play::resumed(std::make_unique<Game>(s.game));
}

}  // namespace cellophane
