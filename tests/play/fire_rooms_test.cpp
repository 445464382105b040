#include "play/solving.h"
#include "support/catch.h"

// Rooms with something to burn in them that can be solved in more than one way: each way their description
// promises (rules/machines.md 11).

namespace cellophane::solutions {

// ---- fun with fire ----

namespace {

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
    return w.key() != nullptr && !w.key()->carrier && !(fire_trap(w) == nowhere) &&
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

#ifdef CELLOPHANE_SANITIZED
constexpr bool has_time_to_try_many = false;
#else
constexpr bool has_time_to_try_many = true;
#endif

const Item* lichen_potion(const Walk& w) {
    return w.lying([&](const Item& item) {
        return item.kind == ItemKind::PotionOfCreepingDeath && !item.carrier && w.leads_to(item.at);
    });
}

}  // namespace

TEST_CASE("a barricade in a room can be burnt from afar with grass, swamp gas or other means",
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
        if (!has_time_to_try_many) return;
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

TEST_CASE("a hero who searches before each step walks through a fire trap room unharmed",
          "[play][machines][walk]") {
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
    CHECK(w->level().layers.cells_with(TerrainProperties{Property::Fire}).none());
    CHECK(w->count<StatusBegan>() == 0);
}

TEST_CASE("a hero who stepped on a fire trap is put out by a pond", "[play][machines][walk]") {
    Pos trap = nowhere;
    Pos pond = nowhere;
    auto w = walk_where(Blueprint::FireTrapRoom, 5, [&](const Walk& walk) {
        const BitGrid water =
            walk.own(walk.level().layers.cells_with(TerrainProperties{Property::DeepWater}));
        trap = nowhere;
        if (!is_key_in_the_open(walk)) return false;
        const BitGrid dry_land = walk.level().layers.cells_of(Layer::Liquid, Terrain::Nothing);
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

TEST_CASE("once vegetation is burnt down, hidden fire traps can be searched out", "[play][machines][walk]") {
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

TEST_CASE("dry grass can be burnt down first or crossed in time", "[play][machines][walk]") {
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

}  // namespace cellophane::solutions
