#include <optional>
#include <vector>

#include "content/dungeon_version.h"
#include "exports/exports.h"
#include "exports/json_text.h"
#include "exports/names.h"
#include "exports/table_names.h"

namespace cellophane {

namespace {

std::string room(const RoomRecord& record) {
    return JsonObject{}
        .text("shape", table_name(record.shape))
        .truth("hallway", record.has_hallway)
        .raw("doorways", json_list(record.doorways, json_pair))
        .number("cells", record.cells)
        .done();
}

template <class T>
std::string row_major(const Grid<T>& layer) {
    std::string out = "[";
    for (int y = 0; y < layer.height(); ++y)
        for (int x = 0; x < layer.width(); ++x) {
            if (x + y > 0) out += ',';
            out += std::to_string(static_cast<int>(layer[{x, y}]));
        }
    return out += ']';
}

/// [x, y, volume] of the cells that hold gas; most levels begin without any.
std::string gas_volumes(const TerrainLayers& layers) {
    std::vector<Pos> filled;
    for (int y = 0; y < layers.size().height; ++y)
        for (int x = 0; x < layers.size().width; ++x)
            if (layers.gas_volume[{x, y}] != 0) filled.push_back({x, y});
    return json_list(filled, [&](Pos at) {
        std::string cell = json_pair(at);
        cell.pop_back();
        return cell.append(",").append(std::to_string(layers.gas_volume[at])).append("]");
    });
}

std::string terrain(const TerrainLayers& layers) {
    const std::string names =
        json_list(terrain_rows, [](const TerrainRow& row) { return json_string(row.name); });
    return "{\"names\":" + names + ",\n  \"dungeon\":" + row_major(layers[Layer::Dungeon]) +
           ",\n  \"liquid\":" + row_major(layers[Layer::Liquid]) +
           ",\n  \"surface\":" + row_major(layers[Layer::Surface]) +
           ",\n  \"gas\":" + row_major(layers[Layer::Gas]) + ",\n  \"gasVolumes\":" + gas_volumes(layers) +
           "}";
}

/// The names of those of a set of marks that are set.
template <class Mark>
std::string names_of(Flags<Mark> marks) {
    std::vector<Mark> set;
    for (int i = 0; i < static_cast<int>(Mark::count); ++i)
        if (marks.has(static_cast<Mark>(i))) set.push_back(static_cast<Mark>(i));
    return json_list(set, [](Mark mark) { return json_string(table_name(mark)); });
}

/// A number in one of the level's lists; below 0: none.
std::optional<int> entry(int number) {
    return number < 0 ? std::nullopt : std::optional{number};
}

std::string key_place(const KeyPlace& place) {
    return JsonObject{}
        .raw("at", place.at == nowhere ? "null" : json_pair(place.at))
        .number("machine", place.machine)
        .truth("consumed", place.consumed)
        .done();
}

std::string item(const Item& item) {
    return JsonObject{}
        .number("x", item.at.x)
        .number("y", item.at.y)
        .text("category", category_rows[item.row().category].name)
        .text("kind", item.row().name)
        .number("quantity", item.quantity)
        .number("enchant", item.enchant)
        .number_or_null("charges", charges_of(item))
        .number_or_null("unknownFor", unknown_for(item))
        .text_or_null("runic", rune_name(item))
        .text_or_null("foe", foe_name(item))
        .raw("marks", names_of(item.marks))
        .raw("opens", json_list(item.opens, key_place))
        .number("machine", item.machine)
        .number_or_null("carriedBy", entry(item.carrier.value))
        .text("name", full_name(item))
        .text_or_null("aura", aura_name(item))
        .done();
}

/// The number of the first item in a monster's hands; none: -1.
int burden(const Level& level, ActorId bearer) {
    for (std::size_t i = 0; i < level.items.size(); ++i)
        if (level.items[i].carrier == bearer) return static_cast<int>(i);
    return -1;
}

std::string monster_of(const Level& level, const Monster& monster) {
    // These two have fields of their own.
    const MonsterMarks others = monster.marks.without({MonsterMark::Captive, MonsterMark::Dormant});
    return JsonObject{}
        .number("x", monster.at.x)
        .number("y", monster.at.y)
        .text("kind", monster.row().name)
        .text("state", table_name(monster.state))
        .truth("captive", monster.is_captive())
        .truth("dormant", monster.is_dormant())
        .raw("marks", names_of(others))
        .text_or_null("mutation", mutation_name(monster))
        .number("health", monster.health)
        .number("maxHealth", monster.max_health)
        .number("machine", monster.machine)
        .number_or_null("leader", entry(monster.leader.value))
        .number_or_null("carrying", entry(burden(level, monster.id)))
        .text("name", full_name(monster))
        .text("group", table_name(monster.row().group))
        .done();
}

std::string machine(const MachineRecord& record) {
    const BlueprintRow& row = blueprint_rows[record.kind];
    return JsonObject{}
        .number("number", record.number)
        .text("blueprint", row.name)
        .text("kind", table_name(row.role))
        .number("cells", record.cells)
        .raw("origin", json_pair(record.origin))
        .number("parent", record.parent)
        .done();
}

/// A list with one item a line.
template <class Items, class Each>
std::string lines(const Items& items, Each each) {
    return json_list(items, [&](const auto& item) { return "\n  " + each(item); });
}

}  // namespace

std::string tuning_json(const Tuning& tuning) {
    JsonObject object;
    for (const TunableRow& row : tunable_rows)
        if (tuning[row.kind] != untuned) object.number(row.name, tuning[row.kind]);
    return object.done();
}

std::string to_classes(const Level& level) {
    std::string out;
    for (const std::string& row : class_rows(level.layers)) out.append(row).append("\n");
    return out;
}

std::string to_json(const LevelRequest& request, const Level& level) {
    const auto number = [](int value) { return std::to_string(value); };
    std::string out = "{\"format\":\"cellophane-level\",\"version\":1";
    out += ",\"dungeonVersion\":" + number(dungeon_version);
    out += ",\n \"seed\":" + json_string(std::to_string(request.seed)) + ",\"depth\":" + number(level.depth);
    out += ",\"style\":" + json_string(style_rows[request.style].name);
    if (request.variant != Variant::Brogue) out += ",\"variant\":" + json_string(request.variant.name());
    if (!(request.tuning == Tuning{})) out += ",\"tuning\":" + tuning_json(request.tuning);
    out += ",\"width\":" + number(level.size().width) + ",\"height\":" + number(level.size().height);
    out += ",\n \"rows\":" +
           lines(class_rows(level.layers), [](const std::string& row) { return json_string(row); });
    out += ",\n \"stairs\":{\"up\":" + json_pair(level.stairs.up) +
           ",\"down\":" + json_pair(level.stairs.down) + "}";
    out += ",\n \"rooms\":" + lines(level.rooms, room);
    out += ",\n \"terrain\":" + terrain(level.layers);
    out += ",\n \"items\":" + lines(level.items, item);
    out += ",\n \"monsters\":" + lines(level.monsters.oldest_first(),
                                       [&](const Monster& monster) { return monster_of(level, monster); });
    return out += ",\n \"machines\":" + lines(level.machines, machine) + "}\n";
}

}  // namespace cellophane
