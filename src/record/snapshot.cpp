#include "record/snapshot.h"

#include <algorithm>
#include <string>
#include <utility>

#include "record/byte_reader.h"
#include "record/byte_writer.h"

namespace cellophane {

namespace {

Problem impossible(std::string what) {
    return {"bad-save", "The saved state is impossible: " + std::move(what) + "."};
}

bool is_on_map_or_nowhere(Pos at) {
    return at == nowhere || standard_size.contains(at);
}

/// What a creature remembers has to be somewhere, and what it is made of within reason.
bool has_sound_mind(const Monster& monster) {
    const Figures& figures = monster.figures;
    const bool escape_fits = monster.escape.size() == Size{} || monster.escape.size() == standard_size;
    return escape_fits && is_on_map_or_nowhere(monster.wandering.hero_was_at) &&
           is_on_map_or_nowhere(monster.schooling.corpse) && monster.wandering.target >= -1 &&
           monster.wandering.target < 64 && figures.move_ticks >= 1 && figures.move_ticks <= 10000 &&
           figures.attack_ticks >= 1 && figures.attack_ticks <= 10000 && figures.damage.dice >= 0 &&
           figures.damage.most <= 10000 && figures.damage.least >= 0 && monster.max_health > 0;
}

/// What it is and what has become of it, within what a game can come to.
bool is_sound(const Item& item) {
    constexpr int most = 10'000;
    const auto is_within = [](int value) { return value >= -most && value <= most; };
    const Usage& usage = item.usage;
    return item.quantity >= 1 && is_within(item.enchant) && is_within(item.charges) &&
           is_within(usage.strength) && is_within(usage.enchanted) && usage.uses >= 0 &&
           usage.until_charge > -100 * most && usage.until_charge < 100 * most && is_label(usage.inscription);
}

/// Everything about one level that has to fit its size.
class LevelInspection {
public:
    explicit LevelInspection(const Place& place) : place_{place}, level_{place.level} {}

    const char* flaw() const {
        if (!(level_.size() == standard_size)) return "a level is not 79 by 29 cells";
        if (!sizes_agree()) return "parts of a level differ in size";
        if (!is_inside(level_.stairs.up) || !is_inside(level_.stairs.down)) return "stairs lie off the map";
        for (Pos at : level_.waypoints)
            if (!is_inside(at)) return "a waypoint lies off the map";
        for (const MachineRecord& machine : level_.machines)
            if (!is_inside(machine.origin)) return "a machine lies off the map";
        for (const Monster& monster : level_.monsters)
            if (!is_monster_sound(monster)) return "a creature stands off the map or follows nobody";
        for (const Item& item : level_.items)
            if (!is_inside(item.at) || item.carrier < -1 || item.carrier >= monsters() || !is_sound(item))
                return "an item lies off the map or in nobody's hands";
        for (const Item& item : place_.known.items)
            if (!is_inside(item.at) || !is_sound(item)) return "a remembered item lies off the map";
        const Strata& strata = level_.strata;
        for (int i = 0; i < standard_size.area(); ++i)
            if (strata[Layer::Dungeon].at_index(i) == Terrain::Nothing || strata.gas_volume.at_index(i) < 0)
                return "a cell has no ground, or less gas than none";
        return nullptr;
    }

private:
    int monsters() const { return static_cast<int>(level_.monsters.size()); }
    bool is_inside(Pos at) const { return standard_size.contains(at); }
    bool is_monster_sound(const Monster& monster) const {
        return is_inside(monster.at) && monster.leader >= -1 && monster.leader < monsters() &&
               monster.inside >= -1 && monster.inside < monsters() && has_sound_mind(monster) &&
               monster.max_health > 0 && monster.health <= monster.max_health;
    }
    static bool fits(const Strata& strata) {
        return std::all_of(strata.layers.begin(), strata.layers.end(),
                           [](const Grid<Terrain>& layer) { return layer.size() == standard_size; }) &&
               strata.gas_volume.size() == standard_size;
    }
    bool sizes_agree() const {
        const Knowledge& k = place_.known;
        const BitGrid* const sets[] = {&level_.claims.rooms,
                                       &level_.claims.areas,
                                       &level_.impregnable,
                                       &level_.topology.loops.cells(),
                                       &level_.topology.chokepoints,
                                       &level_.topology.gates,
                                       &level_.unrest.caught_fire,
                                       &level_.unrest.pressed,
                                       &k.in_view,
                                       &k.visible,
                                       &k.sensed,
                                       &k.discovered,
                                       &k.magic_mapped,
                                       &k.trap_free,
                                       &k.searched_from,
                                       &k.occupied};
        return fits(level_.strata) && fits(k.memory) && level_.claims.number.size() == standard_size &&
               level_.unrest.exposures.size() == standard_size && place_.scent.size() == standard_size &&
               std::all_of(std::begin(sets), std::end(sets),
                           [](const BitGrid* set) { return set->size() == standard_size; });
    }

