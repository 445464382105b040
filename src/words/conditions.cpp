#include "words/conditions.h"

#include <iterator>

#include "content/easy_mode.h"
#include "content/hunger.h"
#include "content/monsters.h"
#include "content/statuses.h"
#include "words/grammar.h"

namespace cellophane {

namespace {

struct Dose {
    int strength = 0;
    /// Points a turn.
    int harm = 0;
};

std::string label_of(const StatusView& status, int weakness, Dose poison, int health) {
    std::string label{status_rows[status.kind].label};
    // The strength may be back before the status goes.
    if (status.kind == Status::Weakened && weakness > 0) label += ": -" + std::to_string(weakness);
    if (status.kind == Status::Poisoned) {
        if (status.left * poison.harm >= health) label = "Fatal Poison";
        if (poison.strength > 1) label += " (x" + std::to_string(poison.strength) + ")";
    }
    return label;
}

constexpr std::string_view fancied[] = {"(Humming)",    "(Knitting)",     "(Doing sums)",   "(Sulking)",
                                        "(Melting)",    "(In bloom)",     "(Praising you)", "(Late for tea)",
                                        "(Rehearsing)", "(Being Tuesday)"};

}  // namespace

std::string status_label(const StatusView& status, const HeroView& hero) {
    return label_of(status, hero.weakness,
                    {hero.poison, hero.easy ? scaled_for_easy_mode(hero.poison) : hero.poison}, hero.health);
}

std::string status_label(const StatusView& status, const MonsterView& monster) {
    if (status.kind == Status::Levitating) return "Flying";
    return label_of(status, monster.weakness, {monster.poison, monster.poison}, monster.health);
}

std::string status_left(const StatusView& status) {
    switch (status_rows[status.kind].countdown) {
        case Countdown::Struggle:
            return {};
        case Countdown::Decay:
            return "against " + counted(points_shielded(status.left), "more point", "more points") +
                   " of harm";
        case Countdown::Tick:
        case Countdown::OwnTurn:
            break;
    }
    return counted(status.left, "turn", "turns") + " left";
}

std::string_view nutrition_label(int nutrition) {
    switch (hunger_at(nutrition)) {
        case Hunger::None:
            break;
        case Hunger::Hungry:
            return "Nutrition (Hungry)";
        case Hunger::Weak:
            return "Nutrition (Weak)";
        case Hunger::Faint:
            return "Nutrition (Faint)";
        case Hunger::Starving:
            return "STARVING";
    }
    return "Nutrition";
}

std::string_view light_label(const HeroView& hero) {
    if (hero.is(Status::Invisible)) return " (invisible)";
    if (hero.dark) return " (dark)";
    return hero.lit ? " (lit)" : "";
}

std::string_view state_label(const MonsterView& monster, bool stranded) {
    if (monster.marks.has(MonsterMark::Dormant)) return "(Dormant)";
    if (monster_rows[monster.kind].behaviors.has(Behavior::Inanimate)) return {};
    if (monster.marks.has(MonsterMark::Captive)) return "(Captive)";
    if (stranded) return "(Helpless)";
    if (monster.state == MonsterState::Sleeping) return "(Sleeping)";
    // A friend may run too, and stays a friend.
    if (monster.state == MonsterState::Fleeing ||
        (monster.state == MonsterState::Ally && monster.is(Status::Frightened)))
        return "(Fleeing)";
    if (monster.state == MonsterState::Ally) return "(Ally)";
    // Who has noticed the hero comes for him, whatever it stood there for.
    if (monster.state == MonsterState::Hunting) return monster.off_balance ? "(Off balance)" : "(Hunting)";
    if (monster.bond == Bond::Worships) return "(Worshiping)";
    return monster.bond == Bond::Guards ? "(Guarding)" : "(Wandering)";
}

std::string_view fancied_label(unsigned number) {
    return fancied[number % std::size(fancied)];
}

}  // namespace cellophane
