#pragma once

#include "play/turn/level_context.h"

namespace cellophane {

/// The chance in percent that a creature in search of a target considers one it cannot see.
inline constexpr int percent_for_the_unseen = 33;

/// A creature that takes its turn. Each action sets the ticks until its next turn; functions that try an
/// action return whether it was taken.
struct Acting {
    Turn& turn;
    LevelContext& living;
    Monster& self;

    Game& game() const { return turn.game; }
    VisitedLevel& place() const { return turn.game.here(); }
    Level& level() const { return turn.game.here().level; }
    const TerrainLayers& layers() const { return level().layers; }
    Rng& rng() const { return turn.game.play; }
    Pos hero() const { return turn.game.hero.at; }
    bool is_in_heros_view() const { return place().known.in_view.test(self.at); }

    /// Charges the time of a move.
    void spend_move() const { self.vitals.ticks = self.move_ticks(); }
    void spend_attack() const { self.vitals.ticks = self.attack_ticks(); }
    /// Charges the time of a spell: that of an attack, or twice that for slow casters.
    void spend_cast() const {
        self.vitals.ticks = self.attack_ticks() * (self.is(Behavior::CastsSlowly) ? 2 : 1);
    }
    /// Charges a third of a move (at least 1 tick) for a turn without an action.
    void wait() const { self.vitals.ticks = std::max(1, self.move_ticks() / 3); }
};

}  // namespace cellophane
