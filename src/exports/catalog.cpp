#include "exports/catalog.h"

#include <algorithm>
#include <array>
#include <utility>

#include "content/dungeon_version.h"
#include "dungeon/draft/tuning.h"
#include "exports/exports.h"
#include "exports/json_text.h"
#include "exports/table_names.h"
#include "kit/base/enum_table.h"

namespace cellophane {

namespace {

struct FindName {
    Find kind{};
    std::string_view name;
};
constexpr FindName find_list[] = {
    {Find::Item, "item"},       {Find::Ally, "ally"},   {Find::Monster, "monster"},
    {Find::Machine, "machine"}, {Find::Altar, "altar"},
};
constexpr EnumTable<Find, FindName> find_names{find_list};

/// Altars with an effect of their own, and the catalog's names of the effects.
struct AltarName {
    Terrain terrain{};
    std::string_view category;
};
constexpr AltarName altars[] = {
    {Terrain::CommutationAltar, "commutation"},
    {Terrain::ResurrectionAltar, "resurrection"},
    {Terrain::DormantSacrificeAltar, "sacrifice"},
    {Terrain::SacrificeAltar, "sacrifice"},
};

bool is_carried_gold(const Item& item) {
    return item.carrier && item.row().category == ItemCategory::Gold;
}

CatalogEntry entry_of(const Level& level, const Item& item) {
    CatalogEntry entry{.what = Find::Item,
                       .category = category_rows[item.row().category].name,
                       .kind = item.row().name,
                       .quantity = item.quantity,
                       .enchant = item.enchant,
                       .charges = charges_of(item),
                       .runic = rune_name(item),
                       .foe = foe_name(item),
                       .machine = item.machine,
                       .blueprint = blueprint_name(level, item.machine),
                       .at = item.at,
                       .opens = machine_opened_by(level, item)};
    if (item.carrier) {
        const Monster& carrier = *level.monsters.find(item.carrier);
        entry.carried_by = carrier.row().name;
        entry.carrier = static_cast<int>(level.monsters.place_of(carrier));
        entry.carrier_mutation = mutation_name(carrier);
    }
    return entry;
}

CatalogEntry entry_of(const Level& level, const Monster& monster) {
    const bool comes_along = monster.is_captive() || monster.state == MonsterState::Ally;
    return {.what = comes_along ? Find::Ally : Find::Monster,
            .category = monster.is_captive() ? "captive" : table_name(monster.row().group),
            .kind = monster.row().name,
            .mutation = mutation_name(monster),
            .state = monster.is_dormant() ? "dormant" : table_name(monster.state),
            .machine = monster.machine,
            .blueprint = blueprint_name(level, monster.machine),
            .at = monster.at,
            .number = static_cast<int>(level.monsters.place_of(monster))};
}

CatalogEntry entry_of(const MachineRecord& machine) {
    const BlueprintRow& row = blueprint_rows[machine.kind];
    return {.what = Find::Machine,
            .category = table_name(row.role),
            .kind = row.name,
            .machine = machine.number,
            .blueprint = row.name,
            .at = machine.origin};
}

/// The two altars of a commutation do one thing together: whatever lies on them changes places.
bool is_listed(const std::vector<CatalogEntry>& entries, const AltarName& altar, int machine) {
    return altar.terrain == Terrain::CommutationAltar && machine > 0 &&
           std::any_of(entries.begin(), entries.end(), [&](const CatalogEntry& entry) {
               return entry.what == Find::Altar && entry.machine == machine &&
                      entry.category == altar.category;
           });
}

void add_altars(std::vector<CatalogEntry>& entries, const Level& level) {
    const Grid<Terrain>& ground = level.layers[Layer::Dungeon];
    for (int x = 0; x < ground.width(); ++x)
        for (int y = 0; y < ground.height(); ++y)
            for (const AltarName& altar : altars) {
                const Pos at{x, y};
                if (ground[at] != altar.terrain) continue;
                const int machine = level.ownership.number[at];
                if (is_listed(entries, altar, machine)) continue;
                entries.push_back({.what = Find::Altar,
                                   .category = altar.category,
                                   .kind = table_name(altar.terrain),
                                   .machine = machine,
                                   .blueprint = blueprint_name(level, machine),
                                   .at = at});
            }
}

/// A field of a line of CSV: quoted where it has to be.
void append_field(std::string& line, std::string_view field) {
    if (!line.empty()) line += ',';
    if (field.find_first_of(",\"\r\n") == std::string_view::npos) {
        line += field;
        return;
    }
    line += '"';
    for (char c : field) line.append(c == '"' ? 2 : 1, c);
    line += '"';
}

std::string digits(const std::optional<int>& number) {
    return number ? std::to_string(*number) : std::string{};
}

constexpr std::string_view columns[] = {
    "seed",   "depth",     "what",     "category",        "kind",    "quantity",      "enchant", "charges",
    "runic",  "foe",       "mutation", "state",           "machine", "blueprint",     "x",       "y",
    "number", "carriedBy", "carrier",  "carrierMutation", "opens",   "dungeonVersion"};

constexpr std::string_view layout_columns[] = {"seed",  "depth", "area",   "rooms",
                                               "loops", "lakes", "stairs", "dungeonVersion"};
constexpr std::string_view measure_columns[] = {"width", "height", "tuning"};

/// The columns behind all others, of catalogs that need them.
std::string ended(std::string line, const LevelCatalog& level) {
    const CatalogKind& kind = level.kind;
    if (kind.variant != Variant::Brogue) append_field(line, kind.variant.name());
    if (!kind.has_usual_measures()) {
        append_field(line, std::to_string(kind.size.width));
        append_field(line, std::to_string(kind.size.height));
        append_field(line, tuning_text(kind.tuning));
    }
    if (kind.has_score) append_field(line, std::to_string(level.score));
    return line += '\n';
}

std::string layout_line(const LevelCatalog& level) {
    const LevelLayout& layout = level.layout;
    const std::array<std::string, std::size(layout_columns)> fields{
        std::to_string(level.seed),   std::to_string(level.depth),     std::to_string(layout.area),
        std::to_string(layout.rooms), std::to_string(layout.loops),    std::to_string(layout.lakes),
        digits(layout.stairs),        std::to_string(dungeon_version),
    };
    std::string line;
    for (const std::string& field : fields) append_field(line, field);
    return ended(std::move(line), level);
}

std::string csv_line(const LevelCatalog& level, const CatalogEntry& entry) {
    const std::array<std::string, std::size(columns)> fields{
        std::to_string(level.seed),
        std::to_string(level.depth),
        std::string{table_name(entry.what)},
        std::string{entry.category},
        std::string{entry.kind},
        digits(entry.quantity),
        digits(entry.enchant),
        digits(entry.charges),
        std::string{entry.runic},
        std::string{entry.foe},
        std::string{entry.mutation},
        std::string{entry.state},
        std::to_string(entry.machine),
        std::string{entry.blueprint},
        std::to_string(entry.at.x),
        std::to_string(entry.at.y),
        digits(entry.number),
        std::string{entry.carried_by},
        digits(entry.carrier),
        std::string{entry.carrier_mutation},
        digits(entry.opens),
        std::to_string(dungeon_version),
    };
    std::string line;
    for (const std::string& field : fields) append_field(line, field);
    return ended(std::move(line), level);
}

std::string json_entry(const CatalogEntry& entry) {
    return JsonObject{}
        .text("what", table_name(entry.what))
        .text_or_null("category", entry.category)
        .text("kind", entry.kind)
        .number_or_null("quantity", entry.quantity)
        .number_or_null("enchant", entry.enchant)
        .number_or_null("charges", entry.charges)
        .text_or_null("runic", entry.runic)
        .text_or_null("foe", entry.foe)
        .text_or_null("mutation", entry.mutation)
        .text_or_null("state", entry.state)
        .number("machine", entry.machine)
        .text_or_null("blueprint", entry.blueprint)
        .number("x", entry.at.x)
        .number("y", entry.at.y)
        .number_or_null("number", entry.number)
        .text_or_null("carriedBy", entry.carried_by)
        .number_or_null("carrier", entry.carrier)
        .text_or_null("carrierMutation", entry.carrier_mutation)
        .number_or_null("opens", entry.opens)
        .done();
}

}  // namespace

std::vector<CatalogEntry> catalog_of(const Level& level) {
    std::vector<CatalogEntry> entries;
    entries.reserve(level.items.size() + level.monsters.size() + level.machines.size());
    for (const Item& item : level.items)
        if (!is_carried_gold(item)) entries.push_back(entry_of(level, item));
    for (const Monster& monster : level.monsters.oldest_first()) entries.push_back(entry_of(level, monster));
    for (const MachineRecord& machine : level.machines) entries.push_back(entry_of(machine));
    add_altars(entries, level);
    return entries;
}

std::string csv_header(const CatalogKind& kind) {
    std::string line;
    if (kind.tells_layout)
        for (std::string_view column : layout_columns) append_field(line, column);
    else
        for (std::string_view column : columns) append_field(line, column);
    if (kind.variant != Variant::Brogue) append_field(line, "variant");
    if (!kind.has_usual_measures())
        for (std::string_view column : measure_columns) append_field(line, column);
    if (kind.has_score) append_field(line, "score");
    return line += '\n';
}

std::string csv_lines(const LevelCatalog& level) {
    if (level.kind.tells_layout) return layout_line(level);
    std::string lines;
    for (const CatalogEntry& entry : level.entries) lines += csv_line(level, entry);
    return lines;
}

std::string json_line(const LevelCatalog& level) {
    JsonObject line;
    line.text("seed", std::to_string(level.seed)).number("depth", level.depth);
    const CatalogKind& kind = level.kind;
    if (kind.variant != Variant::Brogue) line.text("variant", kind.variant.name());
    if (!kind.has_usual_measures()) {
        line.number("width", kind.size.width).number("height", kind.size.height);
        if (!(kind.tuning == Tuning{})) line.raw("tuning", tuning_json(kind.tuning));
    }
    line.number("dungeonVersion", dungeon_version);
    if (kind.has_score) line.raw("score", std::to_string(level.score));
    if (kind.tells_layout)
        line.number("area", level.layout.area)
            .number("rooms", level.layout.rooms)
            .number("loops", level.layout.loops)
            .number("lakes", level.layout.lakes)
            .number_or_null("stairs", level.layout.stairs);
    else
        line.raw("entries", json_list(level.entries, json_entry));
    return line.done() + "\n";
}

std::string_view table_name(Find what) {
    return find_names[what].name;
}

}  // namespace cellophane
