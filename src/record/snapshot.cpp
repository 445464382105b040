#include "record/snapshot.h"

#include <algorithm>
#include <string>

#include "content/statuses.h"
#include "protocol/label.h"
#include "record/byte_reader.h"
#include "record/byte_writer.h"
#include "record/state_limits.h"

namespace cellophane {

namespace {

/// Everything about one level that has to fit its size.
class LevelInspection {
public:
    LevelInspection(const VisitedLevel& place, int born) : place_{place}, level_{place.level}, born_{born} {}

    const char* flaw() const {
        if (!(level_.size() == standard_size)) return "a level is not 79 by 29 cells";
        if (!sizes_agree()) return "parts of a level differ in size";
        if (!is_inside(level_.stairs.up) || !is_inside(level_.stairs.down)) return "stairs lie off the map";
        for (Pos at : level_.waypoints)
            if (!is_inside(at)) return "a waypoint lies off the map";
        for (const MachineRecord& machine : level_.machines)
            if (!is_inside(machine.origin)) return "a machine lies off the map";
        for (const Monster& monster : level_.monsters) {
            if (!stands(monster)) return "a creature stands off the map or follows nobody";
            if (!is_within_limits(monster)) return "a creature is what none can be";
        }
        for (const Item& item : level_.items)
            if (!is_inside(item.at) || (item.carrier && level_.monsters.find(item.carrier) == nullptr) ||
                !is_within_limits(item))
                return "an item lies off the map or in nobody's hands";
        for (const Item& item : place_.known.items)
            if (!is_inside(item.at) || !is_within_limits(item)) return "a remembered item lies off the map";
        const TerrainLayers& layers = level_.layers;
        for (int i = 0; i < standard_size.area(); ++i)
            if (layers[Layer::Dungeon].at_index(i) == Terrain::Nothing || !is_breathable(layers, i) ||
                !is_breathable(place_.known.memory, i))
                return "a cell has no ground, less gas than none, or more than there can be";
        if (!is_count(place_.left_on_turn)) return "the hero left a level when nobody could";
        return nullptr;
    }

private:
    bool is_born(ActorId id) const { return is_within(id.value, 1, born_); }
    bool is_inside(Pos at) const { return standard_size.contains(at); }
    bool stands(const Monster& monster) const {
        return is_inside(monster.at) && is_born(monster.id) && (!monster.leader || is_born(monster.leader)) &&
               (!monster.inside || level_.monsters.find(monster.inside) != nullptr);
    }
    static bool is_breathable(const TerrainLayers& layers, int index) {
        return is_within(layers.gas_volume.at_index(index), 0, most_gas);
    }
    static bool fits(const TerrainLayers& layers) {
        return std::all_of(layers.grids.begin(), layers.grids.end(),
                           [](const Grid<Terrain>& layer) { return layer.size() == standard_size; }) &&
               layers.gas_volume.size() == standard_size;
    }
    bool sizes_agree() const {
        const Knowledge& k = place_.known;
        const BitGrid* const sets[] = {&level_.ownership.rooms,
                                       &level_.ownership.areas,
                                       &level_.impregnable,
                                       &level_.topology.loops.cells(),
                                       &level_.topology.chokepoints,
                                       &level_.topology.gates,
                                       &level_.environment_state.caught_fire,
                                       &level_.environment_state.pressed,
                                       &k.in_view,
                                       &k.visible,
                                       &k.sensed,
                                       &k.discovered,
                                       &k.magic_mapped,
                                       &k.trap_free,
                                       &k.searched_from,
                                       &k.occupied};
        return fits(level_.layers) && fits(k.memory) && level_.ownership.number.size() == standard_size &&
               level_.environment_state.exposures.size() == standard_size &&
               place_.scent.size() == standard_size &&
               std::all_of(std::begin(sets), std::end(sets),
                           [](const BitGrid* set) { return set->size() == standard_size; });
    }

