#include "exports/uvtt.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "exports/base64.h"
#include "exports/json_text.h"
#include "exports/raster.h"
#include "exports/vtt_walls.h"
#include "world/level.h"

namespace cellophane {

namespace {

/// A number of hundredths in decimals: "12", "0.5", "3.25".
std::string decimal(int hundredths) {
    std::string out = std::to_string(hundredths / 100);
    const int rest = hundredths % 100;
    if (rest == 0) return out;
    out.append(".").append(std::to_string(rest / 10));
    return rest % 10 == 0 ? out : out.append(std::to_string(rest % 10));
}

/// A place on the map, in hundredths of a cell.
std::string point(Pos hundredths) {
    return JsonObject{}.raw("x", decimal(hundredths.x)).raw("y", decimal(hundredths.y)).done();
}

std::string corner(Pos at) {
    return point({at.x * 100, at.y * 100});
}

std::string lines_json(const std::vector<Polyline>& lines) {
    return json_list(lines, [](const Polyline& line) { return "\n  " + json_list(line, corner); });
}

/// The map, sorted by what it does to sight.
struct Sights {
    explicit Sights(const Observation& seen);

    TerrainLayers layers;
    /// Doors that can be passed; their portals stop sight.
    BitGrid doors;
    BitGrid shut_doors;
    /// What stops sight for good.
    BitGrid walls;
    /// What can be walked into, and seen through from within: foliage.
    BitGrid thickets;
    BitGrid clear;
};

Sights::Sights(const Observation& seen) : layers{seen.cells.size()} {
    const Size size = seen.cells.size();
    for (int i = 0; i < size.area(); ++i)
        for (Layer layer : every_layer) layers[layer].at_index(i) = seen.cells.at_index(i)[layer];
    const std::vector<std::string> classes = class_rows(layers);
    const BitGrid opaque = layers.cells_with({TerrainProperty::BlocksVision});
    const BitGrid solid = layers.cells_with({TerrainProperty::BlocksMovement});
    doors = shut_doors = walls = thickets = clear = BitGrid{size};
    for (int i = 0; i < size.area(); ++i) {
        const Pos at = size.at(i);
        const char kind = classes[static_cast<std::size_t>(at.y)][static_cast<std::size_t>(at.x)];
        const bool is_door = kind == '+' || kind == 's';
        doors.set(at, is_door);
        shut_doors.set(at, is_door && (opaque.test(at) || solid.test(at)));
        walls.set(at, !is_door && opaque.test(at) && solid.test(at));
        thickets.set(at, !is_door && opaque.test(at) && !solid.test(at));
        clear.set(at, is_door || !opaque.test(at));
    }
}

/// A door stands across the middle of its cell, from one wall beside it to the other.
std::string portal(const Sights& sights, Pos at) {
    const Size size = sights.layers.size();
    const auto holds = [&](Direction side) {
        const Pos beside = at + step(side);
        return !size.contains(beside) || sights.walls.test(beside) || sights.doors.test(beside);
    };
    const int across = holds(Direction::West) + holds(Direction::East);
    const int along = holds(Direction::North) + holds(Direction::South);
    const bool is_level = across >= along;
    const Pos middle{at.x * 100 + 50, at.y * 100 + 50};
    const Pos half = is_level ? Pos{50, 0} : Pos{0, 50};
    return JsonObject{}
        .raw("position", point(middle))
        .raw("bounds", json_list(std::vector{middle - half, middle + half}, point))
        // A quarter turn, in radians.
        .raw("rotation", is_level ? "0" : "1.570796")
        .truth("closed", sights.shut_doors.test(at))
        .truth("freestanding", std::max(across, along) < 2)
        .done();
}

/// A source of light, where it shines from.
struct Lamp {
    Light light{};
    /// In hundredths of a cell.
    Pos at;

