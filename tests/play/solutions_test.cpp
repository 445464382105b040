#include "play/solving.h"
#include "support/catch.h"

// Rooms that can be solved in more than one way: each way their description promises (rules/machines.md 11).

namespace cellophane::solutions {

// ---- rats ----

namespace {

/// Takes the key and runs; tells whether the gas ever got him.
bool is_paralyzed_on_the_run(Walk w) {
    const Pos start = w.game.hero.at;
    if (!w.take_key()) return true;
    for (int turn = 0; turn < 60 && !(w.game.hero.at == start); ++turn) {
        w.step_toward(start);
    }
    return has_been_paralyzed(w) || !w.has(ItemKind::DoorKey);
}

Pos vent_of(const Walk& w) {
    const BitGrid vents = w.own(w.cells_of(Terrain::HiddenParalysisVent));
    return vents.count() == 1 ? vents.nth(0) : nowhere;
}

bool is_rat_trap(const Walk& w) {
    return is_key_in_the_open(w) && w.hidden() >= 5 && !(vent_of(w) == nowhere);
}

}  // namespace

TEST_CASE("in a rat trap the hero escapes if the key lies away from the vent", "[play][machines][walk]") {
    // Past the vent there is no way; on the other side there may be.
    const auto away = walk_where(Blueprint::RatTrapRoom, 5, [](const Walk& w) {
        return is_rat_trap(w) && king_distance(vent_of(w), w.key()->at) >= 4 && !is_paralyzed_on_the_run(w);
    });
    REQUIRE(away);
    const auto past = walk_where(Blueprint::RatTrapRoom, 5, [](const Walk& w) {
        return is_rat_trap(w) && king_distance(vent_of(w), w.key()->at) <= 2;
    });
    REQUIRE(past);
    CHECK(is_paralyzed_on_the_run(*past));
    // The vent can be found before anything is touched.
    Walk seeker = *away;
    const Pos vent = vent_of(seeker);
    REQUIRE(seeker.go_beside(vent));
    seeker.look_hard();
    CHECK_FALSE(seeker.cells_of(Terrain::HiddenParalysisVent).test(vent));
    CHECK(seeker.hidden() >= 5);
}

TEST_CASE("in a rat trap armour of respiration saves the hero", "[play][machines][walk]") {
    const auto trap = [](bool breathes) {
        auto w = walk_where(Blueprint::RatTrapRoom, 5, [](const Walk& walk) {
            return is_rat_trap(walk) && king_distance(vent_of(walk), walk.key()->at) <= 2;
        });
        REQUIRE(w);
        Item armor = enchanted(ItemKind::LeatherArmor, 3, {ItemMark::RuneKnown});
        if (breathes) armor.armor_rune = ArmorRune::Respiration;
        w->game.hero.pack.worn = put_in(w->game.hero.pack, armor);
        w->game.hero.pack.wielded = w->game.hero.pack.wielded == w->game.hero.pack.worn ? 1 : 0;
        REQUIRE(w->game.hero.pack.at(w->game.hero.pack.wielded).kind == ItemKind::Broadsword);
        return *w;
    };
    Walk other = trap(false);
    CHECK(is_paralyzed_on_the_run(other));
    Walk w = trap(true);
    const Pos start = w.game.hero.at;
    REQUIRE(w.take_key());
    for (int turn = 0; turn < 200 && w.hidden() > 0; ++turn) w.rest(1);
    CHECK(w.fight_all(1500));
    CHECK(w.go(start));
    CHECK_FALSE(has_been_paralyzed(w));
    CHECK(w.has(ItemKind::DoorKey));
}

// ---- what sword and feet do not solve ----

namespace {

int blows_at_hero(const Walk& w) {
    int blows = 0;
    for (const Event& event : w.events) {
        const Struck* struck = event.as<Struck>();
        blows += struck != nullptr && struck->at.hero ? 1 : 0;
    }
    return blows;
}

}  // namespace

TEST_CASE("a thief that outruns the hero can be shot", "[play][machines][walk]") {
    auto w = walk_where(Blueprint::ThiefArea, 5,
                        [](const Walk& walk) { return walk.key() != nullptr && walk.key()->carrier; });
    REQUIRE(w);
    const ActorId number = w->key()->carrier;
    w->game.hero.pack = {};
    const char javelins = carry_more(*w, some_item(ItemKind::Javelin, {}, 18));
    for (int turn = 0; turn < 1500; ++turn) {
        const Monster* thief = find_creature(w->level(), number);
        if (thief == nullptr || w->game.hero.pack.items.empty()) break;
        if (has_open_line(w->game, w->game.hero.at, thief->at) &&
            king_distance(thief->at, w->game.hero.at) < 9)
            w->act(Throw{javelins, thief->at});
        else
            w->step_toward(thief->at);
    }
    CHECK(find_creature(w->level(), number) == nullptr);
    CHECK(w->take_key());
}

TEST_CASE("hidden pits can be searched for step by step, or flown over", "[play][machines][walk]") {
    for (const Blueprint kind : {Blueprint::PitTrapsRoom, Blueprint::PitTrapsVestibule}) {
        INFO(blueprint_rows[kind].name);
        const bool is_room = kind == Blueprint::PitTrapsRoom;
        auto w = walk_where(kind, 5, [&](const Walk& walk) {
            return is_room ? is_key_in_the_open(walk) : walk.leads_to(walk.record().origin);
        });
        REQUIRE(w);
        const Pos goal = is_room ? w->key()->at : w->record().origin;
        const BitGrid pits = w->cells_of(Terrain::HiddenTrapDoor);
        REQUIRE(pits.any());
        Walk flyer = *w;
        w->feels_his_way = true;
        CHECK(w->go(goal));
        CHECK(w->game.depth == 5);
        CHECK(w->cells_of(Terrain::HiddenTrapDoor).count() < pits.count());
        CHECK(flyer.go_beside(pits.nth(0)));
        flyer.game.hero.vitals.statuses.set(Status::Levitating, 1000);
        flyer.push(pits.nth(0));
        CHECK(flyer.game.hero.at == pits.nth(0));
        CHECK(flyer.go(goal));
        CHECK(flyer.game.depth == 5);
    }
}

TEST_CASE("monsters of a mud pit do not reach the hero on dry ground", "[play][machines][walk]") {
    auto w = walk_where(Blueprint::MudPitRoom, 13, [](const Walk& walk) {
        Walk taker = walk;
        return walk.hidden() >= 3 && is_key_in_the_open(walk) && taker.take_key();
    });
    REQUIRE(w);
    REQUIRE(w->take_key());
    w->rest(2);
    CHECK(w->hidden() == 0);
    const TerrainLayers& layers = w->level().layers;
    const BitGrid mud = layers.cells_with(TerrainMechanics{TerrainMechanic::AllowsSubmersion});
    Pos dry = nowhere;
    layers.cells_of(Layer::Dungeon, Terrain::Floor).for_each([&](Pos at) {
        const bool apart = (rectangle(layers.size(), at - Pos{1, 1}, at + Pos{1, 1}) & mud).none();
        if (dry == nowhere && apart && w->leads_to(at)) dry = at;
    });
    REQUIRE_FALSE(dry == nowhere);
    REQUIRE(w->go(dry));
    const int blows = blows_at_hero(*w);
    const int lurking = w->about();
    CHECK(lurking > 0);
    w->rest(50);
    CHECK(blows_at_hero(*w) == blows);
    CHECK(w->about() == lurking);
}

TEST_CASE("methane over a mud pit can be burnt off from afar", "[play][machines][walk]") {
    const auto gas = [](const Walk& walk) { return walk.own(walk.cells_of(Terrain::Methane, Layer::Gas)); };
    // What bubbles up elsewhere hangs in the same air: only gas lit from a good way off is harmless to
    // the hero.
    const auto mark = [](const Walk& walk, const BitGrid& cells) {
        Pos found = nowhere;
        cells.for_each([&](Pos at) {
            if (found == nowhere && !(far_stand(walk, at) == nowhere)) found = at;
        });
        return found;
    };
    auto w = walk_where(Blueprint::MudPitRoom, 13, [&](const Walk& walk) {
        const BitGrid mud = walk.own(walk.cells_of(Terrain::Bog, Layer::Liquid));
        return walk.hidden() >= 3 && is_key_in_the_open(walk) && !(mark(walk, mud) == nowhere);
    });
    REQUIRE(w);
    const Pos start = w->game.hero.at;
    // A single bubble burns by itself: it takes time until one hangs next to the other.
    const auto cloud = [&](const Walk& walk) {
        const Pos at = mark(walk, gas(walk));
        return at == nowhere ? 0 : part_with(at, gas(walk)).count();
    };
    for (int turn = 0; turn < 6000 && cloud(*w) < 20; ++turn) w->rest(1);
    REQUIRE(w->go(far_stand(*w, mark(*w, gas(*w)))));
    const Pos target = mark(*w, gas(*w));
    REQUIRE_FALSE(target == nowhere);
    const int hung = gas(*w).count();
    CHECK(cloud(*w) >= 10);
    w->act(Throw{carry_more(*w, some_item(ItemKind::IncendiaryDart, {}, 1)), target});
    CHECK(w->own(w->level().layers.cells_with(TerrainProperties{Property::Fire})).any());
    // More will gather in time, but not at once.
    int least = hung;
    for (int turn = 0; turn < 20; ++turn) {
        w->rest(1);
        least = std::min(least, gas(*w).count());
    }
    CHECK(least < hung / 2);
    wait_for_fire_to_die(*w);
    CHECK_FALSE(has_burned(*w));
    // The fire has woken no creature.
    CHECK(w->hidden() >= 3);
    CHECK(leaves_with_key(*w, start));
    CHECK_FALSE(has_burned(*w));
}

TEST_CASE("crystal globes are lit by the hero's own lightning", "[play][machines][walk]") {
    const auto dark = [](const Walk& walk) { return walk.own(walk.cells_of(Terrain::DarkenedCrystalGlobe)); };
    auto w = walk_where(Blueprint::ElectricCrystalsRoom, 13, [&](const Walk& walk) {
        bool all = walk.key() != nullptr && dark(walk).any();
        dark(walk).for_each(
            [&](Pos at) { all = all && !(walkthroughs::throwing_stand(walk, at) == nowhere); });
        return all;
    });
    REQUIRE(w);
    const Pos cage = w->key()->at;
    CHECK_FALSE(w->leads_to(cage));
    Item staff = enchanted(ItemKind::StaffOfLightning, 9);
    staff.charges = 9;
    const char lightning = carry_more(*w, staff);
    for (BitGrid globes = dark(*w); globes.any(); globes = dark(*w)) {
        CHECK_FALSE(w->leads_to(cage));
        REQUIRE(w->go(walkthroughs::throwing_stand(*w, globes.nth(0))));
        w->act(Zap{lightning, globes.nth(0)});
        REQUIRE(dark(*w).count() < globes.count());
    }
    CHECK(w->hidden() > 0);
    CHECK(w->take_key());
}

// The hero cannot outrun them: they are as quick as the hero is (rules/monsters.md).
TEST_CASE("zombies can be burnt in their coffins", "[play][machines][walk]") {
    auto w = walk_where(Blueprint::ZombieCrypt, 13, [](const Walk& walk) {
        bool in_reach = true;
        walk.own(walk.cells_of(Terrain::SealedCoffin)).for_each([&](Pos at) {
            in_reach = in_reach && !(walkthroughs::throwing_stand(walk, at) == nowhere);
        });
        return in_reach && walk.hidden() >= 3 && is_key_in_the_open(walk);
    });
    REQUIRE(w);
    const int dead = w->hidden();
    const auto sealed = [&] { return w->own(w->cells_of(Terrain::SealedCoffin)); };
    const char fire = carry_more(*w, some_item(ItemKind::IncendiaryDart, {}, 18));
    // The hero stays out of the zombies' reach, and lets the fire do it.
    for (int turn = 0; turn < 200 && sealed().any() && w->game.hero.pack.items.size() > 1; ++turn) {
        Pos stand = nowhere;
        Pos coffin = nowhere;
        sealed().for_each([&](Pos at) {
            if (!(stand == nowhere)) return;
            stand = walkthroughs::throwing_stand(*w, at);
            coffin = at;
        });
        // The fire itself may be in the way.
        if (!(stand == nowhere)) {
            REQUIRE(w->go(stand));
            w->act(Throw{fire, coffin});
        }
        w->rest(2);
    }
    CHECK(sealed().none());
    w->rest(100);
    CHECK(w->hidden() == 0);
    CHECK(w->about() < dead);
}

}  // namespace cellophane::solutions