#include "play/combat/blow_effects.h"

#include <algorithm>

#include "play/combat/knockback.h"
#include "play/effects/burning.h"
#include "play/perception/allegiance.h"
#include "play/society/holds.h"
#include "play/society/leadership.h"
#include "play/stats/armor_value.h"
#include "play/stats/combat_math.h"
#include "play/turn/parties.h"
#include "world/creatures.h"
#include "world/inventory.h"
#include "world/item_bonus.h"

namespace cellophane {

namespace {

constexpr int hallucination_turns = 20;
constexpr int weakness_turns = 300;
constexpr int most_weakness = 10;
constexpr int worst_enchantment = -10;

void corrode_armor(Turn& turn, const Party& by) {
    Hero& hero = turn.game.hero;
    if (hero.pack.worn < 0) return;
    Item& armor = hero.pack.at(hero.pack.worn);
    if (armor.marks.has(ItemMark::Protected) ||
        armor.enchant + armor.row().range.least / 10 <= worst_enchantment)
        return;
    --armor.enchant;
    const bool faded = fade(armor);
    turn.emit(Corroded{known_view_of(turn.game, armor), by});
    if (faded) turn.emit(RuneFaded{known_view_of(turn.game, armor)});
}

/// What a thief takes: half of more than three weapons, all of three or fewer, one of any other item.
Item take_what_thieves_take(Inventory& pack, int number) {
    const Item& item = pack.at(number);
    if (item.row().category != ItemCategory::Weapon) return take_one(pack, number);
    constexpr int too_many = 3;
    if (item.quantity <= too_many) return take_stack(pack, number);
    const int taken = (item.quantity + 1) / 2;
    Item loot = item;
    loot.quantity = taken;
    pack.at(number).quantity -= taken;
    return loot;
}

void steal(Turn& turn, const Landed& blow) {
    Game& game = turn.game;
    Level& level = game.here().level;
    Monster& thief = blow.by;
    const bool laden = std::any_of(level.items.begin(), level.items.end(),
                                   [&](const Item& item) { return item.carrier == thief.id; });
    if (laden || thief.vitals.dead || thief.has(Status::Confused)) return;
    if (!game.play.percent(hit_percent(game, thief, game.hero))) return;
    Inventory& pack = game.hero.pack;
    std::vector<int> loose;
    for (int i = 0; i < static_cast<int>(pack.items.size()); ++i)
        if (!pack.uses(i)) loose.push_back(i);
    if (loose.empty()) return;
    const int chosen =
        loose[static_cast<std::size_t>(game.play.uniform(0, static_cast<int>(loose.size()) - 1))];
    Item loot = take_what_thieves_take(pack, chosen);
    turn.emit(Stolen{known_view_of(turn.game, loot), blow.by_party});
    loot.carrier = thief.id;
    loot.at = thief.at;
    level.items.push_back(std::move(loot));
    thief.set(MonsterMark::PermanentlyFleeing);
    thief.state = MonsterState::Fleeing;
}

void touch_hero(Turn& turn, LevelContext& level, const Landed& blow) {
    const Monster& monster = blow.by;
    Game& game = turn.game;
    if (monster.can(Ability::CorrodesArmor)) corrode_armor(turn, blow.by_party);
    if (monster.can(Ability::CausesHallucination)) {
        game.hero.vitals.statuses.add(Status::Hallucinating, hallucination_turns);
        turn.emit(Afflicted{Status::Hallucinating, blow.at_party, blow.by_party});
    }
    if (monster.can(Ability::SetsOnFire)) set_alight(turn, blow.at, level.around().ground());
    if (monster.can(Ability::Steals)) steal(turn, blow);
}

}  // namespace

void poison(Turn& turn, Actor& whom, int turns, const Party& by) {
    if (whom.is_lifeless() || turns <= 0) return;
    whom.vitals.statuses.add(Status::Poisoned, turns);
    ++whom.vitals.poison;
    const int strength = whom.vitals.poison;
    const int harm = whom.is_hero() ? scaled_for_easy_mode(turn.game, strength) : strength;
    const bool fatal = whom.vitals.statuses[Status::Poisoned] * harm >= whom.health;
    turn.emit(Afflicted{Status::Poisoned, party(turn.game, whom), by, fatal});
}

void weaken(Turn& turn, Actor& whom, const Party& by) {
    if (whom.is_lifeless()) return;
    whom.vitals.weakness = std::min(most_weakness, whom.vitals.weakness + 1);
    whom.vitals.statuses.raise(Status::Weakened, weakness_turns);
    turn.emit(Afflicted{Status::Weakened, party(turn.game, whom), by});
}

void apply_hit_effects(Turn& turn, LevelContext& level, const Landed& blow) {
    if (blow.by.is_hero()) return;
    const Monster& monster = blow.by;
    // Armor that protects the hero from the attacker's kind blocks the effects meant for the hero alone.
    const bool is_touched =
        blow.at.is_hero() && !turn.game.harmless && !protects_from(armor_worn(turn.game.hero), monster);
    if (is_touched) touch_hero(turn, level, blow);
    if (monster.can(Ability::Poisons) && blow.rolled > 0) poison(turn, blow.at, blow.rolled, blow.by_party);
    if (monster.can(Ability::CausesWeakness) && blow.wound > 0) weaken(turn, blow.at, blow.by_party);
    if (monster.can(Ability::Knockback)) apply_knockback(turn, level, blow.by, blow.at);
}

void wear_weapon(Turn& turn, Actor& by, Actor& at) {
    Hero& hero = turn.game.hero;
    if (!by.is_hero() || !at.is(Behavior::CorrodesWeapons) || hero.pack.wielded < 0) return;
    Item& weapon = hero.pack.at(hero.pack.wielded);
    if (weapon.marks.has(ItemMark::Protected) || slays(&weapon, at) || weapon.enchant < worst_enchantment)
        return;
    --weapon.enchant;
    part_from_its_like(weapon, turn.game.play);
    const bool faded = fade(weapon);
    turn.emit(Corroded{known_view_of(turn.game, weapon), party(turn.game, at)});
    if (faded) turn.emit(RuneFaded{known_view_of(turn.game, weapon)});
}

}  // namespace cellophane
