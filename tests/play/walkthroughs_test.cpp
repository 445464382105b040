#include "dungeon/machines/camps.h"
#include "play/creature_scene.h"
#include "play/pathfinding/bolt_path.h"
#include "play/perception/scent.h"
#include "play/walk.h"
#include "play/walk_moves.h"
#include "support/catch.h"

// Every machine with creatures in it, from the door to the reward (rules/machines.md 11).

namespace cellophane::walkthroughs {

namespace {

// ---- rewards ----

bool free_captive(Walk& w, bool caged) {
    const Monster* captive = w.nearest([&](const Monster& monster) {
        const bool behind_bars = w.level().layers.holds(monster.at, Terrain::MonsterCageLocked);
        return monster.is_captive() && monster.machine == w.number && behind_bars == caged;
    });
    if (captive == nullptr) return false;
    const ActorId number = captive->id;
    if (!w.go_beside(captive->at)) return false;
    w.push(captive->at);
    for (const Monster& monster : w.level().monsters)
        if (monster.id == number) return monster.is_ally() && monster.follows_hero();
    return false;
}

/// Walks away and checks that the freed captive follows.
void lead_away(Walk& w) {
    REQUIRE(w.go(w.far_from(w.record().origin)));
    w.rest(30);
    const Monster* ally = w.nearest([](const Monster& monster) { return monster.is_ally(); });
    REQUIRE(ally != nullptr);
    if (!ally->is(Behavior::ConfinedToLiquid) && !ally->is(Behavior::Immobile))
        CHECK(king_distance(ally->at, w.game.hero.at) <= 10);
}

void dungeon(int depth) {
    auto w = walk_where(Blueprint::DungeonChainedCaptives, depth, [](const Walk&) { return true; });
    REQUIRE(w);
    int captives = 0;
    for (const Monster& monster : w->level().monsters) captives += monster.is_captive();
    REQUIRE(captives == 2);
    CHECK(free_captive(*w, false));
    CHECK(free_captive(*w, false));
    CHECK(w->friends() == 2);
    CHECK(w->count<Joined>() == 2);
    lead_away(*w);
}

void kennel(int depth) {
    auto w = walk_where(Blueprint::KennelCagedAllies, depth, is_key_easily_had);
    REQUIRE(w);
    // Without the key the bars stay shut.
    CHECK_FALSE(free_captive(*w, true));
    const int cages = w->cells_of(Terrain::MonsterCageLocked).count();
    REQUIRE(w->take_key());
    w->fight_all();
    CHECK(free_captive(*w, true));
    CHECK_FALSE(w->has(ItemKind::CageKey));
    CHECK(w->cells_of(Terrain::MonsterCageLocked).count() == cages - 1);
    CHECK(w->friends() == 1);
    lead_away(*w);
}

void vampire_lair(int depth) {
    auto w = walk_where(Blueprint::VampireLair, depth, [](const Walk& walk) { return walk.hidden() == 1; });
    REQUIRE(w);
    CHECK(free_captive(*w, false));
    // The hero may have come too near already.
    const BitGrid coffin = w->own(w->cells_of(Terrain::SealedCoffin));
    CHECK(coffin.count() == w->hidden());
    if (coffin.any()) REQUIRE(w->go_beside(coffin.nth(0)));
    w->rest(1);
    CHECK(w->hidden() == 0);
    REQUIRE(w->fight_all(2000));
    REQUIRE(w->take_key());
    CHECK(free_captive(*w, true));
    CHECK_FALSE(w->has(ItemKind::CageKey));
}

void legendary_ally(int depth) {
    for (const MonsterKind kind :
         {MonsterKind::Unicorn, MonsterKind::Ifrit, MonsterKind::PhoenixEgg, MonsterKind::MangroveDryad}) {
        INFO(monster_rows[kind].name);
        auto w = walk_where(Blueprint::LegendaryAllyShrine, depth, [&](const Walk& walk) {
            for (const Monster& monster : walk.level().monsters)
                if (monster.is_dormant() && monster.kind == kind) return is_key_easily_had(walk);
            return false;
        });
        REQUIRE(w);
        REQUIRE(w->take_key());
        CHECK(w->has(ItemKind::CrystalOrb));
        const BitGrid socket = w->own(w->cells_of(Terrain::AltarWithOrbSocket));
        REQUIRE(socket.count() == 1);
        w->fight_all();
        REQUIRE(w->go(socket.nth(0)));
        CHECK_FALSE(w->has(ItemKind::CrystalOrb));
        w->rest(3);
        REQUIRE(w->friends() == 1);
        const Monster* ally = w->nearest([](const Monster& monster) { return monster.is_ally(); });
        if (kind != MonsterKind::PhoenixEgg) {
            CHECK(ally->kind == kind);
        } else {
            // Sooner or later it hatches.
            for (int turn = 0; turn < 200 && ally->kind == kind; ++turn) {
                w->rest(1);
                ally = w->nearest([](const Monster& monster) { return monster.is_ally(); });
                REQUIRE(ally != nullptr);
            }
            CHECK(ally->kind == MonsterKind::Phoenix);
            CHECK(w->friends() == 1);
        }
        lead_away(*w);
    }
}

bool is_the_prize(const Item& item) {
    return item.machine != 0 &&
           (item.kind == ItemKind::ScrollOfEnchanting || item.kind == ItemKind::PotionOfLife);
}

void goblin_warren(int depth) {
    auto w = walk_where(Blueprint::GoblinWarren, depth, [](const Walk&) { return true; });
    REQUIRE(w);
    const int at_home = w->about();
    CHECK(at_home >= 6);
    const Item* prize = w->lying(is_the_prize);
    REQUIRE(prize != nullptr);
    const ItemKind kind = prize->kind;
    CHECK(w->level().layers.holds(prize->at, Terrain::StonePedestal));
    const Monster* warlord = somebody_at(std::as_const(*w).level(), prize->at);
    REQUIRE(warlord != nullptr);
    CHECK(warlord->kind == MonsterKind::GoblinWarlord);
    REQUIRE(w->take(prize));
    CHECK(w->has(kind));
    CHECK(w->fight([](const Monster& monster) { return monster.kind == MonsterKind::GoblinWarlord; }));
    CHECK(w->go(w->far_from(w->record().origin), 2000));
}

void sanctuary(int depth) {
    // A hero that treads on no glyph wakes no sentinel, if there is such a way.
    const auto is_quiet_way = [](const Walk& walk) {
        Walk careful = walk;
        careful.shuns_glyphs = true;
        return careful.leads_to(careful.lying(is_the_prize)->at);
    };
    auto w = walk_where(Blueprint::SentinelSanctuary, depth, is_quiet_way);
    REQUIRE(w);
    w->shuns_glyphs = true;
    const Item* prize = w->lying(is_the_prize);
    const ItemKind kind = prize->kind;
    std::map<ActorId, Pos> posts;
    for (const Monster& monster : w->level().monsters) posts[monster.id] = monster.at;
    const auto stirred = [&] {
        int count = 0;
        for (const Monster& monster : w->level().monsters) count += !(monster.at == posts[monster.id]);
        return count;
    };
    REQUIRE(w->take(prize));
    CHECK(w->has(kind));
    CHECK(stirred() == 0);
    // One that does is enough.
    w->shuns_glyphs = false;
    const BitGrid glyphs = w->own(w->cells_of(Terrain::MagicalGlyph));
    Pos nearest = glyphs.nth(0);
    glyphs.for_each([&](Pos at) {
        if (king_distance(at, w->game.hero.at) < king_distance(nearest, w->game.hero.at)) nearest = at;
    });
    REQUIRE(w->go(nearest));
    CHECK(stirred() > 0);
}

void amulet(int depth) {
    auto w = walk_where(Blueprint::AmuletArea, depth, [](const Walk&) { return true; });
    REQUIRE(w);
    REQUIRE(w->take(w->lying([](const Item& item) { return item.kind == ItemKind::Amulet; })));
    w->rest(3);
    const Monster* warden =
        w->nearest([](const Monster& monster) { return monster.kind == MonsterKind::WardenOfYendor; });
    REQUIRE(warden != nullptr);
    CHECK(warden->is_about());
    CHECK(warden->state == MonsterState::Hunting);
    const ActorId number = warden->id;
    w->rest(60);
    warden = w->nearest([&](const Monster& monster) { return monster.id == number; });
    CHECK(king_distance(warden->at, w->game.hero.at) == 1);
}

// ---- doors ----

void statue_in_the_doorway(int depth) {
    auto w = walk_where(Blueprint::MonsterStatueVestibule, depth, [](const Walk& walk) {
        const BitGrid before = walk.own(walk.cells_of(Terrain::TriggerFloor));
        return walk.hidden() == 1 && before.any() && walk.leads_to(before.nth(0));
    });
    REQUIRE(w);
    const Pos door = w->record().origin;
    CHECK_FALSE(w->leads_to(door));
    REQUIRE(w->go(w->own(w->cells_of(Terrain::TriggerFloor)).nth(0)));
    for (int turn = 0; turn < 100 && w->hidden() > 0; ++turn) w->rest(1);
    CHECK(w->hidden() == 0);
    CHECK(w->fight_all());
    CHECK(w->go(door));
}

const Monster* totem_of(const Walk& w) {
    return w.nearest([&](const Monster& monster) {
        return monster.machine == w.number && monster.kind == MonsterKind::MirroredTotem;
    });
}

/// Stalwart friends all around a totem: nothing it casts gets any further.
void stand_around(Walk& w, Pos totem) {
    const TerrainLayers& layers = std::as_const(w).level().layers;
    for (Direction d : directions) {
        const Pos at = totem + step(d);
        if (layers.has(at, pathing_blockers) || somebody_at(std::as_const(w).level(), at) != nullptr ||
            at == w.game.hero.at)
            continue;
        Monster& wall = add_live_creature(w, MonsterKind::Golem, at, MonsterState::Ally);
        wall.vitals.ticks = 30000;
    }
}

/// As long as the totem sees the hero, every glyph takes the hero back to it; behind a wall of friends the
/// hero passes.
void past_the_totem(Walk& w, Pos goal) {
    const Monster* totem = totem_of(w);
    REQUIRE(totem != nullptr);
    const Pos eye = totem->at;
    CHECK_FALSE(w.go(goal, 300));
    bool pulled = false;
    for (const Event& event : w.events)
        if (const BoltCast* cast = event.as<BoltCast>()) pulled |= cast->bolt == Bolt::Beckoning;
    CHECK(pulled);
    stand_around(w, eye);
    CHECK(w.go(goal));
}

void beckoned_from_the_door(int depth) {
    auto w = walk_where(Blueprint::BeckoningObstacleVestibule, depth, [](const Walk& walk) {
        // A corner to come round would spoil it.
        const BitGrid glyphs = walk.own(walk.cells_of(Terrain::MagicalGlyph));
        bool watched = glyphs.any() && walk.leads_to(walk.record().origin) && totem_of(walk) != nullptr;
        glyphs.for_each(
            [&](Pos at) { watched = watched && has_open_line(walk.game, totem_of(walk)->at, at); });
        return watched;
    });
    REQUIRE(w);
    past_the_totem(*w, w->record().origin);
}

/// Off the doorway it is drawn, and then it is too late for it.
void guarded_doorway(int depth) {
    for (const MonsterKind kind : {MonsterKind::StoneGuardian, MonsterKind::WingedGuardian}) {
        INFO(monster_rows[kind].name);
        auto w = walk_where(Blueprint::GuardianVestibule, depth, [&](const Walk& walk) {
            const Monster* guardian = somebody_at(walk.level(), walk.record().origin);
            if (guardian == nullptr || guardian->kind != kind) return false;
            const BitGrid glyphs = walk.own(walk.cells_of(Terrain::MagicalGlyph));
            return glyphs.count() >= 8 && walk.leads_to(glyphs.nth(0));
        });
        REQUIRE(w);
        const Pos door = w->record().origin;
        CHECK_FALSE(w->leads_to(door));
        CHECK(w->go(door));
    }
}

// ---- holders of keys ----

std::optional<Walk> holder(Blueprint kind, int depth) {
    return walk_where(kind, depth, [](const Walk& walk) {
        const Item* key = walk.key();
        return key != nullptr && (key->carrier || walk.leads_to(key->at));
    });
}

/// In, taken, what it wakes fought down, and out again.
void take_and_fight(Blueprint kind, int depth, int least) {
    auto w = walk_where(kind, depth,
                        [&](const Walk& walk) { return walk.hidden() >= least && is_key_in_the_open(walk); });
    REQUIRE(w);
    const Pos start = w->game.hero.at;
    const int waiting = w->hidden();
    REQUIRE(w->take_key());
    for (int turn = 0; turn < 300 && w->hidden() > 0; ++turn) w->rest(1);
    CHECK(w->hidden() == 0);
    CHECK(waiting > 0);
    CHECK(w->fight_all(1500));
    CHECK(w->count<Struck>() > 0);
    CHECK(w->go(start, 1500));
    CHECK(w->has(ItemKind::DoorKey));
}

void rat_trap(int depth) {
    take_and_fight(Blueprint::RatTrapRoom, depth, 5);
}
void statuary(int depth) {
    take_and_fight(Blueprint::StatuaryArea, depth, 3);
}
void worms_in_the_walls(int depth) {
    take_and_fight(Blueprint::WormsInTheWallsArea, depth, 5);
}
void mud_pit(int depth) {
    take_and_fight(Blueprint::MudPitRoom, depth, 3);
}
void zombie_crypt(int depth) {
    take_and_fight(Blueprint::ZombieCrypt, depth, 1);
}
void haunted_house(int depth) {
    take_and_fight(Blueprint::HauntedHouse, depth, 4);
}

/// In and out, past creatures better not fought.
void take_and_leave(Blueprint kind, int depth) {
    auto w = holder(kind, depth);
    REQUIRE(w);
    const Pos start = w->game.hero.at;
    CHECK(w->about() + w->hidden() > 0);
    REQUIRE(w->take_key());
    w->rest(2);
    CHECK(w->hidden() == 0);
    CHECK(w->go(start, 1500));
    CHECK(w->has(ItemKind::DoorKey));
}
void gauntlet(int depth) {
    take_and_leave(Blueprint::GauntletArea, depth);
}
void flood(int depth) {
    take_and_leave(Blueprint::FloodRoom, depth);
}
void fire_traps(int depth) {
    take_and_leave(Blueprint::FireTrapRoom, depth);
}
/// Every step on a glyph brings them nearer, and nothing helps against their blows; in he gets all the same.
void guardian_gauntlet(int depth) {
    auto w = holder(Blueprint::GuardianGauntletRoom, depth);
    REQUIRE(w);
    std::map<ActorId, Pos> posts;
    for (const Monster& monster : w->level().monsters)
        if (monster.machine == w->number) posts[monster.id] = monster.at;
    REQUIRE_FALSE(posts.empty());
    CHECK(w->take_key());
    int stirred = 0;
    for (const Monster& monster : w->level().monsters)
        stirred += posts.contains(monster.id) && !(monster.at == posts[monster.id]);
    CHECK(stirred > 0);
}
void summoning_circle(int depth) {
    take_and_leave(Blueprint::SummoningCircleRoom, depth);
}

void thief(int depth) {
    auto w = holder(Blueprint::ThiefArea, depth);
    REQUIRE(w);
    const ActorId number = w->key()->carrier;
    const auto is_the_thief = [&](const Monster& monster) { return monster.id == number; };
    const Pos nest = w->nearest(is_the_thief)->at;
    // It runs as soon as it has seen the hero; only a hasted hero catches it on foot.
    for (int turn = 0; turn < 300 && w->nearest(is_the_thief)->at == nest; ++turn) w->step_toward(nest);
    CHECK_FALSE(w->nearest(is_the_thief)->at == nest);
    w->game.hero.vitals.statuses.set(Status::Hasted, 3000);
    CHECK(w->fight(is_the_thief, 2000));
    CHECK(w->take_key());
}

/// The spider webs the chasm while the hero waits at its edge; from web to web the hero gets across.
void web_climbing(int depth) {
    // Scent distance, as a sleeper too far off never notices the hero.
    auto w = walk_where(Blueprint::WebClimbingRoom, depth, [](const Walk& walk) {
        bool near = false;
        (walk.own(walk.level().ownership.rooms) & walk.within_reach()).for_each([&](Pos at) {
            near = near || scent_distance(at, walk.key()->at) <= 14;
        });
        return near;
    });
    REQUIRE(w);
    const Pos start = w->game.hero.at;
    const Pos altar = w->key()->at;
    CHECK_FALSE(w->leads_to(altar));
    for (int turn = 0; turn < 1500 && !w->has(ItemKind::DoorKey) && w->game.depth == depth; ++turn) {
        // The cell nearest to the key that foot or web reaches.
        Pos nearest = w->game.hero.at;
        (w->own(w->level().ownership.rooms) & w->within_reach()).for_each([&](Pos at) {
            if (scent_distance(at, altar) < scent_distance(nearest, altar)) nearest = at;
        });
        nearest == w->game.hero.at ? w->act(Search{}) : w->step_toward(nearest);
    }
    CHECK(w->game.depth == depth);
    CHECK(w->has(ItemKind::DoorKey));
    // The bridge is for the way back.
    w->rest(100);
    CHECK(w->go(start));
    CHECK(w->cells_of(Terrain::StoneBridge, Layer::Liquid).any());
}

void water_puzzle(int depth) {
    auto w = holder(Blueprint::GuardianWaterPuzzleRoom, depth);
    REQUIRE(w);
    const auto guardian = [&] {
        return w->nearest([&](const Monster& monster) {
            return monster.machine == w->number && monster.kind == MonsterKind::StoneGuardian;
        });
    };
    REQUIRE(w->key()->carrier);
    const BitGrid plates = w->own(w->cells_of(Terrain::FloodTrap));
    REQUIRE(plates.count() == 1);
    w->swims = true;
    const BitGrid glyphs = w->own(w->cells_of(Terrain::MagicalGlyph));
    // It comes when he waits on a glyph, and then the water comes.
    Pos lure = glyphs.nth(0);
    glyphs.for_each([&](Pos at) {
        if (king_distance(at, plates.nth(0)) < king_distance(lure, plates.nth(0))) lure = at;
    });
    REQUIRE(w->go(lure));
    for (int turn = 0; turn < 60 && king_distance(guardian()->at, w->game.hero.at) > 1; ++turn) w->rest(1);
    REQUIRE(w->go_beside(plates.nth(0)));
    w->push(plates.nth(0));
    for (int turn = 0; turn < 30 && w->key() != nullptr && w->key()->carrier; ++turn) w->rest(1);
    REQUIRE(w->key() != nullptr);
    CHECK(w->key()->carrier == no_actor);
    // It drifts about as long as the water is there.
    for (int turn = 0; turn < 200 && w->key() != nullptr; ++turn) w->step_toward(w->key()->at);
    CHECK(w->has(ItemKind::DoorKey));
}

void guardian_corridor(int depth) {
    auto w = walk_where(Blueprint::GuardianCorridorRoom, depth, [](const Walk& walk) { return walk.key(); });
    REQUIRE(w);
    const Pos altar = w->key()->at;
    const Monster* guardian = somebody_at(std::as_const(*w).level(), altar);
    REQUIRE(guardian != nullptr);
    const ActorId number = guardian->id;
    const auto place = [&] {
        return w->nearest([&](const Monster& monster) { return monster.id == number; })->at;
    };
    // The farthest glyph from it is the one outside.
    const BitGrid glyphs = w->own(w->cells_of(Terrain::MagicalGlyph));
    BitGrid room = w->own(glyphs);
    room.set(altar);
    room = part_with(altar, room);
    Pos outside = nowhere;
    glyphs.for_each([&](Pos at) {
        if (!room.test(at)) outside = at;
    });
    REQUIRE_FALSE(outside == nowhere);
    REQUIRE(w->go(outside));
    for (int turn = 0; turn < 200 && king_distance(place(), w->game.hero.at) > 1; ++turn) w->rest(1);
    CHECK(king_distance(place(), w->game.hero.at) == 1);
    CHECK(w->take_key());
}

void sacrifice(int depth) {
    auto w = walk_where(Blueprint::SacrificeRoom, depth, [](const Walk& walk) {
        return walk.hidden() == 1 && walk.key() != nullptr &&
               walk.own(walk.cells_of(Terrain::DormantSacrificeAltar)).any();
    });
    REQUIRE(w);
    const Pos altar = w->own(w->cells_of(Terrain::DormantSacrificeAltar)).nth(0);
    const Pos cage = w->key()->at;
    REQUIRE(w->go_beside(altar));
    w->rest(2);
    CHECK(w->hidden() == 0);
    CHECK_FALSE(w->leads_to(cage));
    const auto victim = [&] {
        return w->nearest([](const Monster& monster) { return monster.has(MonsterMark::SacrificeTarget); });
    };
    REQUIRE(victim() != nullptr);
    // It has to be fetched; then back and forth across the altar with it behind him.
    const auto is_free = [&](Pos at) { return w->costs()[at] > 0; };
    bool follows = false;
    for (int turn = 0; turn < 1000 && victim() != nullptr; ++turn) {
        const int distance = king_distance(victim()->at, w->game.hero.at);
        follows = follows ? distance <= 4 : distance <= 1;
        if (!follows) {
            w->step_toward(victim()->at);
        } else if (w->game.hero.at == altar) {
            for (Direction d : directions)
                if (is_free(altar + step(d)) && king_distance(altar + step(d), victim()->at) > 1) {
                    w->act(Move{d});
                    break;
                }
        } else {
            w->step_toward(altar);
        }
    }
    CHECK(victim() == nullptr);
    CHECK(w->leads_to(cage));
    CHECK(w->take_key());
}

void beckoning_room(int depth) {
    auto w = walk_where(Blueprint::BeckoningObstacleRoom, depth, [](const Walk& walk) {
        return totem_of(walk) && is_key_in_the_open(walk) &&
               has_open_line(walk.game, totem_of(walk)->at, walk.key()->at);
    });
    REQUIRE(w);
    past_the_totem(*w, w->key()->at);
    CHECK(w->has(ItemKind::DoorKey));
}

/// Where a turret's bolt at the hero goes on into a globe.
Pos before_a_globe(const Walk& w, const BitGrid& dark) {
    const Level& level = w.level();
    const BitGrid room = w.own(level.ownership.rooms);
    Pos found = nowhere;
    for (const Monster& turret : level.monsters) {
        if (turret.machine != w.number || !turret.is_about()) continue;
        room.for_each([&](Pos stand) {
            if (!(found == nowhere) || w.costs()[stand] <= 0 || !w.leads_to(stand)) return;
            bool through_him = false;
            for (const Pos at : bolt_path(w.game, {turret, Bolt::Spark}, stand)) {
                through_him |= at == stand;
                if (through_him && dark.test(at)) found = stand;
                if (level.layers.has(at, {TerrainProperty::BlocksMovement})) break;
            }
        });
    }
    return found;
}

void electric_crystals(int depth) {
    auto w = walk_where(Blueprint::ElectricCrystalsRoom, depth,
                        [](const Walk& walk) { return walk.hidden() > 0 && walk.key() != nullptr; });
    REQUIRE(w);
    const Pos cage = w->key()->at;
    CHECK_FALSE(w->leads_to(cage));
    for (BitGrid levers = w->own(w->cells_of(Terrain::TurretLever)); levers.any();
         levers = w->own(w->cells_of(Terrain::TurretLever))) {
        const int before = levers.count();
        REQUIRE(w->go_beside(levers.nth(0)));
        w->push(levers.nth(0));
        REQUIRE(w->own(w->cells_of(Terrain::TurretLever)).count() < before);
    }
    CHECK(w->hidden() == 0);
    const auto dark = [&] { return w->own(w->cells_of(Terrain::DarkenedCrystalGlobe)); };
    for (int tries = 0; tries < 40 && dark().any(); ++tries) {
        const Pos stand = before_a_globe(*w, dark());
        if (stand == nowhere) break;
        const int before = dark().count();
        w->go(stand, 60);
        for (int turn = 0; turn < 60 && dark().count() == before; ++turn) w->rest(1);
    }
    CHECK(dark().none());
    CHECK(w->take_key());
}

void worm_tunnels(int depth) {
    auto w = walk_where(Blueprint::WormTunnels, depth, [](const Walk& walk) { return walk.key(); });
    REQUIRE(w);
    CHECK_FALSE(w->leads_to(w->key()->at));
    const BitGrid hidden = w->own(w->cells_of(Terrain::HiddenLever));
    REQUIRE(hidden.count() == 1);
    const Pos lever = hidden.nth(0);
    REQUIRE(w->go_beside(lever));
    for (int turn = 0; turn < 50 && w->cells_of(Terrain::HiddenLever).test(lever); ++turn) w->act(Search{});
    CHECK(w->cells_of(Terrain::WallLever).test(lever));
    w->push(lever);
    for (int turn = 0; turn < 400 && !w->leads_to(w->key()->at); ++turn) w->rest(1);
    REQUIRE(w->take_key());
    CHECK(w->count<Struck>() > 0);
    CHECK(w->go(w->far_from(w->record().origin), 1500));
}

void boss(int depth) {
    auto w = walk_where(Blueprint::BossRoom, depth, [](const Walk& walk) { return walk.key(); });
    REQUIRE(w);
    const ActorId number = w->key()->carrier;
    CHECK(w->fight([&](const Monster& monster) { return monster.id == number; }));
    CHECK(w->fight_all());
    CHECK(w->take_key());
    CHECK(w->go(w->far_from(w->record().origin), 1500));
}

// ---- on the way ----

/// From one end of it to the other, past what looks out of the walls. Not every turret has a view of the way.
void across(Blueprint kind, int depth) {
    constexpr int most_sites = 12;
    bool is_shot_at = false;
    for (int site = 0; site < most_sites && !is_shot_at; ++site) {
        int fitting = 0;
        auto w = walk_where(kind, depth, [&](const Walk& walk) {
            const BitGrid plates = walk.own(walk.cells_of(Terrain::TriggerFloor));
            return walk.hidden() > 0 && plates.any() && walk.leads_to(plates.nth(0)) && fitting++ == site;
        });
        REQUIRE(w);
        REQUIRE(w->go(w->own(w->cells_of(Terrain::TriggerFloor)).nth(0)));
        CHECK(w->hidden() == 0);
        CHECK(w->go(w->far_from(w->game.hero.at), 1500));
        is_shot_at = w->count<Struck>() + w->count<BoltCast>() > 0;
    }
    CHECK(is_shot_at);
}
void catwalk(int depth) {
    across(Blueprint::ChasmCatwalk, depth);
}
void lake_walk(int depth) {
    across(Blueprint::LakeWalk, depth);
}

void step_into(Blueprint kind, int depth) {
    auto w = walk_where(kind, depth, [](const Walk& walk) {
        return walk.hidden() > 0 && walk.own(walk.cells_of(Terrain::TriggerFloor)).any() &&
               walk.leads_to(walk.own(walk.cells_of(Terrain::TriggerFloor)).nth(0));
    });
    REQUIRE(w);
    REQUIRE(w->go(w->own(w->cells_of(Terrain::TriggerFloor)).nth(0)));
    for (int turn = 0; turn < 100 && w->hidden() > 0; ++turn) w->rest(1);
    CHECK(w->hidden() == 0);
    w->rest(5);
    CHECK(w->count<Struck>() > 0);
    CHECK(w->fight_all());
}
void trick_statue(int depth) {
    step_into(Blueprint::TrickStatue, depth);
}
void worm_ambush(int depth) {
    step_into(Blueprint::WormAmbush, depth);
}

void sentinels(int depth) {
    auto w = walk_where(Blueprint::Sentinels, depth,
                        [](const Walk& walk) { return walk.leads_to(walk.record().origin); });
    REQUIRE(w);
    REQUIRE(w->go(w->record().origin));
    CHECK(w->about() == 3);
    w->rest(20);
    CHECK(w->go(w->far_from(w->game.hero.at), 1500));
}

// ---- machines without creatures ----

Pos plate_of(const Walk& w) {
    const BitGrid plates =
        w.own(w.cells_of(Terrain::PressurePlate, Layer::Liquid)) | w.own(w.cells_of(Terrain::PressurePlate));
    return plates.any() ? plates.nth(0) : nowhere;
}

bool throw_onto_plate(Walk& w) {
    const Pos plate = plate_of(w);
    if (!w.go(throwing_stand(w, plate))) return false;
    throw_at(w, plate);
    return w.count<PlatePressed>() > 0;
}

void throwing_tutorial(int depth) {
    auto w = walk_where(Blueprint::ThrowingTutorialArea, depth,
                        [](const Walk& walk) { return walk.key() != nullptr; });
    REQUIRE(w);
    CHECK_FALSE(w->leads_to(w->key()->at));
    CHECK(throw_onto_plate(*w));
    w->rest(2);
    CHECK(w->take_key());
}

void throwing_door(int depth) {
    auto w = walk_where(Blueprint::ThrowingTutorialVestibule, depth, [](const Walk& walk) {
        return !(plate_of(walk) == nowhere) && !(throwing_stand(walk, plate_of(walk)) == nowhere);
    });
    REQUIRE(w);
    const Pos door = w->record().origin;
    CHECK_FALSE(w->leads_to(door));
    CHECK(throw_onto_plate(*w));
    w->rest(2);
    CHECK(w->go(door));
}

void pit_traps_door(int depth) {
    auto w = walk_where(Blueprint::PitTrapsVestibule, depth,
                        [](const Walk& walk) { return walk.leads_to(walk.record().origin); });
    REQUIRE(w);
    CHECK(w->cells_of(Terrain::HiddenTrapDoor).any());
    CHECK(w->go(w->record().origin));
    CHECK(w->game.depth == depth);
}

/// There is one way in that holds, and back.
void pit_traps(int depth) {
    auto w = holder(Blueprint::PitTrapsRoom, depth);
    REQUIRE(w);
    const Pos start = w->game.hero.at;
    CHECK(w->own(w->cells_of(Terrain::HiddenTrapDoor)).any());
    REQUIRE(w->take_key());
    CHECK(w->go(start));
    CHECK(w->has(ItemKind::DoorKey));
}

void secret_room(int depth) {
    auto w = holder(Blueprint::SecretRoom, depth);
    REQUIRE(w);
    REQUIRE(w->take_key());
    CHECK(w->go(w->far_from(w->record().origin)));
}

/// A hero that runs may get away; otherwise it falls, with the key in hand.
void collapsing_floor(int depth) {
    int got_away = 0;
    for (int site = 0; site < 8; ++site) {
        const bool runs = site > 0;
        int skipped = 0;
        auto w = walk_where(Blueprint::CollapsingFloorArea, depth,
                            [&](const Walk& walk) { return is_key_in_the_open(walk) && skipped++ == site; });
        REQUIRE(w);
        const Pos start = w->game.hero.at;
        w->game.places[static_cast<std::size_t>(depth)] = drawn_place(hall(79, 29, {1, 1}), depth + 1);
        REQUIRE(w->take_key());
        if (runs) {
            got_away += w->go(start);
            w->rest(60);
        } else {
            for (int turn = 0; turn < 200 && w->game.depth == depth; ++turn) w->rest(1);
            CHECK(w->game.depth == depth + 1);
        }
        CHECK(w->game.places[static_cast<std::size_t>(depth - 1)]
                  ->level.layers.cells_of(Layer::Liquid, Terrain::Chasm)
                  .any());
        CHECK(w->has(ItemKind::DoorKey));
    }
    CHECK(got_away > 0);
}

/// By the lever that belongs to it; or over what it is full of, and back on foot.
void across_by_lever(Blueprint kind, int depth) {
    auto w = walk_where(kind, depth, [](const Walk& walk) {
        return walk.key() != nullptr && walk.own(walk.cells_of(Terrain::HiddenLever)).any();
    });
    REQUIRE(w);
    const Pos start = w->game.hero.at;
    CHECK_FALSE(w->leads_to(w->key()->at));
    pull_lever(*w);
    for (int turn = 0; turn < 200 && !w->leads_to(w->key()->at); ++turn) w->rest(1);
    REQUIRE(w->take_key());
    CHECK(w->go(start));
}
void across_afloat(Blueprint kind, int depth) {
    auto w = walk_where(kind, depth, [](const Walk& walk) { return walk.key() != nullptr; });
    REQUIRE(w);
    const Pos start = w->game.hero.at;
    CHECK_FALSE(w->leads_to(w->key()->at));
    w->game.hero.vitals.statuses.set(Status::Levitating, 3000);
    REQUIRE(w->take_key());
    w->rest(100);
    w->game.hero.vitals.statuses.set(Status::Levitating, 1);
    w->rest(2);
    CHECK_FALSE(w->game.ending);
    for (int turn = 0; turn < 200 && !w->leads_to(start); ++turn) w->rest(1);
    CHECK(w->go(start));
    CHECK(w->has(ItemKind::DoorKey));
}
void levitation_challenge(int depth) {
    across_by_lever(Blueprint::LevitationChallengeRoom, depth);
    across_afloat(Blueprint::LevitationChallengeRoom, depth);
}
void lava_moat_room(int depth) {
    across_by_lever(Blueprint::LavaMoatRoom, depth);
    across_afloat(Blueprint::LavaMoatRoom, depth);
}
void lava_moat_area(int depth) {
    across_afloat(Blueprint::LavaMoatArea, depth);
}

/// The portcullis falls, and the lever within lifts it.
void poison_gas(int depth) {
    auto w = holder(Blueprint::PoisonGasTrapRoom, depth);
    REQUIRE(w);
    const Pos start = w->game.hero.at;
    REQUIRE(w->take_key());
    w->rest(1);
    CHECK_FALSE(w->leads_to(start));
    CHECK(w->own(w->cells_of(Terrain::CausticVent)).any());
    pull_lever(*w);
    CHECK(w->go(start));
    CHECK(w->has(ItemKind::DoorKey));
}

/// A spark at the door, and the fire gets to where no foot does.
void fun_with_fire(int depth) {
    auto w = walk_where(Blueprint::FunWithFireRoom, depth, [](const Walk& walk) {
        const BitGrid grass = walk.own(walk.cells_of(Terrain::Grass, Layer::Surface));
        return walk.key() != nullptr && grass.count() > 20 && !walk.leads_to(walk.key()->at);
    });
    REQUIRE(w);
    const BitGrid plate = w->own(w->cells_of(Terrain::HiddenFireTrap));
    REQUIRE(plate.count() == 1);
    REQUIRE(w->go_beside(plate.nth(0)));
    w->push(plate.nth(0));
    for (int turn = 0; turn < 200 && !w->leads_to(w->key()->at); ++turn) w->rest(1);
    CHECK(w->take_key());
}

void burning_grass(int depth) {
    auto w = holder(Blueprint::BurningGrassRoom, depth);
    REQUIRE(w);
    const Pos start = w->game.hero.at;
    REQUIRE(w->take_key());
    w->rest(2);
    CHECK(w->count<StatusBegan>() +
              w->level().layers.cells_with(TerrainProperties{TerrainProperty::Fire}).count() >
          0);
    for (int turn = 0; turn < 200 && !w->leads_to(start); ++turn) w->rest(1);
    CHECK(w->go(start));
    CHECK(w->has(ItemKind::DoorKey));
}

void explosive_situation(int depth) {
    auto w = holder(Blueprint::ExplosiveSituationRoom, depth);
    REQUIRE(w);
    const Pos start = w->game.hero.at;
    REQUIRE(w->take_key());
    CHECK(w->go(start));
    CHECK(w->has(ItemKind::DoorKey));
    w->rest(100);
    // Behind him it goes up.
    CHECK(w->own(w->cells_of(Terrain::MethaneVent)).any());
}

}  // namespace

struct WalkThrough {
    Blueprint kind{};
    int depth = 1;
    void (*walk)(int depth) = nullptr;
};

constexpr WalkThrough walk_throughs[] = {
    {Blueprint::DungeonChainedCaptives, 13, dungeon},
    {Blueprint::KennelCagedAllies, 13, kennel},
    {Blueprint::VampireLair, 13, vampire_lair},
    {Blueprint::LegendaryAllyShrine, 13, legendary_ally},
    {Blueprint::GoblinWarren, 5, goblin_warren},
    {Blueprint::SentinelSanctuary, 13, sanctuary},
    {Blueprint::AmuletArea, 26, amulet},
    {Blueprint::MonsterStatueVestibule, 13, statue_in_the_doorway},
    {Blueprint::BeckoningObstacleVestibule, 13, beckoned_from_the_door},
    {Blueprint::GuardianVestibule, 13, guarded_doorway},
    {Blueprint::RatTrapRoom, 5, rat_trap},
    {Blueprint::FloodRoom, 13, flood},
    {Blueprint::FireTrapRoom, 13, fire_traps},
    {Blueprint::ThiefArea, 5, thief},
    {Blueprint::WebClimbingRoom, 13, web_climbing},
    {Blueprint::StatuaryArea, 13, statuary},
    {Blueprint::GuardianWaterPuzzleRoom, 13, water_puzzle},
    {Blueprint::GuardianGauntletRoom, 13, guardian_gauntlet},
    {Blueprint::GuardianCorridorRoom, 13, guardian_corridor},
    {Blueprint::SacrificeRoom, 13, sacrifice},
    {Blueprint::SummoningCircleRoom, 13, summoning_circle},
    {Blueprint::BeckoningObstacleRoom, 13, beckoning_room},
    {Blueprint::WormsInTheWallsArea, 13, worms_in_the_walls},
    {Blueprint::MudPitRoom, 13, mud_pit},
    {Blueprint::ElectricCrystalsRoom, 13, electric_crystals},
    {Blueprint::ZombieCrypt, 13, zombie_crypt},
    {Blueprint::HauntedHouse, 18, haunted_house},
    {Blueprint::WormTunnels, 13, worm_tunnels},
    {Blueprint::GauntletArea, 13, gauntlet},
    {Blueprint::BossRoom, 13, boss},
    {Blueprint::ChasmCatwalk, 13, catwalk},
    {Blueprint::LakeWalk, 13, lake_walk},
    {Blueprint::TrickStatue, 13, trick_statue},
    {Blueprint::WormAmbush, 13, worm_ambush},
    {Blueprint::Sentinels, 13, sentinels},
    // Machines without creatures.
    {Blueprint::ThrowingTutorialVestibule, 3, throwing_door},
    {Blueprint::PitTrapsVestibule, 5, pit_traps_door},
    {Blueprint::SecretRoom, 5, secret_room},
    {Blueprint::ThrowingTutorialArea, 3, throwing_tutorial},
    {Blueprint::FunWithFireRoom, 5, fun_with_fire},
    {Blueprint::CollapsingFloorArea, 5, collapsing_floor},
    {Blueprint::PitTrapsRoom, 5, pit_traps},
    {Blueprint::LevitationChallengeRoom, 5, levitation_challenge},
    {Blueprint::LavaMoatRoom, 5, lava_moat_room},
    {Blueprint::LavaMoatArea, 5, lava_moat_area},
    {Blueprint::PoisonGasTrapRoom, 5, poison_gas},
    {Blueprint::ExplosiveSituationRoom, 13, explosive_situation},
    {Blueprint::BurningGrassRoom, 5, burning_grass},
};

std::vector<Blueprint> walked_through() {
    std::vector<Blueprint> kinds;
    for (const WalkThrough& one : walk_throughs) kinds.push_back(one.kind);
    return kinds;
}

TEST_CASE("the reward of every machine with monsters can be reached by playing", "[play][machines][walk]") {
    for (const WalkThrough& one : walk_throughs) {
        DYNAMIC_SECTION(blueprint_rows[one.kind].name) {
            one.walk(one.depth);
        }
    }
}

TEST_CASE("every machine with monsters has one walk-through", "[play][machines][walk]") {
    for (const BlueprintRow& row : blueprint_rows) {
        bool peopled = false;
        for (const MachineFeature& feature : row.features)
            peopled |= !feature.never_built && (feature.monster || feature.horde);
        int walks = 0;
        for (const WalkThrough& one : walk_throughs) walks += one.kind == row.kind;
        INFO(row.name);
        CHECK(walks <= 1);
        if (peopled) CHECK(walks == 1);
    }
}

TEST_CASE("the guards of a camp are awake around its totem, which casts for them", "[play][machines][walk]") {
    constexpr int depth = 9;
    std::optional<Walk> w;
    for (std::uint64_t key = 1; key < 400 && !w; ++key) {
        Draft draft = wild_levels(depth)[key % wild_levels(depth).size()];
        Rng rng{key};
        if (!place_horde(draft, {.captives = false}, rng) || draft.machines.empty()) continue;
        if (draft.machines.back().kind != Blueprint::Camp) continue;
        const int number = draft.machines.back().number;
        w.emplace(Site{std::move(draft), number, depth, key});
    }
    REQUIRE(w);
    const auto is_totem = [](const Monster& monster) {
        return monster.kind == MonsterKind::GoblinTotem || monster.kind == MonsterKind::OgreTotem;
    };
    const Monster* totem = w->nearest(is_totem);
    REQUIRE(totem != nullptr);
    const Pos fire = totem->at;
    int guards = 0;
    for (const Monster& monster : w->level().monsters) {
        if (is_totem(monster)) continue;
        ++guards;
        CHECK(monster.state == MonsterState::Wandering);
        CHECK(are_teammates(monster, *w->nearest(is_totem)));
    }
    CHECK(guards > 0);
    CHECK(w->cells_of(Terrain::Hay, Layer::Surface).any());
    const auto is_guard = [&](const Monster& monster) { return w->is_foe(monster) && !is_totem(monster); };
    for (int turn = 0; turn < 300 && king_distance(w->nearest(is_guard)->at, w->game.hero.at) > 2; ++turn)
        w->step_toward(fire);
    // They are worth a spell while they can fight.
    w->rest(40);
    CHECK(w->count<BoltCast>() > 0);
    CHECK(w->fight(is_guard, 1500));
    CHECK(w->nearest(is_totem)->at == fire);
    CHECK(w->go_beside(fire));
}

}  // namespace cellophane::walkthroughs
