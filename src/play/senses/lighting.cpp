#include "play/senses/lighting.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

#include "content/mutations.h"
#include "kit/grid/field_of_view.h"
#include "play/senses/rings.h"

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

/// Those made of fire shine in their own way.
bool has_caught_fire(const Monster& monster) {
    return monster.vitals.statuses.has(Status::Burning) && !monster.is(Behaviour::EverBurning);
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
    Illuminator(Game& game, const BitGrid& wanted, const ActiveTerrain& ground, LightCache& cache)
        : game_{game},
          place_{game.here()},
          light_{game.light},
          wanted_{wanted},
          bounds_{wanted.bounds()},
          ground_{ground},
          cache_{cache},
          lamp_{lamp_of(game)},
          creatures_{wanted.size()},
          painted_{wanted.size()} {}

    BitGrid illuminate() {
        begin();
        light_by_terrain();
        light_by_creatures();
        return finish();
    }

    BitGrid light_up(Light light, Pos at) {
        BitGrid bright{wanted_.size()};
        const FlareRow* flare = flare_of(light);
        LightCache::Source& source = cache_.source(light);
        if (flare == nullptr || !touches_what_is_wanted(at, source.reach)) return bright;
        find_obstacles();
        constexpr int whole = 1000;
        Glow glow = draw(source, at);
        glow.radius_hundredths = glow.radius_hundredths * brightest(*flare) / whole;
        glow.colour = share_of(glow.colour, brightest(*flare) / 10);
        // It is gone before anybody could be seen standing in it.
        glow.keeps_shadows = true;
        paint(glow, source, LightCache::by_somebody);
        painted_.for_each([&](Pos p) {
            LightSum& sum = cache_.sums[p];
            sum += LightSum{light_.at[p]};
            if (is_enough_to_see_by(sum.light())) bright.set(p);
            sum = {};
        });
        return bright;
    }

private:
    void begin() {
        find_obstacles();
        const Size size = wanted_.size();
        if (light_.at.size() != size) light_.at = Grid<Illumination>{size};
        knows_given_ = light_.given.size() == size;
        if (!knows_given_) light_.given = BitGrid{size};
        light_.lit = BitGrid{size};
        light_.dark = BitGrid{size};
    }

    void find_obstacles() {
        cache_.refresh(ground_.opaque());
        creatures_.set_if_inside(game_.hero.at);
        for (const Monster& monster : place_.level.monsters)
            if (!monster.is_dormant()) creatures_.set_if_inside(monster.at);
        obstacles_ = cache_.blocking() | creatures_;
    }

    void light_by_terrain() {
        const BitGrid glowing = glowing_cells();
        if (glowing.none()) return;
        const Strata& strata = place_.level.strata;
        const int height = strata.size().height;
        glowing.for_each([&](Pos at) {
            const int index = at.x * height + at.y;
            for (std::size_t k = 0; k < layers.size(); ++k) {
                const Light light = cache_.light_of(strata.layers[k].data()[index]);
                if (light == Light::NoLight) continue;
                LightCache::Source& source = cache_.source(light);
                if (!may_matter(source, at)) continue;
                const Glow glow = draw(source, at);
                paint(glow, source, k);
            }
        });
    }

    /// All cells of whose light anything may get to where it is asked about, and perhaps some more.
    BitGrid glowing_cells() {
        BitGrid glowing = ground_.glowing();
        BitGrid shining = ground_.shining();
        if (ground_.has_gas()) shining |= cache_.glowing_gas(place_.level.strata[Layer::Gas]);
        if (glowing.none() && shining.none()) return glowing;
        cache_.look_around(wanted_);
        glowing &= cache_.around(LightCache::furthest_around);
        return glowing |= shining;
    }

    void light_by_creatures() {
        if (lamp_.burning) light_by(Light::BurningCreature, game_.hero.at);
        for (const Monster& monster : place_.level.monsters) {
            // Water closes over the light of those who dive.
            if (monster.is_dormant() || monster.vitals.submerged) continue;
            light_by(monster.has(MonsterMark::Spectral) ? Light::SpectralImage : monster.row().light,
                     monster.at);
            if (monster.mutation) light_by(mutation_rows[*monster.mutation].light, monster.at);
            if (has_caught_fire(monster)) light_by(Light::BurningCreature, monster.at);
        }
        // Creatures the hero senses from afar will glow here, once he can.
    }

    void light_by(Light light, Pos at) {
        if (light == Light::NoLight) return;
        LightCache::Source& source = cache_.source(light);
        if (!touches_what_is_wanted(at, source.reach)) return;
        const Glow glow = draw(source, at);
        paint(glow, source, LightCache::by_somebody);
    }

    /// Whether a light can get to any cell that is asked about. Those that cannot draw no chances: nobody
    /// could tell.
    bool may_matter(const LightCache::Source& source, Pos at) const {
        if (source.reach <= LightCache::furthest_around) return cache_.around(source.reach).test(at);
        return touches_what_is_wanted(at, source.reach);
    }

    bool touches_what_is_wanted(Pos at, int reach) const {
        if (at.x + reach < bounds_.low.x || at.x - reach > bounds_.high.x || at.y + reach < bounds_.low.y ||
            at.y - reach > bounds_.high.y)
            return false;
        return touches(wanted_, wanted_, at, reach);
    }

    /// Whether two sets meet in a square of cells.
    static bool touches(const BitGrid& a, const BitGrid& b, Pos middle, int reach) {
        const int first = std::max(0, middle.x - reach);
        const int last = std::min(middle.x + reach, a.size().width - 1);
        const int words = a.words_per_column();
        for (int k = 0; k < words; ++k) {
            const Word rows = rows_between(k, middle.y - reach, middle.y + reach + 1);
            const Word* in_a = a.column(first) + k;
            const Word* in_b = b.column(first) + k;
            Word both = 0;
            for (int x = first; x <= last; ++x, in_a += words, in_b += words) both |= *in_a & *in_b;
            if ((both & rows) != 0) return true;
        }
        return false;
    }

    Glow draw(const LightCache::Source& source, Pos at) {
        Rng& rng = game_.flicker;
        Glow glow{.at = at};
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

    /// A light that a layer or somebody carries.
    void paint(const Glow& glow, LightCache::Source& source, std::size_t carrier) {
        const LightSum* shares = source.shares(glow.radius_hundredths, glow.colour);
        // While only walls are in its way.
        const BitGrid& open = cache_.reached(carrier, glow.at, glow.radius_hundredths);
        if (source.row->passes_creatures || !touches(open, creatures_, glow.at, glow.reach()))
            return spread(glow, shares, open, cache_.blocking());
        const BitGrid& shaded = cache_.shaded(carrier, glow.at, glow.radius_hundredths, creatures_);
        spread(glow, shares, shaded, obstacles_);
    }

    /// Lights the cells of a mask that are asked about. Of what stands in its way only those sides are lit
    /// that the hero can see (spec 30, section 16.4).
    void spread(const Glow& glow, const LightSum* shares, const BitGrid& mask, const BitGrid& obstacles) {
        const Pos from = glow.at;
        const int reach = glow.reach();
        const bool brightens =
            !glow.keeps_shadows && glow.colour.red + glow.colour.green + glow.colour.blue > 0;
        const int first = std::max(0, from.x - reach);
        const int last = std::min(wanted_.size().width - 1, from.x + reach - 1);
        const int height = wanted_.size().height;
        const int words = wanted_.words_per_column();
        for (int k = 0; k < words; ++k) {
            const Word rows = rows_between(k, from.y - reach, from.y + reach);
            const Sides sides{place_.known.in_view, from, k};
            for (int x = first; x <= last; ++x) {
                const int i = x * words + k;
                Word lit = mask.words()[i] & wanted_.words()[i] & rows;
                if (lit == 0) continue;
                const Word walls = lit & obstacles.words()[i];
                if (walls != 0) lit &= ~walls | sides.in_view(x);
                if (brightens) light_.lit.words()[i] |= lit;
                painted_.words()[i] |= lit;
                LightSum* column = cache_.sums.data() + x * height;
                const LightSum* share = shares + (x - from.x) * (x - from.x);
                for (; lit != 0; lit &= lit - 1) {
                    const int y = k * 64 + std::countr_zero(lit);
                    const int down = y - from.y;
                    column[y] += share[down * down];
                }
            }
        }
        if (!wanted_.test(from)) return;
        cache_.sums[from] += LightSum{glow.colour};
        painted_.set(from);
        if (brightens) light_.lit.set(from);
    }

    /// Which cells have their neighbour on the way to a light in the hero's view, in the k-th word of a
    /// column.
    class Sides {
    public:
        Sides(const BitGrid& view, Pos light, int k)
            : view_{view},
              light_{light},
              k_{k},
              above_{rows_between(k, 0, light.y)},
              level_{rows_between(k, light.y, light.y + 1)},
              below_{~(above_ | level_)} {}

        Word in_view(int x) const {
            const Word* column = view_.column(x - sign(x - light_.x)) + k_;
            const Word from_above = *column << 1 | (k_ > 0 ? column[-1] >> 63 : 0);
            const Word from_below = *column >> 1 | (k_ + 1 < view_.words_per_column() ? column[1] << 63 : 0);
            return (from_above & below_) | (*column & level_) | (from_below & above_);
        }

    private:
        const BitGrid& view_;
        Pos light_;
        int k_;
        /// The rows above the light, its own and those below.
        Word above_;
        Word level_;
        Word below_;
    };

    /// Sorts the cells into lit, unlit and dark, and only then adds the hero's own light.
    BitGrid finish() {
        BitGrid bright{wanted_.size()};
        const MinersLight own = miners_light(game_.depth, lamp_);
        const Illumination colour{own.colour.red, own.colour.green, own.colour.blue};
        const LightCache::MinersShares& shares = cache_.miners_shares(colour);
        Falloff& falloff = cache_.miners_falloff[lamp_.under_water ? 1 : 0];
        falloff.prepare(own.radius_hundredths, own.fade_percent);
        if (!knows_given_) light_.at.fill({});
        // How far up and down his light gets in a column, which changes little from one to the next.
        int furthest = 0;
        const int words = wanted_.words_per_column();
        const int height = wanted_.size().height;
        for (int x = 0; x < wanted_.size().width; ++x) {
            Illumination* column = light_.at.data() + x * height;
            LightSum* sums = cache_.sums.data() + x * height;
            for (int k = 0; k < words; ++k) {
                const Word wanted = wanted_.words()[x * words + k];
                const Word given = light_.given.words()[x * words + k];
                if ((wanted | given) == 0) continue;
                const Word painted = painted_.words()[x * words + k];
                const Word own_light = wanted & reached_by_own(x, k, own, falloff.limit(), furthest);
                // What there is from the last time.
                for (Word left = given & ~(painted | own_light); left != 0; left &= left - 1)
                    column[k * 64 + std::countr_zero(left)] = {};
                Word sees = 0;
                Word dark = 0;
                const int right = x - game_.hero.at.x;
                const auto own_percent = [&](int y) {
                    const int down = y - game_.hero.at.y;
                    return falloff.percent_at(right * right + down * down);
                };
                for (Word left = painted; left != 0; left &= left - 1) {
                    const Word bit = left & (0 - left);
                    const int y = k * 64 + std::countr_zero(left);
                    Illumination all = sums[y].light();
                    sums[y] = {};
                    if (is_darkness(all)) dark |= bit;
                    if ((own_light & bit) != 0) all += shares.of_percent[own_percent(y)];
                    column[y] = all;
                    if (is_enough_to_see_by(all)) sees |= bit;
                }
                // Nearly every cell in view is lit by the hero alone.
                for (Word left = own_light & ~painted; left != 0; left &= left - 1) {
                    const int y = k * 64 + std::countr_zero(left);
                    const std::size_t percent = own_percent(y);
                    column[y] = shares.of_percent[percent];
                    sees |= Word{percent >= shares.enough_alone} << (y & 63);
                }
                light_.dark.words()[x * words + k] = dark;
                bright.words()[x * words + k] = sees;
            }
        }
        light_.given = wanted_;
        return bright;
    }

    /// The cells of a column that the hero's own light reaches: what he sees is what his light could reach,
    /// but for the distance.
    Word reached_by_own(int x, int k, const MinersLight& own, int limit, int& furthest) const {
        const Pos hero = game_.hero.at;
        const int reach = (own.radius_hundredths + 50) / 100;
        const int right = x - hero.x;
        const int left_over = limit - right * right;
        if (right >= reach || left_over < 0) return 0;
        while ((furthest + 1) * (furthest + 1) <= left_over) ++furthest;
        while (furthest * furthest > left_over) --furthest;
        const Word rows = rows_between(k, hero.y - furthest, std::min(hero.y + furthest + 1, hero.y + reach));
        Word reached = place_.known.in_view.column(x)[k] & rows;
        if (furthest * furthest == left_over)
            for (const int y : {hero.y - furthest, hero.y + furthest})
                if ((reached & rows_between(k, y, y + 1)) != 0 && !reaches_its_edge_at({x, y}, own))
                    reached &= ~rows_between(k, y, y + 1);
        return reached;
    }

    /// On the very edge of the hero's light it depends on the way there whether it arrives.
    bool reaches_its_edge_at(Pos at, const MinersLight& own) const {
        if (at == game_.hero.at) return true;
        BitGrid exact{wanted_.size()};
        field_of_view(cache_.blocking(), game_.hero.at, own.radius_hundredths, exact);
        return exact.test(at);
    }

    Game& game_;
    const Place& place_;
    LevelLight& light_;
    const BitGrid& wanted_;
    BitGrid::Bounds bounds_;
    const ActiveTerrain& ground_;
    LightCache& cache_;
    LampState lamp_;
    bool knows_given_ = false;
    BitGrid creatures_;
    /// All that stands in the way of lights that creatures stop.
    BitGrid obstacles_;
    /// Where some light other than the hero's own has been added up.
    BitGrid painted_;
};

}  // namespace

BitGrid illuminate(Game& game, const BitGrid& wanted, const ActiveTerrain& ground, LightCache& cache) {
    return Illuminator{game, wanted, ground, cache}.illuminate();
}

BitGrid light_up(Game& game, const BitGrid& wanted, Light flare, Pos at, const ActiveTerrain& ground,
                 LightCache& cache) {
    return Illuminator{game, wanted, ground, cache}.light_up(flare, at);
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
