#pragma once

#include <optional>

#include "play/lighting/light_cache.h"
#include "play/lighting/miners_light.h"
#include "world/game.h"

namespace cellophane {

/// The hero's own light, in a scene.
class HeroLight {
public:
    HeroLight(const LightScene& scene, LightCache& cache)
        : scene_{scene},
          blocking_{cache.blocking()},
          shares_{cache.miners_shares({scene.own.color.red, scene.own.color.green, scene.own.color.blue})},
          falloff_{cache.miners_falloff[scene.under_water ? 1 : 0]} {
        falloff_.prepare(scene.own.radius_hundredths, scene.own.fade_percent);
    }

    /// The light it gives a cell within reach.
    const Illumination& at(Pos cell) const {
        const Pos off = cell - scene_.hero;
        return shares_.of_percent[falloff_.percent_at(off.x * off.x + off.y * off.y)];
    }
    bool takes_light_away() const {
        const Tint& color = scene_.own.color;
        return color.red < 0 || color.green < 0 || color.blue < 0;
    }
    /// The cells it reaches: those in view, up to its limit.
    BitGrid reached() const { return within(falloff_.limit()); }
    /// Those of them where it alone is enough to see by.
    BitGrid enough() const { return within(falloff_.furthest_of(static_cast<int>(shares_.enough_alone))); }

private:
    /// The cells in view up to a squared distance, which may be the limit.
    BitGrid within(int squared) const;
    /// Whether it reaches a cell exactly at its limit, which depends on the way there.
    bool reaches_its_edge_at(Pos at) const;

    const LightScene& scene_;
    const BitGrid& blocking_;
    const LightCache::MinersShares& shares_;
    LightFalloff& falloff_;
    /// The field of view of exactly its radius; made on first use.
    mutable std::optional<BitGrid> exact_;
};

/// What modifies the hero's own light at present.
LampState lamp_of(const Game& game);

}  // namespace cellophane
