#include "words/countermeasures.h"

#include <algorithm>
#include <optional>
#include <string>

#include "content/bolt_powers.h"
#include "words/items.h"

namespace cellophane {

namespace {

/// What items in the pack could do to one creature.
class Means {
public:
    explicit Means(const MonsterView& monster) : monster_{monster} {}

    std::optional<Phrase> of(const ItemView& item) const {
        switch (item.kind) {
            case ItemKind::StaffOfLightning:
                return wounds(item, false);
            case ItemKind::StaffOfFirebolt:
                return wounds(item, is(Behavior::ImmuneToFire) || is(Status::FireImmune));
            case ItemKind::StaffOfPoison:
                return poisons(item);
            case ItemKind::WandOfDomination:
                return wins_over(item);
            case ItemKind::WandOfNegation:
                return negates(item);
            case ItemKind::ScrollOfNegation:
            case ItemKind::CharmOfNegation:
                return destroys(item, Behavior::DiesIfNegated);
            case ItemKind::ScrollOfShattering:
            case ItemKind::CharmOfShattering:
            case ItemKind::StaffOfTunneling:
                return destroys(item, Behavior::AttackableInWalls);
            default:
                return std::nullopt;
        }
    }

private:
    template <class Trait>
    bool is(Trait trait) const {
        return monster_.is(trait);
    }
    bool is_lifeless() const { return is(Behavior::Inanimate) || is(Behavior::Invulnerable); }
    int share(int harm) const { return harm * 100 / std::max(1, monster_.health); }
    /// What a shield takes of every bolt that wounds; poison goes past it.
    int shield() const {
        for (const StatusView& status : monster_.statuses)
            if (status.kind == Status::Shielded) return points_shielded(status.left);
        return 0;
    }

    std::string him() const { return std::string{pronouns_of(monster_.gender).him}; }
    std::string his() const { return std::string{pronouns_of(monster_.gender).his}; }
    static std::string your(const ItemView& item) {
        return "your " + std::string{item_words[item.kind].name} + " ";
    }
    /// An item of unknown level counts as the weakest there is.
    static int level(const ItemView& item) {
        constexpr int weakest = 2;
        return item.identified || item.marks.has(ItemMark::MaxChargesKnown) ? item.enchant : weakest;
    }
    Phrase in_vain(const ItemView& item) const {
        return {your(item) + "would do " + him() + " no harm.", Tone::Plain};
    }
    std::optional<Phrase> destroys(const ItemView& item, Behavior weakness) const {
        if (!is(weakness)) return std::nullopt;
        return Phrase{your(item) + "would be the end of " + him() + ".", Tone::Good};
    }

    /// The end of a sentence; warns if the target may reflect the bolt at the hero.
    std::string warning() const {
        return is(Behavior::Reflective) ? ", if the bolt does not come back at you." : ".";
    }
    bool sends_back() const { return monster_.abilities.has(Ability::ReflectsAll); }
    static Phrase returned(const ItemView& item) {
        return {your(item) + "would only send a bolt back at you.", Tone::Bad};
    }

    std::optional<Phrase> negates(const ItemView& item) const {
        if (!is(Behavior::DiesIfNegated)) return std::nullopt;
        if (sends_back()) return returned(item);
        return Phrase{your(item) + "would be the end of " + him() + warning(), Tone::Good};
    }

    Phrase wounds(const ItemView& item, bool is_proof) const {
        if (sends_back()) return returned(item);
        if (is(Behavior::Invulnerable) || is_proof) return in_vain(item);
        Roll harm = bolt_damage(level(item));
        harm.least = std::max(0, harm.least - shield());
        harm.most = std::max(0, harm.most - shield());
        if (harm.most == 0)
            return {your(item) + "would not get through the shield about " + him() + warning(), Tone::Plain};
        if (harm.least >= monster_.health)
            return {your(item) + "would kill " + him() + " outright" + warning(), Tone::Good};
        std::string text = your(item) + "would take " + std::to_string(share(harm.least)) + "% to ";
        text += harm.most >= monster_.health ? "all" : std::to_string(share(harm.most)) + "%";
        return {text + " of " + his() + " present health" + warning(), Tone::Good};
    }

    Phrase poisons(const ItemView& item) const {
        if (sends_back()) return returned(item);
        if (is_lifeless()) return in_vain(item);
        const int harm = at_magnitude(poison_turns, level(item));
        if (harm >= monster_.health)
            return {your(item) + "would poison " + him() + " to death" + warning(), Tone::Good};
        return {your(item) + "would poison away " + std::to_string(share(harm)) + "% of " + his() +
                    " present health" + warning(),
                Tone::Good};
    }

    std::optional<Phrase> wins_over(const ItemView& item) const {
        // Lifeless creatures and allies are not to be won over.
        if (is_lifeless() || monster_.state == MonsterState::Ally) return std::nullopt;
        if (sends_back()) return returned(item);
        const int percent = domination_percent(monster_.health, std::max(1, monster_.max_health));
        // The creature is unhurt, or as good as.
        if (percent == 0)
            return Phrase{
                your(item) + "would not win " + him() + " over yet: the nearer to death, the surer it works.",
                Tone::Plain};
        return Phrase{your(item) + "would win " + him() + " over " + std::to_string(percent) +
                          "% of the time" + warning(),
                      Tone::Good};
    }

    const MonsterView& monster_;
};

bool is_of_use(const ItemView& item) {
    const bool is_stick = sticks.has(item_rows[item.kind].category);
    return item.kind_known && !(is_stick && item.identified && item.charges <= 0);
}

}  // namespace

std::vector<Phrase> means_against(const Observation& seen, const MonsterView& monster) {
    std::vector<Phrase> all;
    const Means means{monster};
    for (const PackItemView& carried : seen.pack) {
        if (!is_of_use(carried.item)) continue;
        if (std::optional<Phrase> phrase = means.of(carried.item);
            phrase && std::find(all.begin(), all.end(), *phrase) == all.end())
            all.push_back(std::move(*phrase));
    }
    return all;
}

}  // namespace cellophane
