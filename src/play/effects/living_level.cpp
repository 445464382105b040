#include "play/effects/living_level.h"

#include <algorithm>
#include <utility>

#include "play/effects/falling.h"
#include "play/effects/ground_effects.h"
#include "play/items/dropping.h"
#include "play/items/item_keys.h"
#include "play/observation/vision.h"
#include "play/pathfinding/passability.h"
#include "play/society/aggravation.h"
#include "play/society/ally_learning.h"
#include "play/society/holds.h"
#include "play/society/leadership.h"
#include "play/society/monster_placement.h"
#include "world/creatures.h"
#include "world/environment/floor_items.h"

namespace cellophane {

namespace {

using Property = TerrainProperty;

}  // namespace

LivingLevel::LivingLevel(Turn& turn) : LevelContext{turn, static_cast<LevelCreatures&>(*this)} {}

bool LivingLevel::is_occupied(Pos at) const {
    return turn().game.hero.at == at || somebody_at(level(), at) != nullptr;
}

bool LivingLevel::brings_key(Pos at) const {
    if (turn().game.hero.at == at && has_key_to(turn().game, at)) return true;
    return std::any_of(level().items.begin(), level().items.end(), [&](const Item& item) {
        return !lies_on_floor(item) && item.at == at && opens(around(), item, at);
    });
}

void LivingLevel::meet(Pos at) {
    if (turn().game.hero.at == at) apply_instant_effects(*this, turn().game.hero);
    if (level().occupancy.candidate_at(at) == OccupancyIndex::none && OccupancyIndex::is_trusted) return;
    for (Monster& monster : level().monsters) {
        if (monster.at == at && !monster.is_dormant()) apply_instant_effects(*this, monster);
    }
}

void LivingLevel::make_room(const BitGrid& cells) {
    Pos& hero = turn().game.hero.at;
    if (cells.test(hero))
        if (const Pos refuge = nearest_refuge(*this, turn().game.hero, cells);
            cells.size().contains(refuge)) {
            end_holds_and_webs(*this, turn().game.hero);
            hero = refuge;
        }
    for (Monster& monster : level().monsters) {
        if (!monster.is_about() || !cells.test(monster.at)) continue;
        // Creatures confined to liquid leave it only if there is no other refuge.
        Pos refuge = nearest_refuge(*this, monster, cells | cells_closed_to(ground(), monster, {}));
        if (!cells.size().contains(refuge)) refuge = nearest_refuge(*this, monster, cells);
        if (cells.size().contains(refuge)) put(*this, monster, refuge);
    }
}

void LivingLevel::wake(const BitGrid& cells) {
    for (Monster& monster : level().monsters) {
        if (!monster.is_dormant() || monster.vitals.dead || monster.inside || !cells.test(monster.at))
            continue;
        Actor& who = monster;
        TerrainProperties unfit = unfit_for(who);
        // Creatures that live in walls may stay in them.
        if (who.is(Behavior::AttackableInWalls)) unfit = unfit.without({Property::BlocksMovement});
        if (is_occupied(monster.at) || is_in(who, unfit)) {
            const Pos refuge = nearest_refuge(*this, who, BitGrid{cells.size()});
            if (!cells.size().contains(refuge)) continue;
            move_actor(level(), monster, refuge);
        }
        monster.marks = monster.marks.without({MonsterMark::Dormant});
        monster.vitals.ticks = ticks_to_look_around;
        // A creature to be sacrificed needs no items.
        if (monster.has(MonsterMark::SacrificeTarget)) drop_carried(*this, monster);
    }
}

void LivingLevel::machine_ran(int machine) {
    // Once in a turn, however often the machine runs in it: glyphs are up again before the hero has left
    // them.
    if (turn().has_not_run(machine)) turn().machines_to_answer.push_back(machine);
}

/// Whether a feature has been reported: many places at once are reported once.
bool LivingLevel::was_announced(Feature feature) const {
    return std::any_of(turn().events.begin(), turn().events.end(), [feature](const Event& event) {
        const FeatureSeen* seen = event.as<FeatureSeen>();
        return seen != nullptr && seen->feature == feature;
    });
}

void LivingLevel::feature_comes(const FeatureRow& feature, Pos origin) {
    if (feature.speaks && is_seen(origin) && !was_announced(feature.kind))
        turn().emit(FeatureSeen{feature.kind});
}

void LivingLevel::feature_grew(const FeatureRow& feature, Pos origin, const BitGrid& cells) {
    constexpr int flash_frames = 4;
    if (feature.kind == Feature::MonsterCageOpens) set_free(cells);
    if (feature.flags.has(FeatureFlag::Evacuates) &&
        terrain_rows[feature.terrain].properties.has(Property::BlocksMovement))
        put_items_out(cells);
    // Submerged creatures met the feature while the water it dried up was still there.
    if (feature.flags.any_of({FeatureFlag::ClearsOther, FeatureFlag::ClearsLesser}))
        for (Monster& monster : level().monsters)
            if (monster.vitals.submerged && cells.test(monster.at)) come_ashore(ground(), monster);
    if (feature.flash != Color::Black)
        turn().emit(Flashed{origin, feature.flash, feature.radius, flash_frames});
    if (feature.flags.has(FeatureFlag::Aggravates)) {
        const Pos hero = turn().game.hero.at;
        // A level that runs on without the hero is not heard.
        if (level().size().contains(hero) && !is_seen(origin) &&
            king_distance(origin, hero) <= feature.radius) {
            turn().emit(AlarmHeard{});
            // An alarm gives away its place.
            reveal_secret(turn().game, origin, turn().events);
            discover(turn().game.here(), origin);
        }
        aggravate(turn(), origin, feature.radius);
    }
    if (feature.flare != Light::NoLight) turn().emit(Flared{origin, feature.flare});
    const TerrainProperties kindred =
        TerrainProperties{Property::Fire, Property::Descends} & terrain_rows[feature.terrain].properties;
    if (kindred.empty() || !cells.size().contains(turn().game.hero.at)) return;
    if (ground().has(turn().game.hero.at, kindred)) apply_instant_effects(*this, turn().game.hero);
}

/// What closes over a cell locks in only the treasure that belongs there: other things lie beside it then.
void LivingLevel::put_items_out(const BitGrid& cells) {
    const auto is_locked_in = [&](const Item& item) {
        return lies_on_floor(item) && cells.test(item.at) && !opens(around(), item, item.at);
    };
    // Where a thing comes to lie, it may set off more.
    for (;;) {
        const auto locked_in = std::find_if(level().items.begin(), level().items.end(), is_locked_in);
        if (locked_in == level().items.end()) return;
        const Pos to = resting_place(*this, locked_in->at);
        if (cells.test(to)) return;
        Item item = take_item(around(), static_cast<std::size_t>(locked_in - level().items.begin()));
        lay(*this, std::move(item), to);
    }
}

/// Frees the captives in cages that open.
void LivingLevel::set_free(const BitGrid& cells) {
    for (Monster& monster : level().monsters) {
        if (monster.is_about() && monster.is_captive() && cells.test(monster.at))
            join_hero(turn(), *this, monster, Joined::How::Freed);
    }
}

void LivingLevel::item_fell(const Item& item) {
    lose_below(*this, item);
}

void LivingLevel::item_burned(const Item& item) {
    if (is_seen(item.at)) turn().emit(ItemBurned{known_view_of(turn().game, item)});
}

void LivingLevel::item_changed(const Item& item, Change change) {
    if (!is_seen(item.at)) return;
    const ItemView view = known_view_of(turn().game, item);
    if (change == Change::Shattered)
        turn().emit(ItemShattered{view});
    else
        turn().emit(RuneFaded{view});
}

/// Resurrects the most empowered ally, among equals the most formidable kind (rules/machines.md 9.2).
bool LivingLevel::return_ally(Pos at) {
    Monsters& fallen = turn().game.fallen_allies;
    if (fallen.empty()) return false;
    const auto chosen =
        std::max_element(fallen.begin(), fallen.end(), [](const Monster& a, const Monster& b) {
            const auto rank = [](const Monster& m) { return std::pair{m.schooling.empowerments, m.kind}; };
            return rank(a) < rank(b);
        });
    Monster ally = *chosen;
    ally.vitals.dead = false;
    ally.vitals.falling = false;
    ally.vitals.submerged = false;
    for (const Status status : {Status::Burning, Status::Discordant, Status::Poisoned, Status::Stuck})
        ally.vitals.statuses.end(status);
    ally.vitals.poison = 0;
    // A creature that enters those it summons regains the stats of its kind.
    if (ally.can(Ability::EntersSummons)) ally.stats = initial_stats(ally.kind, ally.mutation);
    forget_lesson(ally);
    // The creature is no sacrifice target any more.
    ally.marks =
        ally.marks.without({MonsterMark::Seizing, MonsterMark::Seized, MonsterMark::SacrificeTarget});
    ally.set(MonsterMark::FollowsHero);
    ally.state = MonsterState::Ally;
    ally.health = ally.max_health;
    ally.leader = no_actor;
    ally.inside = no_actor;
    ally.machine = 0;
    ally.go_unnoticed();
    ally.at = at;
    BitGrid altar{level().size()};
    altar.set(at);
    Pos to = nearest_footing(*this, ally, altar);
    if (!level().size().contains(to)) to = nearest_refuge(*this, ally, altar);
    if (!level().size().contains(to)) return false;
    fallen.erase(chosen);
    ally.at = to;
    ally.vitals.ticks = ally.move_ticks();
    Monster& risen = join(level(), std::move(ally));
    turn().emit(Joined{view_of(risen), Joined::How::Resurrected});
    return true;
}

}  // namespace cellophane
