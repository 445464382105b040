#include "play/lighting/light_casting.h"

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

// A light is cast in three steps, each of which may save the next: does its box hold any cell that somebody
// asks about? Which cells does it reach past walls (kept in the cache as long as no wall within reach
// changes)? Does a creature stand in any of these, whose shadow has to be found anew? Only then are shares
// added up, by the caller, a word of 64 cells of a column at a time.

/// The cells a light reaches: if no creature stands in those it reaches past walls, just these. Otherwise
/// they are found anew, and may even include others.
Shine shine_of(const LightScene& scene, const Glow& glow, LightCache& cache) {
    const BitGrid& open = cache.reached(glow.carrier, glow.at, glow.radius_hundredths);
    if (light_rows[glow.light].passes_creatures || !meet_within(open, scene.creatures, glow.at, glow.reach()))
        return {&open, &cache.blocking()};
    return {&cache.shaded(glow.carrier, glow.at, glow.radius_hundredths, scene.obstacles), &scene.obstacles};
}

/// Whether any wanted cell lies in the light's box.
bool any_near(const BitGrid& wanted, const Glow& glow) {
    const LightBox box{glow, wanted.size()};
    const int words = wanted.words_per_column();
    for (int k = 0; k < words; ++k) {
        BitGrid::Word any = 0;
        for (int i = box.first * words + k; i <= box.last * words + k; i += words) any |= wanted.words()[i];
        if ((any & box.rows(k)) != 0) return true;
    }
    return false;
}

}  // namespace

std::optional<Shine> shine_on(const LightScene& scene, const BitGrid& wanted, const Glow& glow,
                              LightCache& cache) {
    // This check is cheaper than computing the light's reach.
    if (!any_near(wanted, glow)) return {};
    return shine_of(scene, glow, cache);
}

bool falls_on(const LightScene& scene, const Glow& glow, Pos at, LightCache& cache) {
    if (at == glow.at) return true;
    const Pos off = at - glow.at;
    const int reach = glow.reach();
    if (off.x < -reach || off.x >= reach || off.y < -reach || off.y >= reach) return false;
    const Shine shine = shine_of(scene, glow, cache);
    if (!shine.mask->test(at)) return false;
    if (!shine.obstacles->test(at)) return true;
    return scene.view.test(at - Pos{sign(off.x), sign(off.y)});
}

}  // namespace cellophane
