#include "play/actions/handling.h"

#include <utility>
#include <variant>

#include "play/combat/teleport.h"
#include "play/effects/living_level.h"
#include "play/items/dropping.h"
#include "play/items/identification.h"
#include "play/pathfinding/travel_hazards.h"
#include "play/perception/visibility.h"
#include "play/society/warden.h"
#include "play/turn/feats.h"
#include "world/environment/floor_items.h"

namespace cellophane {

namespace {

/// The number of an item lying at a place, from some number on; -1 if there is none.
int lying_at(const std::vector<Item>& items, Pos at, int from = 0) {
    for (int i = from; i < static_cast<int>(items.size()); ++i) {
        const Item& item = items[static_cast<std::size_t>(i)];
        if (lies_on_floor(item) && item.at == at) return i;
    }
    return -1;
}

/// Whether automatic movement is only passing through the hero's cell.
bool is_passing(const Game& game) {
    if (std::holds_alternative<Exploring>(game.doing)) return true;
    const Traveling* journey = std::get_if<Traveling>(&game.doing);
    return journey != nullptr && !(journey->target == game.hero.at);
}

bool is_second_amulet(const Inventory& pack, const Item& item) {
    return item.kind == ItemKind::Amulet && holds_amulet(pack);
}

bool can_take(const Inventory& pack, const Item& item) {
    return item.kind == ItemKind::Gold || is_second_amulet(pack, item) || has_room_for(pack, item);
}

/// Puts an item that can be taken where it belongs.
void stow(Turn& turn, Item item) {
    Hero& hero = turn.game.hero;
    if (item.kind == ItemKind::Gold) {
        hero.gold += item.quantity;
        turn.emit(GoldTaken{item.quantity});
        return spoil_feat(turn, Feat::Untempted);
    }
    if (is_second_amulet(hero.pack, item)) return turn.emit(SecondAmuletGone{});
    const int number = put_in(hero.pack, std::move(item));
    const Item& stack = hero.pack.at(number);
    turn.emit(ItemTaken{known_view_of(turn.game, stack), stack.letter});
}

}  // namespace

TurnCost refuse(Turn& turn, Refusal why, const Item* item) {
    HandsRefused refused{.why = why};
    if (item != nullptr) refused.item = known_view_of(turn.game, *item);
    turn.emit(refused);
    return TurnCost::Nothing;
}

TurnCost ask_about_item(Turn& turn, Question question, const Asked& asked) {
    turn.game.question = question;
    turn.game.asked = asked;
    return TurnCost::Nothing;
}

void pick_up(Turn& turn, LevelContext& level) {
    Hero& hero = turn.game.hero;
    const bool passing = is_passing(turn.game);
    std::vector<Item>& items = level.around().items;
    bool lifted = false;
    bool amulet = false;
    for (int i = lying_at(items, hero.at); i >= 0; i = lying_at(items, hero.at, i)) {
        Item& item = items[static_cast<std::size_t>(i)];
        if (passing && is_left_alone(item)) {
            ++i;
            continue;
        }
        // In hand it is known for what it is, whether it goes into the pack or not.
        recognize(turn, item);
        if (!can_take(hero.pack, item)) {
            item.marks |= {ItemMark::ExplorerAvoids};
            turn.emit(PackFull{known_view_of(turn.game, item)});
            ++i;
            continue;
        }
        amulet = amulet || item.kind == ItemKind::Amulet;
        stow(turn, take_item(level.around(), static_cast<std::size_t>(i)));
        lifted = true;
    }
    if (lifted) item_left(level.around(), hero.at);
    if (amulet) rouse_warden(turn, level);
}

void teleport_hero(Turn& turn, LevelContext& level) {
    const bool moved = teleport(turn, level, turn.game.hero);
    turn.emit(Whisked{.away = moved});
    if (moved) pick_up(turn, level);
}

void notice_underfoot(Turn& turn) {
    const std::vector<Item>& items = turn.game.here().level.items;
    const int number = lying_at(items, turn.game.hero.at);
    if (number >= 0)
        turn.emit(ItemUnderfoot{known_view_of(turn.game, items[static_cast<std::size_t>(number)])});
}

OrderVerdict consider(const Game& game, const Drop& order) {
    OrderVerdict verdict = find_in_pack(game, order.item);
    if (!verdict.is_found()) return verdict;
    const Hero& hero = game.hero;
    const Level& level = game.here().level;
    const int lying = lying_at(level.items, hero.at);
    if (hero.pack.clings(verdict.number)) {
        verdict.refused = Refusal::Clings;
    } else if (level.layers.has(hero.at, {TerrainProperty::BlocksItems})) {
        verdict.refused = Refusal::GroundUnfit;
    } else if (lying >= 0) {
        Inventory lighter = hero.pack;
        take_handful(lighter, verdict.number);
        const Item& taken = level.items[static_cast<std::size_t>(lying)];
        if (can_take(lighter, taken)) return verdict;
        verdict.refused = Refusal::NoRoomToSwap;
        verdict.by = &taken;
    }
    return verdict;
}

TurnCost drop(Turn& turn, const Drop& order) {
    const OrderVerdict verdict = consider(turn.game, order);
    if (is_withheld(turn, verdict)) return TurnCost::Nothing;
    Hero& hero = turn.game.hero;
    LivingLevel level{turn};
    Surroundings& around = level.around();
    const int lying = lying_at(around.items, hero.at);
    Item dropped = take_handful(hero.pack, verdict.number);
    turn.emit(ItemDropped{known_view_of(turn.game, dropped)});
    if (lying >= 0) {
        Item taken = take_item(around, static_cast<std::size_t>(lying));
        recognize(turn, taken);
        const bool amulet = taken.kind == ItemKind::Amulet;
        stow(turn, std::move(taken));
        item_left(around, hero.at);
        if (amulet) rouse_warden(turn, level);
    }
    dropped.marks |= {ItemMark::ExplorerAvoids};
    lay(level, std::move(dropped), hero.at);
    return TurnCost::Turn;
}

bool is_withheld(Turn& turn, const OrderVerdict& verdict, const Asked& asked, bool sure) {
    if (verdict.question != Question::None && !sure)
        ask_about_item(turn, verdict.question, asked);
    else if (verdict.refused)
        refuse(turn, *verdict.refused, verdict.by);
    else if (verdict.is_certain_death)
        turn.emit(CertainDeathRefused{Terrain::Lava});
    else
        return false;
    return true;
}

}  // namespace cellophane
