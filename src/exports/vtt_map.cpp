#include "exports/vtt_map.h"

#include <algorithm>
#include <cstddef>
#include <string>

#include "kit/base/hex.h"
#include "world/level.h"

namespace cellophane {

namespace {

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
    /// What can be seen through, and not be walked into; of it, what may open.
    BitGrid barriers;
    BitGrid gates;
    /// Secret doors: part of the walls, whose lines have gaps there.
    WallGaps secret_doors;
};

/// On how many of two opposite sides of a door is what holds it.
int holders(const Sights& sights, Pos at, Direction one, Direction other) {
    const auto holds = [&](Direction side) {
        const Pos beside = at + step(side);
        return !sights.layers.size().contains(beside) || sights.walls.test(beside) ||
               sights.doors.test(beside);
    };
    return holds(one) + holds(other);
}

bool is_level_door(const Sights& sights, Pos at) {
    return holders(sights, at, Direction::West, Direction::East) >=
           holders(sights, at, Direction::North, Direction::South);
}

Sights::Sights(const Observation& seen) : layers{seen.cells.size()} {
    const Size size = seen.cells.size();
    for (int i = 0; i < size.area(); ++i)
        for (Layer layer : every_layer) layers[layer].at_index(i) = seen.cells.at_index(i)[layer];
    const std::vector<std::string> classes = class_rows(layers);
    const BitGrid opaque = layers.cells_with({TerrainProperty::BlocksVision});
    const BitGrid solid = layers.cells_with({TerrainProperty::BlocksMovement});
    doors = shut_doors = walls = thickets = clear = barriers = gates = BitGrid{size};
    secret_doors = {BitGrid{size}, BitGrid{size}};
    for (int i = 0; i < size.area(); ++i) {
        const Pos at = size.at(i);
        const char kind = classes[static_cast<std::size_t>(at.y)][static_cast<std::size_t>(at.x)];
        const bool is_door = kind == '+' || kind == 's';
        const bool is_wall = kind == 's' || (!is_door && opaque.test(at) && solid.test(at));
        doors.set(at, is_door);
        shut_doors.set(at, is_door && (opaque.test(at) || solid.test(at)));
        walls.set(at, is_wall);
        thickets.set(at, !is_door && opaque.test(at) && !solid.test(at));
        clear.set(at, kind == '+' || (!is_door && !opaque.test(at)));
        const bool is_gate = layers[Layer::Dungeon][at] == Terrain::PortcullisClosed && !opaque.test(at);
        gates.set(at, is_gate);
        barriers.set(at, !is_gate && !is_door && solid.test(at) && !opaque.test(at));
    }
    for (int i = 0; i < size.area(); ++i) {
        const Pos at = size.at(i);
        if (doors.test(at) && walls.test(at))
            (is_level_door(*this, at) ? secret_doors.level : secret_doors.upright).set(at, true);
    }
}

VttDoorKind kind_of_door(Terrain terrain) {
    if (terrain == Terrain::SecretDoor) return VttDoorKind::Secret;
    return terrain == Terrain::LockedIronDoor ? VttDoorKind::Locked : VttDoorKind::Plain;
}

/// From the middle of one wall beside it to that of the other; a secret one is as wide as its cell.
VttDoor door_at(const Sights& sights, Pos at) {
    VttDoor door{.at = at,
                 .kind = kind_of_door(sights.layers[Layer::Dungeon][at]),
                 .is_level = is_level_door(sights, at),
                 .is_shut = sights.shut_doors.test(at)};
    const std::array<Direction, 2> sides = door.is_level ? std::array{Direction::West, Direction::East}
                                                         : std::array{Direction::North, Direction::South};
    door.is_freestanding = holders(sights, at, sides[0], sides[1]) < 2;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const Pos by = step(sides[i]);
        const Pos beside = at + by;
        const bool is_held = sights.walls.test(beside);
        const int reach = is_held && door.kind != VttDoorKind::Secret ? 100 : 50;
        door.ends[i] = {at.x * 100 + 50 + by.x * reach, at.y * 100 + 50 + by.y * reach};
    }
    return door;
}

/// Darkness is left out: no tabletop supports it.
bool shines(Light light) {
    if (light == Light::NoLight) return false;
    const Tint color = tint(light_rows[light].color);
    return std::max({color.red + color.random_red, color.green + color.random_green,
                     color.blue + color.random_blue}) > 0;
}

