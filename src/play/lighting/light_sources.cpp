#include "play/lighting/light_sources.h"

#include <cstdint>

#include "content/mutations.h"
#include "play/lighting/hero_light.h"
#include "play/lighting/light_casting.h"
#include "play/perception/telepathy.h"

namespace cellophane {

namespace {

/// Creatures made of fire have a light of their own.
bool has_caught_fire(const Monster& monster) {
    return monster.vitals.statuses.has(Status::Burning) && !monster.is(Behavior::EverBurning);
}

/// Finds all light that may get to where the hero looks.
class Gathering {
public:
    Gathering(Game& game, const ActiveTerrain& ground, LightCache& cache)
        : game_{game}, ground_{ground}, cache_{cache}, scene_{cache.scene} {}

    void gather() {
        const Level& level = game_.here().level;
        scene_.view = game_.here().known.in_view;
        scene_.shown = scene_.view | game_.here().known.sensed;
        scene_.bounds = scene_.shown.bounds();
        find_obstacles(game_, ground_, cache_);
        const LampState lamp = lamp_of(game_);
        scene_.hero = game_.hero.at;
        scene_.own = miners_light(long_depth(game_.variant, game_.depth), lamp);
        scene_.under_water = lamp.under_water;
        scene_.glows.clear();
        gather_from_terrain(level.layers);
        if (lamp.burning) gather_from_somebody(Light::BurningCreature, game_.hero.at);
        gather_from_monsters(level.monsters);
    }

private:
    void gather_from_terrain(const TerrainLayers& layers) {
        const BitGrid glowing = glowing_cells(layers);
        if (glowing.none()) return;
        const int height = layers.size().height;
        glowing.for_each([&](Pos at) {
            const int index = at.x * height + at.y;
            for (std::size_t k = 0; k < every_layer.size(); ++k) {
                const Light light = cache_.light_of(layers.grids[k].data()[index]);
                if (light == Light::NoLight) continue;
                const LightCache::Source& source = cache_.source(light);
                if (may_matter(source, at)) scene_.glows.push_back(drawn(source, at, k, game_.flicker));
            }
        });
    }

    /// The cells from which light may get to shown cells, and perhaps some more.
    BitGrid glowing_cells(const TerrainLayers& layers) {
        BitGrid glowing = ground_.glowing();
        BitGrid shining = ground_.shining();
        if (ground_.has_gas()) shining |= cache_.glowing_gas(layers[Layer::Gas], scene_.bounds);
        if (glowing.none() && shining.none()) return glowing;
        cache_.look_around(scene_.shown, scene_.bounds);
        glowing &= cache_.around(LightCache::furthest_around);
        return glowing |= shining;
    }

    /// Whether a light can get to any shown cell. Others draw nothing from the flicker stream, as they cannot
    /// be seen.
    bool may_matter(const LightCache::Source& source, Pos at) const {
        if (source.reach <= LightCache::furthest_around) return cache_.around(source.reach).test(at);
        return may_reach(scene_.shown, scene_.bounds, at, source.reach);
    }

    void gather_from_monsters(const Monsters& monsters) {
        for (const Monster& monster : monsters) {
            if (is_felt(game_, monster)) gather_from_somebody(Light::Telepathy, monster.at);
            // Submerged creatures give no light.
            if (monster.is_dormant() || monster.vitals.submerged) continue;
            gather_from_somebody(
                monster.has(MonsterMark::Spectral) ? Light::SpectralImage : monster.row().light, monster.at);
            if (monster.mutation) gather_from_somebody(mutation_rows[*monster.mutation].light, monster.at);
            if (has_caught_fire(monster)) gather_from_somebody(Light::BurningCreature, monster.at);
            if (monster.has(MonsterMark::SacrificeTarget))
                gather_from_somebody(Light::SacrificeMark, monster.at);
        }
    }

    void gather_from_somebody(Light light, Pos at) {
        if (light == Light::NoLight) return;
        const LightCache::Source& source = cache_.source(light);
        if (may_reach(scene_.shown, scene_.bounds, at, source.reach))
            scene_.glows.push_back(drawn(source, at, LightCache::by_somebody, game_.flicker));
    }

    Game& game_;
    const ActiveTerrain& ground_;
    LightCache& cache_;
    LightScene& scene_;
};

}  // namespace

void gather_light(Game& game, const ActiveTerrain& ground, LightCache& cache) {
    Gathering{game, ground, cache}.gather();
}

void find_obstacles(const Game& game, const ActiveTerrain& ground, LightCache& cache) {
    LightScene& scene = cache.scene;
    cache.refresh(ground.opaque());
    scene.creatures = BitGrid{cache.blocking().size()};
    scene.creatures.set_if_inside(game.hero.at);
    for (const Monster& monster : game.here().level.monsters)
        if (!monster.is_dormant()) scene.creatures.set_if_inside(monster.at);
    scene.obstacles = cache.blocking() | scene.creatures;
}

Glow drawn(const LightCache::Source& source, Pos at, std::size_t carrier, Rng& rng) {
    Glow glow{.at = at, .light = source.row->kind, .carrier = static_cast<std::uint8_t>(carrier)};
    const Range& radius = source.row->radius_hundredths;
    glow.radius_hundredths = rng.uniform(radius.least, radius.most);
    const Tint& color = source.color;
    const int all = rng.uniform(0, color.random_all);
    glow.color.red = color.red + all + rng.uniform(0, color.random_red);
    glow.color.green = color.green + all + rng.uniform(0, color.random_green);
    glow.color.blue = color.blue + all + rng.uniform(0, color.random_blue);
    glow.keeps_shadows = source.row->kind == Light::Telepathy;
    return glow;
}

bool may_reach(const BitGrid& wanted, const BitGrid::Bounds& bounds, Pos at, int reach) {
    if (at.x + reach < bounds.low.x || at.x - reach > bounds.high.x || at.y + reach < bounds.low.y ||
        at.y - reach > bounds.high.y)
        return false;
    return meet_within(wanted, wanted, at, reach);
}

}  // namespace cellophane
