#include "view/effects.h"

#include <algorithm>

#include "kit/base/isqrt.h"
#include "kit/grid/field_of_view.h"
#include "view/cell_colors.h"

namespace cellophane {

namespace {

constexpr int flare_frame = 10;
constexpr int flash_frame = 50;
constexpr int blow_frame = 16;
constexpr int blow_frames = 20;
/// A flare's light in tenths of a percent.
constexpr int full_light = 1000;

/// How bright a ring of color is so far from its middle (rules/terrain.md 18).
int intensity(const Flashed& flash, int frame, int distance) {
    const int reach = std::max(1, flash.radius * frame / flash.frames);
    if (distance > reach || distance > flash.radius) return 0;
    const int fade = std::min(100, (flash.frames - frame) * 500 / flash.frames);
    return (100 - 100 * (reach - distance - 2) / reach) * fade / 100;
}

/// A color with its random parts drawn.
Illumination spent(const Tint& color, Rng& chance) {
    const int all = chance.uniform(0, color.random_all);
    Illumination light{};
    light.red = color.red + all + chance.uniform(0, color.random_red);
    light.green = color.green + all + chance.uniform(0, color.random_green);
    light.blue = color.blue + all + chance.uniform(0, color.random_blue);
    return light;
}

/// A delay goes by first; gives back what is left of the time.
int pass(int& delay, int milliseconds) {
    const int taken = std::min(delay, milliseconds);
    delay -= taken;
    return milliseconds - taken;
}

}  // namespace

void Effects::add(const Flared& flared) {
    const FlareRow* row = flare_of(flared.light);
    if (row == nullptr) return;
    Flare flare{.at = flared.at, .row = &light_rows[flared.light]};
    flare.color = spent(tint(flare.row->color), chance_);
    flare.delay = flights_.time_to_arrival();
    flare.left = row->start_percent * 10;
    flare.change = row->first_change;
    next_frame(flare);
    flares_.push_back(flare);
}

void Effects::add(const Flashed& flashed) {
    if (flashed.frames > 0 && flashed.radius > 0)
        flashes_.push_back({.what = flashed, .delay = flights_.time_to_arrival()});
}

void Effects::strike(Pos at, std::optional<Color> color, int strength) {
    const Blow blow{.at = at,
                    .color = color,
                    .strength = strength,
                    .delay = flights_.time_to_arrival(),
                    .frames = blow_frames};
    for (Blow& other : blows_) {
        if (other.at != at) continue;
        // The strongest wins.
        if (strength > other.left()) other = blow;
        return;
    }
    blows_.push_back(blow);
}

int Effects::Blow::left() const {
    return strength * frames / blow_frames;
}

Effects::Stain Effects::stain_at(Pos at) const {
    for (const Blow& blow : blows_)
        if (blow.at == at && blow.delay <= 0) return {blow.color, blow.left()};
    return {};
}

void Effects::clear() {
    blows_.clear();
    flares_.clear();
    flashes_.clear();
    flights_.clear();
}

void Effects::next_frame(Flare& flare) {
    flare.left += flare.change;
    flare.change = flare.change * 12 / 10;
}

int Effects::wants_time() const {
    if (empty()) return -1;
    int soonest = flash_frame;
    if (const int flight = flights_.wants_time(); flight > 0) soonest = std::min(soonest, flight);
    for (const Blow& blow : blows_)
        soonest = std::min(soonest, blow.delay > 0 ? blow.delay : blow_frame - blow.waited);
    for (const Flare& flare : flares_)
        soonest = std::min(soonest, flare.delay > 0 ? flare.delay : flare_frame - flare.waited);
    for (const Flash& flash : flashes_)
        soonest = std::min(soonest, flash.delay > 0 ? flash.delay : flash_frame - flash.waited);
    return std::max(1, soonest);
}

void Effects::advance(int milliseconds) {
    ++moment_;
    for (Flare& flare : flares_)
        for (flare.waited += pass(flare.delay, milliseconds); flare.waited >= flare_frame && flare.left >= 0;
             flare.waited -= flare_frame)
            next_frame(flare);
    flights_.advance(milliseconds);
    for (Blow& blow : blows_) {
        blow.waited += pass(blow.delay, milliseconds);
        blow.frames = std::max(0, blow.frames - blow.waited / blow_frame);
        blow.waited %= blow_frame;
    }
    for (Flash& flash : flashes_) {
        flash.waited += pass(flash.delay, milliseconds);
        flash.frame += flash.waited / flash_frame;
        flash.waited %= flash_frame;
    }
    std::erase_if(flares_, [](const Flare& flare) { return flare.left < 0; });
    std::erase_if(blows_, [](const Blow& blow) { return blow.frames == 0; });
    std::erase_if(flashes_, [](const Flash& flash) { return flash.frame > flash.what.frames; });
}

std::vector<Effects::Glare> Effects::glares() const {
    std::vector<Glare> all;
    for (const Flare& flare : flares_) {
        if (flare.delay > 0) continue;
        all.push_back(
            {.at = flare.at,
             .color = share_of(flare.color, flare.left / 10),
             .radius_hundredths = std::int64_t{flare.row->radius_hundredths.most} * flare.left / full_light,
             .fade_percent = flare.row->fade_percent,
             .passes_creatures = flare.row->passes_creatures});
    }
    for (const Flights::Lamp& lamp : flights_.lamps()) {
        const Tint color = rolled(lamp.color, lamp.at);
        all.push_back({.at = lamp.at,
                       .color = {color.red, color.green, color.blue},
                       .radius_hundredths = lamp.radius_hundredths,
                       .passes_creatures = true});
    }
    return all;
}

void Effects::look_at(const Observation& seen) {
    const std::vector<Glare> lights = glares();
    if (lights.empty()) {
        lit_ = {};
        return;
    }
    const Size size = seen.cells.size();
    lit_ = Grid<Illumination>{size};
    const BitGrid walls = opaque_cells(seen);
    BitGrid creatures{size};
    if (seen.hero) creatures.set_if_inside(seen.hero->at);
    for (const MonsterView& monster : seen.monsters) creatures.set_if_inside(monster.at);
    for (const Glare& glare : lights)
        if (size.contains(glare.at)) shine(glare, walls, creatures);
}

void Effects::shine(const Glare& glare, const BitGrid& walls, const BitGrid& creatures) {
    const std::int64_t radius = glare.radius_hundredths;
    if (radius <= 0) return;
    BitGrid reached{walls.size()};
    field_of_view(glare.passes_creatures ? walls : walls | creatures, glare.at, static_cast<int>(radius),
                  reached);
    const std::int64_t loss = 100 - glare.fade_percent;
    reached.for_each([&](Pos at) {
        const Pos off = at - glare.at;
        const std::int64_t squared = off.x * off.x + off.y * off.y;
        const auto lost = static_cast<int>(
            isqrt(static_cast<std::uint64_t>(loss * loss * squared * 10000 / (radius * radius))));
        lit_[at] += share_of(glare.color, std::max(0, 100 - lost));
    });
    lit_[glare.at] += glare.color;
}

Tint Effects::rolled(const Tint& color, Pos at) const {
    const bool is_certain =
        color.random_all == 0 && color.random_red == 0 && color.random_green == 0 && color.random_blue == 0;
    if (is_certain) return {.red = color.red, .green = color.green, .blue = color.blue};
    Rng chance{mix(moment_, static_cast<std::uint64_t>(at.x * 64 + at.y))};
    const Illumination light = spent(color, chance);
    return {.red = light.red, .green = light.green, .blue = light.blue};
}

Tint Effects::color_at(Pos at, bool is_looked_at) const {
    Tint sum{};
    for (const Flash& flash : flashes_) {
        if (flash.delay > 0 || (!is_looked_at && !flash.what.on_map)) continue;
        const Pos off = at - flash.what.at;
        const auto distance =
            static_cast<int>(isqrt(static_cast<std::uint64_t>(off.x * off.x + off.y * off.y)));
        sum = sum_of(sum, scaled(tint(flash.what.color), intensity(flash.what, flash.frame, distance)));
    }
    return rolled(sum, at);
}

}  // namespace cellophane
