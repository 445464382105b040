#pragma once

#include <memory>

#include "play/play.h"
#include "play/scenario.h"

namespace cellophane {

/// A drawn level as a game, to be played through the public interface.
inline Play play_of(const Scenario& s) {
    return Play::resumed(std::make_unique<Game>(s.game));
}

}  // namespace cellophane
