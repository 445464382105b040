#include "bots/possible.h"

#include <algorithm>

#include "bots/bot_game.h"
#include "support/catch.h"
#include "world/game.h"

namespace cellophane {

namespace {

/// Something out of sight may be in the way, a lever may move, a lock opens to a hero with its key.
bool may_surprise(const Observation& seen, Direction toward) {
    const Pos from = seen.hero->at;
    const Pos to = from + step(toward);
    const auto is_unknown = [&](Pos p) { return seen.cells[p].sight == Sight::Unknown; };
    if (is_unknown(to)) return true;
    if (!is_cardinal(toward))
        for (Pos corner : flanks(from, toward))
            if (is_unknown(corner)) return true;
    for (Terrain terrain : seen.cells[to].layers)
        if (terrain_rows[terrain].mechanics.any_of(
                {TerrainMechanic::PromotesWithKey, TerrainMechanic::PromotesOnHero}))
            return true;
    return false;
}

}  // namespace

TEST_CASE("moves offered as possible are accepted, and all others are refused", "[bots]") {
    int refused = 0;
    int offered = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        BotGame game{{.seed = seed, .harmless = true}, Policy::Explorer};
        for (int i = 0; i < 300; ++i) {
            game.act();
            const std::vector<Command> possible = possible_commands(game.play);
            CHECK_FALSE(possible.empty());
            if (i % 20 != 0 || game.report.question != Question::None) continue;
            for (Direction toward : directions) {
                const bool offers =
                    std::any_of(possible.begin(), possible.end(), [&](const Command& command) {
                        const Move* move = command.as<Move>();
                        return move != nullptr && move->toward == toward;
                    });
                Play tried = game.play;
                const Report report = tried.submit(Move{toward});
                const bool accepted = report.turns > 0 || report.question != Question::None;
                if (!accepted && offers && may_surprise(game.play.observe(), toward)) continue;
                INFO("seed " << seed << ", command " << i << ", direction " << static_cast<int>(toward));
                CHECK(accepted == offers);
                ++(accepted ? offered : refused);
            }
        }
    }
    CHECK(refused > 50);
    CHECK(offered > 100);
}

namespace {

/// A game to which `change` has been applied.
template <class Change>
Play changed(const NewGame& options, const Change& change) {
    auto game = std::make_unique<Game>(Play{options}.game());
    change(*game);
    return Play::resumed(std::move(game));
}

Item& carry(Game& game, ItemKind kind, char letter) {
    Item item;
    item.kind = kind;
    item.letter = letter;
    game.hero.pack.items.push_back(item);
    return game.hero.pack.items.back();
}

bool offers(const Play& play, const Command& wanted) {
    const std::vector<Command> possible = possible_commands(play);
    return std::any_of(possible.begin(), possible.end(), [&](const Command& each) {
        if (each.index() != wanted.index()) return false;
        if (const Move* move = each.as<Move>()) return move->toward == wanted.get<Move>().toward;
        if (const Choose* choice = each.as<Choose>()) return choice->item == wanted.get<Choose>().item;
        if (const TakeOff* off = each.as<TakeOff>()) return off->item == wanted.get<TakeOff>().item;
        return true;
    });
}

/// What a program sees that always takes the same place in the list: the turns that pass, and the most
/// commands without one.
struct Clinging {
    int turns = 0;
    int longest_wait = 0;
    bool over = false;
};

template <class Pick>
Clinging cling(Play play, int commands, const Pick& pick) {
    Clinging seen;
    int waits = 0;
    for (int i = 0; i < commands; ++i) {
        const std::vector<Command> possible = possible_commands(play);
        seen.over = play.report().over;
        if (seen.over) break;
        REQUIRE_FALSE(possible.empty());
        const Report report = play.submit(pick(possible));
        seen.turns += report.turns;
        waits = report.turns > 0 ? 0 : waits + 1;
        seen.longest_wait = std::max(seen.longest_wait, waits);
    }
    return seen;
}

const Command& first_of(const std::vector<Command>& commands) {
    return commands.front();
}
const Command& last_of(const std::vector<Command>& commands) {
    return commands.back();
}

}  // namespace

TEST_CASE("an open question offers only its answers, and a finished game offers nothing", "[bots]") {
    Play play{{.seed = 1}};
    play.begin();
    CHECK(possible_commands(play).size() > 4);
    REQUIRE(play.submit(Explore{}).going_on);
    CHECK(possible_commands(play).front().is<Continue>());
    play.submit(PlayEasily{});
    CHECK(possible_commands(play).size() == 2);
    play.submit(Answer{false});
    play.submit(Quit{});
    CHECK(possible_commands(play).empty());
}