    const VisitedLevel& place_;
    const Level& level_;
    int born_;
};

bool is_depth(int depth, const DungeonVariant& variant) {
    return is_within(depth, 1, deepest_depth(variant));
}

// What is wrong, in words that go behind "The saved state is impossible: "; nothing if all is well.

const char* flaw_in_depths(const Game& game) {
    if (!is_depth(game.depth, game.variant) || !is_depth(game.deepest, game.variant) ||
        game.deepest < game.depth)
        return "its depth is not one of its dungeon";
    if (!game.places[static_cast<std::size_t>(game.depth - 1)]) return "the level the hero is on is missing";
    for (std::size_t i = 0; i < game.places.size(); ++i) {
        if (!game.places[i]) continue;
        if (game.places[i]->level.depth != static_cast<int>(i) + 1)
            return "a level lies at another depth than its own";
        if (const char* flaw = LevelInspection{*game.places[i], game.creatures_born}.flaw()) return flaw;
    }
    return nullptr;
}

const char* flaw_in_hero(const Hero& hero, bool is_over) {
    constexpr int most_nutrition = 10'000;
    constexpr int farthest_noise = 100'000;
    if (!standard_size.contains(hero.at)) return "the hero stands off the map";
    if (!is_within(hero.max_health, 1, most_health) ||
        !is_within(hero.health, -most_health, hero.max_health) || (hero.health < 1 && !is_over))
        return "the hero's health is out of range";
    if (!is_within(hero.strength, 0, most_strength)) return "the hero's strength is out of range";
    if (!is_within_limits(hero.vitals)) return "the hero's body is in a state no body can be in";
    if (!is_within(hero.nutrition, 0, most_nutrition)) return "the hero's hunger is out of range";
    if (!is_count(hero.gold)) return "the hero's gold is out of range";
    if (!is_within(hero.stealth_range, 0, farthest_noise)) return "the hero is noticed from where nobody is";
    if (!is_within(hero.search_streak, 0, searches_in_a_row)) return "the hero searched oftener than one can";
    return nullptr;
}

const char* flaw_in_pack(const Inventory& pack) {
    const int carried = static_cast<int>(pack.items.size());
    for (int i = 0; i < carried; ++i) {
        const Item& item = pack.at(i);
        if (item.letter < 'a' || item.letter > 'z' || number_of(pack, item.letter) != i)
            return "two stacks in the pack share a letter, or one has none";
        if (!is_within_limits(item)) return "the hero carries what cannot be";
    }
    if (places_taken(pack) > pack_places) return "the hero carries more than a pack holds";
    const auto is_carried = [carried](int number) { return is_within(number, -1, carried - 1); };
    if (!is_carried(pack.wielded) || !is_carried(pack.worn) || !is_carried(pack.rings[0]) ||
        !is_carried(pack.rings[1]))
        return "the hero uses what is not in the pack";
    if (const auto& pair = pack.replacement;
        pair && !(is_within(pair->set_aside, 0, carried - 1) && is_within(pair->put_on, 0, carried - 1)))
        return "the hero set something aside that is not in the pack";
    return nullptr;
}

const char* flaw_in_light(const LevelLight& light) {
    constexpr int brightest = 10'000'000;
    const auto is_bearable = [](int color) { return is_within(color, -brightest, brightest); };
    if (!(light.at.size() == standard_size) || !(light.lit.size() == standard_size) ||
        !(light.dark.size() == standard_size))
        return "its light is of another size than its level";
    for (int i = 0; i < standard_size.area(); ++i)
        if (const Illumination& here = light.at.at_index(i);
            !is_bearable(here.red) || !is_bearable(here.green) || !is_bearable(here.blue))
            return "its light is brighter than any light";
    return nullptr;
}

const char* flaw_in_clocks(const Game& game) {
    const bool sound = is_within(game.environment_clock, 1, 10'000) &&
                       is_within(game.scent_clock, 0, 20'000) && is_within(game.horde_fuse, -1000, 1000) &&
                       is_within(game.late_items.left, 0, 100) && is_count(game.turns) &&
                       is_count(game.rounds);
    return sound ? nullptr : "its clocks stand where no clock stands";
}

const char* flaw_in_long_command(const LongCommand& doing) {
    if (const Traveling* traveling = std::get_if<Traveling>(&doing))
        if (!standard_size.contains(traveling->target) ||
            !std::all_of(traveling->route.begin(), traveling->route.end(),
                         [](Pos at) { return standard_size.contains(at); }))
            return "the hero travels off the map";
    if (const Recovering* rest = std::get_if<Recovering>(&doing);
        rest != nullptr && !is_countdown(rest->turns_left))
        return "the hero rests for longer than anybody rests";
    return nullptr;
}

const char* flaw_in_fallen_items(const Game& game) {
    for (const FallenItem& fallen : game.fallen_items)
        if (!is_depth(fallen.depth, game.variant) || !standard_size.contains(fallen.item.at) ||
            !is_within_limits(fallen.item) || !is_count(fallen.turn))
            return "something fell off the map";
    return nullptr;
}

const char* flaw_in_traveler(const Traveler& traveler, const DungeonVariant& variant) {
    if (!is_depth(traveler.depth, variant) || !standard_size.contains(traveler.from) ||
        !standard_size.contains(traveler.monster.at) || !is_within_limits(traveler.monster))
        return "somebody travels who cannot be";
    for (const Item& item : traveler.carried)
        if (!is_within_limits(item) ||
            (item.carrier != traveler.monster.id && traveler.inside.find(item.carrier) == nullptr))
            return "a traveller carries what cannot be";
    for (const Monster& hidden : traveler.inside)
        if (!standard_size.contains(hidden.at) || !is_within_limits(hidden))
            return "somebody is hidden in a traveller who cannot be";
    return nullptr;
}

/// Creatures on no level: travelers and fallen allies.
const char* flaw_in_absent_creatures(const Game& game) {
    for (const Traveler& traveler : game.travelers)
        if (const char* flaw = flaw_in_traveler(traveler, game.variant)) return flaw;
    for (const Monster& fallen : game.fallen_allies)
        if (!is_within_limits(fallen)) return "a fallen ally could not have lived";
    return is_count(game.creatures_born) ? nullptr
                                         : "fewer creatures were born than none, or more than can be";
}

const char* flaw_in_item_knowledge(const ItemKnowledge& item_knowledge) {
    for (const KindKnowledge& kind : item_knowledge.kinds)
        if (!is_label(kind.called)) return "a kind is called what nothing can be called";
    return nullptr;
}

/// The first flaw of all; what comes later may rely on what comes before.
const char* flaw_in(const Game& game) {
    if (game.seed == 0) return "its seed is 0";
    if (const char* flaw = flaw_in_depths(game)) return flaw;
    if (const char* flaw = flaw_in_hero(game.hero, game.ending.has_value())) return flaw;
    if (const char* flaw = flaw_in_pack(game.hero.pack)) return flaw;
    if (const char* flaw = flaw_in_item_knowledge(game.item_knowledge)) return flaw;
    if (const char* flaw = flaw_in_light(game.light)) return flaw;
    if (const char* flaw = flaw_in_clocks(game)) return flaw;
    if (const char* flaw = flaw_in_long_command(game.doing)) return flaw;
    if (const char* flaw = flaw_in_fallen_items(game)) return flaw;
    return flaw_in_absent_creatures(game);
}

}  // namespace

std::vector<std::uint8_t> snapshot_of(const Game& game) {
    ByteWriter writer;
    visit(writer, game);
    return writer.bytes();
}

Result<std::unique_ptr<Game>> game_from(std::span<const std::uint8_t> bytes) {
    ByteReader reader{bytes};
    auto game = std::make_unique<Game>();
    visit(reader, *game);
    if (!reader.is_within_limits())
        return Problem{"bad-save", "The saved state ends early or holds values that do not exist."};
    if (!reader.is_at_end()) return Problem{"bad-save", "The saved state goes on after its end."};
    if (const std::optional<Problem> flaw = flaw_of(*game)) return *flaw;
    return game;
}

std::optional<Problem> flaw_of(const Game& game) {
    const char* flaw = flaw_in(game);
    if (flaw == nullptr) return std::nullopt;
    return Problem{"bad-save", "The saved state is impossible: " + std::string{flaw} + "."};
}

}  // namespace cellophane
