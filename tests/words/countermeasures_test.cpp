#include "words/countermeasures.h"

#include <string>

#include "content/monsters.h"
#include "support/catch.h"

namespace cellophane {

namespace {

MonsterView ogre() {
    const MonsterRow& row = monster_rows[MonsterKind::Ogre];
    return {.kind = row.kind, .health = 50, .max_health = 100, .behaviors = row.behaviors};
}

ItemView stick(ItemKind kind, int level = 2) {
    return {.kind = kind, .enchant = level, .charges = 1};
}

std::string means_told(const ItemView& item, const MonsterView& monster = ogre()) {
    Observation seen;
    seen.pack = {{'a', item, false}};
    std::string text;
    for (const Phrase& phrase : means_against(seen, monster)) text += phrase.text;
    return text;
}

}  // namespace

TEST_CASE("attack staffs tell the share of the monster's health they would take", "[words][means]") {
    // 3 to 9 of 50.
    CHECK(means_told(stick(ItemKind::StaffOfFirebolt)) ==
          "your staff of firebolt would take 6% to 18% of its present health.");
    MonsterView weak = ogre();
    weak.health = 5;
    CHECK(means_told(stick(ItemKind::StaffOfLightning), weak) ==
          "your staff of lightning would take 60% to all of its present health.");
    weak.health = 3;
    CHECK(means_told(stick(ItemKind::StaffOfLightning), weak) ==
          "your staff of lightning would kill it outright.");
    MonsterView proof = ogre();
    proof.behaviors |= {Behavior::ImmuneToFire};
    CHECK(means_told(stick(ItemKind::StaffOfFirebolt), proof) ==
          "your staff of firebolt would do it no harm.");
    CHECK(means_told(stick(ItemKind::StaffOfLightning), proof).find("6%") != std::string::npos);
    proof.behaviors |= {Behavior::Invulnerable};
    CHECK(means_told(stick(ItemKind::StaffOfLightning), proof).find("no harm") != std::string::npos);
    MonsterView mirror = ogre();
    mirror.behaviors |= {Behavior::Reflective};
    for (const ItemKind kind : {ItemKind::StaffOfLightning, ItemKind::StaffOfFirebolt,
                                ItemKind::StaffOfPoison, ItemKind::WandOfDomination}) {
        CHECK(means_told(stick(kind), mirror).find(", if the bolt does not come back at you.") !=
              std::string::npos);
        CHECK(means_told(stick(kind)).find("back at you") == std::string::npos);
    }
    mirror.health = 1;
    for (const ItemKind kind : {ItemKind::StaffOfLightning, ItemKind::StaffOfPoison})
        CHECK(means_told(stick(kind), mirror).find(", if the bolt") != std::string::npos);
    // Only a bolt comes back.
    mirror.behaviors |= {Behavior::DiesIfNegated};
    CHECK(means_told(stick(ItemKind::WandOfNegation), mirror).find(", if the bolt") != std::string::npos);
    CHECK(means_told(stick(ItemKind::ScrollOfNegation), mirror).find("back") == std::string::npos);
    mirror.abilities |= {Ability::ReflectsAll};
    CHECK(means_told(stick(ItemKind::StaffOfFirebolt), mirror) ==
          "your staff of firebolt would only send a bolt back at you.");
}

TEST_CASE("a shield reduces the told damage of a bolt, but not of poison", "[words][means]") {
    // 3 to 9, of which so much is kept off 5.
    const auto shielded = [](ItemKind staff, int tenths) {
        MonsterView monster = ogre();
        monster.health = 5;
        monster.statuses.push_back({.kind = Status::Shielded, .left = tenths, .most = 100});
        return means_told(stick(staff), monster);
    };
    CHECK(shielded(ItemKind::StaffOfLightning, 11) ==
          "your staff of lightning would take 20% to all of its present health.");
    CHECK(shielded(ItemKind::StaffOfFirebolt, 50) ==
          "your staff of firebolt would take 0% to 80% of its present health.");
    CHECK(shielded(ItemKind::StaffOfFirebolt, 90) ==
          "your staff of firebolt would not get through the shield about it.");
    CHECK(shielded(ItemKind::StaffOfPoison, 90).find("to death") != std::string::npos);
}

TEST_CASE("poison is told as a share of health, and as none for lifeless monsters", "[words][means]") {
    CHECK(means_told(stick(ItemKind::StaffOfPoison, 5)) ==
          "your staff of poison would poison away 20% of its present health.");
    MonsterView weak = ogre();
    weak.health = 5;
    CHECK(means_told(stick(ItemKind::StaffOfPoison), weak).find("to death") != std::string::npos);
    weak.behaviors |= {Behavior::Inanimate};
    CHECK(means_told(stick(ItemKind::StaffOfPoison), weak).find("no harm") != std::string::npos);
}

TEST_CASE("domination tells its chance, with the figures of the rules", "[words][means]") {
    MonsterView monster = ogre();
    for (const auto& [health, percent] : {std::pair{60, "40%"}, {25, "75%"}, {19, "100%"}, {20, "80%"}}) {
        monster.health = health;
        CHECK(means_told(stick(ItemKind::WandOfDomination), monster).find(percent) != std::string::npos);
    }
    // What cannot work yet may work in a moment.
    monster.health = monster.max_health;
    CHECK(means_told(stick(ItemKind::WandOfDomination), monster) ==
          "your wand of domination would not win it over yet: the nearer to death, the surer it works.");
    monster.abilities |= {Ability::ReflectsAll};
    CHECK(means_told(stick(ItemKind::WandOfDomination), monster).find("back at you") != std::string::npos);
    MonsterView friendly = ogre();
    friendly.state = MonsterState::Ally;
    CHECK(means_told(stick(ItemKind::WandOfDomination), friendly).empty());
    for (const Behavior lifeless : {Behavior::Inanimate, Behavior::Invulnerable}) {
        MonsterView thing = ogre();
        thing.behaviors |= {lifeless};
        CHECK(means_told(stick(ItemKind::WandOfDomination), thing).empty());
    }
}

TEST_CASE("items that would destroy a magical monster or one in a wall are named", "[words][means]") {
    MonsterView magic = ogre();
    magic.behaviors |= {Behavior::DiesIfNegated};
    MonsterView turret = ogre();
    turret.behaviors |= {Behavior::AttackableInWalls};
    for (const ItemKind kind :
         {ItemKind::WandOfNegation, ItemKind::ScrollOfNegation, ItemKind::CharmOfNegation}) {
        CHECK(means_told(stick(kind), magic).find("the end of it") != std::string::npos);
        CHECK(means_told(stick(kind), turret).empty());
        CHECK(means_told(stick(kind)).empty());
    }
    for (const ItemKind kind :
         {ItemKind::ScrollOfShattering, ItemKind::CharmOfShattering, ItemKind::StaffOfTunneling}) {
        CHECK(means_told(stick(kind), turret).find("the end of it") != std::string::npos);
        CHECK(means_told(stick(kind), magic).empty());
    }
}

TEST_CASE("only known items with charges are told, and each kind once", "[words][means]") {
    ItemView unknown = stick(ItemKind::StaffOfFirebolt);
    unknown.kind_known = false;
    CHECK(means_told(unknown).empty());
    ItemView empty = stick(ItemKind::StaffOfFirebolt);
    empty.charges = 0;
    CHECK(means_told(empty).empty());
    // A staff of unknown charge may have one.
    empty.identified = false;
    empty.enchant = 0;
    CHECK(means_told(empty).find("6% to 18%") != std::string::npos);
    Observation seen;
    seen.pack = {{'a', stick(ItemKind::ScrollOfNegation), false},
                 {'b', stick(ItemKind::ScrollOfNegation), false}};
    MonsterView magic = ogre();
    magic.behaviors |= {Behavior::DiesIfNegated};
    CHECK(means_against(seen, magic).size() == 1);
}

}  // namespace cellophane
