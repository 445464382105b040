#include "exports/key_list.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "content/styles.h"
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

}  // namespace

std::string to_key_list(const LevelRequest& request, const Level& level) {
    const Size size = level.size();
    return "# " + level_title(request) + "\n\nStyle " + std::string{style_rows[request.style].name} + ", " +
           std::to_string(size.width) + " by " + std::to_string(size.height) + " cells, dungeon version " +
           std::to_string(dungeon_version) +
           ". Places are column, row, counted from 0 at the upper left.\n\n## Stairs\n\n- Up: " +
           place_text(level.stairs.up) + "\n- Down: " + place_text(level.stairs.down) + "\n" + keys(level) +
           machines(level) + items(level) + monsters(level);
}

}  // namespace cellophane