    int range() const {
        const Range& radius = light_rows[light].radius_hundredths;
        return (radius.least + radius.most) / 2;
    }
};

/// Darkness is left out: no tabletop supports it.
bool shines(Light light) {
    if (light == Light::NoLight) return false;
    const Tint color = tint(light_rows[light].color);
    return std::max({color.red + color.random_red, color.green + color.random_green,
                     color.blue + color.random_blue}) > 0;
}

/// A lake of lava glows in every cell. One lamp as far from the next as it shines does as well, and is what a
/// tabletop can bear.
bool is_lit_already(const std::vector<Lamp>& lamps, const Lamp& lamp) {
    return std::any_of(lamps.begin(), lamps.end(), [&](const Lamp& other) {
        return other.light == lamp.light && king_distance(other.at, lamp.at) < lamp.range();
    });
}

/// What is set in a wall shines from just before it, on every side that is open: within the wall it would not
/// be seen.
void add_lamps(std::vector<Lamp>& lamps, const Sights& sights, Pos at, Light light) {
    const Pos middle{at.x * 100 + 50, at.y * 100 + 50};
    if (!sights.walls.test(at)) {
        const Lamp lamp{light, middle};
        if (!is_lit_already(lamps, lamp)) lamps.push_back(lamp);
        return;
    }
    for (Direction side : cardinals) {
        const Pos by = step(side);
        if (sights.clear.test(at + by)) lamps.push_back({light, middle + Pos{by.x * 60, by.y * 60}});
    }
}

std::vector<Lamp> lamps_of(const Sights& sights) {
    std::vector<Lamp> lamps;
    const Size size = sights.layers.size();
    for (int i = 0; i < size.area(); ++i)
        for (Layer layer : every_layer) {
            const Light light = terrain_rows[sights.layers[layer].at_index(i)].light;
            if (shines(light)) add_lamps(lamps, sights, size.at(i), light);
        }
    return lamps;
}

/// The hue at full strength, as alpha, red, green and blue; how strong it is, is told apart from it.
std::string lamp_json(const Lamp& lamp, int depth) {
    const Tint color = tint(light_rows[lamp.light].color, depth);
    const auto middle = [](int base, int stray) { return std::max(0, base + stray / 2); };
    const int parts[] = {middle(color.red, color.random_red), middle(color.green, color.random_green),
                         middle(color.blue, color.random_blue)};
    const int strongest = std::max({parts[0], parts[1], parts[2], 1});
    std::string argb = "ff";
    for (int part : parts) {
        const int shade = part * 255 / strongest;
        argb += "0123456789abcdef"[shade / 16];
        argb += "0123456789abcdef"[shade % 16];
    }
    return JsonObject{}
        .raw("position", point(lamp.at))
        .raw("range", decimal(lamp.range()))
        .raw("intensity", decimal(std::min(strongest, 100)))
        .text("color", argb)
        .truth("shadows", true)
        .done();
}

std::string resolution(Size map, int pixels) {
    return JsonObject{}
        .raw("map_origin", corner({0, 0}))
        .raw("map_size", corner({map.width, map.height}))
        .number("pixels_per_grid", pixels)
        .done();
}

}  // namespace

std::string to_universal_vtt(const Observation& seen, std::optional<int> wanted) {
    const Sights sights{seen};
    const Size size = seen.cells.size();
    const int pixels = wanted.value_or(pixels_per_cell(size));
    std::vector<Pos> doors;
    sights.doors.for_each([&](Pos at) { doors.push_back(at); });
    const auto on_lines = [](const std::string& json) { return "\n  " + json; };
    return JsonObject{}
               .raw("format", "0.3")
               .raw("resolution", resolution(size, pixels))
               .raw("line_of_sight", lines_json(outlines(sights.walls, sights.clear | sights.thickets)))
               .raw("objects_line_of_sight", lines_json(outlines(sights.thickets, sights.clear)))
               .raw("portals", json_list(doors, [&](Pos at) { return on_lines(portal(sights, at)); }))
               .raw("environment",
                    JsonObject{}.truth("baked_lighting", false).text("ambient_light", "ffffffff").done())
               .raw("lights",
                    json_list(lamps_of(sights),
                              [&](const Lamp& lamp) { return on_lines(lamp_json(lamp, seen.long_depth())); }))
               .raw("image", "\"" + base64(ground_picture(seen, pixels)) + "\"")
               .done() +
           "\n";
}

}  // namespace cellophane
