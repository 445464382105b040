#include "play/actions/detect.h"
#include "play/actions/doubts.h"
#include "play/actions/handling.h"
#include "play/actions/remedies.h"
#include "play/actions/spills.h"
#include "play/effects/burning.h"
#include "play/effects/haste.h"
#include "play/effects/levitation.h"
#include "play/effects/living_level.h"
#include "play/items/identification.h"
#include "play/perception/visibility.h"
#include "world/environment/features.h"
#include "world/environment/promotion.h"

namespace cellophane {

namespace {

using Swallow = void (*)(Turn&, LevelContext&, const Item&);

/// By kind: the turns its effect lasts, or the points of health or strength it gives.
int dose_of(const Item& potion) {
    return potion.row().range.least;
}

void drink_life(Turn& turn, LevelContext&, const Item& potion) {
    Hero& hero = turn.game.hero;
    const int before = hero.max_health;
    const bool hurt = hero.health < before;
    hero.max_health += dose_of(potion) * turn.game.variant.row().life_worth;
    cure_everything(turn.game, 100);
    turn.emit(MadeHardier{.percent = (hero.max_health - before) * 100 / before, .healed = hurt});
}

void drink_strength(Turn& turn, LevelContext&, const Item& potion) {
    Hero& hero = turn.game.hero;
    hero.strength += dose_of(potion) * turn.game.variant.row().strength_worth;
    hero.vitals.weakness = 0;
    hero.vitals.statuses.cut_short(Status::Weakened);
    turn.emit(Flared{hero.at, Light::StrengthFlare});
    turn.emit(MadeStronger{hero.strength});
}

template <Status status>
void drink_for_status(Turn& turn, LevelContext&, const Item& potion) {
    begin_status(turn, status, dose_of(potion));
}

void drink_telepathy(Turn& turn, LevelContext&, const Item& potion) {
    become_telepathic(turn, dose_of(potion));
}

void drink_levitation(Turn& turn, LevelContext& level, const Item& potion) {
    become_levitating(turn, level, dose_of(potion));
}

void drink_speed(Turn& turn, LevelContext&, const Item& potion) {
    become_hasted(turn, dose_of(potion));
}

void drink_fire_immunity(Turn& turn, LevelContext&, const Item& potion) {
    become_fire_immune(turn, dose_of(potion));
}

void drink_detect_magic(Turn& turn, LevelContext&, const Item&) {
    detect_magic(turn);
}

void drink_darkness(Turn& turn, LevelContext&, const Item& potion) {
    turn.game.hero.vitals.statuses.raise(Status::Darkened, dose_of(potion));
    turn.emit(StatusBegan{Status::Darkened});
}

/// Potions that harm when they break harm the drinker.
void drink_spill(Turn& turn, LevelContext& level, const Item& potion) {
    place_feature(level.around(), spilled_by(potion.kind), turn.game.hero.at);
    if (potion.kind == ItemKind::PotionOfIncineration)
        set_alight(turn, turn.game.hero, level.around().ground());
}

/// Whether a potion of descent leaves the hero in place: levitating, or where no hole can open.
bool stays_over_pit(const Game& game) {
    return game.hero.vitals.statuses[Status::Levitating] > 1 ||
           !may_stand(game.here().level.layers, feature_rows[Feature::HoleCore], game.hero.at);
}

struct PotionRow {
    ItemKind kind{};
    Swallow act = nullptr;
};

constexpr PotionRow potion_list[] = {
    {ItemKind::PotionOfLife, drink_life},
    {ItemKind::PotionOfStrength, drink_strength},
    {ItemKind::PotionOfTelepathy, drink_telepathy},
    {ItemKind::PotionOfLevitation, drink_levitation},
    {ItemKind::PotionOfDetectMagic, drink_detect_magic},
    {ItemKind::PotionOfSpeed, drink_speed},
    {ItemKind::PotionOfFireImmunity, drink_fire_immunity},
    {ItemKind::PotionOfInvisibility, drink_for_status<Status::Invisible>},
    {ItemKind::PotionOfPoisonousGas, drink_spill},
    {ItemKind::PotionOfParalysis, drink_spill},
    {ItemKind::PotionOfHallucination, drink_for_status<Status::Hallucinating>},
    {ItemKind::PotionOfConfusion, drink_spill},
    {ItemKind::PotionOfIncineration, drink_spill},
    {ItemKind::PotionOfDarkness, drink_darkness},
    {ItemKind::PotionOfDescent, drink_spill},
    {ItemKind::PotionOfCreepingDeath, drink_spill},
};
static_assert(has_row_for_each(potion_list, potion_kinds));

}  // namespace

OrderVerdict ask_before_harm(const Game& game, OrderVerdict verdict) {
    if (!verdict.refused && known_view_of(game, *verdict.by).feels == Polarity::Malevolent)
        verdict.question = Question::UseMalevolent;
    return verdict;
}

OrderVerdict consider(const Game& game, const Drink& order) {
    return ask_before_waste(game,
                            ask_before_harm(game, find_in_pack(game, order.item, {ItemCategory::Potion})));
}

TurnCost drink(Turn& turn, const Drink& order, bool sure) {
    Game& game = turn.game;
    const OrderVerdict verdict = consider(game, order);
    if (is_withheld(turn, verdict, {.item = order.item}, sure)) return TurnCost::Nothing;
    const Item drunk = take_one(game.hero.pack, verdict.number);
    const bool was_known = game.item_knowledge.knows(drunk.kind);
    learn_kind(turn, drunk, Announcement::Quietly);
    turn.emit(PotionDrunk{.item = known_view_of(game, drunk),
                          .was_known = was_known,
                          .stays = drunk.kind == ItemKind::PotionOfDescent && stays_over_pit(game)});
    LivingLevel level{turn};
    row_in(potion_list, drunk.kind).act(turn, level, drunk);
    return TurnCost::Turn;
}

}  // namespace cellophane
