#include "play/senses/lighting.h"

#include <algorithm>
#include <array>
#include <bit>

#include "content/mutations.h"
#include "kit/grid/field_of_view.h"

namespace cellophane {

namespace {

using Word = BitGrid::Word;

/// The bits of a column's k-th word that are rows from `low` up to, not including, `high`.
constexpr Word rows_between(int k, int low, int high) {
    const int first = std::clamp(low - k * 64, 0, 64);
    const int end = std::clamp(high - k * 64, 0, 64);
    const auto below = [](int row) { return row == 64 ? ~Word{0} : (Word{1} << row) - 1; };
    return end <= first ? 0 : below(end) & ~below(first);
}

constexpr int sign(int value) {
    return (value > 0) - (value < 0);
}

/// One light, with what chance has made of it this time.
struct Glow {
    Pos at;
    int radius_hundredths = 0;
    Illumination colour{};
    bool keeps_shadows = false;

    /// The radius in whole cells.
    int reach() const { return (radius_hundredths + 50) / 100; }
};

class Illuminator {
public:
    Illuminator(Game& game, const BitGrid& wanted, LightCache& cache)
        : game_{game},
          place_{game.here()},
          light_{game.light},
          wanted_{wanted},
          cache_{cache},
          creatures_{wanted.size()} {}

    BitGrid illuminate() {
        begin();
        light_by_terrain();
        light_by_creatures();
        return finish();
    }

private:
    void begin() {
        const Size size = wanted_.size();
        if (light_.at.size() != size) light_.at = Grid<Illumination>{size};
        light_.at.fill({});
        light_.lit = BitGrid{size};
        light_.dark = BitGrid{size};
        creatures_.set_if_inside(game_.hero.at);
        for (const Monster& monster : place_.level.monsters)
            if (!monster.is_dormant()) creatures_.set_if_inside(monster.at);
    }

    void light_by_terrain() {
        cache_.glowing().for_each([&](Pos at) {
            for (Layer layer : layers) {
                const Light light = cache_.light_of(layer, at);
                if (light == Light::NoLight) continue;
                const LightRow& row = light_rows[light];
                if (!may_matter(row, at)) continue;
                const Glow glow = draw(row, at);
                paint(glow, row, cache_.reached(layer, at, glow.radius_hundredths));
            }
        });
    }

    void light_by_creatures() {
        if (lamp_of(game_).burning) light_by(Light::BurningCreature, game_.hero.at);
        for (const Monster& monster : place_.level.monsters) {
            if (monster.is_dormant()) continue;
            light_by(monster.row().light, monster.at);
            if (monster.mutation) light_by(mutation_rows[*monster.mutation].light, monster.at);
        }
        // Creatures the hero senses from afar will glow here, once he can.
    }

    void light_by(Light light, Pos at) {
        if (light == Light::NoLight) return;
        const LightRow& row = light_rows[light];
        if (!may_matter(row, at)) return;
        const Glow glow = draw(row, at);
        cache_.shaded.clear();
        field_of_view(cache_.blocking(), at, glow.radius_hundredths, cache_.shaded);
        paint(glow, row, cache_.shaded);
    }

    /// Whether a light can get to any cell that is asked about. Those that cannot draw no chances: nobody
    /// could tell.
    bool may_matter(const LightRow& row, Pos at) const {
        const int reach = (row.radius_hundredths.most + 50) / 100;
        const int last = std::min(at.x + reach, wanted_.size().width - 1);
        for (int x = std::max(0, at.x - reach); x <= last; ++x)
            for (int k = 0; k < wanted_.words_per_column(); ++k)
                if ((wanted_.column(x)[k] & rows_between(k, at.y - reach, at.y + reach + 1)) != 0)
                    return true;
        return false;
    }

    Glow draw(const LightRow& row, Pos at) {
        Rng& rng = game_.flicker;
        Glow glow{.at = at};
        glow.radius_hundredths = rng.uniform(row.radius_hundredths.least, row.radius_hundredths.most);
        const Tint colour = tint(row.colour, game_.depth);
        const int all = rng.uniform(0, colour.random_all);
        glow.colour.red = colour.red + all + rng.uniform(0, colour.random_red);
        glow.colour.green = colour.green + all + rng.uniform(0, colour.random_green);
        glow.colour.blue = colour.blue + all + rng.uniform(0, colour.random_blue);
        glow.keeps_shadows = row.kind == Light::Telepathy;
        return glow;
    }

    /// `open` is what the light reaches while only walls are in its way.
    void paint(const Glow& glow, const LightRow& row, const BitGrid& open) {
        const Falloff& falloff = cache_.falloff(row.kind, glow.radius_hundredths, row.fade_percent);
        const bool bare = row.passes_creatures || !open.intersects(creatures_);
        if (bare) return spread(glow, falloff, open, cache_.blocking());
        cache_.obstacles = cache_.blocking();
        cache_.obstacles |= creatures_;
        BitGrid& shaded = cache_.shaded;
        shaded.clear();
        field_of_view(cache_.obstacles, glow.at, glow.radius_hundredths, shaded);
        spread(glow, falloff, shaded, cache_.obstacles);
    }

