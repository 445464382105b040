#include <algorithm>

#include "dungeon/population/horde_spawn.h"
#include "play/actions/actions.h"
#include "play/actions/doubts.h"
#include "play/actions/enchant.h"
#include "play/actions/handling.h"
#include "play/combat/blasts.h"
#include "play/effects/living_level.h"
#include "play/items/identification.h"
#include "play/items/staff_charges.h"
#include "play/perception/visibility.h"
#include "play/society/aggravation.h"
#include "play/society/leadership.h"
#include "play/turn/feats.h"
#include "world/environment/promotion.h"

namespace cellophane {

namespace {

using Utter = void (*)(Turn&, LevelContext&);

void protect(Turn& turn, int number) {
    if (number < 0) return turn.emit(GearProtected{});
    Item& item = turn.game.hero.pack.at(number);
    item.marks |= {ItemMark::Protected};
    item.marks = item.marks.without({ItemMark::Cursed});
    part_from_its_like(item, turn.game.play);
    turn.emit(Flared{turn.game.hero.at, Light::ProtectionFlare});
    turn.emit(GearProtected{known_view_of(turn.game, item)});
}

void read_protect_armor(Turn& turn, LevelContext&) {
    protect(turn, turn.game.hero.pack.worn);
}

void read_protect_weapon(Turn& turn, LevelContext&) {
    protect(turn, turn.game.hero.pack.wielded);
}

void read_remove_curse(Turn& turn, LevelContext&) {
    bool any = false;
    for (Item& item : turn.game.hero.pack.items) {
        any = any || item.marks.has(ItemMark::Cursed);
        item.marks = item.marks.without({ItemMark::Cursed});
    }
    turn.emit(CursesLifted{any});
}

void read_teleportation(Turn& turn, LevelContext& level) {
    teleport_hero(turn, level);
}

void read_recharging(Turn& turn, LevelContext&) {
    Inventory& pack = turn.game.hero.pack;
    PackRecharged told{recharge_staffs(pack)};
    for (Item& item : pack.items) {
        const ItemCategory category = item.row().category;
        if (category == ItemCategory::Charm) item.charges = 0;
        if (category == ItemCategory::Wand) ++item.charges;
        if (category == ItemCategory::Charm || category == ItemCategory::Wand) told.categories |= {category};
    }
    turn.emit(told);
}

void read_sanctuary(Turn& turn, LevelContext& level) {
    place_feature(level.around(), Feature::SacredGlyphs, turn.game.hero.at);
}

void read_magic_mapping(Turn& turn, LevelContext&) {
    map_level(turn);
}

void read_negation(Turn& turn, LevelContext& level) {
    // No cell of a level is further off than its width.
    constexpr int everywhere = standard_size.width;
    negate_around(turn, level, everywhere);
}

void read_shattering(Turn& turn, LevelContext& level) {
    constexpr int radius = 9;
    shatter_around(turn, level, radius);
}

void read_discord(Turn& turn, LevelContext&) {
    constexpr int turns = 30;
    spread_discord(turn, turns);
}

void read_cause_fear(Turn& turn, LevelContext&) {
    spread_fear(turn);
}

void read_aggravate_monsters(Turn& turn, LevelContext&) {
    aggravate(turn, turn.game.hero.at, steps_across);
}

/// Free ground beside the hero that a horde can come to stand on.
bool is_free_for_summons(const Game& game, Pos at) {
    const Level& level = game.here().level;
    return level.size().contains(at) && !level.layers.has(at, {TerrainProperty::BlocksMovement}) &&
           somebody_at(level, at) == nullptr;
}

void read_summon_monsters(Turn& turn, LevelContext&) {
    constexpr int passes = 25;
    constexpr int most_hordes = 3;
    constexpr int percent = 10;
    Game& game = turn.game;
    Level& level = game.here().level;
    const std::size_t before = level.monsters.size();
    const int born_before = game.creatures_born;
    BitGrid reserved{level.size()};
    reserved.set(game.hero.at);
    const VariantRow variant = game.variant.row();
    int hordes = 0;
    for (int pass = 0; pass < passes && hordes < most_hordes; ++pass)
        for (const Direction d : directions) {
            const Pos at = game.hero.at + step(d);
            if (hordes >= most_hordes || !is_free_for_summons(game, at) || !game.play.percent(percent))
                continue;
            const HordeSpawn horde{.at = at, .reserved = reserved};
            if (spawn_horde(level, variant, horde, game.late_items.rng, game.late_items.left,
                            game.creatures_born, game.play) > 0)
                ++hordes;
        }
    welcome_newcomers(game, born_before);
    HordesCame told{.hordes = hordes};
    // Like startled creatures, those summoned do not act before `ticks_to_wake` have passed.
    for (std::size_t i = before; i < level.monsters.size(); ++i) {
        Monster& monster = level.monsters[i];
        const bool leads = !monster.leader;
        monster.vitals.ticks = leads ? ticks_to_wake : std::max(monster.vitals.ticks, ticks_to_wake);
        alert(game, monster);
        if (is_perceived(game, monster) && !told.where.is_full()) told.where.push_back(monster.at);
    }
    turn.emit(told);
}

/// Waits for an item to be chosen (`choose_for_scroll`).
void read_for_choice(Turn&, LevelContext&) {}

struct ScrollRow {
    ItemKind kind{};
    Utter act = nullptr;
    Question wants = Question::None;
};

constexpr ScrollRow scroll_list[] = {
    {ItemKind::ScrollOfEnchanting, read_for_choice, Question::WhatToEnchant},
    {ItemKind::ScrollOfIdentify, read_for_choice, Question::WhatToIdentify},
    {ItemKind::ScrollOfTeleportation, read_teleportation},
    {ItemKind::ScrollOfRemoveCurse, read_remove_curse},
    {ItemKind::ScrollOfRecharging, read_recharging},
    {ItemKind::ScrollOfProtectArmor, read_protect_armor},
    {ItemKind::ScrollOfProtectWeapon, read_protect_weapon},
    {ItemKind::ScrollOfSanctuary, read_sanctuary},
    {ItemKind::ScrollOfMagicMapping, read_magic_mapping},
    {ItemKind::ScrollOfNegation, read_negation},
    {ItemKind::ScrollOfShattering, read_shattering},
    {ItemKind::ScrollOfDiscord, read_discord},
    {ItemKind::ScrollOfCauseFear, read_cause_fear},
    {ItemKind::ScrollOfAggravateMonsters, read_aggravate_monsters},
    {ItemKind::ScrollOfSummonMonsters, read_summon_monsters},
};
static_assert(has_row_for_each(scroll_list, scroll_kinds));

bool anything_suits(const Game& game, Question wanted) {
    const auto count = static_cast<int>(game.hero.pack.items.size());
    for (int i = 0; i < count; ++i)
        if (suits(game, wanted, i)) return true;
    return false;
}

/// The scroll goes to dust. Its kind has become known by now.
void use_up(Turn& turn, int number, bool was_known) {
    const Item used = take_one(turn.game.hero.pack, number);
    turn.emit(ScrollRead{.item = known_view_of(turn.game, used), .was_known = was_known});
}

}  // namespace

bool suits(const Game& game, Question asked, int number) {
    const Inventory& pack = game.hero.pack;
    switch (asked) {
        case Question::WhatToEnchant:
            return enchantable.has(pack.at(number).row().category);
        case Question::WhatToIdentify:
            return can_be_identified(game, pack.at(number));
        case Question::WhichRing:
            return number == pack.rings[0] || number == pack.rings[1];
        case Question::None:
        case Question::LeapIntoChasm:
        case Question::WalkIntoFire:
        case Question::WalkIntoGas:
        case Question::StepOnTrap:
        case Question::WalkByLava:
        case Question::ThrowInUse:
        case Question::FreeCaptive:
        case Question::AttackAlly:
        case Question::AttackAcid:
        case Question::UseMalevolent:
        case Question::EatTooMuch:
        case Question::PlayEasily:
        case Question::BlinkOverLava:
        case Question::ThrowAway:
        case Question::UseInVain:
        case Question::HarmAlly:
        case Question::count:
            break;
    }
    return false;
}

OrderVerdict consider(const Game& game, const Read& order) {
    return ask_before_waste(game,
                            ask_before_harm(game, find_in_pack(game, order.item, {ItemCategory::Scroll})));
}

TurnCost read(Turn& turn, const Read& order, bool sure) {
    Game& game = turn.game;
    const OrderVerdict verdict = consider(game, order);
    if (is_withheld(turn, verdict, {.item = order.item}, sure)) return TurnCost::Nothing;
    const int number = verdict.number;
    const Item& wanted = game.hero.pack.at(number);
    const ScrollRow& row = row_in(scroll_list, wanted.kind);
    const bool was_known = game.item_knowledge.knows(wanted.kind);
    learn_kind(turn, wanted, Announcement::Quietly);
    use_up(turn, number, was_known);
    // It is spent whatever comes of it, so there is no going back.
    if (row.wants != Question::None && anything_suits(game, row.wants))
        return ask_about_item(turn, row.wants, {.committed = true});
    if (row.wants != Question::None) turn.emit(NothingToChoose{row.wants == Question::WhatToIdentify});
    LivingLevel level{turn};
    row.act(turn, level);
    return TurnCost::Turn;
}

TurnCost choose_for_scroll(Turn& turn, Question asked, char chosen) {
    Game& game = turn.game;
    const int number = number_of(game.hero.pack, chosen);
    if (number < 0 || !suits(game, asked, number)) {
        game.question = asked;
        const Refusal why = chosen == 0  ? Refusal::MustChoose
                            : number < 0 ? Refusal::NoSuchItem
                                         : Refusal::WrongChoice;
        return refuse(turn, why, number < 0 ? nullptr : &game.hero.pack.at(number));
    }
    Item& item = game.hero.pack.at(number);
    if (asked == Question::WhatToEnchant) {
        const bool freed = enchant(game, item);
        turn.emit(Flared{game.hero.at, Light::EnchantmentFlare});
        turn.emit(Enchanted{known_view_of(game, item), item.letter, freed});
        judge_enchantment(turn, item);
    } else {
        identify(turn, item);
        turn.emit(Identified{known_view_of(game, item), item.letter});
    }
    return TurnCost::Turn;
}

}  // namespace cellophane
