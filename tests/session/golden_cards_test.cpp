#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "content/items.h"
#include "content/monsters.h"
#include "content/mutations.h"
#include "session/crafted.h"
#include "session/shown.h"
#include "support/catch.h"
#include "support/golden_file.h"

// What is told of every creature and every item, and what comes of meeting the one and using the other.

namespace cellophane {

namespace {

NewGame fresh() {
    return {.seed = 1729, .harmless = true};
}

/// A session with a creature `apart` cells from the hero, and nobody else.
template <class Change>
Session facing(MonsterKind kind, int apart, const Change& change) {
    return crafted(
        [&](Game& game) {
            Level& level = game.here().level;
            level.monsters.clear();
            Pos at = game.hero.at;
            for (int i = 0; i < apart; ++i) at = at + step(Direction::North);
            Monster monster = newborn(kind, std::nullopt, at);
            monster.state = MonsterState::Hunting;
            change(monster);
            level.monsters.push_back(monster);
        },
        fresh());
}

Pos cell_north(const Session& session, int apart) {
    Pos at = session.observe().hero->at;
    for (int i = 0; i < apart; ++i) at = at + step(Direction::North);
    return at;
}

std::string row_of(std::string_view what, std::string_view name, const Shown& shown) {
    return std::string{what} + '\t' + std::string{name} + '\t' + shown.row();
}

/// The creature's card in each of its states.
Shown cards_of(MonsterKind kind) {
    Shown shown;
    for (int state = 0; state < static_cast<int>(MonsterState::count); ++state)
        for (const bool is_captive : {false, true}) {
            Session session = facing(kind, 2, [&](Monster& monster) {
                monster.state = static_cast<MonsterState>(state);
                if (is_captive) monster.marks |= {MonsterMark::Captive};
                if (state == static_cast<int>(MonsterState::Ally))
                    monster.marks |= {MonsterMark::FollowsHero};
                if (state == 1) monster.health = std::max(1, monster.health / 3);
            });
            session.look_at(cell_north(session, 2));
            look(session, shown);
        }
    return shown;
}

/// Some turns beside it.
Shown meeting(MonsterKind kind) {
    Shown shown;
    Session session = facing(kind, 1, [](Monster&) {});
    session.set_sounds(true);
    for (int turn = 0; turn < 12 && !session.report().over; ++turn) {
        session.act(turn % 3 == 2 ? Command{Search{}} : Command{Move{Direction::North}});
        session.press({.name = "y"});
        session.pass_time(60'000);
        look(session, shown);
    }
    return shown;
}

/// A session with one more item in the pack, under the letter z.
template <class Change>
Session carrying(ItemKind kind, const Change& change) {
    return crafted(
        [&](Game& game) {
            Item item;
            item.kind = kind;
            item.letter = 'z';
            item.charges = 2;
            change(item);
            game.hero.pack.items.push_back(item);
            Level& level = game.here().level;
            level.monsters.clear();
            Pos at = game.hero.at;
            for (int i = 0; i < 2; ++i) at = at + step(Direction::North);
            level.monsters.push_back(newborn(MonsterKind::Goblin, std::nullopt, at));
        },
        fresh());
}

/// Its card, unknown and known, worse and better than usual.
Shown cards_of(ItemKind kind) {
    Shown shown;
    for (const int enchant : {-2, 0, 3})
        for (const bool is_known : {false, true}) {
            Session session = carrying(kind, [&](Item& item) {
                item.enchant = enchant;
                if (is_known) {
                    item.marks |= {ItemMark::Identified};
                    item.marks |= {ItemMark::MaxChargesKnown};
                }
                if (enchant == 3 && item_rows[kind].category == ItemCategory::Weapon)
                    item.weapon_rune = WeaponRune::Speed;
                if (enchant == 3 && item_rows[kind].category == ItemCategory::Armor)
                    item.armor_rune = ArmorRune::Reflection;
            });
            session.press({.name = "i"});
            look(session, shown);
            session.press({.name = "z"});
            look(session, shown);
        }
    return shown;
}

/// What comes of it, used in every way there is.
Shown use_of(ItemKind kind) {
    Shown shown;
    const auto use = [&](const Command& command) {
        Session session = carrying(kind, [](Item&) {});
        session.set_sounds(true);
        session.act(command);
        look(session, shown);
        for (const char* key : {"y", "Enter", "z", "z"}) {
            session.press({.name = key});
            session.pass_time(60'000);
            look(session, shown);
        }
    };
    for (const Command& command : {Command{Eat{'z'}}, Command{Drink{'z'}}, Command{Read{'z'}},
                                   Command{Equip{'z'}}, Command{Invoke{'z'}}, Command{Drop{'z'}}})
        use(command);
    const Pos target = cell_north(carrying(kind, [](Item&) {}), 2);
    use(Throw{'z', target});
    use(Zap{'z', target});
    return shown;
}

}  // namespace

TEST_CASE("every creature's card and a fight with it are as they were", "[session][golden]") {
    std::vector<std::string> lines{"what\tname\tcells, reading, touch, messages"};
    for (int i = 0; i < static_cast<int>(MonsterKind::count); ++i) {
        const auto kind = static_cast<MonsterKind>(i);
        if (kind == MonsterKind::You) continue;
        const std::string_view name = monster_rows[kind].name;
        lines.push_back(row_of("card", name, cards_of(kind)));
        lines.push_back(row_of("fight", name, meeting(kind)));
    }
    check_golden("creatures.tsv", lines);
}

TEST_CASE("every item's card and its use are as they were", "[session][golden]") {
    std::vector<std::string> lines{"what\tname\tcells, reading, touch, messages"};
    for (int i = 0; i < static_cast<int>(ItemKind::count); ++i) {
        const auto kind = static_cast<ItemKind>(i);
        const std::string name = std::string{category_rows[item_rows[kind].category].name} + ' ' +
                                 std::string{item_rows[kind].name};
        lines.push_back(row_of("card", name, cards_of(kind)));
        lines.push_back(row_of("use", name, use_of(kind)));
    }
    Session emptied = crafted([](Game& game) { game.hero.pack.items.clear(); }, fresh());
    emptied.press({.name = "i"});
    Shown shown;
    look(emptied, shown);
    lines.push_back(row_of("card", "nothing at all", shown));
    check_golden("items.tsv", lines);
}

}  // namespace cellophane
