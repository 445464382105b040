#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "bots/possible.h"
#include "command_values.h"
#include "content/items.h"
#include "content/monsters.h"
#include "content/mutations.h"
#include "content/statuses.h"
#include "content/terrain.h"
#include "exports/table_names.h"
#include "session/session.h"
#include "values.h"
#include "world/level.h"

// Bindings for programs that play: what the player is shown as plain numbers, the possible actions, and
// snapshots.
namespace {

using namespace cellophane;
using emscripten::val;

template <class Number>
val typed(const char* type, const std::vector<Number>& list) {
    return val::global(type).new_(emscripten::typed_memory_view(list.size(), list.data()));
}

/// One number a cell, row by row.
template <class Number, class Read>
val per_cell(const char* type, const Grid<CellView>& cells, Read read) {
    std::vector<Number> list;
    list.reserve(static_cast<std::size_t>(cells.size().area()));
    for (int y = 0; y < cells.size().height; ++y)
        for (int x = 0; x < cells.size().width; ++x) list.push_back(static_cast<Number>(read(cells[{x, y}])));
    return typed(type, list);
}

static_assert(static_cast<int>(Terrain::count) <= 256, "terrain no longer fits a byte");

val cells_of(const Grid<CellView>& cells) {
    val object = val::object();
    object.set("sight",
               per_cell<std::uint8_t>("Uint8Array", cells, [](const CellView& cell) { return cell.sight; }));
    const std::pair<const char*, Layer> named[] = {{"dungeon", Layer::Dungeon},
                                                   {"liquid", Layer::Liquid},
                                                   {"surface", Layer::Surface},
                                                   {"gas", Layer::Gas}};
    for (const auto& [name, layer] : named)
        object.set(name, per_cell<std::uint8_t>("Uint8Array", cells, [which = layer](const CellView& cell) {
                       return cell[which];
                   }));
    object.set("gasVolume", per_cell<std::uint8_t>("Uint8Array", cells,
                                                   [](const CellView& cell) { return cell.gas_volume; }));
    return object;
}

val hero_facts(const HeroView& hero) {
    val object = val::object();
    object.set("x", hero.at.x);
    object.set("y", hero.at.y);
    object.set("health", hero.health);
    object.set("maxHealth", hero.max_health);
    object.set("strength", hero.strength - hero.weakness);
    object.set("armor", hero.armor);
    object.set("gold", hero.gold);
    object.set("nutrition", hero.nutrition);
    object.set("poison", hero.poison);
    object.set("stealthRange", hero.stealth_range);
    val statuses = val::object();
    for (const StatusView& status : hero.statuses)
        statuses.set(std::string{status_rows[status.kind].name}, status.left);
    object.set("statuses", statuses);
    return object;
}

val blow_facts(const Odds::Blows& blows) {
    val object = val::object();
    object.set("hitPercent", blows.hit_percent);
    object.set("sharePercent", blows.share_percent);
    object.set("toKill", blows.to_kill);
    return object;
}

val odds_facts(const Odds& odds) {
    val object = val::object();
    object.set("its", blow_facts(odds.its));
    object.set("heros", blow_facts(odds.heros));
    object.set("poisonTurns", odds.poison_turns);
    return object;
}

val monster_facts(const MonsterView& monster) {
    val object = val::object();
    object.set("x", monster.at.x);
    object.set("y", monster.at.y);
    object.set("kind", std::string{monster_rows[monster.kind].name});
    object.set("state", std::string{table_name(monster.state)});
    object.set("captive", monster.marks.has(MonsterMark::Captive));
    object.set("negated", monster.marks.has(MonsterMark::Negated));
    object.set("offBalance", monster.off_balance);
    object.set("mutation",
               monster.mutation ? val(std::string{mutation_rows[*monster.mutation].name}) : val::null());
    object.set("health", monster.health);
    object.set("maxHealth", monster.max_health);
    object.set("poison", monster.poison);
    object.set("lessons", monster.lessons);
    val statuses = val::object();
    for (const StatusView& status : monster.statuses)
        statuses.set(std::string{status_rows[status.kind].name}, status.left);
    object.set("statuses", statuses);
    val bolts = val::array();
    for (Bolt bolt : monster.bolts) bolts.call<void>("push", std::string{bolt_rows[bolt].name});
    object.set("bolts", bolts);
    object.set("odds", monster.odds ? odds_facts(*monster.odds) : val::null());
    return object;
}

val item_facts(const ItemView& item) {
    const ItemRow& row = item_rows[item.kind];
    val object = val::object();
    object.set("x", item.at.x);
    object.set("y", item.at.y);
    object.set("category", std::string{category_rows[row.category].name});
    object.set("kind", item.kind_known ? val(std::string{row.name}) : val::null());
    object.set("quantity", item.quantity);
    object.set("carried", item.carried);
    return object;
}

/// An item in the pack has no position; it has a letter instead.
val pack_facts(const PackItemView& carried) {
    val object = val::object();
    const val facts = item_facts(carried.item);
    for (const char* name : {"category", "kind", "quantity"}) object.set(name, facts[name]);
    object.set("letter", std::string(1, carried.letter));
    object.set("inUse", carried.in_use);
    return object;
}

template <class List, class Shape>
val all_of(const List& list, Shape shape) {
    val array = val::array();
    for (const auto& one : list) array.call<void>("push", shape(one));
    return array;
}

val observe(const Session& session) {
    const Observation seen = session.perceived();
    val object = val::object();
    object.set("width", seen.cells.size().width);
    object.set("height", seen.cells.size().height);
    object.set("depth", seen.depth);
    object.set("deepest", seen.deepest);
    object.set("turns", seen.turns);
    object.set("over", seen.ending.has_value());
    object.set("hero", seen.hero ? hero_facts(*seen.hero) : val::null());
    object.set("cells", cells_of(seen.cells));
    object.set("monsters", all_of(seen.monsters, monster_facts));
    object.set("items", all_of(seen.items, item_facts));
    object.set("pack", all_of(seen.pack, pack_facts));
    object.set("packPlacesLeft", seen.pack_places_left);
    return object;
}

/// The names of the terrains, by their numbers.
val terrain_names() {
    val names = val::array();
    for (int i = 0; i < static_cast<int>(Terrain::count); ++i)
        names.call<void>("push", std::string{terrain_rows[static_cast<Terrain>(i)].name});
    return names;
}

/// [name, first, second] of an action, as `act` (game_bindings.cpp) takes them.
val action(const Command& asked) {
    return asked.visit([](const auto& command) {
        const CommandNumbers numbers = numbers_of(command);
        val shape = val::array();
        shape.set(0, std::string{command.name});
        shape.set(1, numbers[0]);
        shape.set(2, numbers[1]);
        return shape;
    });
}

val possible_actions(const Session& session) {
    val actions = val::array();
    if (session.game() == nullptr) return actions;
    for (const Command& each : possible_commands(*session.game())) actions.call<void>("push", action(each));
    return actions;
}

Session::Moment* moment_of(const Session& session) {
    return new Session::Moment{session.moment()};
}
void return_to(Session& session, const Session::Moment& moment) {
    session.return_to(moment);
}

}  // namespace

EMSCRIPTEN_BINDINGS(cellophane_observations) {
    emscripten::class_<Session::Moment>("Moment");
    emscripten::function("momentOf", &moment_of, emscripten::allow_raw_pointers());
    emscripten::function("returnTo", &return_to);
    emscripten::function("possibleActions", &possible_actions);
    emscripten::function("observe", &observe);
    emscripten::function("terrainNames", &terrain_names);
}
