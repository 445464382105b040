#include "bots/missiles.h"

#include "bots/foes.h"
#include "content/staffs.h"

namespace cellophane {

namespace {

using K = ItemKind;

bool may_have_charges(const ItemView& item) {
    return !item.identified || item.charges > 0;
}

class Shooter {
public:
    Shooter(const MonsterView& foe, const Play& play, const Patience& patience)
        : foe_{foe}, play_{play}, seen_{play.observe()}, patience_{patience} {}

    std::optional<Command> shot() {
        if (auto action = for_a_friend()) return action;
        if (!gets_there(foe_.at)) return std::nullopt;
        const int distance = king_distance(seen_.hero->at, foe_.at);
        if (distance >= safe_distance)
            if (auto action = thrown_potion()) return action;
        if (const PackItemView* stick = stick_for_foe()) return Zap{stick->letter, foe_.at};
        if (distance < 2) return std::nullopt;
        return missile(distance);
    }

private:
    static constexpr int safe_distance = 4;

    bool gets_there(Pos target) const {
        const std::vector<Pos> flight = play_.throw_route(target);
        return !flight.empty() && flight.back() == target;
    }

    const PackItemView* find(auto suits) const { return Carried{seen_, patience_}.first(suits); }

    /// Zaps an ally with a stick that benefits its target.
    std::optional<Command> for_a_friend() const {
        for (const MonsterView& friendly : seen_.monsters) {
            if (friendly.state != MonsterState::Ally || seen_.cells[friendly.at].sight != Sight::Seen)
                continue;
            const bool hurt = friendly.health * 2 < friendly.max_health;
            const PackItemView* stick = find([&](const ItemView& item) {
                if (!item.kind_known || !may_have_charges(item)) return false;
                return item.kind == K::WandOfEmpowerment || item.kind == K::WandOfPlenty ||
                       item.kind == K::StaffOfHaste || item.kind == K::StaffOfProtection ||
                       (item.kind == K::StaffOfHealing && hurt);
            });
            if (stick != nullptr && gets_there(friendly.at)) return Zap{stick->letter, friendly.at};
        }
        return std::nullopt;
    }

    std::optional<Command> thrown_potion() const {
        const PackItemView* potion = find([&](const ItemView& item) {
            return item_rows[item.kind].category == ItemCategory::Potion &&
                   item.feels == Polarity::Malevolent &&
                   !(item.kind_known &&
                     (item.kind == K::PotionOfDescent || item.kind == K::PotionOfHallucination));
        });
        return potion == nullptr ? std::nullopt : std::optional<Command>{Throw{potion->letter, foe_.at}};
    }

    /// Wands do not recharge: they are kept for dangerous foes, unless their kind is unknown.
    const PackItemView* stick_for_foe() const {
        constexpr int dangerous_blows = 5;
        const bool dangerous = blows_to_live(seen_) <= dangerous_blows;
        const bool failing = foe_.max_health > 0 && foe_.health * 2 < foe_.max_health;
        return find([&](const ItemView& item) {
            if (!sticks.has(item_rows[item.kind].category) || !may_have_charges(item)) return false;
            if (!item.kind_known) return item.feels != Polarity::Malevolent;
            switch (item.kind) {
                case K::StaffOfLightning:
                case K::StaffOfConjuration:
                    return true;
                case K::StaffOfFirebolt:
                    return king_distance(foe_.at, seen_.hero->at) > 1;
                case K::StaffOfPoison:
                    return foe_.poison == 0;
                case K::StaffOfEntrancement:
                case K::StaffOfObstruction:
                case K::WandOfTeleportation:
                case K::WandOfSlowness:
                case K::WandOfPolymorphism:
                    return dangerous;
                case K::WandOfNegation:
                    return dangerous && (!foe_.bolts.empty() || foe_.mutation);
                case K::StaffOfDiscord:
                    return number_coming(seen_) > 1;
                case K::WandOfDomination:
                    return dangerous && failing;
                case K::WandOfBeckoning:
                    return king_distance(foe_.at, seen_.hero->at) > 3 && !foe_.bolts.empty();
                default:
                    return false;
            }
        });
    }

    std::optional<Command> missile(int distance) const {
        const PackItemView* found = find([&](const ItemView& item) {
            return item.kind == K::Dart || item.kind == K::Javelin ||
                   (item.kind == K::IncendiaryDart && distance >= safe_distance);
        });
        return found == nullptr ? std::nullopt : std::optional<Command>{Throw{found->letter, foe_.at}};
    }

    const MonsterView& foe_;
    const Play& play_;
    const Observation& seen_;
    const Patience& patience_;
};

}  // namespace

std::optional<Command> shot_at(const MonsterView& foe, const Play& play, const Patience& patience) {
    return Shooter{foe, play, patience}.shot();
}

}  // namespace cellophane
