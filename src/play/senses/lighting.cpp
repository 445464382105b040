#include "play/senses/lighting.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "content/mutations.h"
#include "kit/grid/field_of_view.h"
#include "play/senses/light_casting.h"
#include "play/senses/rings.h"

namespace cellophane {

namespace {

using Word = BitGrid::Word;

/// Those made of fire shine in their own way.
bool has_caught_fire(const Monster& monster) {
    return monster.vitals.statuses.has(Status::Burning) && !monster.is(Behaviour::EverBurning);
}

/// A light, as chance would have it now.
Glow drawn(const LightCache::Source& source, Pos at, std::size_t carrier, Rng& rng) {
    Glow glow{.at = at, .light = source.row->kind, .carrier = static_cast<std::uint8_t>(carrier)};
    const Range& radius = source.row->radius_hundredths;
    glow.radius_hundredths = rng.uniform(radius.least, radius.most);
    const Tint& colour = source.colour;
    const int all = rng.uniform(0, colour.random_all);
    glow.colour.red = colour.red + all + rng.uniform(0, colour.random_red);
    glow.colour.green = colour.green + all + rng.uniform(0, colour.random_green);
    glow.colour.blue = colour.blue + all + rng.uniform(0, colour.random_blue);
    glow.keeps_shadows = source.row->kind == Light::Telepathy;
    return glow;
}

/// Whether a light can get to any cell that is asked about.
bool may_reach(const BitGrid& wanted, const BitGrid::Bounds& bounds, Pos at, int reach) {
    if (at.x + reach < bounds.low.x || at.x - reach > bounds.high.x || at.y + reach < bounds.low.y ||
        at.y - reach > bounds.high.y)
        return false;
    return meet_within(wanted, wanted, at, reach);
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

/// Finds all light that may get to where the hero looks.
class Gathering {
public:
    Gathering(Game& game, const ActiveTerrain& ground, LightCache& cache)
        : game_{game}, ground_{ground}, cache_{cache}, scene_{cache.scene} {}

    void gather() {
        const Level& level = game_.here().level;
        scene_.view = game_.here().known.in_view;
        scene_.bounds = scene_.view.bounds();
        find_obstacles(game_, ground_, cache_);
        const LampState lamp = lamp_of(game_);
        scene_.hero = game_.hero.at;
        scene_.own = miners_light(game_.depth, lamp);
        scene_.under_water = lamp.under_water;
        scene_.glows.clear();
        gather_from_terrain(level.strata);
        if (lamp.burning) gather_from_somebody(Light::BurningCreature, game_.hero.at);
        gather_from_monsters(level.monsters);
    }

private:
    void gather_from_terrain(const Strata& strata) {
        const BitGrid glowing = glowing_cells(strata);
        if (glowing.none()) return;
        const int height = strata.size().height;
        glowing.for_each([&](Pos at) {
            const int index = at.x * height + at.y;
            for (std::size_t k = 0; k < layers.size(); ++k) {
                const Light light = cache_.light_of(strata.layers[k].data()[index]);
                if (light == Light::NoLight) continue;
                const LightCache::Source& source = cache_.source(light);
                if (may_matter(source, at)) scene_.glows.push_back(drawn(source, at, k, game_.flicker));
            }
        });
    }

    /// All cells of whose light anything may get to where it is asked about, and perhaps some more.
    BitGrid glowing_cells(const Strata& strata) {
        BitGrid glowing = ground_.glowing();
        BitGrid shining = ground_.shining();
        if (ground_.has_gas()) shining |= cache_.glowing_gas(strata[Layer::Gas]);
        if (glowing.none() && shining.none()) return glowing;
        cache_.look_around(scene_.view);
        glowing &= cache_.around(LightCache::furthest_around);
        return glowing |= shining;
    }

    /// Whether a light can get to any cell that is asked about. Those that cannot draw no chances: nobody
    /// could tell.
    bool may_matter(const LightCache::Source& source, Pos at) const {
        if (source.reach <= LightCache::furthest_around) return cache_.around(source.reach).test(at);
        return may_reach(scene_.view, scene_.bounds, at, source.reach);
    }

    void gather_from_monsters(const Monsters& monsters) {
        for (const Monster& monster : monsters) {
            // Water closes over the light of those who dive.
            if (monster.is_dormant() || monster.vitals.submerged) continue;
            gather_from_somebody(
                monster.has(MonsterMark::Spectral) ? Light::SpectralImage : monster.row().light, monster.at);
            if (monster.mutation) gather_from_somebody(mutation_rows[*monster.mutation].light, monster.at);
            if (has_caught_fire(monster)) gather_from_somebody(Light::BurningCreature, monster.at);
        }
        // Creatures the hero senses from afar will glow here, once he can.
    }

    void gather_from_somebody(Light light, Pos at) {
        if (light == Light::NoLight) return;
        const LightCache::Source& source = cache_.source(light);
        if (may_reach(scene_.view, scene_.bounds, at, source.reach))
            scene_.glows.push_back(drawn(source, at, LightCache::by_somebody, game_.flicker));
    }

    Game& game_;
    const ActiveTerrain& ground_;
    LightCache& cache_;
    LightScene& scene_;
};

/// The hero's own light, in a scene.
class OwnLight {
public:
    OwnLight(const LightScene& scene, LightCache& cache)
        : scene_{scene},
          blocking_{cache.blocking()},
          shares_{cache.miners_shares({scene.own.colour.red, scene.own.colour.green, scene.own.colour.blue})},
          falloff_{cache.miners_falloff[scene.under_water ? 1 : 0]} {
        falloff_.prepare(scene.own.radius_hundredths, scene.own.fade_percent);
    }

    /// What it gives a cell it reaches.
    const Illumination& at(Pos cell) const {
        const Pos off = cell - scene_.hero;
        return shares_.of_percent[falloff_.percent_at(off.x * off.x + off.y * off.y)];
    }
    bool takes_light_away() const {
        const Tint& colour = scene_.own.colour;
        return colour.red < 0 || colour.green < 0 || colour.blue < 0;
    }
    /// The cells it reaches: what the hero sees is what his light could reach, but for the distance.
    BitGrid reached() const { return within(falloff_.limit()); }
    /// Those of them where nobody needs another light to see.
    BitGrid enough() const { return within(falloff_.furthest_of(static_cast<int>(shares_.enough_alone))); }

private:
    /// The cells in view up to a squared distance, which may be the limit.
    BitGrid within(int squared) const {
        const Pos hero = scene_.hero;
        const Pos low = scene_.bounds.low;
        const Pos high = scene_.bounds.high;
        const Pos furthest_off{std::max(hero.x - low.x, high.x - hero.x),
                               std::max(hero.y - low.y, high.y - hero.y)};
        const int furthest_seen = furthest_off.x * furthest_off.x + furthest_off.y * furthest_off.y;
        if (furthest_seen <= squared && furthest_seen < falloff_.limit()) return scene_.view;
        const int reach = (scene_.own.radius_hundredths + 50) / 100;
        BitGrid cells{scene_.view.size()};
        const int last = std::min(high.x, hero.x + reach - 1);
        // How far up and down it gets in a column, which changes little from one to the next.
        int furthest = 0;
        for (int x = std::max(low.x, hero.x - reach); x <= last; ++x) {
            const int left_over = squared - (x - hero.x) * (x - hero.x);
            if (left_over < 0) continue;
            while ((furthest + 1) * (furthest + 1) <= left_over) ++furthest;
            while (furthest * furthest > left_over) --furthest;
            const int end = std::min(hero.y + furthest + 1, hero.y + reach);
            for (int k = 0; k < cells.words_per_column(); ++k)
                cells.column(x)[k] = scene_.view.column(x)[k] & rows_between(k, hero.y - furthest, end);
            if (squared < falloff_.limit() || furthest * furthest != left_over) continue;
            for (const Pos edge : {Pos{x, hero.y - furthest}, Pos{x, hero.y + furthest}})
                if (cells.test(edge) && !reaches_its_edge_at(edge)) cells.reset(edge);
        }
        return cells;
    }

    /// On the very edge of the hero's light it depends on the way there whether it arrives.
    bool reaches_its_edge_at(Pos at) const {
        if (at == scene_.hero) return true;
        BitGrid exact{blocking_.size()};
        field_of_view(blocking_, scene_.hero, scene_.own.radius_hundredths, exact);
        return exact.test(at);
    }

    const LightScene& scene_;
    const BitGrid& blocking_;
    const LightCache::MinersShares& shares_;
    Falloff& falloff_;
};

/// Finds out where in a scene there is light enough to see by. Hardly any of that takes colours: where the
/// hero's own light is enough no other counts, and elsewhere only as long as there is too little.
class Seeing {
public:
    Seeing(LightCache& cache, LevelLight& light)
        : cache_{cache}, scene_{cache.scene}, light_{light}, own_{scene_, cache}, bright_{own_.enough()} {}

    BitGrid bright_cells() {
        if (scene_.glows.empty()) return bright_;
        const BitGrid murky = murky_cells();
        open_ = (scene_.view - bright_) | murky;
        if (open_.none()) return bright_;
        // Where light is taken away all there is has to be added up.
        soon_enough_ = open_ - murky;
        painted_ = BitGrid{open_.size()};
        for (const Glow& glow : scene_.glows) shine(glow);
        if (painted_.any()) judge();
        return bright_;
    }

private:
    BitGrid murky_cells() const {
        if (own_.takes_light_away()) return scene_.view;
        BitGrid murky{scene_.view.size()};
        bool any = false;
        for (const Glow& glow : scene_.glows) {
            if (!glow.takes_light_away()) continue;
            any = true;
            const int reach = glow.reach();
            const int last = std::min(glow.at.x + reach, murky.size().width - 1);
            for (int k = 0; k < murky.words_per_column(); ++k) {
                const Word rows = rows_between(k, glow.at.y - reach, glow.at.y + reach + 1);
                for (int x = std::max(0, glow.at.x - reach); x <= last; ++x) murky.column(x)[k] |= rows;
            }
        }
        if (any) murky &= scene_.view;
        return murky;
    }

    void shine(const Glow& glow) {
        if (!meet_within(open_, open_, glow.at, glow.reach())) return;
        LightCache::Source& source = cache_.source(glow.light);
        if (source.is_steady()) {
            const LightSum* shares = source.shares(glow.radius_hundredths, glow.colour);
            shine(glow, [&](int squared) { return shares[squared]; });
        } else {
            const Falloff& falloff = source.falloff(glow.radius_hundredths);
            shine(glow,
                  [&](int squared) { return LightSum{share_of(glow.colour, falloff.percent_at(squared))}; });
        }
        if (!open_.test(glow.at)) return;
        cache_.sums[glow.at] += LightSum{glow.colour};
        painted_.set(glow.at);
    }

    /// `share` tells what is left of it at a squared distance.
    template <class Share>
    void shine(const Glow& glow, Share share) {
        cast(scene_, open_, glow, cache_, [&](int x, int k, Word cells) {
            LightSum* column = cache_.sums.column(x) + k * 64;
            const int right = x - glow.at.x;
            const int squared_right = right * right;
            const int up = glow.at.y - k * 64;
            const auto add = [&](int row) -> LightSum& {
                return column[row] += share(squared_right + (row - up) * (row - up));
            };
            painted_.column(x)[k] |= cells;
            const Word soon_enough = cells & soon_enough_.column(x)[k];
            for (Word left = cells & ~soon_enough; left != 0; left &= left - 1) add(std::countr_zero(left));
            Word enough = 0;
            for (Word left = soon_enough; left != 0; left &= left - 1) {
                const int row = std::countr_zero(left);
                enough |= Word{is_enough_to_see_by(add(row).light())} << row;
            }
            if (enough == 0) return;
            // More makes no difference any more.
            bright_.column(x)[k] |= enough;
            open_.column(x)[k] &= ~enough;
            painted_.column(x)[k] &= ~enough;
            for (Word left = enough; left != 0; left &= left - 1) column[std::countr_zero(left)] = {};
        });
    }

    void judge() {
        const BitGrid reached = own_.reached();
        painted_.for_each([&](Pos at) {
            Illumination all = cache_.sums[at].light();
            cache_.sums[at] = {};
            if (at == scene_.hero && is_darkness(all)) light_.dark.set(at);
            if (reached.test(at)) all += own_.at(at);
            bright_.set(at, is_enough_to_see_by(all));
        });
    }

    LightCache& cache_;
    const LightScene& scene_;
    LevelLight& light_;
    OwnLight own_;
    BitGrid bright_;
    /// Where it is not settled yet whether there is enough.
    BitGrid open_;
    /// Where there is enough as soon as the sum is.
    BitGrid soon_enough_;
    /// Where anything has been added up.
    BitGrid painted_;
};

/// Adds up all light where it is asked for, but for the hero's own.
class Colouring {
public:
    explicit Colouring(LightCache& cache) : cache_{cache}, painted_{cache.scene.view.size()} {}

    /// Adds all that a light gives the wanted cells, and to `lit`, if there is one, those it falls on.
    void add(const Glow& glow, const BitGrid& wanted, BitGrid* lit) {
        const LightSum* shares = cache_.source(glow.light).shares(glow.radius_hundredths, glow.colour);
        cast(cache_.scene, wanted, glow, cache_, [&](int x, int k, Word cells) {
            painted_.column(x)[k] |= cells;
            if (lit != nullptr) lit->column(x)[k] |= cells;
            LightSum* column = cache_.sums.column(x);
            const LightSum* share = shares + (x - glow.at.x) * (x - glow.at.x);
            for (Word left = cells; left != 0; left &= left - 1) {
                const int y = k * 64 + std::countr_zero(left);
                const int down = y - glow.at.y;
                column[y] += share[down * down];
            }
        });
        if (!wanted.test(glow.at)) return;
        cache_.sums[glow.at] += LightSum{glow.colour};
        painted_.set(glow.at);
        if (lit != nullptr) lit->set(glow.at);
    }

    /// Calls `colour(Pos, Illumination)` for every cell that anything was added to.
    template <class Colour>
    void take(Colour&& colour) {
        painted_.for_each([&](Pos at) {
            colour(at, cache_.sums[at].light());
            cache_.sums[at] = {};
        });
    }

private:
    LightCache& cache_;
    BitGrid painted_;
};

#ifdef CELLOPHANE_CHECKED
/// Whether what was found out at once is what all the light together says.
bool agrees_with_all_light(LevelLight light, const BitGrid& bright, LightCache& cache) {
    const Pos hero = cache.scene.hero;
    const bool is_lit = light.lit.test(hero);
    const bool is_dark = light.dark.test(hero);
    finish_light(light, cache);
    cache.light_is_due = true;
    bool agrees = is_lit == light.lit.test(hero) && is_dark == light.dark.test(hero);
    cache.scene.view.for_each(
        [&](Pos at) { agrees = agrees && bright.test(at) == is_enough_to_see_by(light.at[at]); });
    return agrees && bright.within(cache.scene.view);
}
#endif

}  // namespace

BitGrid illuminate(Game& game, const ActiveTerrain& ground, LightCache& cache) {
    Gathering{game, ground, cache}.gather();
    cache.light_is_due = true;
    const LightScene& scene = cache.scene;
    game.light.lit = BitGrid{scene.view.size()};
    game.light.dark = BitGrid{scene.view.size()};
    const auto lights_hero = [&](const Glow& glow) {
        return glow.brightens() && falls_on(scene, glow, scene.hero, cache);
    };
    if (std::any_of(scene.glows.begin(), scene.glows.end(), lights_hero)) game.light.lit.set(scene.hero);
    const BitGrid bright = Seeing{cache, game.light}.bright_cells();
#ifdef CELLOPHANE_CHECKED
    if (!agrees_with_all_light(game.light, bright, cache)) std::abort();
#endif
    return bright;
}

void finish_light(LevelLight& light, LightCache& cache) {
    if (!cache.light_is_due) return;
    cache.light_is_due = false;
    const LightScene& scene = cache.scene;
    const Size size = scene.view.size();
    if (light.at.size() != size) light.at = Grid<Illumination>{size};
    // What there is from the last time.
    if (light.given.size() == size)
        light.given.for_each([&](Pos at) { light.at[at] = {}; });
    else
        light.at.fill({});
    light.given = scene.view;
    Colouring colours{cache};
    for (const Glow& glow : scene.glows)
        colours.add(glow, scene.view, glow.brightens() ? &light.lit : nullptr);
    colours.take([&](Pos at, const Illumination& sum) {
        light.at[at] = sum;
        if (is_darkness(sum)) light.dark.set(at);
    });
    const OwnLight own{scene, cache};
    own.reached().for_each([&](Pos at) { light.at[at] += own.at(at); });
}

BitGrid light_up(Game& game, const BitGrid& wanted, Light flare, Pos at, const ActiveTerrain& ground,
                 LightCache& cache) {
    finish_light(game.light, cache);
    BitGrid bright{wanted.size()};
    const FlareRow* row = flare_of(flare);
    const LightCache::Source& source = cache.source(flare);
    if (row == nullptr || !may_reach(wanted, wanted.bounds(), at, source.reach)) return bright;
    cache.scene.view = game.here().known.in_view;
    find_obstacles(game, ground, cache);
    constexpr int whole = 1000;
    Glow glow = drawn(source, at, LightCache::by_somebody, game.flicker);
    glow.radius_hundredths = glow.radius_hundredths * brightest(*row) / whole;
    glow.colour = share_of(glow.colour, brightest(*row) / 10);
    Colouring colours{cache};
    colours.add(glow, wanted, nullptr);
    colours.take([&](Pos p, Illumination all) {
        all += game.light.at[p];
        bright.set(p, is_enough_to_see_by(all));
    });
    return bright;
}

LampState lamp_of(const Game& game) {
    LampState lamp;
    lamp.rings = ring_level(game.hero, ItemKind::RingOfLight);
    const Vitals& vitals = game.hero.vitals;
    const StatusClock& darkness = vitals.statuses.clock(Status::Darkened);
    lamp.darkness_left = darkness.left;
    lamp.darkness_most = darkness.most;
    lamp.under_water = vitals.submerged;
    lamp.burning = vitals.statuses.has(Status::Burning);
    return lamp;
}

}  // namespace cellophane
