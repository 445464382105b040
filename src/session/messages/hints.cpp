#include "session/messages/hints.h"

#include <algorithm>
#include <optional>
#include <string>

#include "content/items.h"
#include "session/context.h"
#include "session/messages/messages.h"
#include "session/messages/shown_hints.h"
#include "words/hints.h"

namespace cellophane {

namespace {

bool is_in_view(const Observation& seen, Pos at) {
    return seen.cells[at].sight == Sight::Seen;
}

/// Whether a creature in view is like that.
template <class Test>
bool sees_creature(const Context& context, const Test& test) {
    const Observation& seen = context.seen();
    return std::any_of(seen.monsters.begin(), seen.monsters.end(), [&](const MonsterView& monster) {
        return is_in_view(seen, monster.at) && test(monster);
    });
}

bool is_captive(const MonsterView& monster) {
    return monster.marks.has(MonsterMark::Captive);
}

bool is_hunted(const Context& context) {
    return sees_creature(context, [](const MonsterView& monster) {
        return monster.state == MonsterState::Hunting && !is_captive(monster);
    });
}

bool is_at_start(const Context& context) {
    return context.seen().turns <= 1;
}

bool may_explore(const Context& context) {
    constexpr int first_steps = 3;
    return context.seen().turns >= first_steps && !is_hunted(context);
}

bool is_hurt(const Context& context) {
    return context.seen().hero->health * 3 <= context.seen().hero->max_health;
}

bool is_unnoticed(const Context& context) {
    return sees_creature(context, [](const MonsterView& monster) {
        return (monster.state == MonsterState::Sleeping || monster.state == MonsterState::Wandering) &&
               !is_captive(monster);
    });
}

bool carries_unknown(const Context& context) {
    const std::vector<PackItemView>& pack = context.seen().pack;
    return !is_hunted(context) && std::any_of(pack.begin(), pack.end(), [](const PackItemView& carried) {
        const ItemCategory category = item_rows[carried.item.kind].category;
        return !carried.item.kind_known &&
               (category == ItemCategory::Potion || category == ItemCategory::Scroll);
    });
}

bool sees_captive(const Context& context) {
    return sees_creature(context, is_captive);
}

bool finds_key(const Context& context) {
    const auto is_key = [](const ItemView& item) {
        return item_rows[item.kind].category == ItemCategory::Key;
    };
    const Observation& seen = context.seen();
    return std::any_of(seen.items.begin(), seen.items.end(), is_key) ||
           std::any_of(seen.pack.begin(), seen.pack.end(),
                       [&](const PackItemView& carried) { return is_key(carried.item); });
}

bool is_in_treasure_room(const Context& context) {
    const Observation& seen = context.seen();
    return std::any_of(seen.items.begin(), seen.items.end(), [&](const ItemView& item) {
        return !item.carried && is_in_view(seen, item.at) &&
               seen.cells[item.at][Layer::Dungeon] == Terrain::AltarWithOpenCage;
    });
}

bool knows_stairs(const Context& context) {
    constexpr int turns_on_first_level = 50;
    return context.seen().turns >= turns_on_first_level && !is_hunted(context) &&
           context.game()->known_stairs(Stair::Down).has_value();
}

bool is_burning(const Context& context) {
    return context.seen().hero->is(Status::Burning);
}

bool is_in_harmful_gas(const Context& context) {
    const Observation& seen = context.seen();
    const Terrain gas = seen.cells[seen.hero->at][Layer::Gas];
    constexpr TerrainProperties harmful{TerrainProperty::Damages, TerrainProperty::Paralyzes,
                                        TerrainProperty::Confuses, TerrainProperty::Nauseates};
    return gas != Terrain::Nothing && terrain_rows[gas].properties.any_of(harmful);
}

/// When a hint is called for. Those that stand first go first.
struct Occasion {
    Hint hint{};
    bool (*is_here)(const Context&);
};
constexpr Occasion occasions[] = {
    {Hint::Burning, is_burning},    {Hint::Gas, is_in_harmful_gas},
    {Hint::LowHealth, is_hurt},     {Hint::Enemy, is_hunted},
    {Hint::Moving, is_at_start},    {Hint::TreasureRoom, is_in_treasure_room},
    {Hint::Captive, sees_captive},  {Hint::Key, finds_key},
    {Hint::Stealth, is_unnoticed},  {Hint::UnknownItem, carries_unknown},
    {Hint::Exploring, may_explore}, {Hint::Descending, knows_stairs},
};
static_assert(std::size(occasions) == static_cast<std::size_t>(Hint::count));

/// What tells of a command; none of most.
std::optional<Hint> hint_of(const Command& command) {
    if (command.is<Explore>()) return Hint::Exploring;
    const TravelToStairs* stairs = command.as<TravelToStairs>();
    if (stairs != nullptr && stairs->which == Stair::Down) return Hint::Descending;
    return std::nullopt;
}

bool may_be_told(const Context& context) {
    return context.viewer.wants_hints && context.viewer.settings.hints && !context.viewing &&
           context.game() != nullptr;
}

}  // namespace

void note_known_command(Context& context, const Command& command) {
    Settings& settings = context.viewer.settings;
    const std::optional<Hint> hint = hint_of(command);
    if (!hint || !may_be_told(context) || context.autopilot.is_on || settings.hints_given.has(*hint)) return;
    settings.hints_given |= {*hint};
    context.viewer.settings_are_new = true;
}

void give_hint(Context& context) {
    Settings& settings = context.viewer.settings;
    if (!may_be_told(context)) return;
    if (context.is_busy() || context.seen().ending || context.question.asked != Question::None) return;
    // A hallucinating hero is told of what is not there.
    if (!context.seen().hero || sees_things(context.seen())) return;
    for (const Occasion& occasion : occasions) {
        if (settings.hints_given.has(occasion.hint) || !occasion.is_here(context)) continue;
        settings.hints_given |= {occasion.hint};
        context.viewer.settings_are_new = true;
        if (const Recording* recording = context.game_or_replay.recording())
            note_shown_hint(settings, occasion.hint, *recording);
        return say(context, hint_message(occasion.hint, {context.viewer.has_keyboard, settings.keys}));
    }
}

}  // namespace cellophane
