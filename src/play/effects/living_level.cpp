#include "play/effects/living_level.h"

#include <algorithm>
#include <utility>

#include "kit/grid/random_cell.h"
#include "play/effects/aggravation.h"
#include "play/effects/knowing.h"
#include "play/effects/leadership.h"
#include "play/effects/schooling.h"
#include "play/senses/allegiance.h"
#include "play/senses/odds.h"
#include "play/senses/treading.h"
#include "play/senses/vision.h"
#include "world/creatures.h"
#include "world/environment/fire.h"
#include "world/environment/promotion.h"

namespace cellophane {

namespace {

using Property = TerrainProperty;

constexpr int burning_turns = 7;
constexpr int blast_immunity = 5;
constexpr int nausea_turns = 20;
constexpr int confusion_turns = 25;
constexpr int paralysis_turns = 20;
constexpr int lichen_turns = 5;
/// Terrain that changes under somebody's feet may change again for that; no further than this.
constexpr int deepest_effect = 12;

/// The layer of a cell that has a property, most important first.
Terrain terrain_with(const Strata& ground, Property property, Pos at) {
    Terrain found = Terrain::Nothing;
    for (Layer layer : layers) {
        const TerrainRow& row = terrain_rows[ground[layer][at]];
        if (!row.properties.has(property)) continue;
        if (found == Terrain::Nothing || row.draw_priority < terrain_rows[found].draw_priority)
            found = row.kind;
    }
    return found;
}

/// Where a creature must not be put (spec 40, section 9.1).
TerrainProperties unfit_for(const Someone& who) {
    return forbidden_terrain(
        {.floats = who.floats(), .fireproof = who.is_fireproof(), .swims = who.is_of_kind(Behaviour::Swims)});
}

}  // namespace

LivingLevel::LivingLevel(Turn& turn)
    : turn_{turn},
      level_{turn.game.here().level},
      around_{.depth = level_.depth,
              .strata = level_.strata,
              .claims = level_.claims,
              .items = level_.items,
              .unrest = level_.unrest,
              .rng = turn.game.play,
              .dwellers = *this,
              .scratch = turn.plans.environment} {}

bool LivingLevel::is_held_up(const Someone& who) const {
    return has(who, {Property::Entangles, Property::BlocksMovement});
}

Ending LivingLevel::by_terrain(Property property, Pos at) const {
    return {DeathCause::Terrain, terrain_with(ground(), property, at), level_.depth};
}

namespace {

/// Who has dived is out of reach of what is in the air. The hero only swims.
bool is_below_surface(const Someone& who) {
    return who.vitals.submerged && !who.is_hero();
}

}  // namespace

/// Whether ground like this does anything to anybody; most does not, and everybody asks every tick.
bool LivingLevel::is_plain_ground(const Someone& who) const {
    constexpr TerrainProperties eventful{Property::Descends,  Property::Lava,      Property::LichenPoison,
                                         Property::Fire,      Property::Entangles, Property::DeepWater,
                                         Property::Nauseates, Property::Paralyses, Property::Confuses,
                                         Property::TrapPlate, Property::Explodes,  Property::BlocksMovement};
    constexpr TerrainMechanics reactive{TerrainMechanic::Secret,
                                        TerrainMechanic::PromotesOnCreature,
                                        TerrainMechanic::PromotesOnHero,
                                        TerrainMechanic::PromotesWithKey,
                                        TerrainMechanic::PromotesOnSacrifice,
                                        TerrainMechanic::AllowsSubmersion};
    return !who.vitals.submerged && !who.is_burning() && !who.vitals.falling && !has(who, eventful) &&
           !ground().mechanics(who.at).any_of(reactive);
}

void LivingLevel::apply_instant_effects(const Someone& who) {
    if (who.vitals.dead || turn_.game.ending || depth_ >= deepest_effect) return;
    if (is_plain_ground(who)) {
        if (shows_safety(who)) turn_.game.here().known.trap_free.set(who.at);
        return;
    }
    ++depth_;
    come_up(who);
    if (!fall_or_burn(who)) {
        put_out(who);
        step_on(who);
        get_stuck(who);
        be_blasted(who);
        breathe(who);
        touch_lichen(who);
        touch_fire(who);
        turn_keys(who);
    }
    --depth_;
}

/// Whoever stands on a cell tells that there is no trap, unless the hero cannot believe his eyes.
bool LivingLevel::shows_safety(const Someone& who) const {
    if (who.floats()) return false;
    return who.is_hero() || (is_seen(who.at) && !has(who, {Property::TrapPlate}) &&
                             !turn_.game.hero.vitals.statuses.has(Status::Hallucinating));
}

void LivingLevel::come_up(const Someone& who) {
    Place& place = turn_.game.here();
    if (shows_safety(who)) place.known.trap_free.set(who.at);
    if (who.is_hero() && !who.floats() && is_seen(who.at)) reveal_secret(turn_.game, who.at, turn_.events);
    if (is_below_surface(who) && !ground().mechanics(who.at).has(TerrainMechanic::AllowsSubmersion))
        who.vitals.submerged = false;
    // Who is walled in has no hand free.
    if (who.monster != nullptr && who.monster->has(MonsterMark::Seizing) &&
        has(who, {Property::BlocksMovement}) && !who.is_of_kind(Behaviour::AttackableInWalls))
        let_prey_go(*who.monster);
    if (who.is_hero())
        who.vitals.submerged = has(who, {Property::DeepWater}) && !who.floats() && !is_held_up(who);
}

bool LivingLevel::fall_or_burn(const Someone& who) {
    if (who.floats() || is_held_up(who)) return false;
    if (has(who, {Property::Descends})) {
        who.vitals.falling = true;
        return who.is_hero();
    }
    if (!has(who, {Property::Lava}) || who.is_fireproof() || who.is_invulnerable() ||
        ground().mechanics(who.at).has(TerrainMechanic::ExtinguishesFire))
        return false;
    const Pos at = who.at;
    kill(who, by_terrain(Property::Lava, at));
    if (!who.is_hero()) spawn(around_, Feature::CorpseBurnsUp, at);
    return true;
}

void LivingLevel::put_out(const Someone& who) {
    if (!who.has(Status::Burning) || who.floats() || who.is_of_kind(Behaviour::EverBurning) ||
        who.is_of_kind(Behaviour::AttackableInWalls) ||
        !ground().mechanics(who.at).has(TerrainMechanic::ExtinguishesFire))
        return;
    who.vitals.statuses.end(Status::Burning);
    if (who.is_hero()) turn_.tell(StatusEnded{Status::Burning});
}

void LivingLevel::step_on(const Someone& who) {
    const Pos at = who.at;
    if (!who.is_hero() && is_seen(at) && has(who, {Property::BlocksMovement}) &&
        ground().mechanics(at).has(TerrainMechanic::Secret))
        reveal_secret(turn_.game, at, turn_.events);
    const bool dives =
        who.is_of_kind(Behaviour::Submerges) && ground().mechanics(at).has(TerrainMechanic::AllowsSubmersion);
    if (has(who, {Property::TrapPlate}) && !who.floats() && !is_below_surface(who) && !dives &&
        !around_.unrest.pressed.test(at)) {
        if (is_seen(at)) {
            const bool known = who.is_hero() || is_perceived(turn_.game, *who.monster);
            turn_.tell(PlatePressed{at, known ? named(who) : std::nullopt, who.is_hero()});
            reveal_secret(turn_.game, at, turn_.events);
        }
        press_plate(around_, at);
    }
    TerrainMechanics triggers{TerrainMechanic::PromotesOnCreature};
    if (who.is_hero()) triggers |= {TerrainMechanic::PromotesOnHero};
    if (who.monster != nullptr && who.monster->marks.has(MonsterMark::SacrificeTarget) &&
        who.monster->machine == level_.claims.number[at])
        triggers |= {TerrainMechanic::PromotesOnSacrifice};
    promote_layers(around_, at, triggers);
}

void LivingLevel::get_stuck(const Someone& who) {
    if (!has(who, {Property::Entangles}) || who.has(Status::Stuck) || who.is_invulnerable() ||
        who.is_of_kind(Behaviour::ImmuneToWebs) || is_below_surface(who))
        return;
    who.vitals.statuses.set(Status::Stuck, around_.rng.uniform(3, 7));
    // Who walks by himself tears himself loose by himself.
    if (who.is_hero() && turn_.game.doing.index() == 0)
        turn_.tell(StatusBegan{Status::Stuck, {}, terrain_with(ground(), Property::Entangles, who.at)});
}

void LivingLevel::be_blasted(const Someone& who) {
    if (!has(who, {Property::Explodes}) || who.has(Status::BlastImmune) || is_below_surface(who) ||
        who.is_invulnerable())
        return;
    if (muffles_blast(who)) return;
    const Ending why = by_terrain(Property::Explodes, who.at);
    const int damage = std::max(around_.rng.uniform(15, 20), who.max_health / 2);
    who.vitals.statuses.set(Status::BlastImmune, blast_immunity);
    rouse(who);
    if (is_seen(who.at) && who.health > damage) turn_.tell(Blasted{named(who), why.terrain});
    hurt(who, damage, why, Shielding::Counts);
}

void LivingLevel::begin(const Someone& who, Status status, int turns, Property by) {
    if (is_seen(who.at)) {
        if (!who.has(status)) turn_.tell(StatusBegan{status, named(who), terrain_with(ground(), by, who.at)});
        if (!who.is_hero() && status != Status::Paralysed) rouse(who);
    }
    who.vitals.statuses.raise(status, turns);
}

/// Explosions come to nothing against armour made for that, once as often as they would have hurt.
bool LivingLevel::muffles_blast(const Someone& who) {
    if (!who.is_hero() || !wears(turn_.game.hero, ArmorRune::Dampening)) return false;
    who.vitals.statuses.set(Status::BlastImmune, blast_immunity);
    tell_of_rune(turn_, turn_.game.hero.pack.at(turn_.game.hero.pack.worn), {.hero = true});
    return true;
}

/// So does what harms whoever breathes it, and by the spec (30, sections 2.1 and 11.2) what thorns do.
bool LivingLevel::is_filtered_out(const Someone& who) {
    if (!who.is_hero() || !wears(turn_.game.hero, ArmorRune::Respiration)) return false;
    Item& armor = turn_.game.hero.pack.at(turn_.game.hero.pack.worn);
    if (!armor.marks.has(ItemMark::RuneKnown)) tell_of_rune(turn_, armor, {.hero = true});
    return true;
}

void LivingLevel::breathe(const Someone& who) {
    if (who.is_lifeless()) return;
    const bool breathes = !is_below_surface(who);
    if (breathes && has(who, {Property::Nauseates}) && !is_filtered_out(who))
        begin(who, Status::Nauseous, nausea_turns, Property::Nauseates);
    if (has(who, {Property::Confuses}) && !is_filtered_out(who))
        begin(who, Status::Confused, confusion_turns, Property::Confuses);
    if (breathes && has(who, {Property::Paralyses}) && !is_filtered_out(who))
        begin(who, Status::Paralysed, paralysis_turns, Property::Paralyses);
}

void LivingLevel::touch_lichen(const Someone& who) {
    if (!has(who, {Property::LichenPoison}) || who.is_lifeless() || who.floats()) return;
    const int missing = lichen_turns - who.vitals.statuses[Status::Poisoned];
    if (missing <= 0) return;
    if (is_seen(who.at) && !who.has(Status::Poisoned))
        turn_.tell(StatusBegan{Status::Poisoned, named(who), Terrain::Lichen});
    who.vitals.statuses.add(Status::Poisoned, missing);
    who.vitals.poison = std::max(who.vitals.poison, 1);
    if (is_seen(who.at)) rouse(who);
}

int fall_damage(Rng& rng) {
    return rng.clumped(6, 12, 2);
}

void set_alight(Turn& turn, const Someone& who, const Strata& ground) {
    if (who.vitals.dead || who.is_fireproof() || who.is_invulnerable() || is_below_surface(who)) return;
    if (!who.floats() && ground.mechanics(who.at).has(TerrainMechanic::ExtinguishesFire)) return;
    if (!who.has(Status::Burning) && turn.game.here().known.visible.test(who.at))
        turn.tell(StatusBegan{Status::Burning, named(who), Terrain::PlainFire});
    who.vitals.statuses.raise(Status::Burning, burning_turns);
}

void LivingLevel::touch_fire(const Someone& who) {
    if (has(who, {Property::Fire})) return set_alight(turn_, who, ground());
    if (!who.is_burning() || is_below_surface(who) || who.vitals.falling) return;
    if (!has(who, {Property::Flammable})) return;
    const bool spent_gas =
        ground()[Layer::Gas][who.at] != Terrain::Nothing && ground().gas_volume[who.at] == 0;
    if (!spent_gas) expose_to_fire(around_, who.at, Ignition::Certain);
}

void LivingLevel::apply_gradual_effects(const Someone& who, int ticks) {
    if (who.vitals.dead || turn_.game.ending) return;
    lose_to_water(who, ticks);
    const bool out_of_reach = is_below_surface(who);
    const int amount = std::max(1, who.max_health / 15 * ticks / 100);
    if (has(who, {Property::Damages}) && !who.is_lifeless() && !out_of_reach && !is_filtered_out(who)) {
        const Ending why = by_terrain(Property::Damages, who.at);
        rouse(who);
        if (who.is_hero()) turn_.tell(HurtByTerrain{why.terrain});
        hurt(who, amount, why, Shielding::Bypassed);
        if (who.vitals.dead) return;
    }
    if (has(who, {Property::Heals}) && !who.is_of_kind(Behaviour::Inanimate) && !out_of_reach) {
        if (who.is_hero() && who.health < who.max_health) turn_.tell(HealedByTerrain{});
        heal(who, amount);
    }
}

void LivingLevel::rouse(const Someone& who) {
    if (who.monster != nullptr && who.monster->state == MonsterState::Sleeping &&
        !who.monster->is_dormant() && !who.monster->is_captive())
        wake_group(turn_.game, *who.monster);
}

void LivingLevel::hurt(const Someone& who, int damage, Ending why, Shielding shielding) {
    if (damage <= 0 || who.vitals.dead || who.is_invulnerable() || turn_.game.ending ||
        (who.is_hero() && turn_.game.harmless))
        return;
    const int shield = who.vitals.statuses[Status::Shielded];
    if (shielding == Shielding::Counts && shield > 0) {
        if (shield > 10 * damage) {
            who.vitals.statuses.run_down(Status::Shielded, 10 * damage);
            return;
        }
        damage -= points_shielded(shield);
        who.vitals.statuses.end(Status::Shielded);
        if (damage <= 0) return;
    }
    if (who.monster != nullptr) disturb_lesson(*who.monster);
    bleed(who, damage);
    rouse(who);
    if (who.is_hero() && turn_.game.easy) damage = std::max(1, damage / mercy_of_easy_mode);
    if (who.health <= damage) return kill(who, why);
    who.health -= damage;
    constexpr int near_death = 4;
    if (who.is_of_kind(Behaviour::FleesNearDeath) && !who.monster->is_ally() &&
        who.health * near_death <= who.max_health && !who.monster->is_captive())
        who.monster->state = MonsterState::Fleeing;
}

/// The more it hurts the more there is to see of it (spec 60, section 7.5, step 3).
void LivingLevel::bleed(const Someone& who, int damage) {
    FeatureRow blood =
        feature_rows[who.is_hero() ? monster_rows[MonsterKind::You].blood : who.monster->row().blood];
    if (blood.kind == Feature::None) return;
    blood.start_percent = blood.start_percent * (15 + 3 * std::min(damage, who.health) / 2) / 100;
    if (blood.layer == Layer::Gas) blood.start_percent *= 100;
    spawn(around_, blood, who.at);
}

void LivingLevel::heal(const Someone& who, int health) {
    who.health = std::min(who.max_health, who.health + health);
}

void LivingLevel::kill(const Someone& who, Ending why) {
    if (who.vitals.dead || (who.is_hero() && turn_.game.harmless)) return;
    const bool known = who.is_hero() || is_perceived(turn_.game, *who.monster);
    who.vitals.dead = true;
    who.health = 0;
    if (who.is_hero()) {
        turn_.game.ending = why;
        turn_.tell(HeroDied{why});
        return;
    }
    // Who struck the blow tells of it. Magic is felt to go wherever it goes (spec 40, addendum A3).
    const bool is_felt_to_go = why.cause == DeathCause::Negated;
    if (is_felt_to_go || (why.cause != DeathCause::Creature && known && is_seen(who.at)))
        turn_.tell(CreatureDied{view_of(*who.monster), why.cause, why.terrain, known});
    leave_remains(*who.monster);
}

/// It holds nobody any more; nor is anybody held whom nobody else holds.
void LivingLevel::let_prey_go(Monster& holder) {
    if (!holder.has(MonsterMark::Seizing)) return;
    holder.clear(MonsterMark::Seizing);
    const auto is_held_still = [&](Pos at) {
        return std::any_of(level_.monsters.begin(), level_.monsters.end(), [&](const Monster& other) {
            return other.is_about() && other.has(MonsterMark::Seizing) && king_distance(other.at, at) == 1;
        });
    };
    Hero& hero = turn_.game.hero;
    if (hero.held && king_distance(holder.at, hero.at) == 1) hero.held = is_held_still(hero.at);
    for (Monster& prey : level_.monsters)
        if (prey.has(MonsterMark::Seized) && king_distance(holder.at, prey.at) == 1 &&
            !is_held_still(prey.at))
            prey.clear(MonsterMark::Seized);
}

/// What a creature leaves behind that died (spec 40, section 13.3).
void LivingLevel::leave_remains(Monster& monster) {
    let_prey_go(monster);
    drop_carried(creature(monster));
    if (monster.can(Ability::ReleasesFeature) && monster.figures.feature_when == FeatureTrigger::OnDeath &&
        !monster.vitals.falling) {
        if (is_seen(monster.at)) turn_.tell(Released{view_of(monster)});
        spawn(around_, monster.figures.feature, monster.at);
    }
    let_out_the_hidden(monster);
    offer_corpse(turn_, monster);
    pass_on_leadership(turn_.game, monster);
    if (!monster.follows_hero()) return;
    const bool mourned = !monster.is(Behaviour::Inanimate) || monster.can(Ability::EntersSummons);
    if (!mourned || monster.has(MonsterMark::BoundToLeader) || monster.has(MonsterMark::StaysDead)) return;
    if (!is_seen(monster.at)) turn_.tell(LossFelt{view_of(monster)});
    turn_.game.fallen_allies.push_back(monster);
}

void LivingLevel::let_out_the_hidden(const Monster& holder) {
    constexpr int ticks_to_get_up = 200;
    const int number = index_of(level_, holder);
    for (std::size_t i = 0; i < level_.monsters.size(); ++i) {
        Monster& monster = level_.monsters[i];
        if (monster.inside != number) continue;
        monster.inside = -1;
        monster.clear(MonsterMark::Dormant);
        move_monster(level_, i, holder.at);
        monster.vitals.ticks = ticks_to_get_up;
        if (is_seen(monster.at)) turn_.tell(Appeared{view_of(monster), Appeared::How::OutOfCorpse});
        apply_instant_effects(creature(monster));
    }
}

void LivingLevel::let_creatures_fall() {
    for (Monster& monster : level_.monsters) {
        if (!monster.is_about()) continue;
        const Someone who = creature(monster);
        const bool over_nothing = has(who, {Property::Descends}) && !who.floats() && !is_held_up(who);
        who.vitals.falling = false;
        if (!over_nothing) continue;
        if (is_seen(who.at)) turn_.tell(CreatureFell{view_of(monster)});
        let_prey_go(monster);
        // Nothing lies under the deepest level, and machines do not survive a fall.
        const int damage = fall_damage(around_.rng);
        const bool survives = level_.depth < deepest_depth && !who.is_of_kind(Behaviour::ActsWhenActivated) &&
                              who.health > damage;
        who.vitals.dead = true;
        if (!survives) {
            who.vitals.falling = true;
            leave_remains(monster);
            continue;
        }
        who.health -= damage;
        send_below(monster);
    }
}

/// It lands on the level below, with what it carries; those it leaves have lost it.
void LivingLevel::send_below(Monster& monster) {
    pass_on_leadership(turn_.game, monster);
    Traveller traveller = take_leave(level_, monster);
    traveller.depth = level_.depth + 1;
    traveller.leader = 0;
    traveller.monster.vitals.statuses.end(Status::Entranced);
    turn_.game.travellers.push_back(std::move(traveller));
}

void LivingLevel::bury_the_dead() {
    for (std::size_t i = level_.monsters.size(); i-- > 0;)
        if (level_.monsters[i].vitals.dead) remove_monster(level_.monsters, level_.items, i);
}

bool LivingLevel::is_occupied(Pos at) const {
    return turn_.game.hero.at == at || somebody_at(level_, at) != nullptr;
}

void LivingLevel::meet(Pos at) {
    if (turn_.game.hero.at == at) apply_instant_effects(hero_of(turn_.game));
    if (level_.crowd.who_may_be_at(at) == Crowd::none && Crowd::is_trusted) return;
    for (std::size_t i = 0; i < level_.monsters.size(); ++i) {
        Monster& monster = level_.monsters[i];
        if (monster.at == at && !monster.is_dormant()) apply_instant_effects(creature(monster));
    }
}

Pos LivingLevel::nearest_refuge(const Someone& who, const BitGrid& shunned) const {
    BitGrid free = ground().cells_with(unfit_for(who)).complement() - shunned;
    for (const Monster& monster : level_.monsters)
        if (monster.is_about()) free.reset(monster.at);
    if (free.size().contains(turn_.game.hero.at)) free.reset(turn_.game.hero.at);
    return nearest_cell(free, who.at, turn_.game.play);
}

void LivingLevel::make_room(const BitGrid& cells) {
    Pos& hero = turn_.game.hero.at;
    if (cells.test(hero))
        if (const Pos refuge = nearest_refuge(hero_of(turn_.game), cells); cells.size().contains(refuge))
            hero = refuge;
    for (std::size_t i = 0; i < level_.monsters.size(); ++i) {
        Monster& monster = level_.monsters[i];
        if (!monster.is_about() || !cells.test(monster.at)) continue;
        // Whoever cannot leave the water does so if there is no other.
        Pos refuge = nearest_refuge(creature(monster), cells | cells_closed_to(ground(), monster, {}));
        if (!cells.size().contains(refuge)) refuge = nearest_refuge(creature(monster), cells);
        if (cells.size().contains(refuge)) put(i, refuge);
    }
}

/// Who comes to lie on dry land is under water no more.
void LivingLevel::put(std::size_t number, Pos at) {
    move_monster(level_, number, at);
    if (!ground().mechanics(at).has(TerrainMechanic::AllowsSubmersion))
        level_.monsters[number].vitals.submerged = false;
}

void LivingLevel::send(std::size_t number, Pos to) {
    const Someone who = creature(level_.monsters[number]);
    const BitGrid shunned = cells_closed_to(ground(), *who.monster, unfit_for(who));
    // Whoever finds no place he can bear has to bear this one.
    Pos end = to;
    if (shunned.test(to))
        if (const Pos refuge = nearest_refuge(who, shunned); level_.size().contains(refuge)) end = refuge;
    put(number, end);
}

void LivingLevel::wake(const BitGrid& cells) {
    constexpr int ticks_to_look_around = 200;
    for (std::size_t i = 0; i < level_.monsters.size(); ++i) {
        Monster& monster = level_.monsters[i];
        if (!monster.is_dormant() || monster.vitals.dead || monster.inside >= 0 || !cells.test(monster.at))
            continue;
        const Someone who = creature(monster);
        TerrainProperties unfit = unfit_for(who);
        // What lives in walls comes out of none.
        if (who.is_of_kind(Behaviour::AttackableInWalls)) unfit = unfit.without({Property::BlocksMovement});
        if (is_occupied(monster.at) || has(who, unfit)) {
            const Pos refuge = nearest_refuge(who, BitGrid{cells.size()});
            if (!cells.size().contains(refuge)) continue;
            move_monster(level_, i, refuge);
        }
        monster.marks = monster.marks.without({MonsterMark::Dormant});
        monster.vitals.ticks = ticks_to_look_around;
        // What is to die on an altar has no need of things.
        if (monster.has(MonsterMark::SacrificeTarget)) drop_carried(creature(monster));
    }
}

void LivingLevel::machine_ran(int machine) {
    // Once in a turn, however often the machine runs in it: glyphs are up again before the hero has left
    // them.
    if (turn_.rouse == nullptr || !turn_.has_not_run(machine)) return;
    // The newest first, as always.
    for (std::size_t i = level_.monsters.size(); i-- > 0;) {
        Monster& monster = level_.monsters[i];
        if (monster.machine == machine && monster.is_about() && monster.is(Behaviour::ActsWhenActivated) &&
            !turn_.game.ending)
            turn_.rouse(turn_, *this, monster);
    }
}

/// The same thing happening in ten places at once is told once.
bool LivingLevel::was_told(Feature feature) const {
    return std::any_of(turn_.events.begin(), turn_.events.end(), [feature](const Event& event) {
        const FeatureSeen* seen = event.as<FeatureSeen>();
        return seen != nullptr && seen->feature == feature;
    });
}

void LivingLevel::feature_comes(const FeatureRow& feature, Pos origin) {
    if (feature.speaks && is_seen(origin) && !was_told(feature.kind)) turn_.tell(FeatureSeen{feature.kind});
}

void LivingLevel::feature_grew(const FeatureRow& feature, Pos origin, const BitGrid& cells) {
    constexpr int flash_frames = 4;
    if (feature.kind == Feature::MonsterCageOpens) set_free(cells);
    if (feature.flash != Colour::Black)
        turn_.tell(Flashed{origin, feature.flash, feature.radius, flash_frames});
    if (feature.flags.has(FeatureFlag::Aggravates)) {
        const Pos hero = turn_.game.hero.at;
        // A level that runs on without him is not heard.
        if (level_.size().contains(hero) && !is_seen(origin) &&
            king_distance(origin, hero) <= feature.radius) {
            turn_.tell(AlarmHeard{});
            // It tells where it is.
            reveal_secret(turn_.game, origin, turn_.events);
            discover(turn_.game.here(), origin);
        }
        aggravate(turn_, origin, feature.radius);
    }
    if (feature.flare != Light::NoLight) turn_.tell(Flared{origin, feature.flare});
    const TerrainProperties kindred =
        TerrainProperties{Property::Fire, Property::Descends} & terrain_rows[feature.terrain].properties;
    if (kindred.empty() || !cells.size().contains(turn_.game.hero.at)) return;
    if (ground().has(turn_.game.hero.at, kindred)) apply_instant_effects(hero_of(turn_.game));
}

/// An opened cage holds nobody.
void LivingLevel::set_free(const BitGrid& cells) {
    for (std::size_t i = 0; i < level_.monsters.size(); ++i) {
        Monster& monster = level_.monsters[i];
        if (monster.is_about() && monster.is_captive() && cells.test(monster.at))
            join_hero(turn_, *this, monster, Joined::How::Freed);
    }
}

/// The most empowered comes back, and of those the one of the most formidable kind (spec 20, section 9.2).
bool LivingLevel::return_ally(Pos at) {
    Monsters& fallen = turn_.game.fallen_allies;
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
    // Who goes in and out of others has no body of its own to get back.
    if (ally.can(Ability::EntersSummons)) ally.figures = figures_of(ally.kind, ally.mutation);
    forget_lesson(ally);
    ally.marks = ally.marks.without({MonsterMark::Seizing, MonsterMark::Seized});
    ally.set(MonsterMark::FollowsHero);
    ally.state = MonsterState::Ally;
    ally.health = ally.max_health;
    ally.leader = -1;
    ally.follows_absent = 0;
    ally.inside = -1;
    ally.machine = 0;
    ally.noticed = false;
    ally.at = at;
    BitGrid altar{level_.size()};
    altar.set(at);
    const Pos to = nearest_refuge(creature(ally), altar);
    if (!level_.size().contains(to)) return false;
    fallen.erase(chosen);
    ally.at = to;
    ally.vitals.ticks = ally.move_ticks();
    Monster& risen = join(level_, std::move(ally));
    turn_.tell(Joined{view_of(risen), Joined::How::Resurrected});
    return true;
}

}  // namespace cellophane
