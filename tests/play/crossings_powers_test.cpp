#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "play/combat/bolt.h"
#include "play/effects/ground_effects.h"
#include "play/effects/harm.h"
#include "play/item_scenes.h"

// Every scroll with an area, every bolt and every blast on victims of every sort: what the rules say of the
// common case holds or does not hold for each (rules/items.md 15 and 16, monsters.md 14 and 15, terrain.md
// 11).

namespace cellophane::crossings {

namespace {

enum class Victim : std::uint8_t {
    /// Awake and in view.
    Awake,
    Asleep,
    /// In a line with the hero, but in the dark.
    InTheDark,
    /// Round a corner.
    OutOfView,
    Dormant,
    Captive,
    Invisible,
    Ally,
    Submerged,
    /// Mobile, and no living thing.
    Inanimate,
    /// Inanimate, and never moves.
    Totem,
    Invulnerable,
    count
};
constexpr auto victims = static_cast<std::size_t>(Victim::count);
constexpr std::array<std::string_view, victims> victim_names{
    "awake",     "asleep", "in the dark", "out of view", "dormant", "captive",
    "invisible", "ally",   "submerged",   "inanimate",   "totem",   "invulnerable"};

/// A letter for each victim, in their order: '+' it is affected, '-' it is not, ' ' the case does not arise.
using Expected = std::string_view;

constexpr std::string_view corner_hall = R"(
    ##############################
    #...........#................#
    #...........#................#
    #.@.........#................#
    #............................#
    #...........#................#
    ##############################
)";
constexpr Pos in_line{6, 3};
constexpr Pos round_the_corner{16, 1};

MonsterKind kind_of(Victim victim) {
    switch (victim) {
        case Victim::Submerged:
            return MonsterKind::Eel;
        case Victim::Inanimate:
            return MonsterKind::GuardianSpirit;
        case Victim::Totem:
            return MonsterKind::GoblinTotem;
        case Victim::Invulnerable:
            return MonsterKind::WardenOfYendor;
        default:
            return MonsterKind::Ogre;
    }
}

/// The hero, who does not die, and a victim that takes no turn.
struct Crossing : Scenario {
    explicit Crossing(Victim sort, std::uint64_t key = 1) : Scenario{corner_hall, key}, victim{sort} {
        make_tough(*this);
        level().waypoints = {{3, 3}, {20, 3}};
        Monster& monster =
            add_live_creature(*this, kind_of(sort), sort == Victim::OutOfView ? round_the_corner : in_line);
        id = monster.id;
        monster.vitals.ticks = 1'000'000;
        if (sort == Victim::Inanimate) {
            // A creature without life and without magic of its own.
            monster.stats.behaviors = Behaviors{Behavior::Inanimate};
            monster.stats.abilities = {};
            monster.stats.bolts.clear();
        }
        if (sort == Victim::Invulnerable) monster.stats.abilities = {};
        if (sort == Victim::Asleep || sort == Victim::Totem) monster.state = MonsterState::Sleeping;
        if (sort == Victim::Awake || sort == Victim::InTheDark) monster.state = MonsterState::Wandering;
        if (sort == Victim::Dormant) monster.set(MonsterMark::Dormant);
        if (sort == Victim::Captive) monster.set(MonsterMark::Captive);
        if (sort == Victim::Invisible) monster.vitals.statuses.set(Status::Invisible, 1000);
        if (sort == Victim::Ally) befriend(monster);
        if (sort == Victim::Submerged) {
            level().layers[Layer::Liquid][in_line] = Terrain::DeepWater;
            monster.vitals.submerged = true;
        }
        monster.health = monster.max_health = 1000;
        monster.stats.defense = 0;
        look();
        if (sort == Victim::InTheDark) game.here().known.visible.reset(in_line);
    }

    /// The victim; a copy of it as it was when it died, or fell, if it is not there any more.
    Monster& it() {
        for (Monster& monster : level().monsters)
            if (monster.id == id) return monster;
        FAIL("the victim is gone");
        return level().monsters[0];
    }
    bool is_gone() const { return find_creature(level(), id) == nullptr; }

