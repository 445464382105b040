#include "exports/uvtt.h"

#include <cstdint>
#include <vector>

#include "exports/base64.h"
#include "exports/drawn_png.h"
#include "exports/json_text.h"
#include "exports/raster.h"
#include "exports/vtt_map.h"

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
    return json_list(lines, [](const Polyline& line) { return "\n  " + json_list(line, point); });
}

std::string portal(const VttDoor& door) {
    return JsonObject{}
        .raw("position", point({door.at.x * 100 + 50, door.at.y * 100 + 50}))
        .raw("bounds", json_list(door.ends, point))
        // A quarter turn, in radians.
        .raw("rotation", door.is_level ? "0" : "1.570796")
        .truth("closed", door.is_shut)
        .truth("freestanding", door.is_freestanding)
        .done();
}

/// The hue as alpha, red, green and blue; how strong it is, is told apart from it.
std::string lamp_json(const VttLamp& lamp, int depth) {
    const LampColor color = color_of(lamp, depth);
    return JsonObject{}
        .raw("position", point(lamp.at))
        .raw("range", decimal(lamp.range()))
        .raw("intensity", decimal(color.strength))
        .text("color", "ff" + color.hex())
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

std::string vtt_picture(const Observation& seen, const VttOptions& options) {
    const int pixels = options.pixels.value_or(pixels_per_cell(seen.cells.size()));
    if (!options.drawn) return ground_picture(seen, pixels);
    return drawn_ground_png(seen, options.numbers, *options.drawn, options.secrets, pixels);
}

std::string to_universal_vtt(const Observation& seen, const VttOptions& options) {
    const VttMap map = vtt_map_of(seen);
    const Size size = seen.cells.size();
    const int pixels = options.pixels.value_or(pixels_per_cell(size));
    const auto on_lines = [](const std::string& json) { return "\n  " + json; };
    return JsonObject{}
               .raw("format", "0.3")
               .raw("resolution", resolution(size, pixels))
               .raw("line_of_sight", lines_json(map.walls))
               .raw("objects_line_of_sight", lines_json(map.thickets))
               .raw("portals",
                    json_list(map.doors, [&](const VttDoor& door) { return on_lines(portal(door)); }))
               .raw("environment",
                    JsonObject{}.truth("baked_lighting", false).text("ambient_light", "ffffffff").done())
               .raw("lights", json_list(map.lamps,
                                        [&](const VttLamp& lamp) {
                                            return on_lines(lamp_json(lamp, seen.long_depth()));
                                        }))
               .raw("image", "\"" + base64(vtt_picture(seen, options)) + "\"")
               .done() +
           "\n";
}

}  // namespace cellophane