    const Place& place_;
    const Level& level_;
};

bool is_depth(int depth) {
    return depth >= 1 && depth <= deepest_depth;
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
    if (!reader.is_sound())
        return Problem{"bad-save", "The saved state ends early or holds values that do not exist."};
    if (!reader.is_at_end()) return Problem{"bad-save", "The saved state goes on after its end."};
    if (const std::optional<Problem> flaw = flaw_of(*game)) return *flaw;
    return game;
}

std::optional<Problem> flaw_of(const Game& game) {
    if (game.seed == 0) return impossible("its seed is 0");
    if (!is_depth(game.depth) || !is_depth(game.deepest) || game.deepest < game.depth)
        return impossible("its depth is not one of 1 to 40");
    if (!game.places[static_cast<std::size_t>(game.depth - 1)])
        return impossible("the level the hero is on is missing");
    for (std::size_t i = 0; i < game.places.size(); ++i) {
        if (!game.places[i]) continue;
        if (game.places[i]->level.depth != static_cast<int>(i) + 1)
            return impossible("a level lies at another depth than its own");
        if (const char* flaw = LevelInspection{*game.places[i]}.flaw()) return impossible(flaw);
    }
    const Hero& hero = game.hero;
    if (!standard_size.contains(hero.at)) return impossible("the hero stands off the map");
    if (hero.max_health < 1 || hero.health > hero.max_health || (hero.health < 1 && !game.ending))
        return impossible("the hero's health is out of range");
    if (places_taken(hero.pack) > pack_places) return impossible("the hero carries more than a pack holds");
    for (int i = 0; i < static_cast<int>(hero.pack.items.size()); ++i) {
        const Item& item = hero.pack.at(i);
        if (item.letter < 'a' || item.letter > 'z' || number_of(hero.pack, item.letter) != i ||
            !is_sound(item))
            return impossible("two stacks in the pack share a letter, or one has none");
    }
    const int carried = static_cast<int>(hero.pack.items.size());
    const auto is_carried = [carried](int number) { return number >= -1 && number < carried; };
    if (!is_carried(hero.pack.wielded) || !is_carried(hero.pack.worn) || !is_carried(hero.pack.rings[0]) ||
        !is_carried(hero.pack.rings[1]))
        return impossible("the hero uses what is not in the pack");
    if (const auto& pair = hero.pack.replacement;
        pair && !(is_carried(pair->set_aside) && is_carried(pair->put_on) && pair->set_aside >= 0 &&
                  pair->put_on >= 0))
        return impossible("the hero set something aside that is not in the pack");
    for (const KindLore& kind : game.lore.kinds)
        if (!is_label(kind.called)) return impossible("a kind is called what nothing can be called");
    if (!(game.light.at.size() == standard_size) || !(game.light.lit.size() == standard_size) ||
        !(game.light.dark.size() == standard_size))
        return impossible("its light is of another size than its level");
    if (game.environment_clock < 1 || game.environment_clock > 10000 || hero.nutrition < 0 ||
        game.scent_clock < 0 || game.scent_clock > 20000 || game.horde_fuse > 1000 ||
        game.late_items.left < 0 || game.late_items.left > 100 || game.turns < 0 || game.rounds < 0)
        return impossible("its clocks stand where no clock stands");
    if (const Travelling* travelling = std::get_if<Travelling>(&game.doing))
        if (!standard_size.contains(travelling->target) ||
            !std::all_of(travelling->route.begin(), travelling->route.end(),
                         [](Pos at) { return standard_size.contains(at); }))
            return impossible("the hero travels off the map");
    for (const FallenItem& fallen : game.fallen_items)
        if (!is_depth(fallen.depth) || !standard_size.contains(fallen.item.at) || !is_sound(fallen.item))
            return impossible("something fell off the map");
    for (const Traveller& traveller : game.travellers) {
        if (!is_depth(traveller.depth) || !standard_size.contains(traveller.from) ||
            !standard_size.contains(traveller.monster.at) || !has_sound_mind(traveller.monster))
            return impossible("somebody travels who cannot be");
        for (const Item& item : traveller.carried)
            if (!is_sound(item) || item.carrier < 0 ||
                item.carrier > static_cast<int>(traveller.inside.size()))
                return impossible("a traveller carries what cannot be");
        for (const Monster& hidden : traveller.inside)
            if (!standard_size.contains(hidden.at) || !has_sound_mind(hidden))
                return impossible("somebody is hidden in a traveller who cannot be");
    }
    for (const Monster& fallen : game.fallen_allies)
        if (!has_sound_mind(fallen)) return impossible("a fallen ally could not have lived");
    if (game.creatures_born < 0) return impossible("fewer creatures were born than none");
    return std::nullopt;
}

}  // namespace cellophane