    void read(ItemKind scroll) {
        const char letter = carry(*this, scroll);
        const bool was_dark = victim == Victim::InTheDark;
        play(Read{letter});
        if (was_dark) game.here().known.visible.reset(in_line);
    }
    void cast(Bolt bolt, int magnitude = 5) {
        Moment now{*this};
        cast_bolt(now.turn, now.level, game.hero, bolt, magnitude, it().at);
    }
    /// Puts terrain where the victim is, and lets it have its effect.
    void spread(Layer layer, Terrain terrain) {
        const Pos at = it().at;
        level().layers[layer][at] = terrain;
        if (layer == Layer::Gas) level().layers.gas_volume[at] = 100;
        look();
        Moment now{*this};
        apply_instant_effects(now.level, it());
        apply_gradual_effects(now.level, it(), 100);
    }

    Victim victim;
    ActorId id;
};

using Affects = std::function<bool(Victim)>;

void compare(std::string_view power, Expected expected, const Affects& affects) {
    REQUIRE(expected.size() == victims);
    for (std::size_t i = 0; i < victims; ++i) {
        if (expected[i] == ' ') continue;
        INFO(power << " on a victim that is " << victim_names[i]);
        CHECK(affects(static_cast<Victim>(i)) == (expected[i] == '+'));
    }
}

bool is_changed(const Monster& before, const Monster& after) {
    return !(before.at == after.at) || before.state != after.state || before.health != after.health ||
           !(before.marks == after.marks) || !(before.stats == after.stats);
}

bool ends_status(Victim victim, Status status, const std::function<void(Crossing&)>& act) {
    Crossing s{victim};
    s.it().vitals.statuses.set(status, 500);
    act(s);
    return !s.it().has(status);
}
bool begins_status(Victim victim, Status status, const std::function<void(Crossing&)>& act) {
    Crossing s{victim};
    act(s);
    return s.it().has(status);
}

}  // namespace

TEST_CASE("scrolls with an area reach victims of every sort by the rules", "[play][scrolls][crossings]") {
    const auto reading = [](ItemKind scroll) { return [scroll](Crossing& s) { s.read(scroll); }; };
    //                                     awake, asleep, dark, out, dormant, captive, invisible, ally,
    //                                     submerged, inanimate, totem, invulnerable
    // Everything in the field of view, living or not.
    compare("negation", "+++--++++++-", [&](Victim victim) {
        return ends_status(victim, Status::Hasted, reading(ItemKind::ScrollOfNegation));
    });
    compare("discord", "+++--++++---", [&](Victim victim) {
        return begins_status(victim, Status::Discordant, reading(ItemKind::ScrollOfDiscord));
    });
    // Captives in shackles cannot flee.
    compare("cause fear", "+++---+++---", [&](Victim victim) {
        return begins_status(victim, Status::Frightened, reading(ItemKind::ScrollOfCauseFear));
    });
    // Whoever is within reach on foot wakes and hunts; nothing walks into deep water. Allies stay allies.
    compare("aggravate monsters", "++++--+--+++", [&](Victim victim) {
        Crossing s{victim};
        s.it().state = victim == Victim::Ally ? MonsterState::Ally : MonsterState::Sleeping;
        s.read(ItemKind::ScrollOfAggravateMonsters);
        return s.it().state == MonsterState::Hunting;
    });
    compare("aggravate monsters, for good", "++++--+--+++", [&](Victim victim) {
        Crossing s{victim};
        s.it().stats.behaviors |= {Behavior::KeepsDistance};
        s.it().stats.abilities |= {Ability::AvoidsCorridors};
        s.read(ItemKind::ScrollOfAggravateMonsters);
        const bool is_rash = !s.it().is(Behavior::KeepsDistance);
        CHECK(is_rash == !s.it().can(Ability::AvoidsCorridors));
        return is_rash;
    });
    // These are about the hero, the ground or newcomers alone.
    for (const ItemKind scroll :
         {ItemKind::ScrollOfTeleportation, ItemKind::ScrollOfSanctuary, ItemKind::ScrollOfSummonMonsters,
          ItemKind::ScrollOfShattering, ItemKind::ScrollOfMagicMapping})
        compare(item_rows[scroll].name, "------------", [&](Victim victim) {
            Crossing s{victim};
            const Monster before = s.it();
            s.read(scroll);
            return is_changed(before, s.it());
        });
}

