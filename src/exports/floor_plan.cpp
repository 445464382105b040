#include "exports/floor_plan.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "dungeon/draft/draft.h"
#include "exports/json_text.h"
#include "exports/level_masks.h"
#include "exports/table_names.h"
#include "kit/base/enum_table.h"

namespace cellophane {

namespace {

struct DoorName {
    DoorKind kind{};
    std::string_view name;
};
constexpr DoorName door_list[] = {
    {DoorKind::Door, "door"},           {DoorKind::Secret, "secret"},
    {DoorKind::Locked, "locked"},       {DoorKind::Portcullis, "portcullis"},
    {DoorKind::Barricade, "barricade"}, {DoorKind::Opening, "opening"},
};
constexpr EnumTable<DoorKind, DoorName> door_names{door_list};

/// What hangs in a doorway; `Opening` for all other terrain.
DoorKind door_kind(Terrain terrain) {
    constexpr std::pair<Terrain, DoorKind> doors[] = {
        {Terrain::WoodenDoor, DoorKind::Door},           {Terrain::OpenWoodenDoor, DoorKind::Door},
        {Terrain::SecretDoor, DoorKind::Secret},         {Terrain::LockedIronDoor, DoorKind::Locked},
        {Terrain::OpenIronDoor, DoorKind::Door},         {Terrain::PortcullisClosed, DoorKind::Portcullis},
        {Terrain::WoodenBarricade, DoorKind::Barricade},
    };
    for (const auto& [door, kind] : doors)
        if (door == terrain) return kind;
    return DoorKind::Opening;
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

void add_rooms_beside(std::vector<int>& joins, Pos at, const Grid<std::int16_t>& room_at) {
    for (const Direction d : cardinals) {
        const Pos there = at + step(d);
        if (room_at.size().contains(there) && room_at[there] >= 0) add_once(joins, room_at[there]);
    }
}

/// The pieces of `ground`, which has no rooms and no doors, in scan order row by row.
std::vector<PlannedCorridor> corridors_of(BitGrid ground, const std::vector<PlannedDoor>& doors,
                                          const Grid<std::int16_t>& room_at) {
    const Size size = ground.size();
    BitGrid doorways{size};
    for (const PlannedDoor& door : doors) doorways.set(door.at);
    std::vector<PlannedCorridor> corridors;
    for (int i = 0; i < size.area(); ++i) {
        const Pos first{i % size.width, i / size.width};
        if (!ground.test(first)) continue;
        PlannedCorridor corridor{.cells = part_with(first, ground), .joins = {}};
        ground -= corridor.cells;
        corridor.cells.for_each([&](Pos at) {
            add_rooms_beside(corridor.joins, at, room_at);
            for (const Direction d : cardinals) {
                const Pos there = at + step(d);
                if (size.contains(there) && doorways.test(there))
                    add_rooms_beside(corridor.joins, there, room_at);
            }
        });
        std::sort(corridor.joins.begin(), corridor.joins.end());
        corridors.push_back(std::move(corridor));
    }
    return corridors;
}

std::vector<PlannedDoor> doors_of(const Level& level, const BitGrid& meant, const BitGrid& solid,
                                  const Grid<std::int16_t>& room_at) {
    std::vector<PlannedDoor> doors;
    const Size size = level.size();
    for (int i = 0; i < size.area(); ++i) {
        const Pos at = size.at(i);
        const Terrain terrain = level.layers[Layer::Dungeon][at];
        const bool is_opening = meant.size() == size && meant.test(at) && !solid.test(at);
        const DoorKind kind = door_kind(terrain);
        if (!is_opening && kind == DoorKind::Opening) continue;
        PlannedDoor door{.at = at, .kind = kind, .terrain = terrain, .joins = {}};
        add_rooms_beside(door.joins, at, room_at);
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

/// The cells row by row.
std::vector<Pos> positions_of(const BitGrid& cells) {
    std::vector<Pos> list;
    for (int y = 0; y < cells.size().height; ++y)
        for (int x = 0; x < cells.size().width; ++x)
            if (cells.test({x, y})) list.push_back({x, y});
    return list;
}

/// What rooms and corridors have in common.
void add_cells(JsonObject& object, const BitGrid& cells) {
    const bool is_there = cells.any();
    const BitGrid::Bounds box = is_there ? cells.bounds() : BitGrid::Bounds{};
    object.number("x", is_there ? box.low.x : 0)
        .number("y", is_there ? box.low.y : 0)
        .number("width", is_there ? box.width() : 0)
        .number("height", is_there ? box.height() : 0)
        .number("cells", cells.count())
        .raw("polygon",
             json_list(contours_of(cells), [](const auto& contour) { return json_list(contour, json_pair); }))
        .raw("positions", json_list(positions_of(cells), json_pair));
}

std::string numbers_json(const std::vector<int>& numbers) {
    return json_list(numbers, [](int number) { return std::to_string(number); });
}

std::string room_json(const PlannedRoom& room) {
    JsonObject object;
    object.text("shape", table_name(room.shape)).truth("hallway", room.has_hallway);
    add_cells(object, room.cells);
    return std::move(object).raw("neighbours", numbers_json(room.neighbors)).done();
}

std::string corridor_json(const PlannedCorridor& corridor) {
    JsonObject object;
    add_cells(object, corridor.cells);
    return std::move(object).raw("joins", numbers_json(corridor.joins)).done();
}

std::string door_json(const PlannedDoor& door) {
    return JsonObject{}
        .number("x", door.at.x)
        .number("y", door.at.y)
        .text("kind", table_name(door.kind))
        .text("terrain", table_name(door.terrain))
        .raw("joins", numbers_json(door.joins))
        .done();
}

}  // namespace

std::string_view table_name(DoorKind kind) {
    return door_names[kind].name;
}

Watch PlanWatch::watch() {
    return [this](const Draft& draft, const DigEvent& event) {
        if (event.kind == DigEventKind::LevelRejected) *this = PlanWatch{style_};
        if (event.kind == DigEventKind::StageDone && event.stage == "lay_floor") {
            doors_ = draft.plan.doors;
            if (has_grid()) links_ = draft.links;
        }
        if (event.kind != DigEventKind::RoomPlaced) return;
        // A machine that was refused took its rooms with it.
        rooms_.resize(draft.rooms.size());
        BitGrid cells = *event.cells;
        // With a grid it is the room's part of that, otherwise its hallway.
        if (event.beside != nullptr && !has_grid()) cells |= *event.beside;
        rooms_.back() = std::move(cells);
    };
}

PlannedLevel PlanWatch::plan(const Level& level) const {
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
                              .cells = i < rooms_.size() ? rooms_[i] - solid : BitGrid{level.size()},
                              .neighbors = {}});
        // The doors of a room are its hallway's ends, which belong to neither side.
        if (doors_.size() == level.size()) plan.rooms.back().cells -= doors_;
    }
    const Grid<std::int16_t> room_at = numbered(plan.rooms, level.size());
    plan.doors = doors_of(level, doors_, solid, room_at);
    BitGrid ground = mask_of(level, LevelMask::Passable) | mask_of(level, LevelMask::Findable);
    for (const PlannedRoom& room : plan.rooms) ground -= room.cells;
    for (const PlannedDoor& door : plan.doors) ground.reset(door.at);
    plan.corridors = corridors_of(std::move(ground), plan.doors, room_at);
    for (const PlannedDoor& door : plan.doors)
        for (const int a : door.joins)
            for (const int b : door.joins) join(plan.rooms, a, b);
    for (std::size_t a = 0; a < std::min(links_.size(), plan.rooms.size()); ++a)
        for (const std::int16_t b : links_[a]) join(plan.rooms, static_cast<int>(a), b);
    for (PlannedRoom& room : plan.rooms) std::sort(room.neighbors.begin(), room.neighbors.end());
    return plan;
}

PlannedLevel plan_of(const LevelRequest& request, const Level& level) {
    PlanWatch watch{request.style};
    // Dug before, so it can be dug again.
    static_cast<void>(generate(request, watch.watch()));
    return watch.plan(level);
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
        .raw("corridors", json_list(plan.corridors, corridor_json))
        .raw("doors", json_list(plan.doors, door_json))
        .done();
}

}  // namespace cellophane