    /// Lights the cells of a mask that are asked about. Of what stands in its way only those sides are lit
    /// that the hero can see (spec 30, section 16.4).
    void spread(const Glow& glow, const Falloff& falloff, const BitGrid& mask, const BitGrid& obstacles) {
        const Pos from = glow.at;
        const int reach = glow.reach();
        const bool brightens =
            !glow.keeps_shadows && glow.colour.red + glow.colour.green + glow.colour.blue > 0;
        const int first = std::max(0, from.x - reach);
        const int last = std::min(wanted_.size().width - 1, from.x + reach - 1);
        for (int x = first; x <= last; ++x)
            for (int k = 0; k < wanted_.words_per_column(); ++k) {
                Word lit = mask.column(x)[k] & wanted_.column(x)[k];
                if (lit == 0) continue;
                lit &= rows_between(k, from.y - reach, from.y + reach);
                lit &= ~obstacles.column(x)[k] | sides_in_view(from, x, k);
                if (brightens) light_.lit.column(x)[k] |= lit;
                Illumination* column = cache_.sums.column(x);
                for (; lit != 0; lit &= lit - 1) {
                    const int y = k * 64 + std::countr_zero(lit);
                    const int right = x - from.x;
                    const int down = y - from.y;
                    column[y] += share_of(glow.colour, falloff.percent_at(right * right + down * down));
                }
            }
        if (!wanted_.test(from)) return;
        cache_.sums[from] += glow.colour;
        if (brightens) light_.lit.set(from);
    }

    /// The cells of a column whose neighbour on the way to a light is in the hero's view.
    Word sides_in_view(Pos light, int x, int k) const {
        const BitGrid& view = place_.known.in_view;
        const Word* column = view.column(x - sign(x - light.x));
        const int last = view.words_per_column() - 1;
        const Word level = column[k];
        const Word from_above = level << 1 | (k > 0 ? column[k - 1] >> 63 : 0);
        const Word from_below = level >> 1 | (k < last ? column[k + 1] << 63 : 0);
        const int height = view.size().height;
        return (from_above & rows_between(k, light.y + 1, height)) |
               (level & rows_between(k, light.y, light.y + 1)) | (from_below & rows_between(k, 0, light.y));
    }

    /// Sorts the cells into lit, unlit and dark, and only then adds the hero's own light.
    BitGrid finish() {
        BitGrid bright{wanted_.size()};
        const MinersLight own = miners_light(game_.depth, lamp_of(game_));
        const Illumination colour{own.colour.red, own.colour.green, own.colour.blue};
        for (std::size_t percent = 0; percent < own_shares_.size(); ++percent)
            own_shares_[percent] = share_of(colour, static_cast<int>(percent));
        Falloff& falloff = cache_.miners_falloff;
        falloff.prepare(own.radius_hundredths, own.fade_percent);
        const BitGrid reached = reached_by_own_light(own);
        wanted_.for_each([&](Pos at) {
            Illumination& sum = cache_.sums[at];
            Illumination& light = light_.at[at];
            light = sum;
            sum = {};
            if (is_darkness(light)) light_.dark.set(at);
            if (reached.test(at)) {
                const Pos off = at - game_.hero.at;
                light +=
                    own_shares_[static_cast<std::size_t>(falloff.percent_at(off.x * off.x + off.y * off.y))];
            }
            if (at == game_.hero.at) light += colour;
            if (is_enough_to_see_by(light)) bright.set(at);
        });
        return bright;
    }

    /// What the hero sees is what his light could reach, but for the distance. Only on its very edge does it
    /// depend on the way there; then it is asked for.
    BitGrid reached_by_own_light(const MinersLight& own) const {
        const Size size = wanted_.size();
        const std::int64_t limit = std::int64_t{own.radius_hundredths} * own.radius_hundredths / 10000;
        const Pos hero = game_.hero.at;
        const int reach = (own.radius_hundredths + 50) / 100;
        BitGrid reached = place_.known.in_view;
        if (size.contains(hero)) reached.reset(hero);
        bool doubtful = false;
        reached.for_each([&](Pos at) {
            const Pos off = at - hero;
            const int squared = off.x * off.x + off.y * off.y;
            doubtful = doubtful || squared == limit;
            if (squared > limit || off.x >= reach || off.y >= reach) reached.reset(at);
        });
        if (!doubtful) return reached;
        BitGrid exact{size};
        field_of_view(cache_.blocking(), hero, own.radius_hundredths, exact);
        return reached &= exact;
    }

    Game& game_;
    const Place& place_;
    LevelLight& light_;
    const BitGrid& wanted_;
    LightCache& cache_;
    BitGrid creatures_;
    /// So many percent of the hero's own light.
    std::array<Illumination, 101> own_shares_{};
};

}  // namespace

BitGrid illuminate(Game& game, const BitGrid& wanted, LightCache& cache) {
    return Illuminator{game, wanted, cache}.illuminate();
}

LampState lamp_of(const Game& game) {
    LampState lamp;
    lamp.under_water = game.here().level.strata.has(game.hero.at, {TerrainProperty::DeepWater});
    return lamp;
}

}  // namespace cellophane
