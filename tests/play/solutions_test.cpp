#include "play/creature_scene.h"
#include "play/walk_moves.h"
#include "support/catch.h"

// Rooms that can be solved in more than one way: each way their description promises (spec 20, section 11).

namespace cellophane::solutions {

using walkthroughs::is_key_in_the_open;
using walkthroughs::throw_at;

namespace {

using Property = TerrainProperty;

BitGrid burnable(const Walk& w) {
    return w.level().strata.cells_with(TerrainProperties{Property::Flammable});
}

bool is_on_fire(const Walk& w) {
    return w.game.hero.vitals.statuses.has(Status::Burning);
}

int times_begun(const Walk& w, Status status) {
    int times = 0;
    for (const Event& event : w.events) {
        const StatusBegan* began = std::get_if<StatusBegan>(&event);
        times += began != nullptr && !began->who && began->status == status;
    }
    return times;
}
bool has_burned(const Walk& w) {
    return times_begun(w, Status::Burning) > 0;
}
bool has_been_paralysed(const Walk& w) {
    return times_begun(w, Status::Paralysed) > 0;
}

void wait_for_fire_to_die(Walk& w) {
    for (int turn = 0; turn < 400; ++turn) {
        if (w.level().strata.cells_with(TerrainProperties{Property::Fire}).none()) return;
        w.rest(1);
    }
}

/// A good way off, with an open line to a place and nothing about that burns.
Pos far_stand(const Walk& w, Pos target) {
    constexpr int least = 6;
    constexpr int most = 20;
    const BitGrid fuel = burnable(w);
    Pos best = nowhere;
    int farthest = least - 1;
    rectangle(w.level().size(), target - Pos{most, most}, target + Pos{most, most}).for_each([&](Pos at) {
        const int distance = king_distance(at, target);
        const bool bare = (rectangle(w.level().size(), at - Pos{2, 2}, at + Pos{2, 2}) & fuel).none();
        if (distance <= farthest || !bare || w.level().claims.number[at] == w.number) return;
        if (!has_open_line(w.game, at, target) || !w.leads_to(at)) return;
        farthest = distance;
        best = at;
    });
    return best;
}

char carry_more(Walk& w, const Item& item) {
    const int number = put_in(w.game.hero.pack, item);
    return w.game.hero.pack.items[static_cast<std::size_t>(number)].letter;
}

// ---- fun with fire ----

Pos fire_trap(const Walk& w) {
    const BitGrid plates = w.own(w.cells_of(Terrain::HiddenFireTrap));
    return plates.count() == 1 ? plates.nth(0) : nowhere;
}

/// Whether what burns reaches from where the trap will burst to the barricade.
bool is_fuse_laid(const Walk& w) {
    constexpr int burst = 1;
    const Pos trap = fire_trap(w);
    const BitGrid fuel = burnable(w);
    bool laid = false;
    const BitGrid near_trap =
        rectangle(w.level().size(), trap - Pos{burst, burst}, trap + Pos{burst, burst}) & fuel;
    near_trap.for_each([&](Pos at) {
        if (!laid) laid = (part_with(at, fuel) & w.cells_of(Terrain::WoodenBarricade)).any();
    });
    return laid;
}

/// The trap is set off from afar, by something thrown on it.
void set_off_and_enter(Walk& w) {
    const Pos trap = fire_trap(w);
    const Pos stand = far_stand(w, trap);
    REQUIRE_FALSE(stand == nowhere);
    REQUIRE(w.go(stand));
    REQUIRE(is_fuse_laid(w));
    CHECK_FALSE(w.leads_to(w.key()->at));
    const int pressed = w.count<PlatePressed>();
    throw_at(w, trap);
    CHECK(w.count<PlatePressed>() == pressed + 1);
    w.rest(100);
    wait_for_fire_to_die(w);
    CHECK(w.take_key());
    CHECK(w.go(w.far_from(w.record().origin)));
    CHECK_FALSE(has_burned(w));
}

bool is_fire_room(const Walk& w) {
    return w.key() != nullptr && w.key()->carrier < 0 && !(fire_trap(w) == nowhere) &&
           !(far_stand(w, fire_trap(w)) == nowhere) && !w.leads_to(w.key()->at);
}

template <class Fits>
std::optional<Walk> fire_room(Fits fits) {
    return walk_where(Blueprint::FunWithFireRoom, 5,
                      [&](const Walk& w) { return is_fire_room(w) && fits(w); });
}

/// Springs what he can of the gas traps, from where he will throw at the fire trap; it does not hang there
/// for long.
bool lets_out_gas(Walk& w) {
    const Pos stand = far_stand(w, fire_trap(w));
    if (!w.go(stand)) return false;
    w.own(w.cells_of(Terrain::HiddenCausticGasTrap)).for_each([&](Pos at) {
        if (has_open_line(w.game, stand, at)) throw_at(w, at);
    });
    for (int turn = 0; turn < 30 && !is_fuse_laid(w); ++turn) w.rest(1);
    return is_fuse_laid(w);
}

const Item* lichen_potion(const Walk& w) {
    return w.lying([&](const Item& item) {
        return item.kind == ItemKind::PotionOfCreepingDeath && item.carrier < 0 && w.leads_to(item.at);
    });
}

}  // namespace

TEST_CASE("a barricade in a room can be burnt from afar by whatever the room offers",
          "[play][machines][walk]") {
    SECTION("grass carries the fire") {
        auto w = fire_room([](const Walk& walk) {
            return walk.own(walk.cells_of(Terrain::Grass, Layer::Surface)).count() > 20;
        });
        REQUIRE(w);
        set_off_and_enter(*w);
    }
    SECTION("swamp gas does, given time to gather") {
        auto w = fire_room([](const Walk& walk) {
            return walk.own(walk.cells_of(Terrain::Bog, Layer::Liquid)).count() > 5;
        });
        REQUIRE(w);
        REQUIRE_FALSE(is_fuse_laid(*w));
        for (int turn = 0; turn < 3000 && !is_fuse_laid(*w); ++turn) w->rest(1);
        set_off_and_enter(*w);
    }
    SECTION("caustic gas does, let out from afar") {
        auto w = fire_room([](const Walk& walk) {
            const BitGrid traps = walk.own(walk.cells_of(Terrain::HiddenCausticGasTrap));
            const Pos stand = far_stand(walk, fire_trap(walk));
            bool in_reach = false;
            traps.for_each([&](Pos at) {
                in_reach |= has_open_line(walk.game, stand, at) && king_distance(at, walk.key()->at) < 14;
            });
            if (!in_reach) return false;
            Walk probe = walk;
            return lets_out_gas(probe);
        });
        REQUIRE(w);
        CHECK_FALSE(is_fuse_laid(*w));
        REQUIRE(lets_out_gas(*w));
        CHECK(w->count<PlatePressed>() > 0);
        set_off_and_enter(*w);
    }
    SECTION("lichen does, once it has grown") {
        auto w = fire_room([](const Walk& walk) { return lichen_potion(walk) != nullptr; });
        REQUIRE(w);
        REQUIRE_FALSE(is_fuse_laid(*w));
        int found = 0;
        for (; lichen_potion(*w) != nullptr; ++found) REQUIRE(w->take(lichen_potion(*w)));
        CHECK(found == 2);
        const Pos trap = fire_trap(*w);
        REQUIRE(w->go(far_stand(*w, trap)));
        w->act(Throw{w->game.hero.pack.items.back().letter, trap});
        CHECK(w->cells_of(Terrain::Lichen, Layer::Surface).any());
        for (int turn = 0; turn < 3000 && !is_fuse_laid(*w); ++turn) w->rest(1);
        set_off_and_enter(*w);
    }
}

// ---- rats ----

namespace {

/// Takes the key and runs; tells whether the gas ever got him.
bool is_paralysed_on_the_run(Walk w) {
    const Pos start = w.game.hero.at;
    if (!w.take_key()) return true;
    for (int turn = 0; turn < 60 && !(w.game.hero.at == start); ++turn) {
        w.step_toward(start);
    }
    return has_been_paralysed(w) || !w.has(ItemKind::DoorKey);
}

Pos vent_of(const Walk& w) {
    const BitGrid vents = w.own(w.cells_of(Terrain::HiddenParalysisVent));
    return vents.count() == 1 ? vents.nth(0) : nowhere;
}

bool is_rat_trap(const Walk& w) {
    return is_key_in_the_open(w) && w.hidden() >= 5 && !(vent_of(w) == nowhere);
}

}  // namespace

TEST_CASE("rats get nobody who found the vent and leaves on the side away from it",
          "[play][machines][walk]") {
    // Past the vent there is no way; on the other side there may be.
    const auto away = walk_where(Blueprint::RatTrapRoom, 5, [](const Walk& w) {
        return is_rat_trap(w) && king_distance(vent_of(w), w.key()->at) >= 4 && !is_paralysed_on_the_run(w);
    });
    REQUIRE(away);
    const auto past = walk_where(Blueprint::RatTrapRoom, 5, [](const Walk& w) {
        return is_rat_trap(w) && king_distance(vent_of(w), w.key()->at) <= 2;
    });
    REQUIRE(past);
    CHECK(is_paralysed_on_the_run(*past));
    // It can be found before anything is touched.
    Walk seeker = *away;
    const Pos vent = vent_of(seeker);
    REQUIRE(seeker.go_beside(vent));
    seeker.look_hard();
    CHECK_FALSE(seeker.cells_of(Terrain::HiddenParalysisVent).test(vent));
    CHECK(seeker.hidden() >= 5);
}

TEST_CASE("rats get nobody whose armour breathes for him", "[play][machines][walk]") {
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
    CHECK(is_paralysed_on_the_run(other));
    Walk w = trap(true);
    const Pos start = w.game.hero.at;
    REQUIRE(w.take_key());
    for (int turn = 0; turn < 200 && w.hidden() > 0; ++turn) w.rest(1);
    CHECK(w.fight_all(1500));
    CHECK(w.go(start));
    CHECK_FALSE(has_been_paralysed(w));
    CHECK(w.has(ItemKind::DoorKey));
}

// ---- fire traps in the growth ----

namespace {

BitGrid growth(const Walk& w) {
    return w.own(burnable(w));
}
/// Growth to be set on fire from afar.
Pos mark_in_reach(const Walk& w) {
    Pos mark = nowhere;
    growth(w).for_each([&](Pos at) {
        if (mark == nowhere && !w.is_hidden_pitfall(at) && !(far_stand(w, at) == nowhere)) mark = at;
    });
    return mark;
}

/// Fire at whatever of it can be hit from where it does not get him.
void burn_down(Walk& w) {
    for (Pos mark = mark_in_reach(w); !(mark == nowhere); mark = mark_in_reach(w)) {
        REQUIRE(w.go(far_stand(w, mark)));
        w.act(Throw{carry_more(w, some_item(ItemKind::IncendiaryDart, {}, 1)), mark});
        w.rest(10);
        wait_for_fire_to_die(w);
    }
}

}  // namespace

TEST_CASE("fire traps harm nobody who searches step by step", "[play][machines][walk]") {
    auto w = walk_where(Blueprint::FireTrapRoom, 5, is_key_in_the_open);
    REQUIRE(w);
    const Pos start = w->game.hero.at;
    const int hidden = w->own(w->cells_of(Terrain::HiddenFireTrap)).count();
    CHECK(hidden >= 20);
    w->feels_his_way = true;
    REQUIRE(w->take_key());
    CHECK(w->go(start));
    CHECK(w->has(ItemKind::DoorKey));
    const int found = w->own(w->cells_of(Terrain::FireTrap)).count();
    CHECK(found > 0);
    CHECK(found + w->own(w->cells_of(Terrain::HiddenFireTrap)).count() == hidden);
    CHECK(w->level().strata.cells_with(TerrainProperties{Property::Fire}).none());
    CHECK(w->count<StatusBegan>() == 0);
}

TEST_CASE("a pond puts out whoever trod on a fire trap", "[play][machines][walk]") {
    Pos trap = nowhere;
    Pos pond = nowhere;
    auto w = walk_where(Blueprint::FireTrapRoom, 5, [&](const Walk& walk) {
        const BitGrid water =
            walk.own(walk.level().strata.cells_with(TerrainProperties{Property::DeepWater}));
        trap = nowhere;
        if (!is_key_in_the_open(walk)) return false;
        const BitGrid dry_land = walk.level().strata.cells_of(Layer::Liquid, Terrain::Nothing);
        walk.own(walk.cells_of(Terrain::HiddenFireTrap) & dry_land).for_each([&](Pos at) {
            const BitGrid close = rectangle(walk.level().size(), at - Pos{1, 1}, at + Pos{1, 1}) & water;
            Walk probe = walk;
            if (!(trap == nowhere) || close.none() || !probe.go_beside(at, 200)) return;
            trap = at;
            pond = close.nth(0);
        });
        return !(trap == nowhere);
    });
    REQUIRE(w);
    REQUIRE(w->go_beside(trap));
    w->push(trap);
    REQUIRE(w->game.hero.at == trap);
    REQUIRE(is_on_fire(*w));
    Walk dry = *w;
    dry.rest(1);
    CHECK(is_on_fire(dry));
    w->push(pond);
    REQUIRE(w->game.hero.at == pond);
    CHECK_FALSE(is_on_fire(*w));
    w->rest(10);
    CHECK(times_begun(*w, Status::Burning) == 1);
    wait_for_fire_to_die(*w);
    w->swims = true;
    CHECK(w->take_key());
}

TEST_CASE("growth burnt down first hides no fire traps any more", "[play][machines][walk]") {
    auto w = walk_where(Blueprint::FireTrapRoom, 5, [&](const Walk& walk) {
        return is_key_in_the_open(walk) && growth(walk).count() >= 40 && !(mark_in_reach(walk) == nowhere);
    });
    REQUIRE(w);
    const int before = growth(*w).count();
    burn_down(*w);
    CHECK(growth(*w).count() < before / 2);
    // All that is left is to look.
    w->feels_his_way = true;
    CHECK(w->take_key());
    CHECK_FALSE(has_burned(*w));
    CHECK(w->own(w->cells_of(Terrain::FireTrap)).any());
}

// ---- what sword and feet do not solve ----

namespace {

int blows_at_hero(const Walk& w) {
    int blows = 0;
    for (const Event& event : w.events) {
        const Struck* struck = std::get_if<Struck>(&event);
        blows += struck != nullptr && struck->at.hero ? 1 : 0;
    }
    return blows;
}

/// Out again at once with what he came for.
bool leaves_with_key(Walk& w, Pos start) {
    return w.take_key() && w.go(start, 200) && w.has(ItemKind::DoorKey);
}

}  // namespace

TEST_CASE("a thief that nobody catches up with can be shot", "[play][machines][walk]") {
    auto w = walk_where(Blueprint::ThiefArea, 5,
                        [](const Walk& walk) { return walk.key() != nullptr && walk.key()->carrier >= 0; });
    REQUIRE(w);
    const int number = w->level().monsters[static_cast<std::size_t>(w->key()->carrier)].number;
    w->game.hero.pack.items.clear();
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

TEST_CASE("pits are felt for, or flown over", "[play][machines][walk]") {
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

TEST_CASE("dry grass is burnt down first, or run through early", "[play][machines][walk]") {
    SECTION("burnt first") {
        auto w = walk_where(Blueprint::BurningGrassRoom, 5, [](const Walk& walk) {
            return is_key_in_the_open(walk) && !(mark_in_reach(walk) == nowhere);
        });
        REQUIRE(w);
        const Pos start = w->game.hero.at;
        const int before = growth(*w).count();
        burn_down(*w);
        CHECK(growth(*w).count() < before / 4);
        CHECK(leaves_with_key(*w, start));
        CHECK_FALSE(has_burned(*w));
    }
    SECTION("run through") {
        auto w = walk_where(Blueprint::BurningGrassRoom, 5, [](const Walk& walk) {
            Walk runner = walk;
            Walk idler = walk;
            if (!is_key_in_the_open(walk) || !leaves_with_key(runner, walk.game.hero.at)) return false;
            if (has_burned(runner)) return false;
            idler.take_key();
            idler.rest(40);
            return has_burned(idler);
        });
        CHECK(w);
    }
}

TEST_CASE("what lives in the mud gets nobody on dry ground", "[play][machines][walk]") {
    auto w = walk_where(Blueprint::MudPitRoom, 13, [](const Walk& walk) {
        Walk taker = walk;
        return walk.hidden() >= 3 && is_key_in_the_open(walk) && taker.take_key();
    });
    REQUIRE(w);
    REQUIRE(w->take_key());
    w->rest(2);
    CHECK(w->hidden() == 0);
    const Strata& strata = w->level().strata;
    const BitGrid mud = strata.cells_with(TerrainMechanics{TerrainMechanic::AllowsSubmersion});
    Pos dry = nowhere;
    strata.cells_of(Layer::Dungeon, Terrain::Floor).for_each([&](Pos at) {
        const bool apart = (rectangle(strata.size(), at - Pos{1, 1}, at + Pos{1, 1}) & mud).none();
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

TEST_CASE("globes are lit by the hero's own lightning too", "[play][machines][walk]") {
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

// Nobody outruns them: they are as quick as he is (spec 40).
TEST_CASE("zombies are burnt in their coffins", "[play][machines][walk]") {
    auto w = walk_where(Blueprint::ZombieCrypt, 13,
                        [](const Walk& walk) { return walk.hidden() >= 3 && is_key_in_the_open(walk); });
    REQUIRE(w);
    const int dead = w->hidden();
    const auto sealed = [&] { return w->own(w->cells_of(Terrain::SealedCoffin)); };
    const char fire = carry_more(*w, some_item(ItemKind::IncendiaryDart, {}, 18));
    // He stays out of their reach, and lets the fire do it.
    for (int turn = 0; turn < 40 && sealed().any() && w->game.hero.pack.items.size() > 1; ++turn) {
        const Pos stand = walkthroughs::throwing_stand(*w, sealed().nth(0));
        REQUIRE_FALSE(stand == nowhere);
        REQUIRE(w->go(stand));
        w->act(Throw{fire, sealed().nth(0)});
        w->rest(2);
    }
    CHECK(sealed().none());
    w->rest(100);
    CHECK(w->hidden() == 0);
    CHECK(w->about() < dead);
}

}  // namespace cellophane::solutions
