#include "play/lighting/lighting.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <optional>
#include <utility>

#include "kit/base/isqrt.h"
#include "play/lighting/hero_light.h"
#include "play/lighting/light_casting.h"
#include "play/lighting/light_sources.h"

namespace cellophane {

namespace {

using Word = BitGrid::Word;

/// Finds the cells of a scene with light enough to see by. Colors are hardly ever needed: where the hero's
/// own light is enough no other counts, and elsewhere lights are added only until there is enough.
class Seeing {
public:
    Seeing(LightCache& cache, LevelLight& light)
        : cache_{cache}, scene_{cache.scene}, light_{light}, own_{scene_, cache}, bright_{own_.enough()} {}

    BitGrid bright_cells() {
        if (scene_.glows.empty()) return bright_;
        const BitGrid murky = murky_cells();
        open_ = (scene_.view - bright_) | murky;
        if (open_.none()) return bright_;
        // Where a light darkens, all lights have to be added up.
        soon_enough_ = open_ - murky;
        painted_ = BitGrid{open_.size()};
        // Strong lights first: most cells they fall on need no other.
        for (const Glow& glow : scene_.glows)
            if (is_strong(glow)) shine(glow);
        for (const Glow& glow : scene_.glows)
            if (!is_strong(glow)) shine(glow);
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

    static bool is_strong(const Glow& glow) {
        constexpr int plenty = 100;
        return glow.color.red + glow.color.green + glow.color.blue > plenty;
    }

    void shine(const Glow& glow) {
        if (const std::optional<Shine> shine = shine_on(scene_, open_, glow, cache_)) {
            LightCache::Source& source = cache_.source(glow.light);
            const LightFalloff& falloff = source.falloff(glow.radius_hundredths);
            enough_within_ = radius_of_enough(falloff, glow.color);
            if (source.is_steady()) {
                const LightSum* shares = source.shares(glow.radius_hundredths, glow.color);
                add_up(glow, *shine, [&](int squared) { return shares[squared]; });
            } else {
                add_up(glow, *shine, [&](int squared) {
                    return LightSum{share_of(glow.color, falloff.percent_at(squared))};
                });
            }
        }
        if (!open_.test(glow.at)) return;
        cache_.sums[glow.at] += LightSum{glow.color};
        painted_.set(glow.at);
    }

    /// The squared distance up to which a light is enough by itself; -1: nowhere.
    static int radius_of_enough(const LightFalloff& falloff, const Illumination& color) {
        if (!is_enough_to_see_by(color)) return -1;
        // The parts are truncated, so search from the least percentage that could be enough to the first that
        // is.
        int percent = 5000 / (std::max(color.red, 0) + std::max(color.green, 0) + std::max(color.blue, 0));
        while (!is_enough_to_see_by(share_of(color, percent))) ++percent;
        return falloff.furthest_of(percent);
    }

    /// `share`: the light at a squared distance.
    template <class Share>
    void add_up(const Glow& glow, const Shine& shine, Share share) {
        cast(scene_, open_, glow, shine, [&](int x, int k, Word cells) {
            LightSum* column = cache_.sums.column(x) + k * 64;
            const int right = x - glow.at.x;
            const int squared_right = right * right;
            const int up = glow.at.y - k * 64;
            const auto add = [&](int row) -> LightSum& {
                return column[row] += share(squared_right + (row - up) * (row - up));
            };
            if (const int left_over = enough_within_ - squared_right; left_over >= 0) {
                const int reach = static_cast<int>(isqrt(static_cast<std::uint64_t>(left_over)));
                const Word at_once = cells & soon_enough_.column(x)[k] &
                                     rows_between(k, glow.at.y - reach, glow.at.y + reach + 1);
                if (at_once != 0) settle(x, k, at_once);
                cells &= ~at_once;
                if (cells == 0) return;
            }
            painted_.column(x)[k] |= cells;
            const Word soon_enough = cells & soon_enough_.column(x)[k];
            for (Word left = cells & ~soon_enough; left != 0; left &= left - 1) add(std::countr_zero(left));
            Word enough = 0;
            for (Word left = soon_enough; left != 0; left &= left - 1) {
                const int row = std::countr_zero(left);
                enough |= Word{is_enough_to_see_by(add(row).light())} << row;
            }
            if (enough != 0) settle(x, k, enough);
        });
    }

    /// Marks cells as bright: more light makes no difference.
    void settle(int x, int k, Word enough) {
        LightSum* column = cache_.sums.column(x) + k * 64;
        for (Word left = enough & painted_.column(x)[k]; left != 0; left &= left - 1)
            column[std::countr_zero(left)] = {};
        bright_.column(x)[k] |= enough;
        open_.column(x)[k] &= ~enough;
        painted_.column(x)[k] &= ~enough;
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
    HeroLight own_;
    BitGrid bright_;
    /// Where it is not settled yet whether there is enough.
    BitGrid open_;
    /// Where no light darkens, so that a sum that is enough stays so.
    BitGrid soon_enough_;
    /// Where anything has been added up.
    BitGrid painted_;
    /// The squared distance up to which the light at hand is enough by itself.
    int enough_within_ = -1;
};

/// Adds up all light but the hero's own over the wanted cells.
class Coloring {
public:
    explicit Coloring(LightCache& cache) : cache_{cache}, painted_{cache.scene.view.size()} {}

    /// Adds all that a light gives the wanted cells, and to `lit`, if there is one, those it falls on.
    void add(const Glow& glow, const BitGrid& wanted, BitGrid* lit) {
        const LightSum* shares = cache_.source(glow.light).shares(glow.radius_hundredths, glow.color);
        const std::optional<Shine> shine = shine_on(cache_.scene, wanted, glow, cache_);
        const auto fall = [&](int x, int k, Word cells) {
            painted_.column(x)[k] |= cells;
            if (lit != nullptr) lit->column(x)[k] |= cells;
            LightSum* column = cache_.sums.column(x);
            const LightSum* share = shares + (x - glow.at.x) * (x - glow.at.x);
            for (Word left = cells; left != 0; left &= left - 1) {
                const int y = k * 64 + std::countr_zero(left);
                const int down = y - glow.at.y;
                column[y] += share[down * down];
            }
        };
        if (shine) cast(cache_.scene, wanted, glow, *shine, fall);
        if (!wanted.test(glow.at)) return;
        cache_.sums[glow.at] += LightSum{glow.color};
        painted_.set(glow.at);
        if (lit != nullptr) lit->set(glow.at);
    }

    /// Calls `color(Pos, Illumination)` for every cell that anything was added to.
    template <class Color>
    void take(Color&& color) {
        painted_.for_each([&](Pos at) {
            color(at, cache_.sums[at].light());
            cache_.sums[at] = {};
        });
    }

private:
    LightCache& cache_;
    BitGrid painted_;
};

/// Computes all light of the cache's scene.
void find_out_all(LevelLight& light, LightCache& cache) {
    cache.light_is_due = false;
    const LightScene& scene = cache.scene;
    const Size size = scene.view.size();
    if (light.at.size() != size) light.at = Grid<Illumination>{size};
    light.lit = BitGrid{size};
    light.dark = BitGrid{size};
    // Clears the previous light.
    if (light.given.size() == size)
        light.given.for_each([&](Pos at) { light.at[at] = {}; });
    else
        light.at.fill({});
    light.given = scene.shown;
    Coloring colors{cache};
    for (const Glow& glow : scene.glows)
        colors.add(glow, scene.shown, glow.brightens() ? &light.lit : nullptr);
    colors.take([&](Pos at, const Illumination& sum) {
        light.at[at] = sum;
        if (is_darkness(sum)) light.dark.set(at);
    });
    const HeroLight own{scene, cache};
    own.reached().for_each([&](Pos at) { light.at[at] += own.at(at); });
}

/// Computes only what the rules need of the light of the cache's scene.
BitGrid find_out_a_little(LevelLight& light, LightCache& cache) {
    const LightScene& scene = cache.scene;
    light.lit = BitGrid{scene.view.size()};
    light.dark = BitGrid{scene.view.size()};
    const auto lights_hero = [&](const Glow& glow) {
        return glow.brightens() && falls_on(scene, glow, scene.hero, cache);
    };
    if (std::any_of(scene.glows.begin(), scene.glows.end(), lights_hero)) light.lit.set(scene.hero);
    return Seeing{cache, light}.bright_cells();
}

/// The cells in view with light enough, once everything is known.
BitGrid bright_cells(const LevelLight& light, const BitGrid& view) {
    BitGrid bright{view.size()};
    view.for_each([&](Pos at) { bright.set(at, is_enough_to_see_by(light.at[at])); });
    return bright;
}

#ifdef CELLOPHANE_CHECKED
/// Whether the quick and the full computation agree.
bool find_the_same(LightCache& cache) {
    LevelLight little;
    LevelLight whole;
    const BitGrid seen = find_out_a_little(little, cache);
    find_out_all(whole, cache);
    const Pos hero = cache.scene.hero;
    return seen == bright_cells(whole, cache.scene.view) && little.lit.test(hero) == whole.lit.test(hero) &&
           little.dark.test(hero) == whole.dark.test(hero);
}
#endif

}  // namespace

BitGrid illuminate(Game& game, const ActiveTerrain& ground, LightCache& cache) {
    gather_light(game, ground, cache);
    // A caller that needed the last light in full will need this one.
    const bool all = std::exchange(cache.is_asked_about, false);
    cache.light_is_due = !all;
#ifdef CELLOPHANE_CHECKED
    // In one of eight lightings.
    if ((game.flicker.state()[0] & 7) == 0 && !find_the_same(cache)) std::abort();
    cache.light_is_due = !all;
#endif
    if (!all) return find_out_a_little(game.light, cache);
    find_out_all(game.light, cache);
    return bright_cells(game.light, cache.scene.view);
}

void finish_light(LevelLight& light, LightCache& cache) {
    cache.is_asked_about = true;
    if (cache.light_is_due) find_out_all(light, cache);
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
    glow.color = share_of(glow.color, brightest(*row) / 10);
    Coloring colors{cache};
    colors.add(glow, wanted, nullptr);
    colors.take([&](Pos p, Illumination all) {
        all += game.light.at[p];
        bright.set(p, is_enough_to_see_by(all));
    });
    return bright;
}

}  // namespace cellophane
