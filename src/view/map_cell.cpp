#include "view/map_cell.h"

#include <algorithm>
#include <utility>

#include "content/features.h"
#include "content/looks.h"
#include "kit/rng/rng.h"
#include "view/cell_colors.h"
#include "view/palettes.h"

namespace cellophane {

namespace {

/// Glyph, foreground and background, each from the most important layer that defines it.
struct Picture {
    char32_t glyph = 0;
    Tint fore{};
    Tint back{};
    /// The terrain that gave the glyph: its properties decide about contrast and memory.
    Terrain speaks = Terrain::Floor;
    Pictogram picture = Pictogram::None;
    char ascii = 0;
};

bool is_secret(Terrain terrain) {
    return terrain_rows[terrain].mechanics.has(TerrainMechanic::Secret);
}

/// Only an omniscient view is given secrets; they are then drawn as what they hide.
Terrain unmasked(Terrain terrain) {
    return is_secret(terrain) ? revealed(terrain) : terrain;
}

bool holds_secret(const CellView& cell) {
    return std::any_of(cell.layers.begin(), cell.layers.end(), is_secret);
}

Picture terrain_appearance(const CellView& cell, int depth) {
    const LookRow& ground = looks[Terrain::Floor];
    Picture look{ground.glyph, tint(*ground.fore, depth), tint(*ground.back, depth), Terrain::Floor};
    int glyph_priority = terrain_rows[Terrain::Floor].draw_priority + 1;
    int fore_priority = glyph_priority;
    int back_priority = glyph_priority;
    for (Layer layer : every_layer) {
        if (layer == Layer::Gas) continue;
        if (cell.sight == Sight::MagicMapped && layer == Layer::Surface) continue;
        const Terrain terrain = unmasked(cell[layer]);
        const LookRow& row = looks[terrain];
        const int priority = terrain_rows[terrain].draw_priority;
        if (row.glyph != 0 && priority < glyph_priority) {
            look.glyph = row.glyph;
            look.speaks = terrain;
            glyph_priority = priority;
        }
        if (row.fore && priority < fore_priority) {
            look.fore = tint(*row.fore, depth);
            fore_priority = priority;
        }
        if (row.back && priority < back_priority) {
            look.back = tint(*row.back, depth);
            back_priority = priority;
        }
    }
    look.picture = pictogram_of(look.speaks);
    return look;
}

void stand_on(Picture& look, const Figure& figure) {
    look.glyph = figure.glyph;
    look.picture = figure.picture;
    look.ascii = figure.ascii;
    look.fore = average(figure.fore, look.back, figure.sunk);
    look.speaks = Terrain::Floor;
}

/// Gas has no glyph of its own: it tints what is there. A kind without a background color does not.
void tint_by_gas(Picture& look, const CellView& cell, int depth, bool plain) {
    const Terrain gas = cell[Layer::Gas];
    if (gas == Terrain::Nothing || !looks[gas].back) return;
    const Tint color = tint(*looks[gas].back, depth);
    const int weight = gas_weight(cell, plain);
    look.fore = average(look.fore, color, weight);
    look.back = average(look.back, color, weight);
}

/// Gas drifts, and so does what rises from the depths, though their colors in the tables do not dance.
void stir(Tint& color, int reach) {
    color.red -= reach / 2;
    color.green -= reach / 2;
    color.blue -= reach / 2;
    color.random_all += reach;
    color.dances = true;
}

void stir(Picture& look, const CellView& cell) {
    constexpr int reach_of_gas = 14;
    constexpr int reach_of_depths = 14;
    if (cell[Layer::Gas] != Terrain::Nothing && looks[cell[Layer::Gas]].back) {
        stir(look.fore, reach_of_gas);
        stir(look.back, reach_of_gas);
    }
    if (terrain_rows[look.speaks].properties.has(TerrainProperty::Descends)) stir(look.fore, reach_of_depths);
}

/// Remembered looks are unlit and settled before they fade (rules/terrain.md 2.3 and 2.5).
void fade_into_memory(Picture& look, const Variation& variation) {
    const auto faded = [](const Tint& settled) {
        return average(multiply(settled, tint(Color::Memory)), tint(Color::MemoryOverlay), 25);
    };
    look.fore = settle_fore(look.fore, variation);
    look.back = faded(settle_back(look.back, variation));
    if (!terrain_rows[look.speaks].mechanics.has(TerrainMechanic::BrightMemory)) look.fore = faded(look.fore);
}

template <class Change>
void apply(Picture& look, const Change& change) {
    look.fore = change(look.fore);
    look.back = change(look.back);
}

void mark_route(Picture& look, int weight) {
    if (terrain_rows[look.speaks].mechanics.has(TerrainMechanic::InvertsWhenHighlighted)) {
        std::swap(look.fore, look.back);
        return;
    }
    look.fore = average(look.fore, tint(Color::Yellow), weight);
    look.back = average(look.back, tint(Color::Yellow), weight);
}

void show_stealth(Picture& look, const StealthLook& stealth) {
    Tint glow = tint(Color::InLightMultiplier);
    glow.dances = false;
    if (stealth.lit) apply(look, [&](const Tint& c) { return average(c, multiply(c, glow), 50); });
    if (stealth.dark) apply(look, [](const Tint& c) { return average(c, tint(Color::Purple), 20); });
    if (!stealth.beyond) return;
    const Tint orange = tint(Color::Orange);
    const Tint more = average(Tint{}, orange, 12);
    apply(look, [&](const Tint& c) { return sum_of(average(c, orange, 12), more); });
}

/// Each component of both colors goes its own way, up to so many percent of itself.
void scatter_colors(Picture& look, int percent, std::uint64_t chance) {
    Rng rng{chance};
    const auto stray = [&](int& component) { component += component * rng.uniform(-percent, percent) / 100; };
    for (Tint* color : {&look.fore, &look.back})
        for (int* component : {&color->red, &color->green, &color->blue}) stray(*component);
}

/// Returns whether the glyph has to stand out afterwards.
bool apply_mark(Picture& look, Mark mark, const Tint& flight) {
    switch (mark) {
        case Mark::None:
            return false;
        case Mark::Route:
            mark_route(look, 20);
            return false;
        case Mark::CursorRoute:
            mark_route(look, 50);
            return false;
        case Mark::Flight:
            look.fore = average(look.fore, flight, 35);
            look.back = average(look.back, flight, 35);
            return true;
        case Mark::Target:
            // Dark on white, whatever the glyph's own color.
            look.fore = average(look.fore, tint(Color::Black), 60);
            look.back = average(look.back, tint(Color::White), 100);
            return true;
        case Mark::FarTarget:
            look.back = average(look.back, tint(Color::White), 25);
            return true;
        case Mark::MissedTarget:
            look.back = average(look.back, tint(Color::White), 35);
            return true;
    }
    return false;
}

/// The ground of map cells uses 41 shades of each component, more of the dark ones: the difference cannot be
/// seen, and nearly equal colors become equal.
constexpr Rgb rounded_ground(Rgb color) {
    const auto shade = [](int value) {
        if (value < 64) return static_cast<std::uint8_t>((value + 2) & ~3);
        return static_cast<std::uint8_t>(std::min((value + 4) & ~7, 255));
    };
    return {shade(color.red), shade(color.green), shade(color.blue)};
}

/// Signs are thin: of them the eye tells fewer shades.
constexpr Rgb rounded_sign(Rgb color) {
    const auto shade = [](int value) {
        if (value < 64) return static_cast<std::uint8_t>((value + 4) & ~7);
        return static_cast<std::uint8_t>(std::min((value + 16) / 32 * 32, 255));
    };
    return {shade(color.red), shade(color.green), shade(color.blue)};
}

/// Contrasts of sign and ground, in hundredths.
constexpr int contrast_of_memory = 200;
constexpr int contrast_of_remembered_things = 300;
constexpr int contrast_of_drops = 160;

/// The sign moved toward a pale blue, or on a bright ground toward black, until it has the contrast.
Rgb readable(Rgb sign, Rgb ground, int contrast) {
    constexpr Rgb pale{170, 180, 255};
    const Rgb end = contrast_hundredths(pale, ground) >= contrast ? pale : Rgb{};
    for (int way = 0; way < 100; way += 5) {
        const Rgb moved = rounded_sign(blended(sign, end, way));
        if (contrast_hundredths(moved, ground) >= contrast) return moved;
    }
    return rounded_sign(end);
}

/// How much light the colors of something give at least and at most.
struct Brightness {
    int least = 0;
    int most = full_luminance;
};

/// What matters more is brighter (rules/interface.md 2, step 13).
constexpr Brightness of_ground{.most = 9500};
constexpr Brightness of_walls{.most = 18000};
constexpr Brightness of_remembered_items{.least = 10000, .most = 12500};
constexpr Brightness of_items{.least = 30000, .most = 36000};
constexpr Brightness of_creatures{.least = 38000};
constexpr Brightness of_hero{.least = 60000};
static_assert(of_ground.most < of_remembered_items.least && of_remembered_items.most < of_walls.most &&
              of_walls.most < of_items.least && of_items.most < of_creatures.least &&
              of_creatures.least < of_hero.least);

/// A color with at least and at most so much light once it is rounded: moved toward white, or dimmed.
template <class Round>
Rgb brought_within(Rgb color, const Brightness& allowed, const Round& rounded) {
    constexpr Rgb white{255, 255, 255};
    constexpr int step = 5;
    Rgb brought = rounded(color);
    for (int way = step; way <= 100 && luminance(brought) < allowed.least; way += step)
        brought = rounded(blended(color, white, way));
    for (int left = 100 - step; left > 0 && luminance(brought) > allowed.most; left -= step)
        brought = rounded(dimmed(color, left));
    return brought;
}

/// Whether something on the cell burns or glows by itself, or a gas that must be told by its color hangs
/// there.
bool is_luminous(const CellView& cell) {
    const Terrain gas = cell[Layer::Gas];
    if (gas != Terrain::Nothing && looks[gas].back) return true;
    return std::any_of(every_layer.begin(), every_layer.end(), [&](Layer layer) {
        const TerrainRow& row = terrain_rows[cell[layer]];
        return layer != Layer::Gas &&
               (row.light != Light::NoLight || row.properties.has(TerrainProperty::Fire));
    });
}

/// What the sign of a cell has to keep.
struct Distinctness {
    /// It is the hero's, a creature's or an item's.
    bool stands_on_ground = false;
    /// It stands out (rules/terrain.md 17.2).
    bool separate = false;
    /// The least contrast, in hundredths.
    int contrast = 0;
    Brightness sign{};
    Brightness ground{};
};

StyledCell finish(const Picture& look, const Variation& variation, Distinctness wanted) {
    Tint fore = settle_fore(look.fore, variation);
    const Tint back = settle_back(look.back, variation);
    if (wanted.separate) fore = separate(fore, back);
    const Rgb sign = to_rgb(fore);
    StyledCell cell{look.glyph == 0 ? U' ' : look.glyph,
                    wanted.stands_on_ground ? brought_within(sign, wanted.sign, rounded_ground)
                                            : brought_within(sign, wanted.sign, rounded_sign),
                    brought_within(to_rgb(back), wanted.ground, rounded_ground)};
    if (wanted.contrast > 0 && cell.glyph != U' ')
        cell.fore = readable(cell.fore, cell.back, wanted.contrast);
    cell.picture = static_cast<std::uint8_t>(look.picture);
    cell.ascii = look.ascii;
    if (cell.fore == cell.back) cell.glyph = U' ';
    return cell;
}

/// The lamp shows on bare floor.
void light_floor(Picture& look, const Tint& light) {
    constexpr int share = 7;
    if (look.speaks == Terrain::Floor)
        look.back = sum_of(look.back, scaled({light.red, light.green, light.blue}, share));
}

/// How bright a sign has to be that stands on a cell in view, or is remembered there.
Brightness brightness_of(const CellView& cell, const CellLook& look) {
    if (look.hero_here) return of_hero;
    if (!look.figure || look.figure->sensed || look.figure->sunk > 0 || look.blow_left > 0) return {};
    if (look.figure->is_creature) return of_creatures;
    return is_seen_now(cell.sight) ? of_items : of_remembered_items;
}

/// Lit ground and walls outshine nothing that stands on them. What is marked, or flashes, is to be seen.
void rank(Distinctness& wanted, const CellView& cell, const CellLook& look, const TerrainRow& ground) {
    if (cell.sight == Sight::Unknown) return;
    if (wanted.stands_on_ground) wanted.sign = brightness_of(cell, look);
    if (look.mark != Mark::None || look.flash != Tint{} || look.stealth != StealthLook{}) return;
    if (!is_seen_now(cell.sight) || is_luminous(cell)) return;
    const bool is_wall = ground.properties.has(TerrainProperty::BlocksMovement);
    wanted.ground = is_wall ? of_walls : of_ground;
    if (!wanted.stands_on_ground) wanted.sign = of_walls;
}

/// What tints a cell that is not seen with the hero's own eyes.
Color color_of_eyes(Sight sight) {
    if (sight == Sight::Omniscient) return Color::Omniscience;
    return sight == Sight::Clairvoyant ? Color::Clairvoyance : Color::TelepathyMultiplier;
}

/// The look before memory, light and marks.
Picture appearance_of(const CellView& cell, const CellLook& look) {
    Picture appearance = terrain_appearance(cell, look.depth);
    if (look.hero_here) {
        appearance.glyph = look.easy ? hero_glyph_in_easy_mode : hero_glyph;
        appearance.fore = tint(look.hero_color);
        appearance.picture = look.easy ? Pictogram::HeroInEasyMode : Pictogram::Hero;
    } else if (look.figure) {
        stand_on(appearance, *look.figure);
    }
    if (cell.sight == Sight::MagicMapped) return appearance;
    const Tint untinted = appearance.fore;
    tint_by_gas(appearance, cell, look.depth, look.plain);
    if (look.figure && look.figure->sunk == 100) appearance.fore = untinted;
    return appearance;
}

}  // namespace

Illumination light_of_lamp(int depth) {
    const Tint color = tint(Color::MinersLight, depth);
    return {color.red, color.green, color.blue};
}

int gas_weight(const CellView& cell, bool plain) {
    constexpr int least = 30;
    if (cell[Layer::Gas] == Terrain::Nothing) return 0;
    return plain ? least : std::min(90, least + cell.gas_volume);
}

Color hero_color(const HeroView& hero) {
    if (hero.is(Status::Invisible)) return Color::HeroInvisible;
    if (hero.dark) return Color::HeroInDarkness;
    return hero.lit ? Color::HeroInLight : Color::HeroInShadow;
}

// The order is that of rules/interface.md 2, and it matters, for each step works on what the last one left:
//
// - appearance_of: terrain of the layers by priority, then who or what stands there, then gas as a tint.
// - The switch, by how the cell is known: blank, mapped, remembered or seen. What is seen is stirred and lit;
//   then come the lamp on bare floor, eyes that are not the hero's, hallucination, blows, deep water.
// - What is only sensed stands on top of all that.
// - rank: what the colors must keep (importance, contrast) is decided before anything is marked.
// - The stealth display, flashes, and apply_mark: routes and targets.
// - finish: random variation, then rounding within what the colors must keep.
//
// Nothing here draws from a stream of the rules: variation comes from the cell's place, or from `look`.
PaintedCell paint_moving_cell(const CellView& cell, const CellLook& look) {
    const int grain = grain_of(speckle_of(look.at, look.depth));
    // Memory keeps two shades.
    const Variation& own = variation_of(cell.sight == Sight::Remembered ? grain & 4 : grain);
    Picture appearance = appearance_of(cell, look);
    const bool occupied = look.hero_here || look.figure;
    const TerrainRow& speaker = terrain_rows[appearance.speaks];
    Distinctness wanted{.stands_on_ground = occupied,
                        .separate = occupied || speaker.mechanics.has(TerrainMechanic::Distinct)};
    const int contrast_in_memory = occupied ? contrast_of_remembered_things : contrast_of_memory;
    switch (cell.sight) {
        case Sight::Unknown:
            appearance = {U' ', tint(Color::White), tint(Color::Undiscovered), Terrain::Nothing};
            if (look.figure) stand_on(appearance, *look.figure);
            wanted.separate = look.figure.has_value();
            break;
        case Sight::MagicMapped:
            appearance.fore = multiply(appearance.fore, tint(Color::MagicMap));
            appearance.back = multiply(appearance.back, tint(Color::MagicMap));
            wanted.contrast = contrast_in_memory;
            break;
        case Sight::Remembered:
            fade_into_memory(appearance, own);
            if (look.under_water) apply(appearance, [](const Tint& c) { return average(c, Tint{}, 80); });
            wanted.separate = occupied;
            wanted.contrast = contrast_in_memory;
            break;
        case Sight::Seen:
        case Sight::Clairvoyant:
        case Sight::Telepathic:
        case Sight::Omniscient: {
            if (holds_secret(cell) || (look.figure && look.figure->dormant))
                appearance.back = average(appearance.back, tint(Color::Teal), 35);
            if (speaker.properties.has(TerrainProperty::Descends) && !occupied &&
                (!look.light || is_enough_to_see_by(*look.light)))
                wanted.contrast = contrast_of_drops;
            if (!look.light) {
                const Tint lamp = light_multiplier(light_of_lamp(look.depth));
                apply(appearance, [&](const Tint& c) { return multiply(c, lamp); });
                break;
            }
            if (!look.plain) stir(appearance, cell);
            const Tint light = light_multiplier(*look.light);
            apply(appearance, [&](const Tint& c) { return multiply(c, light); });
            light_floor(appearance, light);
            if (cell.sight != Sight::Seen) {
                const Tint eyes = tint(color_of_eyes(cell.sight));
                apply(appearance, [&](const Tint& c) { return multiply(c, eyes); });
            }
            if (look.scatter > 0) scatter_colors(appearance, look.scatter, look.chance);
            if (look.blow_left > 0)
                appearance.fore =
                    average(appearance.fore, look.blow ? tint(*look.blow) : appearance.back, look.blow_left);
            if (look.under_water)
                apply(appearance, [](const Tint& c) { return multiply(c, tint(Color::DeepWaterLight)); });
            break;
        }
    }
    if (look.figure && look.figure->sensed) stand_on(appearance, *look.figure);
    if (look.light || cell.sight == Sight::Remembered) rank(wanted, cell, look, speaker);
    show_stealth(appearance, look.stealth);
    const bool dances =
        is_seen_now(cell.sight) && (look.scatter > 0 || appearance.fore.dances || appearance.back.dances);
    if (cell.sight != Sight::Unknown) apply(appearance, [&](const Tint& c) { return sum_of(c, look.flash); });
    wanted.separate = apply_mark(appearance, look.mark, look.flight) || wanted.separate;
    // What dances will soon differ from its neighbors: at rest, four shades are enough.
    const Variation& variation = look.strayed != nullptr && cell.sight != Sight::Remembered ? *look.strayed
                                 : dances ? variation_of(grain & 6)
                                          : own;
    return {finish(appearance, variation, wanted), dances};
}

StyledCell emblem(Terrain terrain, int depth) {
    const LookRow& row = looks[terrain];
    const Tint fore = settle_fore(tint(row.fore.value_or(Color::White), depth), variation_of(0));
    return {.glyph = row.glyph == 0 ? U' ' : row.glyph,
            .fore = to_rgb(separate(fore, Tint{})),
            .back = Rgb{},
            .picture = static_cast<std::uint8_t>(pictogram_of(terrain))};
}

}  // namespace cellophane
