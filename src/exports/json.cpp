#include "exports/exports.h"

namespace cellophane {

namespace {

/// Table names and cell classes hold nothing that needs escaping but the two characters JSON always does.
std::string quoted(std::string_view text) {
    std::string out = "\"";
    for (char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out += '"';
}

std::string pair(Pos at) {
    return std::string{"["}.append(std::to_string(at.x)).append(",").append(std::to_string(at.y)).append("]");
}

/// `each` makes the text of one item; items are separated by commas and framed by brackets.
template <class Items, class Each>
std::string list(const Items& items, Each each) {
    std::string out = "[";
    bool first = true;
    for (const auto& item : items) {
        if (!first) out += ',';
        first = false;
        out += each(item);
    }
    return out += ']';
}

std::string room(const RoomRecord& record) {
    return "{\"shape\":" + quoted(table_name(record.shape)) +
           ",\"hallway\":" + (record.has_hallway ? "true" : "false") +
           ",\"doorways\":" + list(record.doorways, pair) + ",\"cells\":" + std::to_string(record.cells) +
           "}";
}

std::string row_major(const Grid<Terrain>& layer) {
    std::string out = "[";
    for (int y = 0; y < layer.height(); ++y)
        for (int x = 0; x < layer.width(); ++x) {
            if (x + y > 0) out += ',';
            out += std::to_string(static_cast<int>(layer[{x, y}]));
        }
    return out += ']';
}

std::string terrain(const Strata& strata) {
    std::string names = "[";
    for (std::size_t i = 0; i < static_cast<std::size_t>(Terrain::count); ++i) {
        if (i > 0) names += ',';
        names += quoted(table_name(static_cast<Terrain>(i)));
    }
    return "{\"names\":" + names + "],\n  \"dungeon\":" + row_major(strata[Layer::Dungeon]) +
           ",\n  \"liquid\":" + row_major(strata[Layer::Liquid]) +
           ",\n  \"surface\":" + row_major(strata[Layer::Surface]) +
           ",\n  \"gas\":" + row_major(strata[Layer::Gas]) + "}";
}

}  // namespace

std::string to_classes(const Level& level) {
    std::string out;
    for (const std::string& row : class_rows(level.strata)) out.append(row).append("\n");
    return out;
}

std::string to_json(const LevelRequest& request, const Level& level) {
    const auto number = [](int value) { return std::to_string(value); };
    std::string out = "{\"format\":\"cellophane-level\",\"version\":1";
    out += ",\"dungeonVersion\":" + number(dungeon_version);
    out += ",\n \"seed\":" + quoted(std::to_string(request.seed)) + ",\"depth\":" + number(level.depth);
    out += ",\"style\":" + quoted(style_rows[request.style].name);
    out += ",\"width\":" + number(level.size().width) + ",\"height\":" + number(level.size().height);
    out += ",\n \"rows\":" +
           list(class_rows(level.strata), [](const std::string& row) { return "\n  " + quoted(row); });
    out += ",\n \"stairs\":{\"up\":" + pair(level.stairs.up) + ",\"down\":" + pair(level.stairs.down) + "}";
    out +=
        ",\n \"rooms\":" + list(level.rooms, [](const RoomRecord& record) { return "\n  " + room(record); });
    out += ",\n \"terrain\":" + terrain(level.strata);
    return out += ",\n \"items\":[],\"monsters\":[],\"machines\":[]}\n";
}

}  // namespace cellophane
