#include "play/observation/observe.h"

#include <algorithm>
#include <bit>
#include <cstdint>

#include "play/lighting/hero_light.h"
#include "play/perception/allegiance.h"
#include "play/perception/clairvoyance.h"
#include "play/perception/known_combat_stats.h"
#include "play/perception/known_terrain.h"
#include "play/perception/visibility.h"
#include "play/stats/armor_value.h"
#include "play/stats/combat_math.h"

namespace cellophane {

namespace {

CellView view_of(const TerrainLayers& layers, Pos at, Sight sight) {
    CellView view{.sight = sight};
    const int index = layers.size().index(at);
    for (std::size_t k = 0; k < every_layer.size(); ++k) view.layers[k] = layers.grids[k].at_index(index);
    if (view[Layer::Gas] != Terrain::Nothing)
        view.gas_volume = static_cast<std::uint8_t>(std::clamp(layers.gas_volume.at_index(index), 0, 255));
    return view;
}

/// One column of the map, as the hero knows it.
void observe_column(const Knowledge& known, const BitGrid& through_walls, int x, CellView* cells) {
    const TerrainLayers& memory = known.memory;
    std::fill_n(cells, memory.size().height, CellView{});
    for (int k = 0; k < known.visible.words_per_column(); ++k) {
        const auto show = [&](BitGrid::Word which, Sight sight) {
            for (BitGrid::Word left = which; left != 0; left &= left - 1) {
                const int y = k * 64 + std::countr_zero(left);
                cells[y] = view_of(memory, {x, y}, sight);
            }
        };
        const BitGrid::Word clairvoyant = through_walls.column(x)[k];
        const BitGrid::Word visible = known.visible.column(x)[k];
        const BitGrid::Word discovered = known.discovered.column(x)[k];
        const BitGrid::Word mapped = known.magic_mapped.column(x)[k];
        const BitGrid::Word sensed = known.sensed.column(x)[k] & (discovered | mapped) & ~visible;
        show(visible, Sight::Seen);
        show(sensed & clairvoyant, Sight::Clairvoyant);
        show(sensed & ~clairvoyant, Sight::Telepathic);
        show(discovered & ~(visible | sensed), Sight::Remembered);
        show(mapped & ~(visible | sensed | discovered), Sight::MagicMapped);
    }
}

/// Adds a creature, with the odds of a fight with the hero.
MonsterView& add_creature(const Level& level, const KnownCombatStats& prospects, const Monster& monster,
                          Observation& seen) {
    MonsterView& view = seen.monsters.emplace_back(view_of(monster));
    view.submerged = is_submerged(level, monster);
    view.odds = prospects.against(monster);
    return view;
}

void observe_creatures(const Game& game, Observation& seen) {
    const VisitedLevel& place = game.here();
    seen.monsters.clear();
    const KnownCombatStats prospects{game};
    for (const Monster& monster : place.level.monsters.oldest_first()) {
        if (!is_perceived(game, monster)) continue;
        MonsterView& view = add_creature(place.level, prospects, monster, seen);
        view.off_balance = monster.vitals.ticks > game.hero.vitals.ticks + game.hero.move_ticks();
        const Monster* leader = leader_of(place.level, monster);
        if (leader == nullptr) continue;
        if (leader->is(Behavior::Immobile)) view.bond = Bond::Worships;
        if (leader->is_captive()) view.bond = Bond::Guards;
    }
}

void observe_items(const Game& game, Observation& seen) {
    const VisitedLevel& place = game.here();
    seen.items.clear();
    for (const Item& item : place.known.items)
        if (!may_have_drifted(place.known, item.at) && item_at(seen, item.at) == nullptr)
            seen.items.push_back(known_view_of(game, item));
    for (const Item& item : place.level.items)
        if (item.carrier && is_perceived(game, *place.level.monsters.find(item.carrier)))
            seen.items.push_back(known_view_of(game, item));
}

/// Items detected but not seen: where they lie, or where their bearers are (rules/items.md 10).
void observe_auras(const Game& game, Observation& seen) {
    const VisitedLevel& place = game.here();
    seen.auras.clear();
    for (const Item& item : place.level.items) {
        const Polarity means = polarity_of(item);
        if (!item.marks.has(ItemMark::MagicDetected) || means == Polarity::None) continue;
        Pos at = item.at;
        if (item.carrier) {
            const Monster& bearer = *place.level.monsters.find(item.carrier);
            if (bearer.is_dormant() || is_perceived(game, bearer)) continue;
            at = bearer.at;
        } else if (is_seen_now(seen.cells[item.at].sight) || item_at(seen, item.at) != nullptr) {
            continue;
        }
        seen.auras.push_back({at, means, item.kind == ItemKind::Amulet});
    }
}

bool knows_armor(const Inventory& pack) {
    return pack.worn < 0 || pack.at(pack.worn).marks.has(ItemMark::Identified);
}

}  // namespace

void observe(const Game& game, Observation& seen) {
    const VisitedLevel& place = game.here();
    const Size size = place.level.size();
    seen.seed = game.seed;
    seen.style = game.style;
    seen.variant = game.variant;
    seen.depth = game.depth;
    seen.deepest = game.deepest;
    seen.turns = game.turns;
    seen.feats = game.feats;
    const Hero& hero = game.hero;
    const int poison = scaled_for_easy_mode(game, hero.vitals.poison);
    seen.hero = HeroView{.at = hero.at,
                         .health = hero.health,
                         .max_health = hero.max_health,
                         .strength = hero.strength,
                         .armor = game.ending ? defense(hero) : defense_as_known(hero),
                         .gold = hero.gold,
                         .stealth_range = hero.stealth_range,
                         .lit = game.light.lit.test(hero.at),
                         .dark = game.light.dark.test(hero.at),
                         .under_water = lamp_of(game).under_water,
                         .nutrition = hero.nutrition,
                         .weakness = hero.vitals.weakness,
                         .poison = hero.vitals.poison,
                         .statuses = shown_statuses(hero.vitals, hero.max_health, poison),
                         .armor_known = game.ending || knows_armor(hero.pack),
                         .search_streak = hero.search_streak,
                         .easy = game.easy};
    seen.ending = game.ending;
    seen.light = game.light.at;
    seen.in_view = place.known.in_view;
    seen.lit = game.light.lit;
    seen.dark = game.light.dark;
    if (seen.cells.size() != size) seen.cells = Grid<CellView>{size};
    const BitGrid through_walls = clairvoyant_cells(game);
    for (int x = 0; x < size.width; ++x) observe_column(place.known, through_walls, x, seen.cells.column(x));
    observe_creatures(game, seen);
    observe_items(game, seen);
    observe_auras(game, seen);
    seen.pack = pack_as_known(game);
    seen.pack_places_left = std::max(0, pack_places - places_taken(hero.pack));
}

void observe_remembered(const Game& game, const VisitedLevel& place, Observation& seen) {
    const Level& level = place.level;
    seen = {};
    seen.seed = game.seed;
    seen.style = game.style;
    seen.variant = game.variant;
    seen.depth = level.depth;
    seen.deepest = game.deepest;
    seen.turns = game.turns;
    seen.cells = Grid<CellView>{level.size()};
    const BitGrid nothing{level.size()};
    for (int x = 0; x < level.size().width; ++x)
        observe_column(place.known, nothing, x, seen.cells.column(x));
    // What was in view when the hero left is a memory by now.
    for (int i = 0; i < level.size().area(); ++i)
        if (CellView& cell = seen.cells.at_index(i); is_seen_now(cell.sight)) cell.sight = Sight::Remembered;
    for (const Monster& monster : level.monsters.oldest_first()) {
        const bool waits = monster.is_ally() || monster.is_captive();
        if (waits && !monster.is_dormant() && place.known.discovered.test(monster.at))
            seen.monsters.push_back(view_of(monster));
    }
    for (const Item& item : place.known.items)
        if (!may_have_drifted(place.known, item.at) && item_at(seen, item.at) == nullptr)
            seen.items.push_back(known_view_of(game, item));
}

void observe_unveiled(const Game& game, Observation& seen) {
    observe(game, seen);
    const Level& level = game.here().level;
    for (int i = 0; i < level.size().area(); ++i) {
        const CellView truth = view_of(level.layers, level.size().at(i), Sight::Omniscient);
        CellView& cell = seen.cells.at_index(i);
        if (!is_seen_now(cell.sight) || cell.layers != truth.layers) cell = truth;
    }
    const KnownCombatStats prospects{game};
    for (const Monster& monster : level.monsters.oldest_first())
        if (!is_perceived(game, monster)) add_creature(level, prospects, monster, seen);
    seen.items.clear();
    for (const Item& item : level.items) seen.items.push_back(view_of(item));
    seen.auras.clear();
}

Observation observe_all(const Level& level) {
    Observation seen;
    seen.depth = level.depth;
    seen.deepest = level.depth;
    seen.cells = Grid<CellView>{level.size()};
    for (int i = 0; i < level.size().area(); ++i) {
        const Pos at = level.size().at(i);
        seen.cells.at_index(i) = view_of(level.layers, at, Sight::Seen);
        seen.cells.at_index(i).machine = level.ownership.number[at];
    }
    for (const Monster& monster : level.monsters.oldest_first()) {
        MonsterView& view = seen.monsters.emplace_back(view_of(monster));
        // No game has given it an identity.
        view.number = 0;
        view.gender = gender_of(monster.kind, 0);
        // A newly generated creature has no stats of its own yet.
        const MonsterStats stats = initial_stats(monster.kind, monster.mutation);
        view.behaviors = stats.behaviors;
        view.abilities = stats.abilities;
        view.bolts = stats.bolts;
        // No hero has come yet to make it surface.
        view.submerged = view.is(Behavior::Submerges) && !monster.is_captive() && !monster.is_dormant() &&
                         level.layers.mechanics(monster.at).has(TerrainMechanic::AllowsSubmersion);
    }
    for (const Item& item : level.items) seen.items.push_back(view_of(item));
    for (const MachineRecord& machine : level.machines)
        seen.machines.push_back({machine.number, machine.kind});
    return seen;
}

}  // namespace cellophane
