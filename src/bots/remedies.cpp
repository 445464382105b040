#include "bots/remedies.h"

#include <algorithm>

#include "bots/foes.h"
#include "bots/possible.h"

namespace cellophane {

namespace {

using K = ItemKind;

std::optional<Command> use_of(const PackItemView* stack) {
    return stack == nullptr ? std::nullopt : use_of(*stack);
}

/// The visible end of a straight flight of 6 cells that is farthest from the foes that come.
std::optional<Pos> far_end(const Observation& seen) {
    constexpr int flight = 6;
    std::optional<Pos> best;
    int most = 0;
    for (const Direction d : directions) {
        const Pos end = seen.hero->at + Pos{step(d).x * flight, step(d).y * flight};
        if (!seen.cells.size().contains(end) || seen.cells[end].sight != Sight::Seen) continue;
        int least = 1000;
        for (const MonsterView& monster : seen.monsters)
            if (is_coming(seen, monster)) least = std::min(least, king_distance(monster.at, end));
        if (least <= most) continue;
        most = least;
        best = end;
    }
    return best;
}

}  // namespace

std::optional<Command> remedy(const Play& play, const Patience& patience, Rng& whim) {
    constexpr int weak_percent = 50;
    constexpr int failing_percent = 30;
    const Observation& seen = play.observe();
    const HeroView& hero = *seen.hero;
    const Carried carried{seen, patience};
    const int share = hero.health * 100 / std::max(1, hero.max_health);
    if (hero.is(Status::Burning) && share < weak_percent)
        if (auto action = use_of(carried.known({K::CharmOfFireImmunity, K::PotionOfFireImmunity})))
            return action;
    if (share >= weak_percent && blows_to_live(seen) > 2) return std::nullopt;
    if (share < weak_percent)
        if (auto action = use_of(carried.known({K::CharmOfHealth}))) return action;
    if (number_coming(seen) == 0) return std::nullopt;
    if (auto action = use_of(carried.known({K::CharmOfProtection, K::CharmOfGuardian, K::CharmOfHaste,
                                            K::CharmOfInvisibility, K::CharmOfNegation})))
        return action;
    if (number_coming(seen) > 1)
        if (auto action =
                use_of(carried.known({K::ScrollOfDiscord, K::ScrollOfCauseFear, K::ScrollOfNegation})))
            return action;
    if (share >= failing_percent && blows_to_live(seen) > 1) return std::nullopt;
    if (const PackItemView* staff = carried.known({K::StaffOfBlinking}))
        if (const std::optional<Pos> end = far_end(seen)) return Zap{staff->letter, *end};
    if (auto action = use_of(carried.known(
            {K::PotionOfLife, K::CharmOfTeleportation, K::ScrollOfTeleportation, K::ScrollOfSanctuary,
             K::PotionOfDescent, K::ScrollOfCauseFear, K::PotionOfSpeed, K::ScrollOfNegation,
             K::CharmOfShattering, K::ScrollOfShattering, K::PotionOfInvisibility, K::PotionOfDarkness,
             K::PotionOfLevitation, K::CharmOfLevitation})))
        return action;
    if (!whim.percent(50)) return std::nullopt;
    if (auto action = use_of(carried.unknown(ItemCategory::Scroll))) return action;
    return use_of(carried.unknown(ItemCategory::Potion));
}

}  // namespace cellophane
