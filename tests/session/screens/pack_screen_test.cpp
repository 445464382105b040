#include <algorithm>

#include "screen/test_terminal.h"
#include "screen/utf8.h"
#include "session/messages/screen_description.h"
#include "session/scenes.h"
#include "support/catch.h"

namespace cellophane {

namespace {

std::size_t row_with(Session& session, std::string_view words) {
    const std::string text = session.text();
    const std::size_t at = text.find(words);
    REQUIRE(at != std::string::npos);
    return static_cast<std::size_t>(
        std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

void click_on(Session& session, int column, std::size_t row) {
    session.point({.act = PointerAct::Press, .column = column, .row = static_cast<int>(row)});
}

}  // namespace

TEST_CASE("a pack that is empty, or has nothing suitable, gives a message and stays closed",
          "[session][pack]") {
    const auto said = [](const char* key, std::vector<Item> carried) {
        Session session = crafted([&](Game& game) {
            game.hero.pack = {};
            for (const Item& item : carried) put_in(game.hero.pack, item);
        });
        const int turns = session.turns();
        press(session, key);
        CHECK(session.turns() == turns);
        const std::string text = session.text();
        // Other keys work at once.
        press(session, "z");
        CHECK(session.turns() == turns + 1);
        return text;
    };
    for (const char* key : {"i", "d", "e", "r", "a", "t", "c", "R"}) {
        INFO(key);
        CHECK(said(key, {}).find("empty") != std::string::npos);
    }
    Item mango;
    mango.kind = ItemKind::Mango;
    CHECK(said("e", {mango}).find("to equip") != std::string::npos);
    CHECK(said("r", {mango}).find("nothing equipped") != std::string::npos);
    CHECK(said("c", {mango}).find("identified") != std::string::npos);
    Item sword;
    sword.kind = ItemKind::Sword;
    CHECK(said("a", {sword}).find("to use") != std::string::npos);
}

TEST_CASE("the pack lists items in use first, with letters and the room left", "[session][pack]") {
    Session session{{.seed = 1729, .harmless = true}};
    const std::uint64_t before = session.state_hash();
    press(session, "i");
    CHECK(shows(session, "Your inventory"));
    const std::size_t dagger = row_with(session, "dagger <12> (in hand)");
    const std::size_t leather = row_with(session, "leather armor [3] <10> (worn)");
    const std::size_t darts = row_with(session, "15 darts");
    CHECK(dagger == 2);
    CHECK(leather == 3);
    CHECK(darts > leather + 1);
    CHECK(shows(session, "Room for "));
    // A letter tells more.
    const std::string line = session.text();
    const Observation& seen = session.observe();
    const auto of_kind = [&](ItemKind kind) {
        return std::find_if(seen.pack.begin(), seen.pack.end(),
                            [&](const PackItemView& carried) { return carried.item.kind == kind; });
    };
    press(session, std::string(1, of_kind(ItemKind::Dart)->letter));
    CHECK(shows(session, "Drop (d)"));
    CHECK(shows(session, "Throw (t)"));
    press(session, "Down");
    press(session, "Up");
    press(session, "Escape");
    CHECK_FALSE(shows(session, "Your inventory"));
    CHECK(session.state_hash() == before);
    CHECK(session.turns() == 0);
}

TEST_CASE("clicks choose an item, press its buttons and close the pack", "[session][pack]") {
    Session session{{.seed = 1729, .harmless = true}};
    press(session, "i");
    click_on(session, 90, row_with(session, "15 darts"));
    REQUIRE(shows(session, "Drop (d)"));
    const std::string text = session.text();
    const std::size_t row = row_with(session, "Drop (d)");
    const std::u32string wide = from_utf8(text);
    const auto column = static_cast<int>(wide.find(U"Drop (d)") - row * 101);
    click_on(session, column, row);
    CHECK_FALSE(shows(session, "Your inventory"));
    CHECK(session.turns() == 1);
    press(session, "i");
    click_on(session, 30, 31);
    CHECK_FALSE(shows(session, "Your inventory"));
    CHECK(session.turns() == 1);
}

TEST_CASE("d asks for an item and drops it", "[session][pack]") {
    Session session{{.seed = 1729, .harmless = true}};
    const std::size_t carried = session.observe().pack.size();
    press(session, "d");
    CHECK(shows(session, "Drop which item?"));
    press(session, "1");
    press(session, "Escape");
    CHECK(session.turns() == 0);
    press(session, "d");
    const char letter = session.observe().pack.front().letter;
    press(session, std::string(1, static_cast<char>(letter - 'a' + 'A')));
    CHECK(shows(session, "Drop (d)"));
    CHECK(session.turns() == 0);
    press(session, "d");
    CHECK(session.turns() == 1);
    CHECK(session.observe().pack.size() == carried - 1);
    press(session, "d");
    press(session, "~");
    CHECK(session.turns() == 1);
}

TEST_CASE("a letter without an item is answered with a message", "[session][pack]") {
    for (const char* key : {"d", "t", "e", "a", "c", "R"}) {
        INFO(key);
        Session session{{.seed = 1729, .harmless = true}};
        press(session, key);
        const std::uint64_t before = session.state_hash();
        const std::size_t written = session.recorded();
        const std::string prompt = session.text();
        press(session, "q");
        CHECK(session.messages().back().find("no such letter") != std::string::npos);
        CHECK(shows(session, "pack has no such letter"));
        CHECK(session.state_hash() == before);
        CHECK(session.recorded() == written);
        // The question is still open.
        press(session, "Escape");
        CHECK(session.text() != prompt);
        press(session, "z");
        CHECK(session.turns() == 1);
    }
    Session session{{.seed = 1729, .harmless = true}};
    press(session, "i");
    press(session, "q");
    CHECK_FALSE(shows(session, "no such letter"));
}

TEST_CASE("t asks for an item and a target, and Escape spends nothing", "[session][pack]") {
    Session session = hunted();
    const auto darts = [&] {
        int number = 0;
        for (const PackItemView& carried : session.observe().pack)
            if (carried.item.kind == ItemKind::Dart) number += carried.item.quantity;
        return number;
    };
    const auto letter = [&] {
        for (const PackItemView& carried : session.observe().pack)
            if (carried.item.kind == ItemKind::Dart) return std::string(1, carried.letter);
        return std::string{};
    };
    const std::uint64_t before = session.state_hash();
    press(session, "t");
    CHECK(shows(session, "Throw which item?"));
    press(session, letter());
    CHECK(shows(session, "Throw a dart:"));
    // The rat is what it will be thrown at, unless one says otherwise.
    CHECK(shows(session, "rat"));
    press(session, "h");
    press(session, "Tab");
    press(session, "Escape");
    CHECK_FALSE(shows(session, "Throw a dart:"));
    CHECK(session.state_hash() == before);

    press(session, "t");
    press(session, letter());
    press(session, "Enter");
    CHECK(session.turns() == 1);
    CHECK(darts() == 14);
    // The same again at once, as long as the target is there.
    press(session, "T");
    CHECK((session.turns() == 2 || shows(session, "Throw a dart:")));
}

TEST_CASE("throwing at the hero's own cell is refused", "[session][pack]") {
    Session session{{.seed = 1729, .harmless = true}};
    press(session, "t");
    press(session, std::string(1, session.observe().pack.front().letter));
    REQUIRE(shows(session, ": Enter: confirm"));
    const bool nobody_about = session.observe().monsters.empty();
    REQUIRE(nobody_about);
    press(session, "Enter");
    CHECK(session.turns() == 0);
    CHECK_FALSE(shows(session, ": Enter: confirm"));
    press(session, "T");
    CHECK(shows(session, "Throw which item?"));
}

TEST_CASE("a first tap aims a throw, a second one throws", "[session][pack]") {
    Session session{{.seed = 1729, .harmless = true}};
    press(session, "t");
    press(session, std::string(1, session.observe().pack.front().letter));
    const Pos hero = session.observe().hero->at;
    const int column = 21 + hero.x;
    const auto row = static_cast<std::size_t>(3 + hero.y - 2);
    click_on(session, column, row);
    CHECK(session.turns() == 0);
    CHECK(shows(session, ": Enter: confirm"));
    click_on(session, column, row);
    CHECK(session.turns() == 1);
}

TEST_CASE("the path of a known bolt has its colour, that of an unknown one has none", "[session][pack]") {
    const auto aiming = [](bool known, ItemKind kind) {
        Session session = crafted([&](Game& game) {
            game.item_knowledge.of(kind).known = known;
            // By one name, so that only the color may tell.
            game.item_knowledge.of(kind).called = "riddle";
            game.hero.pack.items.push_back({.kind = kind, .enchant = 2, .charges = 2, .letter = 's'});
        });
        press(session, "a");
        press(session, "s");
        press(session, "k");
        press(session, "k");
        return session;
    };
    Session fire = aiming(true, ItemKind::StaffOfFirebolt);
    Session poison = aiming(true, ItemKind::StaffOfPoison);
    Session unknown_fire = aiming(false, ItemKind::StaffOfFirebolt);
    Session unknown_poison = aiming(false, ItemKind::StaffOfPoison);
    // The prompt names what is pointed, and nothing else tells.
    const auto below_prompt = [](Session& session) {
        std::string text = session.text();
        for (int row = 0; row < 3; ++row) text.erase(0, text.find('\n') + 1);
        return text;
    };
    CHECK(shows(fire, "Aim your staff of firebolt:"));
    CHECK(below_prompt(fire) == below_prompt(unknown_fire));
    CHECK(fire.repaint() != poison.repaint());
    CHECK(fire.repaint() != unknown_fire.repaint());
    CHECK(unknown_fire.repaint() == unknown_poison.repaint());
}

TEST_CASE("prompts show unsuitable items in grey", "[session][pack]") {
    Session session{{.seed = 1729, .harmless = true}};
    // Rows of the panel with gray text, its own included; the map has no such gray.
    constexpr Rgb gray{127, 127, 127};
    const auto grays = [&](const char* key) {
        press(session, key);
        TestTerminal terminal;
        terminal.apply(session.repaint());
        press(session, "Escape");
        int count = 0;
        for (int row = 0; row < screen_rows; ++row) {
            bool is_gray = false;
            for (int column = 0; column < screen_columns; ++column) {
                const StyledCell& cell = terminal.screen.at(column, row);
                is_gray |= cell.glyph != U' ' && cell.fore == gray;
            }
            count += is_gray;
        }
        return count;
    };
    const int all_fit = grays("i");
    CHECK(grays("d") == all_fit);
    // Food and what is in use already; all but the food.
    CHECK(grays("e") > all_fit);
    CHECK(grays("a") > all_fit);
    CHECK(session.turns() == 0);
}

TEST_CASE("J marks the stealth range and takes no time", "[session]") {
    Session session{{.seed = 1729, .harmless = true}};
    const std::string plain = session.repaint();
    const std::uint64_t before = session.state_hash();
    press(session, "J");
    CHECK(session.messages().back().find("J:") != std::string::npos);
    CHECK(session.repaint() != plain);
    press(session, "]");
    CHECK(session.state_hash() == before);
    CHECK(session.turns() == 0);
}

TEST_CASE("a message that must be read stops the keys until Space", "[session][more]") {
    Session session = crafted([](Game& game) { game.hero.nutrition = 151; });
    press(session, "z");
    REQUIRE(session.observe().hero->nutrition == 150);
    CHECK(shows(session, "--MORE--"));
    press(session, "z");
    press(session, "h");
    press(session, "Enter");
    CHECK(session.turns() == 1);
    CHECK(shows(session, "--MORE--"));
    press(session, "Space");
    CHECK_FALSE(shows(session, "--MORE--"));
    CHECK(session.turns() == 1);
    press(session, "z");
    CHECK(session.turns() == 2);
    // The prompt flashes for half a second when another key is pressed.
    Session moving = crafted([](Game& game) { game.hero.nutrition = 151; });
    moving.set_motion(true);
    press(moving, "z");
    moving.draw();
    const auto is_yellow = [&] { return moving.repaint().find("48;2;255;255;0") != std::string::npos; };
    CHECK_FALSE(is_yellow());
    press(moving, "h");
    CHECK(is_yellow());
    CHECK(moving.wants_motion() > 0);
    moving.pass_frame(499);
    CHECK(is_yellow());
    moving.pass_frame(1);
    CHECK_FALSE(is_yellow());
    CHECK(shows(moving, "--MORE--"));
    // A program is held up by nothing.
    Session driven = crafted([](Game& game) { game.hero.nutrition = 151; });
    driven.act(Rest{});
    driven.act(Rest{});
    CHECK(driven.turns() == 2);
}

TEST_CASE("hallucination shows another monster each turn without changing the game", "[session][dream]") {
    const auto haunted = [](Game& game) { game.hero.vitals.statuses.set(Status::Hallucinating, 300); };
    Session watched = crafted(haunted);
    Session unwatched = crafted(haunted);
    std::string before = watched.text();
    for (int i = 0; i < 10; ++i) {
        press(watched, "s");
        press(unwatched, "s");
        watched.draw();
        CHECK(watched.draw().empty());
    }
    CHECK(shows(watched, "Hallucinating"));
    CHECK(watched.state_hash() == unwatched.state_hash());
    CHECK(watched.repaint() == unwatched.repaint());
}

TEST_CASE("a narrow window is scrolled to where there is something to read", "[session][pack]") {
    Session session = crafted([](Game&) {});
    const auto column_of = [&](std::string_view words) {
        const std::string text = session.text();
        const std::size_t at = text.find(words);
        REQUIRE(at != std::string::npos);
        const std::size_t line = text.rfind('\n', at);
        const std::size_t begin = line == std::string::npos ? 0 : line + 1;
        return static_cast<int>(from_utf8(text.substr(begin, at - begin)).size());
    };
    CHECK(session.reading_column() == -1);
    press(session, "i");
    const int list = session.reading_column();
    CHECK(list >= 40);
    CHECK(column_of("Your inventory") == list + 3);
    press(session, "a");
    // Beside the list, and off the sidebar.
    CHECK(session.reading_column() == std::max(21, list - 40));
    press(session, "Escape");
    press(session, "Escape");
    CHECK(session.reading_column() == -1);
    press(session, "?");
    CHECK(session.reading_column() == 0);
    press(session, "Escape");
    press(session, "&");
    CHECK(session.reading_column() == 32);
    press(session, "n");
    CHECK(session.reading_column() == -1);
    press(session, "M");
    CHECK(session.reading_column() == 21);
}

namespace {

/// A rat on one side, a friend on the other, and a staff.
Session between_friend_and_foe(ItemKind staff, bool known, bool felt = false) {
    return crafted([&](Game& game) {
        VisitedLevel& place = game.here();
        place.level.monsters.clear();
        for (Direction d : directions) {
            const Pos at = game.hero.at + step(d) + step(d);
            const bool open =
                place.known.visible.test(at) && place.known.visible.test(game.hero.at + step(d)) &&
                !place.level.layers.has(at,
                                        {TerrainProperty::BlocksMovement, TerrainProperty::BlocksVision}) &&
                !place.level.layers.has(game.hero.at + step(d),
                                        {TerrainProperty::BlocksMovement, TerrainProperty::BlocksVision});
            if (!open || place.level.monsters.size() == 2) continue;
            Monster one;
            one.kind = place.level.monsters.empty() ? MonsterKind::Rat : MonsterKind::Monkey;
            one.state = place.level.monsters.empty() ? MonsterState::Hunting : MonsterState::Ally;
            one.health = 4;
            one.max_health = 12;
            one.at = at;
            place.level.monsters.push_back(one);
        }
        REQUIRE(place.level.monsters.size() == 2);
        game.item_knowledge.of(staff).known = known;
        Item item{.kind = staff, .enchant = 2, .charges = 2, .letter = 's'};
        if (felt) item.marks = {ItemMark::MagicDetected};
        game.hero.pack.items.push_back(item);
    });
}

MonsterKind pointed_at(Session& session) {
    press(session, "a");
    press(session, "s");
    return shows(session, "ou see your monkey") ? MonsterKind::Monkey : MonsterKind::Rat;
}

}  // namespace

TEST_CASE("Tab aims known helpful items at allies first, and all others at enemies", "[session][pack]") {
    const auto first = [](ItemKind staff, bool known, bool felt = false) {
        Session session = between_friend_and_foe(staff, known, felt);
        return pointed_at(session);
    };
    CHECK(first(ItemKind::StaffOfHealing, true) == MonsterKind::Monkey);
    CHECK(first(ItemKind::StaffOfPoison, true) == MonsterKind::Rat);
    CHECK(first(ItemKind::StaffOfHealing, false) == MonsterKind::Rat);
    CHECK(first(ItemKind::StaffOfHealing, false, true) == MonsterKind::Monkey);
    CHECK(first(ItemKind::StaffOfPoison, false, true) == MonsterKind::Rat);
}

TEST_CASE("Escape does not cancel a scroll that asks for an item", "[session][pack]") {
    Session session = crafted([](Game& game) {
        game.hero.pack.items.push_back({.kind = ItemKind::ScrollOfEnchanting, .letter = 's'});
    });
    const std::size_t before = session.observe().pack.size();
    press(session, "a");
    press(session, "s");
    CHECK(shows(session, "Enchant which item?"));
    press(session, "Escape");
    CHECK(shows(session, "Enchant which item?"));
    CHECK(session.observe().pack.size() == before - 1);
    CHECK(session.turns() == 0);
    char dagger = 0;
    for (const PackItemView& carried : session.observe().pack)
        if (carried.item.kind == ItemKind::Dagger) dagger = carried.letter;
    press(session, std::string(1, dagger));
    CHECK(session.turns() == 1);
    CHECK_FALSE(shows(session, "Enchant which item?"));
}

TEST_CASE("a question for an item names Esc only if Esc is a way out", "[session][pack]") {
    const auto asks = [](auto&& change, const char* key, char letter, std::string_view question) {
        Session session = crafted(change);
        press(session, key);
        press(session, std::string(1, letter));
        REQUIRE(shows(session, question));
        const auto has_way_out = [](const Session& shown) {
            const std::vector<ReadChoice> choices = shown.reading().choices;
            return std::any_of(choices.begin(), choices.end(),
                               [](const ReadChoice& choice) { return choice.key == "Escape"; });
        };
        const bool is_named = shows(session, "Esc: cancel");
        CHECK(has_way_out(session) == is_named);
        session.set_keyboard(false);
        CHECK(shows(session, "outside: cancel") == is_named);
        session.set_keyboard(true);
        press(session, "Escape");
        CHECK(shows(session, question) == !is_named);
        return is_named;
    };
    for (const ItemKind scroll : {ItemKind::ScrollOfEnchanting, ItemKind::ScrollOfIdentify})
        CHECK_FALSE(asks(
            [&](Game& game) {
                game.hero.pack.items.push_back({.kind = scroll, .letter = 's'});
                game.hero.pack.items.push_back({.kind = ItemKind::WandOfSlowness, .letter = 'w'});
            },
            "a", 's', scroll == ItemKind::ScrollOfIdentify ? "Identify which item?" : "Enchant which item?"));
    CHECK(asks(
        [](Game& game) {
            for (const char letter : {'r', 's', 't'})
                game.hero.pack.items.push_back({.kind = ItemKind::RingOfLight, .letter = letter});
            const auto count = static_cast<int>(game.hero.pack.items.size());
            game.hero.pack.rings[0] = count - 3;
            game.hero.pack.rings[1] = count - 2;
        },
        "e", 't', "Take off which ring?"));
}

TEST_CASE("a question for an item shows unsuitable items in grey", "[session][pack]") {
    const auto unfit = [](ItemKind scroll) {
        Session session = crafted([&](Game& game) {
            game.hero.pack.items.push_back({.kind = scroll, .letter = 's'});
            // The kind of a mango is always known.
            game.hero.pack.items.push_back({.kind = ItemKind::Mango, .letter = 'm'});
            game.hero.pack.items.push_back({.kind = ItemKind::WandOfSlowness, .charges = 2, .letter = 'w'});
        });
        press(session, "a");
        press(session, "s");
        std::string letters;
        for (const ReadChoice& choice : session.reading().choices)
            if (choice.unfit) letters += choice.key;
        // What is gray is what the rules refuse.
        for (const PackItemView& carried : std::vector<PackItemView>{session.observe().pack}) {
            const bool is_gray = letters.find(carried.letter) != std::string::npos;
            if (!is_gray) continue;
            press(session, std::string(1, carried.letter));
            CHECK(session.turns() == 0);
            CHECK(session.messages().back().find("cannot be chosen here") != std::string::npos);
        }
        return letters;
    };
    const std::string for_enchanting = unfit(ItemKind::ScrollOfEnchanting);
    CHECK(for_enchanting.find('m') != std::string::npos);
    CHECK(for_enchanting.find('w') == std::string::npos);
    const std::string for_identifying = unfit(ItemKind::ScrollOfIdentify);
    CHECK(for_identifying.find('m') != std::string::npos);
    CHECK(for_identifying.find('w') == std::string::npos);
}

TEST_CASE("a question for an item lets the player read about items, but do nothing else", "[session][pack]") {
    Session session = crafted([](Game& game) {
        game.hero.pack.items.push_back({.kind = ItemKind::ScrollOfEnchanting, .letter = 's'});
        game.hero.pack.items.push_back({.kind = ItemKind::WandOfSlowness, .charges = 2, .letter = 'w'});
    });
    press(session, "a");
    press(session, "s");
    const std::size_t told = session.messages().size();
    press(session, "W");
    CHECK_FALSE(shows(session, "Drop (d)"));
    for (const ReadChoice& choice : session.reading().choices)
        CHECK((choice.key == "Down" || choice.key == "Escape" || choice.key == "?"));
    CHECK_FALSE(session.reading().lines.empty());
    // Back to the question, which is still open.
    press(session, "Escape");
    CHECK(shows(session, "Enchant which item?"));
    CHECK(session.messages().size() == told);
    press(session, "w");
    CHECK(session.turns() == 1);
}

}  // namespace cellophane
