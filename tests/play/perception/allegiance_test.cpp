#include "play/perception/allegiance.h"

#include <functional>

#include "play/scenario.h"
#include "support/catch.h"

// Who belongs together, and who strikes at whom (rules/monsters.md 4).

namespace cellophane::allegiance_scenes {

namespace {

/// The hero, an ally, and two goblins that have nothing to do with each other.
struct Company {
    Company() : s{long_hall} {
        ally = &add_ally(s, MonsterKind::Goblin, {3, 3});
        one = &add_live_creature(s, MonsterKind::Goblin, {4, 3});
        other = &add_live_creature(s, MonsterKind::Goblin, {5, 3});
    }
    bool are_foes(const Actor& a, const Actor& b) const {
        const bool foes = are_enemies(s.game, a, b);
        CHECK(are_enemies(s.game, b, a) == foes);
        return foes;
    }
    bool would(const Actor& a, const Actor& b) const { return is_willing_to_attack(s.game, a, b); }
    Hero& hero() { return s.game.hero; }

    Scenario s;
    Monster* ally;
    Monster* one;
    Monster* other;
};

void afflict(Actor& who, Status status) {
    who.vitals.statuses.set(status, 20);
}

}  // namespace

TEST_CASE("leader and follower are teammates, so are followers of one leader, and the hero's side",
          "[play][allegiance]") {
    Company c;
    const auto together = [](const Actor& a, const Actor& b) {
        CHECK(are_teammates(a, b) == are_teammates(b, a));
        return are_teammates(a, b);
    };
    CHECK(together(*c.one, *c.one));
    CHECK(together(c.hero(), *c.ally));
    CHECK_FALSE(together(c.hero(), *c.one));
    CHECK_FALSE(together(*c.ally, *c.one));
    // Two without a leader have none in common.
    CHECK_FALSE(together(*c.one, *c.other));
    c.other->leader = c.one->id;
    CHECK(together(*c.one, *c.other));
    Monster& third = add_live_creature(c.s, MonsterKind::Monkey, {6, 3});
    CHECK_FALSE(together(*c.other, third));
    third.leader = c.one->id;
    CHECK(together(*c.other, third));
    CHECK(leader_of(c.s.level(), third) == c.one);
    CHECK(leader_of(c.s.level(), *c.one) == nullptr);
}

TEST_CASE("enemies are those of whom one alone is on the hero's side", "[play][allegiance]") {
    Company c;
    CHECK(c.are_foes(c.hero(), *c.one));
    CHECK(c.are_foes(*c.ally, *c.one));
    CHECK_FALSE(c.are_foes(c.hero(), *c.ally));
    CHECK_FALSE(c.are_foes(*c.one, *c.other));
    CHECK_FALSE(c.are_foes(*c.one, *c.one));
}

TEST_CASE("discord makes enemies of everybody, and shackles of nobody", "[play][allegiance]") {
    Company c;
    afflict(*c.one, Status::Discordant);
    CHECK(c.are_foes(*c.one, *c.other));
    CHECK(c.are_foes(*c.one, c.hero()));
    CHECK_FALSE(c.are_foes(*c.one, *c.one));
    c.other->set(MonsterMark::Captive);
    CHECK_FALSE(c.are_foes(*c.one, *c.other));
    CHECK_FALSE(c.are_foes(c.hero(), *c.other));
}

TEST_CASE("what is confined to water hunts all that swims and is not at home there", "[play][allegiance]") {
    Company c;
    Monster& eel = add_live_creature(c.s, MonsterKind::Eel, {8, 3});
    Monster& kraken = add_live_creature(c.s, MonsterKind::Kraken, {9, 3});
    CHECK_FALSE(c.are_foes(eel, *c.one));
    for (const Pos at : {c.one->at, kraken.at, eel.at})
        c.s.level().layers.put(Layer::Liquid, at, Terrain::DeepWater);
    CHECK(c.are_foes(eel, *c.one));
    CHECK_FALSE(c.are_foes(eel, kraken));
    CHECK_FALSE(c.are_foes(*c.other, *c.one));
    afflict(*c.one, Status::Levitating);
    CHECK_FALSE(c.are_foes(eel, *c.one));
}

TEST_CASE("the hero attacks enemies, discordant allies and no captives", "[play][allegiance]") {
    Company c;
    CHECK(c.would(c.hero(), *c.one));
    CHECK_FALSE(c.would(c.hero(), c.hero()));
    CHECK_FALSE(c.would(c.hero(), *c.ally));
    afflict(*c.ally, Status::Discordant);
    CHECK(c.would(c.hero(), *c.ally));
    c.one->set(MonsterMark::Captive);
    CHECK_FALSE(c.would(c.hero(), *c.one));
    // Discord of his own does not turn him against allies, nor entrancement of theirs.
    Company d;
    afflict(d.hero(), Status::Discordant);
    CHECK_FALSE(d.would(d.hero(), *d.ally));
    CHECK(d.would(d.hero(), *d.one));
    afflict(*d.one, Status::Entranced);
    CHECK(d.would(d.hero(), *d.one));
}

TEST_CASE("monsters attack the hero's side, and anybody in discord or confusion, but no captives",
          "[play][allegiance]") {
    using Change = std::function<void(Company&)>;
    const auto willing = [](const Change& change) {
        Company c;
        change(c);
        return c.would(*c.one, *c.other);
    };
    Company plain;
    CHECK(plain.would(*plain.one, plain.hero()));
    CHECK(plain.would(*plain.one, *plain.ally));
    CHECK(plain.would(*plain.ally, *plain.one));
    CHECK_FALSE(plain.would(*plain.ally, plain.hero()));
    CHECK_FALSE(plain.would(*plain.one, *plain.one));
    CHECK_FALSE(willing([](Company&) {}));
    CHECK(willing([](Company& c) { afflict(*c.one, Status::Discordant); }));
    CHECK(willing([](Company& c) { afflict(*c.other, Status::Discordant); }));
    CHECK(willing([](Company& c) { afflict(*c.one, Status::Confused); }));
    CHECK_FALSE(willing([](Company& c) { afflict(*c.other, Status::Confused); }));
    // Entranced it strikes whatever is not on the hero's side, even captives; of allies it spares all.
    CHECK(willing([](Company& c) { afflict(*c.one, Status::Entranced); }));
    CHECK(willing([](Company& c) {
        afflict(*c.one, Status::Entranced);
        c.other->set(MonsterMark::Captive);
    }));
    CHECK_FALSE(willing([](Company& c) {
        afflict(*c.one, Status::Entranced);
        befriend(*c.other);
    }));
    for (const Status status : {Status::Discordant, Status::Confused})
        CHECK_FALSE(willing([&](Company& c) {
            afflict(*c.one, status);
            c.other->set(MonsterMark::Captive);
        }));
    // The dormant and the dying are left alone, whatever else is true.
    for (const bool dead : {false, true})
        CHECK_FALSE(willing([&](Company& c) {
            afflict(*c.one, Status::Discordant);
            dead ? void(c.other->vitals.dead = true) : c.other->set(MonsterMark::Dormant);
        }));
}

TEST_CASE("allies leave the entranced alone, and sacrifice targets unless there is discord",
          "[play][allegiance]") {
    Company c;
    CHECK(c.would(*c.ally, *c.one));
    afflict(*c.one, Status::Entranced);
    CHECK_FALSE(c.would(*c.ally, *c.one));
    CHECK_FALSE(c.would(*c.other, *c.one));
    Company d;
    d.one->set(MonsterMark::SacrificeTarget);
    CHECK_FALSE(d.would(*d.ally, *d.one));
    CHECK(d.would(d.hero(), *d.one));
    afflict(*d.one, Status::Discordant);
    CHECK(d.would(*d.ally, *d.one));
}

TEST_CASE("nothing attacks a hero that nothing harms", "[play][allegiance]") {
    Company c;
    c.s.game.harmless = true;
    CHECK_FALSE(c.would(*c.one, c.hero()));
    afflict(*c.one, Status::Discordant);
    CHECK_FALSE(c.would(*c.one, c.hero()));
    CHECK(c.would(*c.one, *c.other));
}

TEST_CASE("attacks are futile on what is walled in, afloat over a swimmer, or immune", "[play][allegiance]") {
    Company c;
    const auto futile = [&](const Actor& a, const Actor& b) { return is_futile(c.s.game, a, b); };
    CHECK_FALSE(futile(*c.ally, *c.one));
    // Poison gets at what weapons do not hurt; the hero is not held back by this.
    c.one->stats.behaviors |= Behaviors{Behavior::ImmuneToWeapons};
    CHECK(futile(*c.ally, *c.one));
    CHECK_FALSE(futile(c.hero(), *c.one));
    c.ally->stats.abilities |= Abilities{Ability::Poisons};
    CHECK_FALSE(futile(*c.ally, *c.one));
    c.one->stats.behaviors |= Behaviors{Behavior::Invulnerable};
    CHECK(futile(*c.ally, *c.one));
    CHECK_FALSE(futile(c.hero(), *c.one));
    // What is inside a wall is out of reach for everybody, unless it lives in walls.
    c.s.level().layers.put(Layer::Dungeon, c.other->at, Terrain::GreenCrystal);
    CHECK(futile(c.hero(), *c.other));
    CHECK(futile(*c.ally, *c.other));
    c.other->stats.behaviors |= Behaviors{Behavior::AttackableInWalls};
    CHECK_FALSE(futile(c.hero(), *c.other));
    CHECK_FALSE(futile(*c.ally, *c.other));
    // A hero in crystal is not what makes an attack on it futile.
    c.s.level().layers.put(Layer::Dungeon, c.hero().at, Terrain::GreenCrystal);
    CHECK_FALSE(futile(*c.other, c.hero()));
    // What lives in water alone bites nobody where there is none.
    Monster& eel = add_live_creature(c.s, MonsterKind::Eel, {8, 3});
    CHECK(futile(eel, c.hero()));
    c.s.level().layers.put(Layer::Liquid, eel.at, Terrain::ShallowFloodWater);
    CHECK_FALSE(futile(eel, c.hero()));
    afflict(c.hero(), Status::Levitating);
    CHECK(futile(eel, c.hero()));
    CHECK_FALSE(futile(*c.other, c.hero()));
}

}  // namespace cellophane::allegiance_scenes
