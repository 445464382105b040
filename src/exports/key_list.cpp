#include "exports/key_list.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "content/dungeon_version.h"
#include "content/styles.h"
#include "exports/devices.h"
#include "exports/names.h"
#include "exports/svg.h"
#include "exports/table_names.h"

namespace cellophane {

namespace {

std::string place_text(Pos at) {
    return std::to_string(at.x) + ", " + std::to_string(at.y);
}

template <std::size_t Columns>
std::string table_row(const std::array<std::string, Columns>& cells) {
    std::string out = "|";
    for (const std::string& cell : cells) out.append(" ").append(cell).append(" |");
    return out + "\n";
}

template <std::size_t Columns>
std::string table_head(const std::array<std::string, Columns>& names) {
    std::array<std::string, Columns> line;
    line.fill("---");
    return "\n" + table_row(names) + table_row(line);
}

void append(std::string& list, std::string_view entry) {
    list.append(list.empty() ? "" : "; ").append(entry);
}

const Monster* bearer_of(const Level& level, const Item& item) {
    return level.monsters.find(item.carrier);
}

/// "machine 3, Mixed item library": of a number in the list of machines.
std::string machine_named(const Level& level, int number) {
    return "machine " + std::to_string(number) + ", " + std::string{blueprint_name(level, number)};
}

std::string what_it_opens(const Level& level, const Item& item) {
    std::string out;
    if (const std::optional<int> machine = machine_opened_by(level, item))
        out = machine_named(level, *machine);
    for (const KeyPlace& opened : item.opens)
        if (opened.at != nowhere && opened.at != item.at) append(out, "used at " + place_text(opened.at));
    return out;
}

std::string whereabouts(const Level& level, const Item& item) {
    const Monster* bearer = bearer_of(level, item);
    return bearer == nullptr ? place_text(item.at)
                             : place_text(bearer->at) + ", carried by " + full_name(*bearer);
}

std::string keys(const Level& level) {
    std::string rows;
    for (const Item& item : level.items)
        if (item.row().category == ItemCategory::Key)
            rows += table_row<3>({full_name(item), whereabouts(level, item), what_it_opens(level, item)});
    return rows.empty() ? "" : "\n## Keys\n" + table_head<3>({"key", "where", "opens"}) + rows;
}

std::string contents_of(const Level& level, int machine) {
    std::string out;
    for (const Item& item : level.items)
        if (item.machine == machine && bearer_of(level, item) == nullptr) append(out, full_name(item));
    for (const Monster& monster : level.monsters.oldest_first())
        if (monster.machine == machine) append(out, full_name(monster));
    return out;
}

std::string machines(const Level& level) {
    std::string rows;
    for (const MachineRecord& machine : level.machines) {
        const BlueprintRow& blueprint = blueprint_rows[machine.kind];
        rows += table_row<5>({std::to_string(machine.number), std::string{blueprint.name},
                              std::string{table_name(blueprint.role)}, place_text(machine.origin),
                              contents_of(level, machine.number)});
    }
    return rows.empty() ? ""
                        : "\n## Vaults, guards and traps\n" +
                              table_head<5>({"machine", "name", "kind", "entrance", "holds"}) + rows;
}

std::string items(const Level& level) {
    std::string rows;
    for (const Item& item : level.items)
        if (bearer_of(level, item) == nullptr)
            rows += table_row<3>({place_text(item.at), full_name(item),
                                  item.machine > 0 ? machine_named(level, item.machine) : ""});
    return rows.empty() ? "" : "\n## Items\n" + table_head<3>({"where", "item", "belongs to"}) + rows;
}

std::string remarks(const Level& level, const Monster& monster) {
    std::string out;
    if (monster.is_captive()) append(out, "captive");
    if (monster.is_dormant()) append(out, "dormant until something wakes it");
    if (monster.machine > 0) append(out, "of " + machine_named(level, monster.machine));
    for (const Item& item : level.items)
        if (bearer_of(level, item) == &monster) append(out, "carries " + full_name(item));
    return out;
}

std::string monsters(const Level& level) {
    std::string rows;
    for (const Monster& monster : level.monsters.oldest_first()) {
        const MonsterStats& stats = monster.stats;
        rows += table_row<9>({place_text(monster.at), full_name(monster),
                              std::string{table_name(monster.state)}, std::to_string(monster.health),
                              std::to_string(stats.defense), std::to_string(stats.accuracy) + " %",
                              std::to_string(stats.damage.least) + " to " + std::to_string(stats.damage.most),
                              std::to_string(stats.move_ticks) + ", " + std::to_string(stats.attack_ticks),
                              remarks(level, monster)});
    }
    return rows.empty() ? ""
                        : "\n## Monsters\n" +
                              table_head<9>({"where", "monster", "state", "health", "defence", "accuracy",
                                             "damage", "ticks to move, attack", "remarks"}) +
                              rows + "\nThe hero takes 100 ticks to move or attack.\n";
}

/// The number of the room of a cell, from 1; empty if it is in none.
std::string room_at(const PlannedLevel& plan, Pos at) {
    const auto room = std::find_if(plan.rooms.begin(), plan.rooms.end(),
                                   [&](const PlannedRoom& each) { return each.cells.test(at); });
    return room == plan.rooms.end() ? "" : std::to_string(room - plan.rooms.begin() + 1);
}

std::string device_text(const Device& device) {
    std::string out{table_name(device.kind)};
    if (const std::string_view effect = effect_of(device.kind); !effect.empty())
        out.append(": ").append(effect);
    return out;
}

std::string bullet(std::string_view what, const std::string& list) {
    return list.empty() ? "" : std::string{"- "}.append(what).append(": ").append(list).append("\n");
}

/// Whether secret doors alone join two rooms.
bool is_secret_way(const PlannedLevel& plan, int from, int to) {
    bool is_secret = false;
    for (const PlannedDoor& door : plan.doors) {
        const auto joins = [&](int room) {
            return std::find(door.joins.begin(), door.joins.end(), room) != door.joins.end();
        };
        if (!joins(from) || !joins(to)) continue;
        if (disguise(door.terrain) == door.terrain) return false;
        is_secret = true;
    }
    return is_secret;
}

/// A room: its ways, then (for the game master) what is hidden, who is there, what lies there.
std::string room_text(const Level& level, const PlannedLevel& plan, std::size_t index,
                      const std::vector<Device>& devices, KeyReader reader) {
    const PlannedRoom& room = plan.rooms[index];
    const BitGrid::Bounds bounds = room.cells.bounds();
    std::string out =
        "\n### " + std::to_string(index + 1) + " · " + std::string{table_name(room.shape)} + "\n\n";
    if (bounds.width() <= 0) return out + "- Nothing is left of it.\n";
    out += "- From " + place_text(bounds.low) + " to " + place_text(bounds.high) + ", " +
           std::to_string(room.cells.count()) + " cells\n";
    std::string ways;
    for (const int beside : room.neighbors)
        if (reader == KeyReader::GameMaster || !is_secret_way(plan, static_cast<int>(index), beside))
            append(ways, std::to_string(beside + 1));
    out += bullet("Leads to", ways);
    // Doors and what is in the walls belong to the room as well.
    const BitGrid near = room.cells.dilated8();
    std::string seen;
    std::string hidden;
    for (const Device& device : devices)
        if (near.test(device.at))
            append(device.hidden ? hidden : seen, place_text(device.at) + " " + device_text(device));
    out += bullet("Seen", seen);
    if (reader == KeyReader::Players) return out;
    std::string present;
    for (const Monster& monster : level.monsters.oldest_first()) {
        if (!room.cells.test(monster.at)) continue;
        const std::string more = remarks(level, monster);
        append(present, place_text(monster.at) + " " + full_name(monster) + " (" +
                            std::string{table_name(monster.state)} + (more.empty() ? "" : ", " + more) + ")");
    }
    std::string lying;
    for (const Item& item : level.items)
        if (room.cells.test(item.at) && bearer_of(level, item) == nullptr)
            append(lying, place_text(item.at) + " " + full_name(item));
    return out + bullet("Hidden", hidden) + bullet("Here", present) + bullet("Lies here", lying);
}

std::string rooms_text(const Level& level, const PlannedLevel& plan, const std::vector<Device>& devices,
                       KeyReader reader) {
    std::string out;
    for (std::size_t i = 0; i < plan.rooms.size(); ++i) out += room_text(level, plan, i, devices, reader);
    return out.empty() ? "" : "\n## Rooms\n" + out;
}

std::string devices_text(const Level& level, const PlannedLevel& plan, const std::vector<Device>& devices) {
    std::string rows;
    for (const Device& device : devices)
        rows += table_row<5>({place_text(device.at), room_at(plan, device.at), device_text(device),
                              device.hidden ? "hidden" : "",
                              device.machine > 0 ? machine_named(level, device.machine) : ""});
    return rows.empty() ? ""
                        : "\n## Doors, traps and devices\n" +
                              table_head<5>({"where", "room", "what", "hidden", "belongs to"}) + rows;
}

}  // namespace

std::string to_key_list(const LevelRequest& request, const Level& level, const PlannedLevel& plan,
                        KeyReader reader) {
    const Size size = level.size();
    const bool is_whole = reader == KeyReader::GameMaster;
    const std::vector<Device> devices = devices_of(level, is_whole);
    const std::string top = "# " + level_title(request) + "\n\nStyle " +
                            std::string{style_rows[request.style].name} + ", " + std::to_string(size.width) +
                            " by " + std::to_string(size.height) + " cells, dungeon version " +
                            std::to_string(dungeon_version) +
                            ". Places are column, row, counted from 0 at the upper left. Rooms have the "
                            "numbers of the drawn map.\n\n## "
                            "Stairs\n\n- Up: " +
                            place_text(level.stairs.up) + "\n- Down: " + place_text(level.stairs.down) + "\n";
    if (!is_whole) return top + rooms_text(level, plan, devices, reader);
    return top + rooms_text(level, plan, devices, reader) + keys(level) + machines(level) +
           devices_text(level, plan, devices) + items(level) + monsters(level);
}

}  // namespace cellophane
