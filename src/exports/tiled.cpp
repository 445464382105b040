#include "exports/tiled.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "content/dungeon_version.h"
#include "dungeon/draft/tuning.h"
#include "exports/json_text.h"
#include "exports/table_names.h"
#include "exports/tiled_properties.h"
#include "exports/tileset.h"

namespace cellophane {

namespace {

/// Cells, both corners included.
struct Box {
    Pos low;
    Pos high;
};

/// Ids count through all the objects of a map: stairs, machines, items, monsters.
struct Ids {
    int first_machine = 0;
    int first_item = 0;
    int first_monster = 0;
    int next = 0;

    explicit Ids(const Level& level)
        : first_machine{3},
          first_item{first_machine + static_cast<int>(level.machines.size())},
          first_monster{first_item + static_cast<int>(level.items.size())},
          next{first_monster + static_cast<int>(level.monsters.size())} {}
};

std::optional<int> id_of(int first, int entry) {
    return entry < 0 ? std::nullopt : std::optional{first + entry};
}

JsonObject object(int id, std::string_view name, std::string_view type) {
    JsonObject json;
    json.number("id", id).text("name", name).text("type", type).number("rotation", 0).truth("visible", true);
    return json;
}

JsonObject& place(JsonObject& json, const Box& box) {
    return json.number("x", box.low.x * tile_pixels)
        .number("y", box.low.y * tile_pixels)
        .number("width", (box.high.x - box.low.x + 1) * tile_pixels)
        .number("height", (box.high.y - box.low.y + 1) * tile_pixels);
}

std::string stair(int id, std::string_view name, Pos at) {
    JsonObject json = object(id, name, "stairs");
    return place(json, {at, at}).done();
}

/// The least box round the machine's cells.
Box extent_of(const Level& level, const MachineRecord& machine) {
    Box box{machine.origin, machine.origin};
    const Size size = level.ownership.number.size();
    for (int i = 0; i < size.area(); ++i) {
        if (level.ownership.number.at_index(i) != machine.number) continue;
        const Pos at = size.at(i);
        box.low = {std::min(box.low.x, at.x), std::min(box.low.y, at.y)};
        box.high = {std::max(box.high.x, at.x), std::max(box.high.y, at.y)};
    }
    return box;
}

std::string machine_object(const Level& level, const MachineRecord& machine, int id) {
    const BlueprintRow& row = blueprint_rows[machine.kind];
    TiledProperties properties;
    properties.number("number", machine.number)
        .number("cells", machine.cells)
        .number("originX", machine.origin.x)
        .number("originY", machine.origin.y)
        .number("parent", machine.parent);
    JsonObject json = object(id, row.name, table_name(row.role));
    return place(json, extent_of(level, machine)).raw("properties", properties.done()).done();
}

template <class Mark>
std::string listed_names_of(Flags<Mark> marks) {
    std::string names;
    for (int i = 0; i < static_cast<int>(Mark::count); ++i)
        if (marks.has(static_cast<Mark>(i)))
            names.append(names.empty() ? "" : ", ").append(table_name(static_cast<Mark>(i)));
    return names;
}

/// What a key opens: "12,7" a cell, "machine 3" everything of a machine; parted by semicolons.
std::string openings(const Item& item) {
    std::string out;
    for (const KeyPlace& opened : item.opens) {
        if (!out.empty()) out += "; ";
        if (opened.at == nowhere)
            out.append("machine ").append(std::to_string(opened.machine));
        else
            out.append(std::to_string(opened.at.x)).append(",").append(std::to_string(opened.at.y));
    }
    return out;
}

std::string item_object(const Item& item, int id, const Ids& ids) {
    TiledProperties properties;
    properties.number("quantity", item.quantity)
        .number("enchant", item.enchant)
        .number_if_any("charges", charges_of(item))
        .number_if_any("unknownFor", unknown_for(item))
        .text_if_any("runic", rune_name(item))
        .text_if_any("foe", foe_name(item))
        .text_if_any("marks", listed_names_of(item.marks))
        .text_if_any("opens", openings(item))
        .number("machine", item.machine)
        .object_if_any("carriedBy", id_of(ids.first_monster, item.carrier.value));
    JsonObject json = object(id, item.row().name, category_rows[item.row().category].name);
    return json.number("x", item.at.x * tile_pixels + tile_pixels / 2)
        .number("y", item.at.y * tile_pixels + tile_pixels / 2)
        .number("width", 0)
        .number("height", 0)
        .truth("point", true)
        .raw("properties", properties.done())
        .done();
}

std::string monster_object(const Monster& monster, int id, const Ids& ids) {
    const MonsterMarks others = monster.marks.without({MonsterMark::Captive, MonsterMark::Dormant});
    TiledProperties properties;
    properties.text("state", table_name(monster.state))
        .truth("captive", monster.is_captive())
        .truth("dormant", monster.is_dormant())
        .text_if_any("marks", listed_names_of(others))
        .text_if_any("mutation", mutation_name(monster))
        .number("health", monster.health)
        .number("maxHealth", monster.max_health)
        .number("machine", monster.machine)
        .object_if_any("leader", id_of(ids.first_monster, monster.leader.value));
    JsonObject json = object(id, monster.row().name, "monster");
    return place(json, {monster.at, monster.at})
        .truth("ellipse", true)
        .raw("properties", properties.done())
        .done();
}

std::string tile_layer(int id, std::string_view name, const Grid<Terrain>& terrain,
                       std::string_view opacity) {
    std::string data = "[";
    for (int y = 0; y < terrain.height(); ++y)
        for (int x = 0; x < terrain.width(); ++x) {
            if (x + y > 0) data += ',';
            const Terrain kind = terrain[{x, y}];
            // Tiled counts tiles from 1, and 0 is no tile.
            data += std::to_string(kind == Terrain::Nothing ? 0 : static_cast<int>(kind) + 1);
        }
    return JsonObject{}
        .number("id", id)
        .text("name", name)
        .text("type", "tilelayer")
        .truth("visible", true)
        .raw("opacity", opacity)
        .number("x", 0)
        .number("y", 0)
        .number("width", terrain.width())
        .number("height", terrain.height())
        .raw("data", data + "]")
        .done();
}

/// `objects` are JSON already.
std::string object_layer(int id, std::string_view name, std::string_view color,
                         const std::vector<std::string>& objects) {
    return JsonObject{}
        .number("id", id)
        .text("name", name)
        .text("type", "objectgroup")
        .text("draworder", "index")
        .text("color", color)
        .truth("visible", true)
        .number("opacity", 1)
        .number("x", 0)
        .number("y", 0)
        .raw("objects", json_list(objects, [](const std::string& each) { return "\n   " + each; }))
        .done();
}

/// Machines, items or monsters as objects with ids one after the other.
template <class Things, class Each>
std::vector<std::string> objects_of(const Things& things, int first_id, Each each) {
    std::vector<std::string> objects;
    objects.reserve(things.size());
    for (const auto& thing : things)
        objects.push_back(each(thing, first_id + static_cast<int>(objects.size())));
    return objects;
}

std::vector<std::string> layers_of(const Level& level, const Ids& ids) {
    const TerrainLayers& layers = level.layers;
    return {
        tile_layer(1, "dungeon", layers[Layer::Dungeon], "1"),
        tile_layer(2, "liquid", layers[Layer::Liquid], "1"),
        tile_layer(3, "surface", layers[Layer::Surface], "1"),
        tile_layer(4, "gas", layers[Layer::Gas], "0.5"),
        object_layer(5, "stairs", "#ffff00",
                     {stair(1, "up", level.stairs.up), stair(2, "down", level.stairs.down)}),
        object_layer(6, "machines", "#00c0c0",
                     objects_of(level.machines, ids.first_machine,
                                [&](const MachineRecord& machine, int id) {
                                    return machine_object(level, machine, id);
                                })),
        object_layer(7, "items", "#ffc000",
                     objects_of(level.items, ids.first_item,
                                [&](const Item& item, int id) { return item_object(item, id, ids); })),
        object_layer(
            8, "monsters", "#ff4040",
            objects_of(level.monsters.oldest_first(), ids.first_monster,
                       [&](const Monster& monster, int id) { return monster_object(monster, id, ids); })),
    };
}

}  // namespace

std::string to_tiled(const LevelRequest& request, const Level& level, std::string_view image) {
    const Ids ids{level};
    const std::vector<std::string> all_layers = layers_of(level, ids);
    TiledProperties properties;
    properties.text("seed", std::to_string(request.seed))
        .number("depth", level.depth)
        .text("style", style_rows[request.style].name)
        .text_if_any("variant",
                     request.variant == Variant::Brogue ? std::string{} : std::string{request.variant.name()})
        .number("dungeonVersion", dungeon_version)
        .text_if_any("tuning", tuning_text(request.tuning));
    const auto on_lines = [](const std::string& each) { return "\n " + each; };
    return JsonObject{}
               .text("type", "map")
               .text("version", "1.10")
               .text("tiledversion", "1.10.2")
               .text("orientation", "orthogonal")
               .text("renderorder", "right-down")
               .truth("infinite", false)
               .number("compressionlevel", -1)
               .text("backgroundcolor", "#000000")
               .number("width", level.size().width)
               .number("height", level.size().height)
               .number("tilewidth", tile_pixels)
               .number("tileheight", tile_pixels)
               .number("nextlayerid", static_cast<int>(all_layers.size()) + 1)
               .number("nextobjectid", ids.next)
               .raw("properties", properties.done())
               .raw("tilesets", "[" + tileset_json(image) + "]")
               .raw("layers", json_list(all_layers, on_lines))
               .done() +
           "\n";
}

}  // namespace cellophane
