#include "play/senses/light_casting.h"

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

Shine shine_of(const LightScene& scene, const Glow& glow, LightCache& cache) {
    // While only walls are in its way.
    const BitGrid& open = cache.reached(glow.carrier, glow.at, glow.radius_hundredths);
    if (light_rows[glow.light].passes_creatures || !meet_within(open, scene.creatures, glow.at, glow.reach()))
        return {open, cache.blocking()};
    return {cache.shaded(glow.carrier, glow.at, glow.radius_hundredths, scene.creatures), scene.obstacles};
}

bool falls_on(const LightScene& scene, const Glow& glow, Pos at, LightCache& cache) {
    if (at == glow.at) return true;
    const Pos off = at - glow.at;
    const int reach = glow.reach();
    if (off.x < -reach || off.x >= reach || off.y < -reach || off.y >= reach) return false;
    const Shine shine = shine_of(scene, glow, cache);
    if (!shine.mask.test(at)) return false;
    if (!shine.obstacles.test(at)) return true;
    return scene.view.test(at - Pos{sign(off.x), sign(off.y)});
}

}  // namespace cellophane
