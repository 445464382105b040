#include "exports/floor_plan.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "dungeon/draft/draft.h"
#include "exports/json_text.h"
#include "exports/table_names.h"

namespace cellophane {

namespace {

/// What of the digging is worth keeping: which cells rooms were built on, and where doors were meant to be.
struct Plan {
    std::vector<BitGrid> rooms;
    BitGrid doors;
    std::vector<std::vector<std::int16_t>> links;
};

Plan watched(const LevelRequest& request) {
    Plan plan;
    const bool has_grid = request.style == Style::Rogue;
    const Watch watch = [&](const Draft& draft, const DigEvent& event) {
        if (event.kind == DigEventKind::LevelRejected) plan = {};
        if (event.kind == DigEventKind::StageDone && event.stage == "lay_floor") {
            plan.doors = draft.plan.doors;
            if (has_grid) plan.links = draft.links;
        }
        if (event.kind != DigEventKind::RoomPlaced) return;
        // A machine that was refused took its rooms with it.
        plan.rooms.resize(draft.rooms.size());
        BitGrid cells = *event.cells;
        // With a grid it is the room's part of that, otherwise its hallway.
        if (event.beside != nullptr && !has_grid) cells |= *event.beside;
        plan.rooms.back() = std::move(cells);
    };
    // Dug before, so it can be dug again.
    static_cast<void>(generate(request, watch));
    return plan;
}

bool is_door(Terrain terrain) {
    constexpr std::array doors{Terrain::WoodenDoor,     Terrain::OpenWoodenDoor, Terrain::SecretDoor,
                               Terrain::LockedIronDoor, Terrain::OpenIronDoor,   Terrain::PortcullisClosed,
                               Terrain::WoodenBarricade};
    return std::find(doors.begin(), doors.end(), terrain) != doors.end();
}

void add_once(std::vector<int>& list, int number) {
    if (std::find(list.begin(), list.end(), number) == list.end()) list.push_back(number);
}

/// The room of every cell, or -1.
Grid<std::int16_t> numbered(const std::vector<PlannedRoom>& rooms, Size size) {
    Grid<std::int16_t> numbers{size, -1};
    for (std::size_t i = 0; i < rooms.size(); ++i)
        rooms[i].cells.for_each([&](Pos at) { numbers[at] = static_cast<std::int16_t>(i); });
    return numbers;
}

std::vector<PlannedDoor> doors_of(const Level& level, const BitGrid& meant, const BitGrid& solid,
                                  const Grid<std::int16_t>& room_at) {
    std::vector<PlannedDoor> doors;
    const Size size = level.size();
    for (int i = 0; i < size.area(); ++i) {
        const Pos at = size.at(i);
        const Terrain terrain = level.layers[Layer::Dungeon][at];
        const bool is_opening = meant.size() == size && meant.test(at) && !solid.test(at);
        if (!is_opening && !is_door(terrain)) continue;
        PlannedDoor door{.at = at, .terrain = terrain, .joins = {}};
        for (const Direction d : cardinals) {
            const Pos there = at + step(d);
            if (size.contains(there) && room_at[there] >= 0) add_once(door.joins, room_at[there]);
        }
        std::sort(door.joins.begin(), door.joins.end());
        doors.push_back(std::move(door));
    }
    return doors;
}

void join(std::vector<PlannedRoom>& rooms, int a, int b) {
    if (a == b) return;
    add_once(rooms[static_cast<std::size_t>(a)].neighbors, b);
    add_once(rooms[static_cast<std::size_t>(b)].neighbors, a);
}

int doubled_area(const std::vector<Pos>& contour) {
    int sum = 0;
    for (std::size_t i = 0; i < contour.size(); ++i) {
        const Pos a = contour[i];
        const Pos b = contour[(i + 1) % contour.size()];
        sum += a.x * b.y - b.x * a.y;
    }
    return sum;
}

std::string room_json(const PlannedRoom& room) {
    const bool is_there = room.cells.any();
    const BitGrid::Bounds box = is_there ? room.cells.bounds() : BitGrid::Bounds{};
    return JsonObject{}
        .text("shape", table_name(room.shape))
        .truth("hallway", room.has_hallway)
        .number("x", is_there ? box.low.x : 0)
        .number("y", is_there ? box.low.y : 0)
        .number("width", is_there ? box.width() : 0)
        .number("height", is_there ? box.height() : 0)
        .number("cells", room.cells.count())
        .raw("polygon", json_list(contours_of(room.cells),
                                  [](const auto& contour) { return json_list(contour, json_pair); }))
        .raw("neighbours",
             json_list(room.neighbors, [](int room_beside) { return std::to_string(room_beside); }))
        .done();
}

std::string door_json(const PlannedDoor& door) {
    return JsonObject{}
        .number("x", door.at.x)
        .number("y", door.at.y)
        .text("terrain", table_name(door.terrain))
        .raw("joins", json_list(door.joins, [](int room) { return std::to_string(room); }))
        .done();
}

}  // namespace

PlannedLevel plan_of(const LevelRequest& request, const Level& level) {
    const Plan dug = watched(request);
    const BitGrid solid = [&] {
        using P = TerrainProperty;
        const BitGrid barred = level.layers.cells_with(TerrainProperties{P::BlocksMovement});
        return barred & level.layers.cells_with(TerrainProperties{P::BlocksVision});
    }();
    PlannedLevel plan;
    for (std::size_t i = 0; i < level.rooms.size(); ++i) {
        const RoomRecord& record = level.rooms[i];
        plan.rooms.push_back({.shape = record.shape,
                              .has_hallway = record.has_hallway,
                              .cells = i < dug.rooms.size() ? dug.rooms[i] - solid : BitGrid{level.size()},
                              .neighbors = {}});
        // The doors of a room are its hallway's ends, which belong to neither side.
        if (dug.doors.size() == level.size()) plan.rooms.back().cells -= dug.doors;
    }
    plan.doors = doors_of(level, dug.doors, solid, numbered(plan.rooms, level.size()));
    for (const PlannedDoor& door : plan.doors)
        for (const int a : door.joins)
            for (const int b : door.joins) join(plan.rooms, a, b);
    for (std::size_t a = 0; a < std::min(dug.links.size(), plan.rooms.size()); ++a)
        for (const std::int16_t b : dug.links[a]) join(plan.rooms, static_cast<int>(a), b);
    for (PlannedRoom& room : plan.rooms) std::sort(room.neighbors.begin(), room.neighbors.end());
    return plan;
}

std::vector<std::vector<Pos>> contours_of(const BitGrid& cells) {
    const Size size = cells.size();
    const auto is_inside = [&](Pos at) { return size.contains(at) && cells.test(at); };
    // The sides of cells as steps between corners, with the cells on the right hand.
    constexpr std::array<Pos, 4> way{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};
    // By the way they go: cells whose upper, right, lower and left side are an edge.
    const auto right_of = [&](Pos corner, std::size_t d) {
        constexpr std::array<Pos, 4> off{{{0, 0}, {-1, 0}, {-1, -1}, {0, -1}}};
        return corner + off[d];
    };
    const auto is_edge = [&](Pos corner, std::size_t d) {
        constexpr std::array<Pos, 4> left{{{0, -1}, {0, 0}, {-1, 0}, {-1, -1}}};
        return is_inside(right_of(corner, d)) && !is_inside(corner + left[d]);
    };
    const Size corners{size.width + 1, size.height + 1};
    Grid<std::uint8_t> walked{corners};
    std::vector<std::vector<Pos>> contours;
    for (int i = 0; i < corners.area(); ++i)
        for (std::size_t first = 0; first < way.size(); ++first) {
            Pos at = corners.at(i);
            if (!is_edge(at, first) || (walked[at] >> first & 1) != 0) continue;
            std::vector<Pos> contour;
            std::size_t d = first;
            while ((walked[at] >> d & 1) == 0) {
                walked[at] = static_cast<std::uint8_t>(walked[at] | 1U << d);
                at = at + way[d];
                // Right before straight before left, so that cells at a corner stay apart.
                std::size_t next = (d + 1) % 4;
                if (!is_edge(at, next)) next = is_edge(at, d) ? d : (d + 3) % 4;
                if (next != d) contour.push_back(at);
                d = next;
            }
            contours.push_back(std::move(contour));
        }
    std::stable_partition(contours.begin(), contours.end(),
                          [](const auto& contour) { return doubled_area(contour) > 0; });
    return contours;
}

std::string plan_json(const PlannedLevel& plan) {
    return JsonObject{}
        .raw("rooms", json_list(plan.rooms, room_json))
        .raw("doors", json_list(plan.doors, door_json))
        .done();
}

}  // namespace cellophane
