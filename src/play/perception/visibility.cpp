#include "play/perception/visibility.h"

#include <algorithm>
#include <cstdlib>

#include "play/perception/telepathy.h"

namespace cellophane {

namespace {

/// Invisible creatures show only as a gap in gas.
bool is_invisible(const Level& level, const Monster& monster) {
    return monster.is_invisible() && level.layers[Layer::Gas][monster.at] == Terrain::Nothing;
}

bool stands_at(const Monster& monster, Pos at) {
    return monster.at == at && monster.is_about();
}

/// The place of the newest creature there.
std::size_t find_at(const Monsters& monsters, Pos at) {
    for (std::size_t place = monsters.size(); place-- > 0;)
        if (stands_at(monsters[place], at)) return place;
    return OccupancyIndex::none;
}

/// Turns shown for an innate status, which never ends (rules/monsters.md 3).
constexpr int for_life = 1000;

bool is_innate(Status status, Behaviors behaviors) {
    switch (status) {
        case Status::Burning:
            return behaviors.has(Behavior::EverBurning);
        case Status::Levitating:
            return behaviors.has(Behavior::Flies);
        case Status::FireImmune:
            return behaviors.has(Behavior::ImmuneToFire);
        case Status::Invisible:
            return behaviors.has(Behavior::Invisible);
        default:
            return false;
    }
}

/// For poison the bar is full when it will prove fatal.
int bar_length(Status status, const Vitals& vitals, int max_health, int poison_harm) {
    return status == Status::Poisoned ? max_health / std::max(1, poison_harm)
                                      : vitals.statuses.clock(status).most;
}

}  // namespace

bool is_submerged(const Level& level, const Monster& monster) {
    return monster.vitals.submerged &&
           level.layers.mechanics(monster.at).has(TerrainMechanic::AllowsSubmersion);
}

namespace {

/// Whether the creature is not hidden, in a cell the hero sees.
bool shows_itself(const Game& game, const Monster& monster) {
    const Level& level = game.here().level;
    // A submerged hero sees submerged creatures.
    if (is_submerged(level, monster)) return game.hero.vitals.submerged;
    return monster.is_ally() || !is_invisible(level, monster);
}

/// Whether the hero sees the cell, apart from creatures hidden in it.
bool is_looked_at(const Game& game, Pos at) {
    const Knowledge& known = game.here().known;
    return known.visible.test(at) || known.sensed.test(at);
}

}  // namespace

bool is_perceived(const Game& game, const Actor& monster) {
    if (monster.is_hero()) return true;
    if (monster.is_dormant()) return false;
    if (!is_looked_at(game, monster.at) && monster.is(Behavior::Immobile) &&
        game.here().known.discovered.test(monster.at))
        return true;
    return is_seen(game, monster);
}

bool is_seen(const Game& game, const Monster& monster) {
    if (monster.is_dormant()) return false;
    return is_sensed(game, monster) || (is_looked_at(game, monster.at) && shows_itself(game, monster));
}

bool is_in_sight(const Game& game, const Monster& monster) {
    return !monster.is_dormant() && game.here().known.visible.test(monster.at) && shows_itself(game, monster);
}

std::size_t find_somebody(const Level& level, Pos at, std::size_t hint) {
    std::size_t found = OccupancyIndex::none;
    if (hint < level.monsters.size() && stands_at(level.monsters[hint], at)) found = hint;
    if (found == OccupancyIndex::none && hint != OccupancyIndex::none) return find_at(level.monsters, at);
    // Otherwise a creature was placed without a note in the index.
    if (!OccupancyIndex::is_trusted && find_at(level.monsters, at) != found) std::abort();
    return found;
}

StatusViews shown_statuses(const Vitals& vitals, int max_health, int poison_harm, Behaviors behaviors) {
    StatusViews shown;
    for (const StatusRow& row : status_rows) {
        if (row.label.empty()) continue;
        if (is_innate(row.kind, behaviors))
            shown.push_back({row.kind, for_life, for_life});
        else if (vitals.statuses.has(row.kind))
            shown.push_back(
                {row.kind, vitals.statuses[row.kind], bar_length(row.kind, vitals, max_health, poison_harm)});
    }
    return shown;
}

MonsterView view_of(const Monster& monster) {
    const int number = std::max(0, monster.id.value);
    return {.at = monster.at,
            .kind = monster.kind,
            .state = monster.state,
            .marks = monster.marks,
            .mutation = monster.mutation,
            .image_of = monster.image_of,
            .gender = gender_of(monster.kind, number),
            .health = monster.health,
            .max_health = monster.max_health,
            .weakness = monster.vitals.weakness,
            .poison = monster.vitals.poison,
            .statuses = shown_statuses(monster.vitals, monster.max_health, monster.vitals.poison,
                                       monster.stats.behaviors),
            .behaviors = monster.stats.behaviors,
            .abilities = monster.stats.abilities,
            .bolts = monster.stats.bolts,
            .lessons = monster.schooling.slots,
            .lesson_turns_left = monster.has(MonsterMark::Absorbing) ? monster.schooling.turns_left : 0,
            .number = number};
}

Polarity polarity_of(const Item& item) {
    const ItemRow& row = item.row();
    if (row.category == ItemCategory::Wand && item.charges == 0) return Polarity::None;
    if (row.polarity != Polarity::ByItem) return row.polarity;
    if (item.marks.has(ItemMark::Cursed) || item.enchant < 0) return Polarity::Malevolent;
    return item.enchant > 0 ? Polarity::Benevolent : Polarity::None;
}

ItemView view_of(const Item& item) {
    return {.at = item.at,
            .kind = item.kind,
            .quantity = item.quantity,
            .enchant = item.enchant,
            .charges = item.charges,
            .weapon_rune = item.weapon_rune,
            .armor_rune = item.armor_rune,
            .foe = item.foe,
            .marks = item.marks,
            .kind_known = true,
            .identified = true,
            .carried = static_cast<bool>(item.carrier),
            .inscription = std::string_view{item.usage.inscription},
            .feels = polarity_of(item),
            .strength = item.strength(),
            .uses = item.usage.uses,
            .origin_depth = item.origin_depth};
}

ItemView known_view_of(const Game& game, const Item& item) {
    constexpr ItemMarks plain_to_see{
        ItemMark::Identified,    ItemMark::IsKey,     ItemMark::MaxChargesKnown, ItemMark::MagicDetected,
        ItemMark::RuneSuspected, ItemMark::RuneKnown, ItemMark::Protected};
    ItemView view = view_of(item);
    view.marks = view.marks & plain_to_see;
    view.identified = item.marks.has(ItemMark::Identified);
    // Its number may be known when its kind is not: an empty wand is empty, whatever else it is.
    view.kind_known = game.item_knowledge.knows(item.kind);
    const KindKnowledge& item_knowledge = game.item_knowledge.of(item.kind);
    const bool follows = item.row().polarity == Polarity::ByItem ? view.identified : view.kind_known;
    const bool polarity_known =
        follows || item.marks.has(ItemMark::MagicDetected) || item_knowledge.polarity_known;
    if (!polarity_known) view.feels = Polarity::None;
    if (!view.kind_known) {
        view.look = game.item_knowledge.look_of(item.kind);
        view.called = std::string_view{item_knowledge.called};
        view.kind = kinds_of(item.row().category).front().kind;
    }
    // A rune becomes known only in use, independently of the rest.
    if (!item.marks.has(ItemMark::RuneKnown)) {
        view.weapon_rune.reset();
        view.armor_rune.reset();
        view.foe.reset();
    }
    if (view.identified) return view;
    if (!item.marks.has(ItemMark::MaxChargesKnown)) view.enchant = 0;
    view.charges = 0;
    return view;
}

Item laid_open(Item item) {
    item.marks |= {ItemMark::Identified, ItemMark::MaxChargesKnown};
    if (item.has_rune()) item.marks |= {ItemMark::RuneKnown};
    return item;
}

std::vector<PackItemView> pack_as_known(const Game& game) {
    const Inventory& pack = game.hero.pack;
    const bool all_known = game.ending.has_value();
    std::vector<PackItemView> seen;
    for (int i = 0; i < static_cast<int>(pack.items.size()); ++i) {
        const Item& item = pack.at(i);
        seen.push_back(
            {item.letter, all_known ? view_of(laid_open(item)) : known_view_of(game, item), pack.uses(i)});
    }
    return seen;
}

bool swaps_places(const Game& game, const Monster& monster) {
    // Allies make room unless a status or their kind holds them.
    const bool is_free = !monster.is_captive() && !monster.has(Status::Stuck) &&
                         !monster.has(Status::Paralyzed) && !monster.has(Status::Entranced) &&
                         !monster.has(Status::Discordant) && !monster.is(Behavior::Immobile);
    if (monster.is_ally() && is_free) return true;
    return game.harmless && !monster.is(Behavior::Immobile);
}

bool shrugs_off_blows(const Monster& monster) {
    return monster.is(Behavior::Invulnerable) || monster.is(Behavior::ImmuneToWeapons);
}

bool is_left_alone(const Monster& monster) {
    return monster.state == MonsterState::Sleeping || monster.can(Ability::Bursts);
}

bool bars_way(const Game& game, const Monster& monster) {
    if (swaps_places(game, monster)) return false;
    // A hero that nothing hurts strikes no creature.
    if (game.harmless || monster.is_captive() || monster.is_ally()) return true;
    if (monster.state == MonsterState::Sleeping) return true;
    const bool stays = monster.is(Behavior::Immobile) || monster.is(Behavior::ActsWhenActivated);
    return stays && shrugs_off_blows(monster);
}

}  // namespace cellophane
