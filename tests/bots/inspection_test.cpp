#include "bots/inspection.h"

#include <memory>
#include <set>
#include <utility>

#include "bots/bot_game.h"
#include "support/catch.h"

namespace cellophane {

namespace {

Game some_game() {
    // A level with a creature that is not dormant.
    for (std::uint64_t seed = 1;; ++seed) {
        const Play play{{.seed = seed, .depth = 5}};
        const Monsters& monsters = play.game().here().level.monsters;
        for (const Monster& monster : monsters)
            if (!monster.is_dormant()) return play.game();
    }
}

Monster& somebody(Game& game) {
    for (Monster& monster : game.here().level.monsters)
        if (!monster.is_dormant()) return monster;
    return game.here().level.monsters.front();
}

}  // namespace

TEST_CASE("an inspection finds impossible positions and health of the hero and monsters", "[bots]") {
    const Game sound = some_game();
    CHECK_FALSE(violation_in(sound));

    Game game = sound;
    somebody(game).at = game.hero.at;
    CHECK(violation_in(game));
    game = sound;
    somebody(game).health = 0;
    CHECK(violation_in(game));
    game = sound;
    game.hero.at = {0, 0};
    CHECK(violation_in(game));
    game = sound;
    game.hero.health = game.hero.max_health + 1;
    CHECK(violation_in(game));
    game.hero.health = 0;
    CHECK(violation_in(game));
}

TEST_CASE("an inspection finds impossible states of monsters", "[bots]") {
    const Game sound = some_game();
    const auto finds = [&](auto&& spoil) {
        Game game = sound;
        Level& level = game.here().level;
        std::size_t number = 0;
        while (&level.monsters[number] != &somebody(game)) ++number;
        spoil(game, level, level.monsters[number], static_cast<int>(number));
        return violation_in(game).has_value();
    };
    CHECK_FALSE(finds([](Game&, Level&, Monster&, int) {}));
    CHECK(finds([](Game&, Level&, Monster& one, int) { one.vitals.dead = true; }));
    CHECK(finds([](Game&, Level&, Monster& one, int) { one.health = one.max_health + 1; }));
    CHECK(finds([](Game&, Level&, Monster& one, int) { one.vitals.weakness = 11; }));
    CHECK(finds([](Game&, Level& level, Monster& one, int) {
        level.layers[Layer::Dungeon][one.at] = Terrain::Granite;
        one.stats.behaviors = {};
        one.marks = {};
    }));
    // Turrets live there.
    CHECK_FALSE(finds([](Game&, Level& level, Monster& one, int) {
        level.layers[Layer::Dungeon][one.at] = Terrain::Granite;
        one.stats.behaviors = {Behavior::AttackableInWalls};
    }));
    CHECK(finds([](Game&, Level& level, Monster& one, int) { one.at = level.stairs.down; }));
    CHECK(finds([](Game&, Level& level, Monster& one, int) {
        level.layers[Layer::Liquid][one.at] = Terrain::Nothing;
        one.vitals.submerged = true;
    }));
    CHECK(finds([](Game&, Level&, Monster& one, int) { one.leader = one.id; }));
    CHECK(finds([](Game& game, Level&, Monster& one, int) { one.leader = {game.creatures_born + 1}; }));
    CHECK(finds([](Game&, Level& level, Monster& one, int number) {
        one.inside = number == 0 ? level.monsters.back().id : level.monsters.front().id;
        one.clear(MonsterMark::Dormant);
    }));
    CHECK(finds([](Game& game, Level&, Monster& one, int) { one.inside = {game.creatures_born + 1}; }));
    CHECK(finds([](Game&, Level&, Monster& one, int) {
        one.set(MonsterMark::Captive);
        one.state = MonsterState::Ally;
    }));
    CHECK(finds([](Game& game, Level&, Monster& one, int) { one.id = {game.creatures_born + 1}; }));
    CHECK(finds([](Game&, Level& level, Monster& one, int) {
        Monster twin = one;
        twin.set(MonsterMark::Dormant);
        twin.leader = no_actor;
        level.monsters.push_back(twin);
    }));
    CHECK(finds([](Game&, Level& level, Monster& one, int) {
        Item item;
        item.kind = ItemKind::Dart;
        item.carrier = one.id;
        item.at = one.at + Pos{1, 0};
        level.items.push_back(item);
    }));
}

TEST_CASE("an explorer strikes adjacent monsters, throws at approaching ones, and runs when weak", "[bots]") {
    // A foe to the side where there is floor for two steps.
    Game game;
    Direction toward = Direction::count;
    for (std::uint64_t seed = 1; toward == Direction::count && seed < 50; ++seed) {
        game = Play{{.seed = seed}}.game();
        const TerrainLayers& layers = game.here().level.layers;
        const auto is_floor = [&](Pos at) {
            return !layers.has(at, pathing_blockers) && !is_level_exit(layers[Layer::Dungeon][at]);
        };
        for (const Direction d : cardinals)
            if (is_floor(game.hero.at + step(d)) && is_floor(game.hero.at + step(d) + step(d))) toward = d;
    }
    game.here().level.monsters.clear();
    game.here().level.items.clear();
    REQUIRE(toward != Direction::count);
    const auto with_rat = [&](int steps, int health) {
        auto now = std::make_unique<Game>(game);
        Pos at = now->hero.at;
        for (int i = 0; i < steps; ++i) at = at + step(toward);
        Monster rat = newborn(MonsterKind::Rat, std::nullopt, at);
        rat.state = MonsterState::Hunting;
        rat.id = ActorId{++now->creatures_born};
        now->here().level.monsters.push_back(rat);
        now->hero.health = health;
        return Play::resumed(std::move(now));
    };
    std::set<std::size_t> kinds;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Bot bot{Policy::Explorer, seed};
        const Play near = with_rat(1, 30);
        (void)bot.next(near, near.report());
        const Command blow = bot.next(near, near.report());
        REQUIRE(blow.is<Move>());
        CHECK(blow.get<Move>().toward == toward);
        const Play far = with_rat(2, 30);
        CHECK(bot.next(far, far.report()).is<Throw>());
        const Play weak = with_rat(1, 3);
        kinds.insert(bot.next(weak, weak.report()).index());
    }
    // The first level has no way up, and the hero knows of no way down yet: the bot fights.
    CHECK(kinds == std::set<std::size_t>{Command{Move{}}.index()});
}

