#pragma once

#include "play/effects/level_context.h"

namespace cellophane {

/// The chance that somebody finds whom he cannot see, every time he looks for somebody to go for.
inline constexpr int percent_for_the_unseen = 33;

/// A creature whose turn it is. Whatever it does sets the ticks until its next turn; a function that is tried
/// returns whether it did anything.
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

    /// It has moved, or spent the time of a move.
    void spend_move() const { self.vitals.ticks = self.move_ticks(); }
    void spend_attack() const { self.vitals.ticks = self.attack_ticks(); }
    /// It has cast something, which takes some creatures twice as long as a blow.
    void spend_cast() const {
        self.vitals.ticks = self.attack_ticks() * (self.is(Behaviour::CastsSlowly) ? 2 : 1);
    }
    /// Nothing came of its turn.
    void wait() const { self.vitals.ticks = std::max(1, self.move_ticks() / 3); }
};

}  // namespace cellophane
