#pragma once

#include <algorithm>
#include <optional>

#include "play/combat/blow.h"
#include "play/creature_scene.h"
#include "play/scenario.h"
#include "support/catch.h"
#include "world/inventory.h"

namespace cellophane {

inline constexpr std::string_view sparring_hall = R"(
    ###########
    #.........#
    #.........#
    #....@....#
    #.........#
    #.........#
    ###########
)";
inline constexpr Pos in_reach{6, 3};

/// Single blows, without a fight around them.
struct Ring : Scenario {
    using Scenario::Scenario;

    explicit Ring(std::uint64_t key = 1) : Scenario{sparring_hall, key} {
        game.hero.health = game.hero.max_health = 1000;
    }

    void arm(ItemKind kind, int enchant = 0) {
        Item weapon = some_item(kind, {});
        weapon.enchant = enchant;
        weapon.letter = 'a';
        game.hero.strength = std::max(game.hero.strength, weapon.row().strength);
        // Neither too strong nor too weak for it.
        game.hero.strength = weapon.row().strength;
        game.hero.pack.items = {weapon};
        game.hero.pack.wielded = 0;
        game.hero.pack.worn = -1;
    }
    void dress(ItemKind kind) {
        Item armor = some_item(kind, {});
        armor.letter = 'b';
        game.hero.pack.items.push_back(armor);
        game.hero.pack.worn = static_cast<int>(game.hero.pack.items.size()) - 1;
    }

    Monster& add(MonsterKind kind, Pos at = in_reach, MonsterState state = MonsterState::Hunting) {
        return add_in_its_element(*this, kind, at, state);
    }

    Monster& add_tough(MonsterKind kind, Pos at = in_reach, MonsterState state = MonsterState::Hunting) {
        Monster& monster = add(kind, at, state);
        monster.health = monster.max_health = 500;
        return monster;
    }

    bool hero_strikes(Monster& monster, const BlowManner& manner = {}) {
        Moment now{*this};
        return strike(now.turn, now.level, game.hero, monster, manner);
    }
    bool strikes_hero(Monster& monster) {
        Moment now{*this};
        return strike(now.turn, now.level, monster, game.hero);
    }
    bool strikes(Monster& by, Monster& at) {
        Moment now{*this};
        return strike(now.turn, now.level, by, at);
    }
    Struck last_blow() const {
        const std::optional<Struck> blow = last<Struck>();
        REQUIRE(blow);
        return *blow;
    }
};

/// Nothing makes it miss and nothing makes it hurt more or less.
inline void make_sure(Monster& monster, int damage) {
    monster.stats.accuracy = 10000;
    monster.stats.damage = {damage, damage, 1};
}

}  // namespace cellophane