TEST_CASE("the same bot plays the same game twice, and policies are found by their names", "[bots]") {
    for (Policy policy : {Policy::Random, Policy::Explorer}) {
        BotGame one{{.seed = 7}, policy};
        BotGame other{{.seed = 7}, policy};
        for (int i = 0; i < 300; ++i) {
            one.act();
            other.act();
        }
        CHECK(one.play.state_hash() == other.play.state_hash());
        CHECK(one.recorder.recording().steps == other.recorder.recording().steps);
        CHECK(one.play.game().turns > 20);
        CHECK(policy_named(name_of(policy)) == policy);
    }
    CHECK_FALSE(policy_named("clever"));
}

TEST_CASE("an explorer reaches depth 4", "[bots]") {
    BotGame game{{.seed = 4, .harmless = true}, Policy::Explorer};
    for (int i = 0; i < 30000 && game.play.game().deepest < 4; ++i) game.act();
    CHECK(game.play.game().deepest >= 4);
}

TEST_CASE("the hero's death is the last event of a turn, after the blow that caused it", "[bots]") {
    int struck = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        BotGame game{{.seed = seed, .depth = 8}, Policy::Explorer};
        for (int i = 0; i < 5000 && !game.report.over; ++i) game.act();
        if (!game.report.over) continue;
        const std::vector<Event>& events = game.report.events;
        REQUIRE_FALSE(events.empty());
        CHECK(events.back().is<HeroDied>());
        for (const Event& event : events)
            if (const Struck* blow = event.as<Struck>())
                struck += blow->at.hero && blow->blow == Blow::Killed ? 1 : 0;
    }
    CHECK(struck > 0);
}

}  // namespace cellophane
