#pragma once

#include <cassert>

#include "play/turn/parties.h"
#include "play/turn/turn.h"
#include "world/environment/surroundings.h"

namespace cellophane {

/// The hero's level during a turn: what the turn reports, and the level's surroundings, whose changes
/// somebody else turns into what happens to creatures and items (`LivingLevel`, play/effects/living_level.h).
class LevelContext {
public:
    LevelContext(const LevelContext&) = delete;
    LevelContext& operator=(const LevelContext&) = delete;

    Turn& turn() const { return turn_; }
    Game& game() const { return turn_.game; }
    Level& level() const { return level_; }
    Surroundings& around() { return around_; }
    const Surroundings& around() const { return around_; }
    const TerrainLayers& ground() const { return around_.ground(); }
    void emit(const Event& event) { turn_.emit(event); }

    /// Whether the hero sees this cell.
    bool is_seen(Pos at) const { return turn_.game.here().known.visible.test(at); }
    /// Whether the hero or a creature is in terrain that has any of these.
    bool is_in(Actor& who, TerrainProperties any) const { return ground().has(who.at, any); }
    /// Whether a web or a wall holds it, so that it neither falls, drowns nor sinks.
    bool is_held_up(Actor& who) const;

    /// Runs an effect of the ground. Terrain that appears under a creature may change again because of it, so
    /// effects nest; an endless chain is a fault in the tables.
    template <typename Effect>
    void nest(const Effect& effect) {
        constexpr int deepest_effect = 100;
        assert(depth_ < deepest_effect && "effects of the ground set each other off without end");
        ++depth_;
        effect();
        --depth_;
    }

protected:
    LevelContext(Turn& turn, LevelCreatures& creatures);
    ~LevelContext() = default;

private:
    Turn& turn_;
    Level& level_;
    Surroundings around_;
    /// Current depth of nested effects.
    int depth_ = 0;
};

}  // namespace cellophane
