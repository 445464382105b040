#include <algorithm>

#include "content/charms.h"
#include "play/actions/doubts.h"
#include "play/actions/handling.h"
#include "play/actions/remedies.h"
#include "play/combat/blasts.h"
#include "play/combat/conjuring.h"
#include "play/effects/harm.h"
#include "play/effects/haste.h"
#include "play/effects/levitation.h"
#include "play/effects/living_level.h"
#include "play/items/staff_charges.h"
#include "play/perception/visibility.h"
#include "play/turn/feats.h"

namespace cellophane {

namespace {

/// `power`: the figure of its row at the charm's level.
using Wake = void (*)(Turn&, LevelContext&, int power);

void wake_health(Turn& turn, LevelContext&, int percent) {
    heal(turn.game.hero, turn.game.hero.max_health * percent / 100);
}

void wake_protection(Turn& turn, LevelContext&, int tenths) {
    constexpr int most = 32'000;
    turn.game.hero.vitals.statuses.renew(Status::Shielded, std::min(tenths, most));
    turn.emit(StatusBegan{Status::Shielded});
}

void wake_haste(Turn& turn, LevelContext&, int turns) {
    become_hasted(turn, turns);
}

void wake_fire_immunity(Turn& turn, LevelContext&, int turns) {
    become_fire_immune(turn, turns);
}

void wake_invisibility(Turn& turn, LevelContext&, int turns) {
    begin_status(turn, Status::Invisible, turns);
}

void wake_telepathy(Turn& turn, LevelContext&, int turns) {
    become_telepathic(turn, turns);
}

void wake_levitation(Turn& turn, LevelContext& level, int turns) {
    become_levitating(turn, level, turns);
}

void wake_shattering(Turn& turn, LevelContext& level, int radius) {
    shatter_around(turn, level, radius);
}

void wake_guardian(Turn& turn, LevelContext& level, int turns) {
    conjure_spirit(turn, level, turns);
}

void wake_teleportation(Turn& turn, LevelContext& level, int) {
    teleport_hero(turn, level);
}

/// It fills staffs, and nothing else.
void wake_recharging(Turn& turn, LevelContext&, int) {
    turn.emit(PackRecharged{recharge_staffs(turn.game.hero.pack)});
}

/// It reaches one cell further than it says.
void wake_negation(Turn& turn, LevelContext& level, int radius) {
    negate_around(turn, level, radius + 1);
}

struct Awakening {
    ItemKind kind{};
    Wake act = nullptr;
};

constexpr Awakening awakenings[] = {
    {ItemKind::CharmOfHealth, wake_health},
    {ItemKind::CharmOfProtection, wake_protection},
    {ItemKind::CharmOfHaste, wake_haste},
    {ItemKind::CharmOfFireImmunity, wake_fire_immunity},
    {ItemKind::CharmOfInvisibility, wake_invisibility},
    {ItemKind::CharmOfTelepathy, wake_telepathy},
    {ItemKind::CharmOfLevitation, wake_levitation},
    {ItemKind::CharmOfShattering, wake_shattering},
    {ItemKind::CharmOfGuardian, wake_guardian},
    {ItemKind::CharmOfTeleportation, wake_teleportation},
    {ItemKind::CharmOfRecharging, wake_recharging},
    {ItemKind::CharmOfNegation, wake_negation},
};
static_assert(has_row_for_each(awakenings, charm_kinds));

}  // namespace

OrderVerdict consider(const Game& game, const Invoke& order) {
    OrderVerdict verdict = find_in_pack(game, order.item, {ItemCategory::Charm});
    if (!verdict.refused && verdict.by->charges > 0) verdict.refused = Refusal::NotReady;
    return ask_before_waste(game, verdict);
}

TurnCost invoke(Turn& turn, const Invoke& order, bool sure) {
    Game& game = turn.game;
    const OrderVerdict verdict = consider(game, order);
    if (is_withheld(turn, verdict, {.item = order.item}, sure)) return TurnCost::Nothing;
    Item& charm = game.hero.pack.at(verdict.number);
    const CharmRow& row = charm_row(charm.kind);
    const int power = row.power(charm.enchant);
    charm.charges = row.recharge(charm.enchant);
    turn.emit(CharmWoken{known_view_of(game, charm)});
    spoil_feat(turn, Feat::PureWarrior);
    LivingLevel level{turn};
    row_in(awakenings, charm.kind).act(turn, level, power);
    return TurnCost::Turn;
}

}  // namespace cellophane
