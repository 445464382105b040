#include "play/turn/level_context.h"

namespace cellophane {

LevelContext::LevelContext(Turn& turn, LevelCreatures& creatures)
    : turn_{turn},
      level_{turn.game.here().level},
      around_{.depth = level_.depth,
              .layers = level_.layers,
              .ownership = level_.ownership,
              .items = level_.items,
              .environment_state = level_.environment_state,
              .rng = turn.game.play,
              .creatures = creatures,
              .scratch = turn.caches.environment} {}

bool LevelContext::is_held_up(Actor& who) const {
    return is_in(who, {TerrainProperty::Entangles, TerrainProperty::BlocksMovement});
}

}  // namespace cellophane
