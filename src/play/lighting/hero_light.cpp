#include "play/lighting/hero_light.h"

#include <algorithm>

#include "kit/grid/field_of_view.h"
#include "play/lighting/light_casting.h"
#include "play/stats/ring_levels.h"

namespace cellophane {

BitGrid HeroLight::within(int squared) const {
    const Pos hero = scene_.hero;
    const Pos low = scene_.bounds.low;
    const Pos high = scene_.bounds.high;
    const Pos furthest_off{std::max(hero.x - low.x, high.x - hero.x),
                           std::max(hero.y - low.y, high.y - hero.y)};
    const int furthest_seen = furthest_off.x * furthest_off.x + furthest_off.y * furthest_off.y;
    const int reach = (scene_.own.radius_hundredths + 50) / 100;
    // It reaches one cell less to the right and below.
    const bool is_all_within = high.x - hero.x < reach && high.y - hero.y < reach;
    if (is_all_within && furthest_seen <= squared && furthest_seen < falloff_.limit()) return scene_.view;
    BitGrid cells{scene_.view.size()};
    const int last = std::min(high.x, hero.x + reach - 1);
    // Its vertical reach, which changes little from one column to the next.
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

bool HeroLight::reaches_its_edge_at(Pos at) const {
    if (at == scene_.hero) return true;
    if (!exact_) {
        exact_.emplace(blocking_.size());
        field_of_view(blocking_, scene_.hero, scene_.own.radius_hundredths, *exact_);
    }
    return exact_->test(at);
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