/// A lake of lava glows in every cell. One lamp as far from the next as it shines does as well, and is what a
/// tabletop can bear.
bool is_lit_already(const std::vector<VttLamp>& lamps, const VttLamp& lamp) {
    return std::any_of(lamps.begin(), lamps.end(), [&](const VttLamp& other) {
        return other.light == lamp.light && king_distance(other.at, lamp.at) < lamp.range();
    });
}

/// What is set in a wall shines from just before it, on every side that is open: within the wall it would not
/// be seen.
void add_lamps(std::vector<VttLamp>& lamps, const Sights& sights, Pos at, Light light) {
    const Pos middle{at.x * 100 + 50, at.y * 100 + 50};
    if (!sights.walls.test(at)) {
        const VttLamp lamp{light, middle};
        if (!is_lit_already(lamps, lamp)) lamps.push_back(lamp);
        return;
    }
    for (Direction side : cardinals) {
        const Pos by = step(side);
        if (sights.clear.test(at + by)) lamps.push_back({light, middle + Pos{by.x * 60, by.y * 60}});
    }
}

std::vector<VttLamp> lamps_of(const Sights& sights) {
    std::vector<VttLamp> lamps;
    const Size size = sights.layers.size();
    for (int i = 0; i < size.area(); ++i)
        for (Layer layer : every_layer) {
            const Light light = terrain_rows[sights.layers[layer].at_index(i)].light;
            if (shines(light)) add_lamps(lamps, sights, size.at(i), light);
        }
    return lamps;
}

std::vector<Polyline> in_hundredths(std::vector<Polyline> lines) {
    for (Polyline& line : lines)
        for (Pos& corner : line) corner = {corner.x * 100, corner.y * 100};
    return lines;
}

/// Leaves out points until there are few enough.
void limit_points(VttMap& map, const Sights& sights) {
    if (count_points(map.walls) + count_points(map.thickets) <= most_sight_points) return;
    const std::vector<Polyline> walls =
        middle_lines(sights.walls, sights.clear | sights.thickets, sights.secret_doors, false);
    const std::vector<Polyline> thickets = map.thickets;
    for (map.tolerance = 50;; map.tolerance += map.tolerance / 2) {
        map.walls = simplified(walls, map.tolerance);
        map.thickets = simplified(thickets, map.tolerance);
        if (count_points(map.walls) + count_points(map.thickets) <= most_sight_points) return;
    }
}

}  // namespace

int VttLamp::range() const {
    const Range& radius = light_rows[light].radius_hundredths;
    return (radius.least + radius.most) / 2;
}

std::string LampColor::hex() const {
    std::string digits;
    for (const std::uint8_t shade : red_green_blue) digits += hex_digits(shade, 2);
    return digits;
}

LampColor color_of(const VttLamp& lamp, int long_depth) {
    const Tint color = tint(light_rows[lamp.light].color, long_depth);
    const auto middle = [](int base, int stray) { return std::max(0, base + stray / 2); };
    const std::array parts{middle(color.red, color.random_red), middle(color.green, color.random_green),
                           middle(color.blue, color.random_blue)};
    const int strongest = std::max({parts[0], parts[1], parts[2], 1});
    LampColor shown{.strength = std::min(strongest, 100)};
    for (std::size_t i = 0; i < parts.size(); ++i)
        shown.red_green_blue[i] = static_cast<std::uint8_t>(parts[i] * 255 / strongest);
    return shown;
}

VttMap vtt_map_of(const Observation& seen) {
    const Sights sights{seen};
    VttMap map{.walls = middle_lines(sights.walls, sights.clear | sights.thickets, sights.secret_doors),
               .thickets = in_hundredths(outlines(sights.thickets, sights.clear)),
               .barriers = in_hundredths(
                   outlines(sights.barriers, (sights.clear | sights.thickets) - sights.barriers)),
               .doors = {},
               .gates = {},
               .lamps = lamps_of(sights)};
    sights.doors.for_each([&](Pos at) { map.doors.push_back(door_at(sights, at)); });
    sights.gates.for_each([&](Pos at) { map.gates.push_back(door_at(sights, at)); });
    limit_points(map, sights);
    return map;
}

}  // namespace cellophane
