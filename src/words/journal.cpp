#include "words/journal.h"

#include "content/feats.h"
#include "content/items.h"
#include "words/grammar.h"
#include "words/items.h"
#include "words/monsters.h"

namespace cellophane {

namespace {

std::string arrival(const LevelEntered& event) {
    if (!event.first_visit || event.depth == 1) return {};
    const std::string depth = "depth " + std::to_string(event.depth);
    return event.by == ArrivedBy::Falling ? "Fell to " + depth + "." : "Came to " + depth + ".";
}

std::string new_friend(const Joined& event) {
    const std::string who = with_article(monster_name(event.who));
    switch (event.how) {
        case Joined::How::Freed:
            return "Struck the shackles off " + who + ", and had company.";
        case Joined::How::Dominated:
            return "Bent " + who + " to my will.";
        case Joined::How::Born:
            return capitalized(who) + " took to me at first sight.";
        case Joined::How::Resurrected:
            return "Had " + who + " back from the dead.";
    }
    return {};
}

/// What is worth a line when it comes into the pack.
std::string find(const ItemTaken& event) {
    constexpr ItemCategories precious{ItemCategory::Staff, ItemCategory::Ring, ItemCategory::Charm,
                                      ItemCategory::Gem, ItemCategory::Amulet};
    if (!precious.has(item_rows[event.item.kind].category)) return {};
    return "Found " + item_name(event.item) + ".";
}

struct Scribe {
    std::string operator()(const LevelEntered& event) const { return arrival(event); }
    std::string operator()(const Joined& event) const { return new_friend(event); }
    std::string operator()(const LossFelt& event) const {
        return "Lost " + with_article(monster_name(event.who)) + ", who was on my side.";
    }
    std::string operator()(const ItemTaken& event) const { return find(event); }
    std::string operator()(const MadeHardier&) const { return "Drank life itself, and was hardier for it."; }
    std::string operator()(const MadeStronger& event) const {
        return "Strength came to " + std::to_string(event.strength) + ".";
    }
    std::string operator()(const Stolen& event) const {
        return "Was robbed of " + item_name(event.item) + ".";
    }
    std::string operator()(const EasyModeAnswered& event) const {
        return event.how == EasyModeAnswered::How::Begun ? "Asked for mercy, and got it." : "";
    }
    std::string operator()(const FeatWon& event) const {
        return std::string{feat_rows[event.feat].name} + ": done.";
    }
    std::string operator()(const FeatFailed& event) const {
        return std::string{feat_rows[event.feat].name} + ": not this time.";
    }
    template <class Other>
    std::string operator()(const Other&) const {
        return {};
    }
};

}  // namespace

std::string journal_line(const Event& event) {
    return event.visit(Scribe{});
}

std::string first_kill_line(const MonsterView& whom) {
    return "Killed the first " + monster_name(whom) + ".";
}

const MonsterView* killed_by_his_side(const Event& event) {
    const auto* struck = event.as<Struck>();
    if (struck == nullptr || struck->blow != Blow::Killed || !struck->at.seen) return nullptr;
    const bool ours = struck->by.hero || (struck->by.seen && struck->by.seen->state == MonsterState::Ally);
    return ours ? &*struck->at.seen : nullptr;
}

std::string slain_in_all(std::string_view kinds) {
    return "Slain in all: " + std::string{kinds} + ".";
}

std::string journal_place(int turn, int depth) {
    return "Turn " + std::to_string(turn) + ", depth " + std::to_string(depth);
}

}  // namespace cellophane
