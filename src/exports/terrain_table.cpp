#include "exports/terrain_table.h"

#include <string_view>
#include <vector>

#include "content/looks.h"
#include "content/terrain.h"
#include "exports/json_text.h"
#include "exports/table_names.h"
#include "screen/utf8.h"
#include "words/terrain.h"

namespace cellophane {

namespace {

std::string properties_json(TerrainProperties properties) {
    std::vector<std::string_view> names;
    for (int i = 0; i < static_cast<int>(TerrainProperty::count); ++i) {
        const auto property = static_cast<TerrainProperty>(i);
        if (properties.has(property)) names.push_back(table_name(property));
    }
    return json_list(names, [](std::string_view name) { return json_string(name); });
}

std::string row_json(const TerrainRow& row) {
    const bool is_secret = row.mechanics.has(TerrainMechanic::Secret);
    std::string glyph;
    if (const char32_t sign = looks[row.kind].glyph; sign != 0) append_utf8(glyph, sign);
    return JsonObject{}
        .text("name", row.name)
        .text("title", true_name(row.kind))
        .text_or_null("glyph", glyph)
        .raw("properties", properties_json(row.properties))
        .truth("secret", is_secret)
        .text_or_null("looksLike", is_secret ? table_name(disguise(row.kind)) : std::string_view{})
        .done();
}

}  // namespace

std::string terrain_table_json() {
    return json_list(terrain_rows, row_json);
}

}  // namespace cellophane
