#include "view/event_effects.h"

#include <algorithm>
#include <optional>

#include "content/items.h"

namespace cellophane {

namespace {

constexpr int full_flash = 100;

std::optional<Color> flash_of(Status status) {
    switch (status) {
        case Status::Nauseous:
            return Color::Brown;
        case Status::Confused:
            return Color::ConfusionGas;
        case Status::Paralyzed:
            return Color::Pink;
        case Status::Burning:
            return Color::Orange;
        case Status::Poisoned:
            return Color::Poison;
        case Status::Discordant:
            return Color::Discord;
        case Status::Donning:
        case Status::Weakened:
        case Status::Telepathic:
        case Status::Hallucinating:
        case Status::Levitating:
        case Status::Slowed:
        case Status::Hasted:
        case Status::Stuck:
        case Status::FireImmune:
        case Status::BlastImmune:
        case Status::EnteringLevel:
        case Status::Enraged:
        case Status::Frightened:
        case Status::Entranced:
        case Status::Darkened:
        case Status::Lifespan:
        case Status::Shielded:
        case Status::Invisible:
        case Status::Aggravating:
        case Status::count:
            break;
    }
    return std::nullopt;
}

std::optional<Color> flash_of(const RuneActed& event) {
    if (event.armor == ArmorRune::Reprisal || event.armor == ArmorRune::Mutuality) return Color::Blue;
    if (event.weapon == WeaponRune::Plenty) return Color::Rainbow;
    if (event.weapon == WeaponRune::Paralysis) return Color::Pink;
    if (event.weapon == WeaponRune::Confusion) return Color::ConfusionGas;
    return std::nullopt;
}

std::optional<Color> flash_of(Bolt bolt) {
    switch (bolt) {
        case Bolt::Plenty:
            return Color::Rainbow;
        case Bolt::Poison:
            return Color::Poison;
        case Bolt::Discord:
            return Color::Discord;
        default:
            return std::nullopt;
    }
}

bool strikes_two(const Struck& event) {
    if (event.thrown || event.bolt != Bolt::count) return false;
    if (event.by.hero) return event.weapon && item_rows[*event.weapon].manners.has(Manner::Pierces);
    return event.by.seen && event.by.seen->abilities.has(Ability::AttacksTwoInLine);
}

struct Shower {
    Effects& effects;
    const Watching& watching;

    void operator()(const Flared& event) const { effects.add(event); }
    void operator()(const Flashed& event) const { effects.add(event); }
    void operator()(const BoltCast& event) const { effects.add(event); }
    void operator()(const ItemThrown& event) const { effects.add(event); }
    void operator()(const LevelEntered&) const { effects.clear(); }
    void operator()(const Struck& event) const {
        draw_stroke(event);
        hurt(event.at, event.damage);
    }
    void operator()(const BoltStruck& event) const {
        hurt(event.whom, event.damage);
        if (event.result == BoltResult::Affected) strike(event.whom, flash_of(event.bolt));
    }
    void operator()(const Afflicted& event) const { strike(event.whom, flash_of(event.status)); }
    void operator()(const StatusBegan& event) const {
        // Burning flashes as soon as it begins; poison that begins in this event is a lichen's.
        const bool is_lichen = event.status == Status::Poisoned;
        strike(event.who ? Party{.seen = event.who} : Party{.hero = true},
               is_lichen ? Color::Green : flash_of(event.status));
    }
    void operator()(const RuneActed& event) const { strike(event.whom, flash_of(event)); }
    void operator()(const Negated& event) const { strike(event.whom, Color::Pink); }
    void operator()(const Summoned& event) const {
        for (const Pos at : event.where) come(at);
    }
    void operator()(const HordesCame& event) const {
        for (const Pos at : event.where) come(at);
    }
    void operator()(const Appeared& event) const { come(event.who.at); }
    template <class Other>
    void operator()(const Other&) const {}

private:
    std::optional<Pos> place_of(const Party& party) const {
        if (party.hero) return watching.hero;
        return party.seen ? std::optional{party.seen->at} : std::nullopt;
    }
    void strike(const Party& whom, std::optional<Color> color) const {
        const std::optional<Pos> at = place_of(whom);
        if (watching.wounds && color && at) effects.strike(*at, color, full_flash);
    }
    void hurt(const Party& whom, int damage) const {
        if (watching.wounds && damage > 0 && whom.seen)
            effects.strike(whom.seen->at, Color::Red, flash_of_wound(damage, whom.seen->max_health));
    }
    void draw_stroke(const Struck& event) const {
        const std::optional<Pos> from = place_of(event.by);
        const std::optional<Pos> to = place_of(event.at);
        if (!watching.wounds || !from || !to) return;
        if (event.bolt == Bolt::Whip) effects.draw_stroke(*from, *to, Color::Tan);
        if (strikes_two(event)) effects.draw_stroke(*from, *to, Color::LightBlue);
    }
    void come(Pos at) const { effects.strike(at, std::nullopt, full_flash); }
};

}  // namespace

void show(Effects& effects, const Event& event, const Watching& watching) {
    event.visit(Shower{effects, watching});
}

int flash_of_wound(int damage, int max_health) {
    return std::min(full_flash, 50 + 50 * damage / std::max(1, max_health));
}

}  // namespace cellophane