TEST_CASE("what a scroll of cause fear frightens runs, and a sleeper wakes for it",
          "[play][scrolls][crossings]") {
    compare("flight", "+++   + +   ", [](Victim victim) {
        Crossing s{victim};
        if (victim == Victim::Submerged) {
            // Water all round, so that it can swim away.
            for (int x = 4; x < 12; ++x)
                for (int y = 1; y < 6; ++y) s.level().layers[Layer::Liquid][{x, y}] = Terrain::DeepWater;
            s.look();
        }
        s.read(ItemKind::ScrollOfCauseFear);
        s.it().vitals.ticks = 1;
        const int distance = king_distance(s.it().at, s.game.hero.at);
        for (int i = 0; i < 4; ++i) s.play(Rest{});
        return s.it().state == MonsterState::Fleeing && king_distance(s.it().at, s.game.hero.at) > distance;
    });
    // An ally runs as well, and comes back.
    Crossing friendly{Victim::Ally};
    friendly.read(ItemKind::ScrollOfCauseFear);
    CHECK(friendly.it().is_ally());
}

TEST_CASE("scrolls of shattering reach victims in walls of every sort", "[play][scrolls][crossings]") {
    const auto in_wall = [](auto&& change) {
        Scenario s{corner_hall};
        make_tough(s);
        // Within nine cells, and not on the border.
        s.level().layers[Layer::Dungeon][in_line] = Terrain::StoneWall;
        Monster& monster = add_live_creature(s, MonsterKind::ArrowTurret, in_line);
        monster.vitals.ticks = 1'000'000;
        const ActorId id = monster.id;
        change(s, monster);
        s.look();
        s.play(Read{carry(s, ItemKind::ScrollOfShattering)});
        return find_creature(s.level(), id);
    };
    CHECK(in_wall([](Scenario&, Monster&) {}) == nullptr);
    CHECK(in_wall([](Scenario&, Monster& turret) { turret.state = MonsterState::Sleeping; }) == nullptr);
    CHECK(in_wall([](Scenario&, Monster& turret) { turret.vitals.statuses.set(Status::Invisible, 100); }) ==
          nullptr);
    CHECK(in_wall([](Scenario&, Monster& turret) { befriend(turret); }) == nullptr);
    // A captive in a cage is freed, whatever it is.
    Scenario s{corner_hall};
    s.level().layers[Layer::Dungeon][in_line] = Terrain::MonsterCageLocked;
    Monster& ogre = add_live_creature(s, MonsterKind::Ogre, in_line);
    ogre.set(MonsterMark::Captive);
    s.look();
    s.play(Read{carry(s, ItemKind::ScrollOfShattering)});
    CHECK(ogre.is_ally());
    CHECK_FALSE(ogre.is_captive());
}

