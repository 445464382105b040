#pragma once

#include <cstdint>
#include <optional>

#include "content/rune_powers.h"
#include "play/combat/blow.h"
#include "play/creature_scene.h"
#include "play/stats/combat_math.h"

namespace cellophane {

/// The hero in the middle of a room with a runed weapon or armor, too tough to be killed.
struct RuneScene : Scenario {
    explicit RuneScene(std::uint64_t key = 1) : Scenario{hall(21, 11, {10, 5}), key} { make_tough(*this); }

    /// Sets the hero's strength to what the item requires, so that only its enchantment counts.
    Item& wield(ItemKind kind, std::optional<WeaponRune> rune, int enchant) {
        Item weapon = enchanted(kind, enchant);
        weapon.weapon_rune = rune;
        weapon.letter = 'a';
        game.hero.pack.items = {weapon};
        game.hero.pack.wielded = 0;
        game.hero.pack.worn = -1;
        game.hero.strength = weapon.row().strength;
        return game.hero.pack.items[0];
    }
    Item& wear(ArmorRune rune, int enchant, ItemKind kind = ItemKind::LeatherArmor) {
        Item armor = enchanted(kind, enchant);
        armor.armor_rune = rune;
        armor.letter = 'b';
        game.hero.pack.items = {armor};
        game.hero.pack.wielded = -1;
        game.hero.pack.worn = 0;
        game.hero.strength = armor.row().strength;
        return game.hero.pack.items[0];
    }

    /// A creature that never misses and is not easily killed.
    Monster& add(MonsterKind kind, Pos at = {11, 5}, int damage = 10) {
        Monster& monster = add_live_creature(*this, kind, at);
        monster.health = monster.max_health = 30000;
        monster.stats.accuracy = 10000;
        monster.stats.damage = {damage, damage, 1};
        monster.stats.defense = 0;
        look();
        return monster;
    }

    void hero_strikes(Monster& monster, const BlowManner& manner = {}) {
        Moment now{*this};
        strike(now.turn, now.level, game.hero, monster, manner);
        took_no_time = now.turn.timeless;
    }
    void strikes_hero(Monster& monster) {
        Moment now{*this};
        strike(now.turn, now.level, monster, game.hero);
    }
    /// Strikes up to so many blows until a rune acts; false if none does.
    bool strikes_until_rune_acts(Monster& monster, int blows = 400) {
        for (int i = 0; i < blows && count<RuneActed>() == 0; ++i) hero_strikes(monster);
        return count<RuneActed>() > 0;
    }
    bool is_struck_until_rune_acts(Monster& monster, int blows = 400) {
        for (int i = 0; i < blows && count<RuneActed>() == 0; ++i) strikes_hero(monster);
        return count<RuneActed>() > 0;
    }

    int count_friends() const {
        int friends = 0;
        for (const Monster& monster : level().monsters)
            friends += monster.is_about() && monster.is_ally() ? 1 : 0;
        return friends;
    }
    const Item& bearer() const { return game.hero.pack.items[0]; }
    bool is_rune_known() const { return bearer().marks.has(ItemMark::RuneKnown); }

    bool took_no_time = false;
};

}  // namespace cellophane