TEST_CASE("a question for an item offers only what will do, and no way out where there is none", "[bots]") {
    for (const ItemKind scroll : {ItemKind::ScrollOfEnchanting, ItemKind::ScrollOfIdentify}) {
        Play play = changed({.seed = 1}, [&](Game& game) {
            carry(game, scroll, 'r');
            carry(game, ItemKind::RingOfLight, 's');
        });
        play.submit(Read{'r'});
        REQUIRE(asks_for_item(play.report().question));
        const Play& asked = play;
        int fit = 0;
        for (const PackItemView& carried : asked.observe().pack) {
            Play tried = asked;
            tried.submit(Choose{carried.letter});
            const bool will_do = tried.report().question == Question::None;
            CHECK(offers(asked, Choose{carried.letter}) == will_do);
            fit += will_do ? 1 : 0;
        }
        CHECK(fit > 0);
        CHECK(static_cast<std::size_t>(fit) < asked.observe().pack.size());
        CHECK_FALSE(offers(asked, Answer{false}));
        CHECK_FALSE(offers(asked, Rest{}));
    }
    // A third ring may be left where it is.
    Play play = changed({.seed = 1}, [&](Game& game) {
        for (const char letter : {'r', 's', 't'}) carry(game, ItemKind::RingOfLight, letter);
        const auto count = static_cast<int>(game.hero.pack.items.size());
        game.hero.pack.rings[0] = count - 3;
        game.hero.pack.rings[1] = count - 2;
    });
    play.submit(Equip{'t'});
    REQUIRE(play.report().question == Question::WhichRing);
    CHECK(possible_commands(play).size() == 3);
    CHECK(offers(play, Answer{false}));
    CHECK_FALSE(offers(play, Choose{'t'}));
}

TEST_CASE("what the hero knows to be refused is not offered", "[bots]") {
    const auto around = [](Terrain terrain, Layer layer, Direction toward) {
        return changed({.seed = 1}, [&](Game& game) {
            VisitedLevel& place = game.here();
            place.level.monsters.clear();
            const Pos at = game.hero.at + step(toward);
            for (TerrainLayers* layers : {&place.level.layers, &place.known.memory}) {
                for (const Layer each : every_layer) (*layers)[each][at] = Terrain::Nothing;
                (*layers)[Layer::Dungeon][at] = Terrain::Floor;
                (*layers)[layer][at] = terrain;
            }
            place.known.discovered.set(at);
        });
    };
    for (const Direction toward : cardinals) {
        CHECK(offers(around(Terrain::Floor, Layer::Dungeon, toward), Move{toward}));
        CHECK(offers(around(Terrain::DeepWater, Layer::Liquid, toward), Move{toward}));
        CHECK(offers(around(Terrain::Chasm, Layer::Liquid, toward), Move{toward}));
        CHECK_FALSE(offers(around(Terrain::Lava, Layer::Liquid, toward), Move{toward}));
        CHECK_FALSE(offers(around(Terrain::DungeonExit, Layer::Dungeon, toward), Move{toward}));
    }
    // A hero who is held knows what holds the hero.
    const Play held = changed({.seed = 1}, [](Game& game) {
        VisitedLevel& place = game.here();
        place.level.monsters.clear();
        Monster eel = newborn(MonsterKind::BogMonster, std::nullopt, game.hero.at);
        for (const Direction d : cardinals)
            if (!place.level.layers.has(game.hero.at + step(d), {TerrainProperty::BlocksMovement}))
                eel.at = game.hero.at + step(d);
        // On dry ground it would hold nobody.
        place.level.layers.put(Layer::Liquid, eel.at, Terrain::DeepWater);
        eel.id = ActorId{++game.creatures_born};
        eel.state = MonsterState::Hunting;
        eel.set(MonsterMark::Seizing);
        game.hero.set(MonsterMark::Seized);
        place.level.monsters.emplace_back(eel);
    });
    int steps = 0;
    for (const Direction toward : directions) steps += offers(held, Move{toward}) ? 1 : 0;
    CHECK(steps == 1);

    const Play bound = changed({.seed = 1}, [](Game& game) {
        Item& armor = game.hero.pack.at(game.hero.pack.worn);
        armor.marks |= {ItemMark::Cursed};
        carry(game, ItemKind::CharmOfHealth, 'x').charges = 100;
        Item& staff = carry(game, ItemKind::StaffOfFirebolt, 'y');
        staff.charges = 0;
        staff.marks |= {ItemMark::Identified};
        game.item_knowledge.of(staff.kind).known = true;
    });
    const Inventory& pack = bound.game().hero.pack;
    CHECK_FALSE(offers(bound, TakeOff{pack.at(pack.worn).letter}));
    CHECK(offers(bound, TakeOff{pack.at(pack.wielded).letter}));
    CHECK_FALSE(offers(bound, Invoke{'x'}));
    CHECK_FALSE(offers(bound, Zap{'y'}));
}

TEST_CASE("a program that always takes the first or the last of what is offered does not wait for ever",
          "[bots]") {
#ifdef CELLOPHANE_SANITIZED
    constexpr std::uint64_t dungeons = 2;
    constexpr int commands = 400;
#else
    constexpr std::uint64_t dungeons = 8;
    constexpr int commands = 1500;
#endif
    // A question or two, and the discovery of a wall in the dark.
    constexpr int patience = 8;
    for (std::uint64_t seed = 1; seed <= dungeons; ++seed)
        for (const int depth : {1, 5, 13, 26, 40})
            for (const bool harmless : {false, true}) {
                CAPTURE(seed, depth, harmless);
                const Play play =
                    changed({.seed = seed, .depth = depth, .harmless = harmless}, [](Game& game) {
                        carry(game, ItemKind::ScrollOfEnchanting, 'r');
                        carry(game, ItemKind::ScrollOfIdentify, 's');
                    });
                for (const bool asked : {false, true}) {
                    Play begun = play;
                    if (asked) begun.submit(Read{seed % 2 == 0 ? 'r' : 's'});
                    for (const auto& pick : {first_of, last_of}) {
                        const Clinging seen = cling(begun, commands, pick);
                        CHECK(seen.longest_wait <= patience);
                        CHECK((seen.over || seen.turns > commands / 4));
                    }
                }
            }
}

}  // namespace cellophane
