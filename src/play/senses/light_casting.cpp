#include "play/senses/light_casting.h"

#include <bit>

#include "play/senses/light_shade.h"

namespace cellophane {

bool meet_within(const BitGrid& a, const BitGrid& b, Pos middle, int reach) {
    const int first = std::max(0, middle.x - reach);
    const int last = std::min(middle.x + reach, a.size().width - 1);
    const int words = a.words_per_column();
    for (int k = 0; k < words; ++k) {
        const BitGrid::Word rows = rows_between(k, middle.y - reach, middle.y + reach + 1);
        const BitGrid::Word* in_a = a.column(first) + k;
        const BitGrid::Word* in_b = b.column(first) + k;
        BitGrid::Word both = 0;
        for (int x = first; x <= last; ++x, in_a += words, in_b += words) both |= *in_a & *in_b;
        if ((both & rows) != 0) return true;
    }
    return false;
}

namespace {

/// Calls `shades(Pos)` for those who stand in a light, until one says true.
template <class Shades>
bool any_in_light(const LightScene& scene, const BitGrid& open, Pos light, int reach, Shades&& shades) {
    const int last = std::min(light.x + reach, open.size().width - 1);
    const int words = open.words_per_column();
    for (int i = std::max(0, light.x - reach) * words; i < (last + 1) * words; ++i)
        for (BitGrid::Word left = open.words()[i] & scene.creatures.words()[i]; left != 0; left &= left - 1)
            if (shades(Pos{i / words, i % words * 64 + std::countr_zero(left)})) return true;
    return false;
}

/// How a light shines, if `shades(Pos)` tells whether somebody who stands in it may matter. `open` is what it
/// reaches while only walls are in its way.
template <class Shades>
Shine shine_past(const LightScene& scene, const BitGrid& open, const Glow& glow, LightCache& cache,
                 Shades&& shades) {
    if (light_rows[glow.light].passes_creatures) return {&open, &cache.blocking()};
    if (!any_in_light(scene, open, glow.at, glow.reach(), shades)) return {&open, &scene.obstacles};
    return {&cache.shaded(glow.carrier, glow.at, glow.radius_hundredths, scene.creatures), &scene.obstacles};
}

/// Whether a light that reaches `open` gets to any of the wanted cells.
bool gets_to(const BitGrid& open, const BitGrid& wanted, const Glow& glow) {
    const LightBox box{glow, wanted.size()};
    const int words = wanted.words_per_column();
    for (int k = 0; k < words; ++k) {
        BitGrid::Word both = 0;
        for (int i = box.first * words + k; i <= box.last * words + k; i += words)
            both |= open.words()[i] & wanted.words()[i];
        if ((both & box.rows(k)) != 0) return true;
    }
    return false;
}

}  // namespace

std::optional<Shine> shine_on(const LightScene& scene, const BitGrid& wanted, const Glow& glow,
                              LightCache& cache) {
    const BitGrid* open = cache.known_reach(glow.carrier, glow.at, glow.radius_hundredths);
    if (open == nullptr) {
        // To find out how far it gets is more than to see that it need not be.
        if (!gets_to(wanted, wanted, glow)) return {};
        open = &cache.reached(glow.carrier, glow.at, glow.radius_hundredths);
    }
    if (!gets_to(*open, wanted, glow)) return {};
    return shine_past(scene, *open, glow, cache,
                      [&](Pos somebody) { return may_shade(glow.at, somebody, wanted, glow.reach()); });
}

bool falls_on(const LightScene& scene, const Glow& glow, Pos at, LightCache& cache) {
    if (at == glow.at) return true;
    const Pos off = at - glow.at;
    const int reach = glow.reach();
    if (off.x < -reach || off.x >= reach || off.y < -reach || off.y >= reach) return false;
    const BitGrid& open = cache.reached(glow.carrier, glow.at, glow.radius_hundredths);
    if (!open.test(at)) return false;
    const Shine shine =
        shine_past(scene, open, glow, cache, [&](Pos somebody) { return may_shade(glow.at, somebody, at); });
    if (!shine.mask->test(at)) return false;
    if (!shine.obstacles->test(at)) return true;
    return scene.view.test(at - Pos{sign(off.x), sign(off.y)});
}

}  // namespace cellophane