TEST_CASE("bolts reach victims of every sort by the rules", "[play][bolts][crossings]") {
    const auto casting = [](Bolt bolt) { return [bolt](Crossing& s) { s.cast(bolt); }; };
    const auto begins = [&](Bolt bolt, Status status) {
        return [=](Victim victim) { return begins_status(victim, status, casting(bolt)); };
    };
    const auto ends = [&](Bolt bolt, Status status) {
        return [=](Victim victim) { return ends_status(victim, status, casting(bolt)); };
    };
    const auto moves = [&](Bolt bolt) {
        return [=](Victim victim) {
            Crossing s{victim};
            const Pos from = s.it().at;
            s.cast(bolt);
            const bool moved = !(s.it().at == from);
            // Captives are freed before they are moved.
            if (victim == Victim::Captive) CHECK(s.it().is_captive() != moved);
            return moved;
        };
    };
    const auto wounds = [&](Bolt bolt) {
        return [=](Victim victim) {
            Crossing s{victim};
            s.cast(bolt);
            const bool is_wounded = s.it().health < 1000;
            // Pain wakes sleepers, and turns friends into foes; captives stay what they are.
            if (is_wounded && victim == Victim::Captive)
                CHECK(s.it().is_captive());
            else if (is_wounded)
                CHECK(s.it().state == MonsterState::Hunting);
            return is_wounded;
        };
    };
    //                  awake, asleep, dark, out, dormant, captive, invisible, ally, submerged, inanimate,
    //                  totem, invulnerable
    compare("teleportation", "+++ -+++-+-+", moves(Bolt::Teleportation));
    compare("slowness", "+++ -+++----", begins(Bolt::Slowness, Status::Slowed));
    compare("slowness (minor)", "+++ -+++----", begins(Bolt::SlownessMinor, Status::Slowed));
    compare("polymorphism", "+++ -+++----", [&](Victim victim) {
        Crossing s{victim};
        const MonsterKind before = s.it().kind;
        s.cast(Bolt::Polymorphism);
        const bool changed = s.it().kind != before;
        if (changed) CHECK(s.it().state == MonsterState::Hunting);
        if (changed) CHECK_FALSE(s.it().is_captive());
        return changed;
    });
    compare("negation", "+++ -+++-++-", ends(Bolt::Negation, Status::Hasted));
    compare("domination", "+++ -++ ----", [&](Victim victim) {
        Crossing s{victim};
        s.it().health = 1;
        s.cast(Bolt::Domination);
        if (s.it().is_ally()) CHECK_FALSE(s.it().is_captive());
        return s.it().is_ally();
    });
    compare("beckoning", "+++ -+++-+-+", moves(Bolt::Beckoning));
    compare("plenty", "+++ -+++----", [&](Victim victim) {
        Crossing s{victim};
        s.cast(Bolt::Plenty);
        if (s.level().monsters.size() == 1) return false;
        for (const Monster& monster : s.level().monsters) {
            CHECK(monster.health == 500);
            // The copy of a captive, or of an ally, is an ally.
            if (!(monster.id == s.id))
                CHECK(monster.is_ally() == (victim == Victim::Captive || victim == Victim::Ally));
        }
        return true;
    });
    compare("invisibility", "+++ -+ +----", begins(Bolt::Invisibility, Status::Invisible));
    compare("empowerment", "+++ -+++----", [&](Victim victim) {
        Crossing s{victim};
        s.cast(Bolt::Empowerment);
        return s.it().max_health > 1000;
    });
    for (const Bolt bolt : {Bolt::Lightning, Bolt::Firebolt, Bolt::Spark, Bolt::Dragonfire})
        compare(bolt_rows[bolt].name, "+++ -+++-++-", wounds(bolt));
    compare("poison", "+++ -+++----", begins(Bolt::Poison, Status::Poisoned));
    compare("entrancement", "+++ -+++----", begins(Bolt::Entrancement, Status::Entranced));
    compare("discord", "+++ -+++----", begins(Bolt::Discord, Status::Discordant));
    compare("haste", "+++ -+++----", begins(Bolt::Haste, Status::Hasted));
    compare("protection", "+++ -+++----", begins(Bolt::Protection, Status::Shielded));
    compare("healing", "+++ -+++-+++", [&](Victim victim) {
        Crossing s{victim};
        s.it().health = 100;
        s.cast(Bolt::Healing);
        return s.it().health > 100;
    });
    // A web holds whatever is not submerged, and what breathes or bleeds does not matter.
    compare("spiderweb", "+++ -+++-+--", [&](Victim victim) {
        Crossing s{victim};
        s.cast(Bolt::Spiderweb);
        return s.it().has(Status::Stuck);
    });
    // Bolts about the ground or the caster do nothing to who is hit.
    for (const Bolt bolt : {Bolt::Tunneling, Bolt::Conjuration, Bolt::Blinking})
        compare(bolt_rows[bolt].name, "--- --------", [&](Victim victim) {
            Crossing s{victim};
            const Monster before = s.it();
            s.cast(bolt);
            return is_changed(before, s.it());
        });
}

