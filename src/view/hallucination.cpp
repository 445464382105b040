#include "view/hallucination.h"

#include "content/items.h"
#include "content/monsters.h"
#include "kit/rng/rng.h"

namespace cellophane {

namespace {

bool is_animate(MonsterKind kind) {
    return kind != MonsterKind::You && !monster_rows[kind].behaviors.has(Behavior::Inanimate);
}

/// Gold comes last of what an item may be taken for.
constexpr auto categories = static_cast<std::uint64_t>(ItemCategory::Gold) + 1;

}  // namespace

int scatter_of(const Observation& seen) {
    if (!seen.hero) return 0;
    for (const StatusView& status : seen.hero->statuses)
        if (status.kind == Status::Hallucinating) return 20 + 40 * status.left / 300;
    return 0;
}

std::uint64_t fancy(const Observation& seen, Pos at, int beat) {
    const auto part = [](int value) { return static_cast<std::uint64_t>(value); };
    const std::uint64_t key = stream_key(seen.seed, "fancies");
    return mix(mix(key, part(seen.turns)), part(beat) << 32 | part(at.x) << 16 | part(at.y));
}

MonsterKind fancied_kind(std::uint64_t number) {
    const auto kinds = static_cast<std::uint64_t>(MonsterKind::count);
    auto kind = static_cast<MonsterKind>(number % kinds);
    while (!is_animate(kind)) kind = static_cast<MonsterKind>((static_cast<std::uint64_t>(kind) + 1) % kinds);
    return kind;
}

namespace {

/// Gives every animate creature of an event another kind.
class Renamer {
public:
    explicit Renamer(std::uint64_t number) : number_{number} {}

    template <class Happening>
    void operator()(Happening& event) {
        if constexpr (requires { event.who; }) rename(event.who);
        if constexpr (requires { event.by; }) rename(event.by);
        if constexpr (requires { event.whom; }) rename(event.whom);
        if constexpr (requires { event.at; }) rename(event.at);
        if constexpr (requires { event.into; }) rename(event.into);
        if constexpr (requires { event.behind->by; })
            if (event.behind) rename(event.behind->by);
        if constexpr (requires { event.fatal; }) event.fatal = false;
    }

private:
    void rename(MonsterView& who) {
        if (!is_animate(who.kind)) return;
        who.kind = fancied_kind(mix(number_, ++named_));
        who.mutation.reset();
        who.gender.reset();
    }
    void rename(Party& party) { rename(party.seen); }
    template <class Somebody>
    void rename(std::optional<Somebody>& who) {
        if (who) rename(*who);
    }
    /// Places and terrains stay.
    template <class Other>
    void rename(Other&) {}

    std::uint64_t number_;
    std::uint64_t named_ = 0;
};

}  // namespace

Event hallucinated(Event event, std::uint64_t number) {
    event.visit(Renamer{number});
    return event;
}

Observation hallucinated(const Observation& seen, int beat) {
    Observation hallucination = seen;
    for (MonsterView& monster : hallucination.monsters) {
        if (!sees_things(seen) || !is_animate(monster.kind)) continue;
        monster.kind = fancied_kind(fancy(seen, monster.at, beat));
        monster.mutation.reset();
        monster.gender.reset();
        monster.statuses.clear();
        monster.marks = monster.marks.without({MonsterMark::Negated});
        monster.off_balance = false;
        monster.weakness = 0;
        monster.poison = 0;
        monster.lesson_turns_left = 0;
        // What only the panel of a creature tells, which does not open.
        monster.bolts = {};
        monster.lessons = 0;
        monster.odds.reset();
    }
    for (ItemView& item : hallucination.items) {
        const std::uint64_t number = fancy(seen, item.at, beat);
        const auto kinds = kinds_of(static_cast<ItemCategory>(number % categories));
        item = {.at = item.at, .kind = kinds[(number >> 32) % kinds.size()].kind, .carried = item.carried};
        item.identified = false;
    }
    return hallucination;
}

}  // namespace cellophane