TEST_CASE("bolts that take no health leave sleepers asleep, but for entrancement",
          "[play][bolts][crossings]") {
    for (const Bolt bolt : {Bolt::Slowness, Bolt::Negation, Bolt::Poison, Bolt::Discord, Bolt::Haste,
                            Bolt::Protection, Bolt::Healing, Bolt::Invisibility, Bolt::Empowerment,
                            Bolt::Plenty, Bolt::Teleportation, Bolt::Beckoning, Bolt::Spiderweb}) {
        CAPTURE(bolt_rows[bolt].name);
        Crossing s{Victim::Asleep};
        s.it().health = 900;
        s.cast(bolt);
        CHECK(s.it().state == MonsterState::Sleeping);
    }
    Crossing s{Victim::Asleep};
    s.cast(Bolt::Entrancement);
    CHECK(s.it().state == MonsterState::Hunting);
    // Poison wakes it as soon as it hurts.
    Crossing poisoned{Victim::Asleep};
    poisoned.cast(Bolt::Poison);
    poisoned.play(Rest{});
    CHECK(poisoned.it().state == MonsterState::Hunting);
}

TEST_CASE("blasts, gases and fire reach victims of every sort by the rules", "[play][ground][crossings]") {
    const auto hurts = [](Layer layer, Terrain terrain) {
        return [=](Victim victim) {
            Crossing s{victim};
            s.spread(layer, terrain);
            const bool is_hurt = s.it().health < 1000;
            if (is_hurt && victim == Victim::Asleep) CHECK(s.it().state == MonsterState::Hunting);
            return is_hurt;
        };
    };
    const auto begins = [](Status status, Layer layer, Terrain terrain) {
        return [=](Victim victim) {
            return begins_status(victim, status, [=](Crossing& s) { s.spread(layer, terrain); });
        };
    };
    //                  awake, asleep, dark, out, dormant, captive, invisible, ally, submerged, inanimate,
    //                  totem, invulnerable
    // A dormant creature is not on the map at all, and never asked; it is left out.
    compare("explosion", "++++ +++-++-", hurts(Layer::Surface, Terrain::Explosion));
    compare("caustic gas", "++++ +++----", hurts(Layer::Gas, Terrain::CausticGas));
    compare("steam", "++++ +++----", hurts(Layer::Gas, Terrain::Steam));
    compare("nausea", "++++ +++----", begins(Status::Nauseous, Layer::Gas, Terrain::Putrescence));
    compare("paralysis", "++++ +++----", begins(Status::Paralyzed, Layer::Gas, Terrain::ParalyticGas));
    // Confusion alone gets under water.
    compare("confusion", "++++ ++++---", begins(Status::Confused, Layer::Gas, Terrain::ConfusionGas));
    compare("fire", "++++ +++-++-", begins(Status::Burning, Layer::Surface, Terrain::PlainFire));
    compare("web", "++++ +++-+--", begins(Status::Stuck, Layer::Surface, Terrain::Spiderweb));
    compare("lichen", "++++ ++++---", begins(Status::Poisoned, Layer::Surface, Terrain::Lichen));
}

TEST_CASE("a blast leaves out dormant victims", "[play][ground][crossings]") {
    Crossing s{Victim::Dormant};
    s.level().layers[Layer::Surface][in_line] = Terrain::Explosion;
    {
        Moment now{s};
        now.level.around().creatures.meet(in_line);
    }
    CHECK(s.it().health == 1000);
}

TEST_CASE("gas wakes sleepers only if the hero sees it", "[play][ground][crossings]") {
    for (const Terrain gas : {Terrain::Putrescence, Terrain::ConfusionGas}) {
        Crossing seen{Victim::Asleep};
        seen.spread(Layer::Gas, gas);
        CHECK(seen.it().state == MonsterState::Hunting);
        Crossing unseen{Victim::OutOfView};
        unseen.it().state = MonsterState::Sleeping;
        unseen.spread(Layer::Gas, gas);
        CHECK(unseen.it().state == MonsterState::Sleeping);
    }
    Crossing numb{Victim::Asleep};
    numb.spread(Layer::Gas, Terrain::ParalyticGas);
    CHECK(numb.it().state == MonsterState::Sleeping);
}

}  // namespace cellophane::crossings
