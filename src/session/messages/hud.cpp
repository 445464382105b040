#include "session/messages/hud.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <iterator>
#include <string_view>
#include <variant>

#include "content/terrain.h"
#include "session/commands/one_tap.h"
#include "session/commands/path_previews.h"
#include "session/display/display.h"
#include "session/display/world_shown.h"
#include "session/input_actions.h"
#include "session/messages/screen_reader.h"
#include "view/figures.h"
#include "view/layout.h"
#include "view/listed_things.h"
#include "view/message_log.h"
#include "view/sidebar.h"
#include "words/bestiary.h"
#include "words/choices.h"
#include "words/conditions.h"
#include "words/grammar.h"
#include "words/hud.h"
#include "words/items.h"
#include "words/monsters.h"
#include "words/reports.h"

namespace cellophane {

namespace {

/// The most buttons that fit the moment.
constexpr std::size_t most_for_the_moment = 5;
constexpr std::size_t messages_shown = 2;

Pos on_screen(Pos at) {
    return at + Pos{main_column, map_row};
}

/// "(Hunting)" without its parentheses, and of "Nutrition (Hungry)" what stands in them.
std::string in_parentheses(std::string_view label) {
    const std::size_t open = label.find('(');
    if (open == std::string_view::npos) return std::string{label};
    label.remove_prefix(open + 1);
    return std::string{label.substr(0, label.find(')'))};
}

/// The commands that fit the moment; each says why.
class Moment {
public:
    /// `seen`: as the hero perceives it, who may take friends for foes.
    Moment(Context& context, const Observation& seen) : context_{context}, seen_{seen} {}

    std::vector<HudAction> actions() {
        if (context_.is_busy()) {
            add(stop_choice, "Escape").stays = true;
            return std::move(found_);
        }
        if (context_.messages.unread) {
            add(go_on_choice, "Space");
            return std::move(found_);
        }
        add_offer();
        const bool is_pointing = found_.size() > 1;
        if (!is_pointing) {
            add_attacks();
            add_throw();
            add_stairs();
            add_search();
            add_recovery();
        }
        if (found_.size() > most_for_the_moment) found_.resize(most_for_the_moment);
        for (const InputAction always : {InputAction::Explore, InputAction::Pack, InputAction::Rest})
            add_permanent(always);
        return std::move(found_);
    }

private:
    HudAction& add(std::string_view label, std::string_view key) {
        return found_.emplace_back(HudAction{.label = std::string{label}, .key = std::string{key}});
    }

    void add_permanent(InputAction action) {
        const InputActionRow& row = input_actions[action];
        HudAction& button = add(row.name, first_key(row.keys));
        button.stays = true;
        if (action == InputAction::Rest) button.held = first_key(input_actions[InputAction::Recover].keys);
    }

    /// What was proposed, and a way to refuse it if the player has asked for it.
    void add_offer() {
        const PointedAt& pointing = context_.pointing;
        if (pointing.proposed != PathPreview::None) {
            const OfferWords* offer = offer_words(pointing.proposed);
            if (pointing.mark.unasked && offer == nullptr) return;
            add(offer != nullptr ? offer->choice : go_this_way_choice, "Enter");
            if (!pointing.mark.unasked && offer == nullptr) add(stay_choice, "Escape");
        } else if (pointing.by_keys) {
            add(go_there_choice, "Enter");
            add(stop_pointing_choice, "Escape");
        }
    }

    void add_attacks() {
        for (const DirectionRow& row : direction_rows) {
            const MonsterView* foe = foe_toward(row.toward);
            if (foe == nullptr || context_.game()->is_plainly_refused(Move{.toward = row.toward})) continue;
            // What is offered already may be that.
            if (context_.pointing.proposed == PathPreview::AttackSleeper) continue;
            const std::string name = monster_name(*foe);
            HudAction& button = add(std::string{attack_choice} + " " + name, first_key(row.keys));
            if (foes_beside_called(name) > 1) {
                button.toward = row.name;
                button.toward.front() = static_cast<char>(std::tolower(button.toward.front()));
            }
        }
    }

    /// A foe within reach: nobody strikes round the corner of a wall.
    const MonsterView* foe_toward(Direction toward) const {
        const MonsterView* foe = monster_at(seen_, seen_.hero->at + step(toward));
        return foe != nullptr && can_be_attacked(*foe) && !is_barred_by_corner(seen_, toward) ? foe : nullptr;
    }

    std::ptrdiff_t foes_beside_called(std::string_view name) const {
        return std::count_if(std::begin(direction_rows), std::end(direction_rows),
                             [&](const DirectionRow& row) {
                                 const MonsterView* foe = foe_toward(row.toward);
                                 return foe != nullptr && monster_name(*foe) == name;
                             });
    }

    bool sees_foes() const {
        return std::any_of(seen_.monsters.begin(), seen_.monsters.end(), [&](const MonsterView& monster) {
            return can_be_attacked(monster) && is_seen_now(seen_.cells[monster.at].sight);
        });
    }

    bool stands_beside_foe() const {
        return std::any_of(seen_.monsters.begin(), seen_.monsters.end(), [&](const MonsterView& monster) {
            return can_be_attacked(monster) && king_distance(monster.at, seen_.hero->at) <= 1;
        });
    }

    /// Something made to be thrown, and something to throw it at.
    void add_throw() {
        const auto is_missile = [](const PackItemView& carried) {
            return item_rows[carried.item.kind].manners.has(Manner::Thrown);
        };
        if (!sees_foes() || stands_beside_foe() ||
            std::none_of(seen_.pack.begin(), seen_.pack.end(), is_missile))
            return;
        const InputAction how = context_.throws.thrown ? InputAction::ThrowAgain : InputAction::Throw;
        add(throw_choice, first_key(input_actions[how].keys));
    }

    /// Down to the Amulet, then up with it.
    void add_stairs() {
        const bool climbs = bears_amulet(seen_);
        const Play& game = *context_.game();
        if (!game.known_stairs(climbs ? Stair::Up : Stair::Down)) return;
        const std::string_view down = first_key(input_actions[InputAction::StairsDown].keys);
        const std::string_view up = first_key(input_actions[InputAction::StairsUp].keys);
        add(climbs ? ascend_choice : descend_choice, climbs ? up : down).held = climbs ? down : up;
    }

    /// Where nothing is left to explore, what is hidden may be found.
    void add_search() {
        if (context_.pointing.proposed == PathPreview::Search ||
            context_.pointing.proposed == PathPreview::WaitForGas || sees_foes())
            return;
        if (seen_.hero->search_streak == 0 && !context_.game()->explore_route().empty()) return;
        HudAction& button = add(search_choice, first_key(input_actions[InputAction::LongSearch].keys));
        button.control = true;
    }

    void add_recovery() {
        const HeroView& hero = *seen_.hero;
        // Fire goes out by itself or in water; rest does nothing for it.
        if (sees_foes() || hero.health * 4 > hero.max_health * 3 || hero.is(Status::Burning)) return;
        const InputActionRow& row = input_actions[InputAction::Recover];
        add(row.name, first_key(row.keys));
    }

    Context& context_;
    const Observation& seen_;
    std::vector<HudAction> found_;
};

void tell_of(const Context& context, const Observation& world, const ListedThing& listed, Hud& hud) {
    const bool is_trap = world.cells[listed.at].has(TerrainProperty::TrapPlate);
    if (const auto* monster = std::get_if<MonsterView>(&listed.what)) {
        hud.targets.push_back(on_screen(listed.at));
        const std::string_view state = shown_state(world, *monster);
        const bool has_bar = monster->max_health > 1 && !monster->behaviors.has(Behavior::Invulnerable);
        hud.things.push_back({.sign = as_drawn(context, emblem(figure_of(*monster))),
                              .name = capitalized(monster_name(*monster)),
                              .state = in_parentheses(state),
                              .told = creature_report(world, *monster, state),
                              .health = monster->health,
                              .max_health = has_bar ? monster->max_health : 0,
                              .is_creature = true,
                              .at = on_screen(listed.at)});
    } else if (const auto* item = std::get_if<ItemView>(&listed.what)) {
        hud.targets.push_back(on_screen(listed.at));
        if (!listed.seen) return;
        hud.things.push_back({.sign = as_drawn(context, emblem(figure_of(*item))),
                              .name = capitalized(item_name(*item)),
                              .told = item_report(world, *item),
                              .at = on_screen(listed.at)});
    } else if (!is_trap) {
        hud.targets.push_back(on_screen(listed.at));
    }
}

void tell_of_doors(const Observation& world, Hud& hud) {
    const Size size = world.cells.size();
    for (int i = 0; i < size.area(); ++i) {
        const CellView& cell = world.cells.at_index(i);
        const Terrain ground = cell[Layer::Dungeon];
        if (cell.sight != Sight::Unknown &&
            (ground == Terrain::WoodenDoor || ground == Terrain::OpenWoodenDoor))
            hud.targets.push_back(on_screen(size.at(i)));
    }
}

void tell_of_hero(const Observation& world, Hud& hud) {
    const HeroView& hero = *world.hero;
    for (const std::string& sentence : hero_report(world))
        hud.told += (hud.told.empty() ? "" : " ") + sentence;
    hud.health = hero.health;
    hud.max_health = hero.max_health;
    const std::string hunger = std::string{nutrition_label(hero.nutrition)};
    if (hero.nutrition == 0 || hunger.find('(') != std::string::npos) hud.hunger = in_parentheses(hunger);
    hud.light = hero.dark ? "dark" : hero.lit ? "lit" : "";
    hud.stealth_range = hero.stealth_range;
    for (const StatusView& status : hero.statuses) hud.statuses.push_back(status_label(status, hero));
}

/// What it is and does, and how a fight would go, comes first; where it is, and what it looks like, comes
/// last.
std::vector<std::string> card_of(Context& context, const Observation& world, Pos at) {
    std::vector<std::string> lines = describe_here(context);
    const MonsterView* monster = monster_at(world, at);
    if (monster == nullptr || sees_things(world)) return lines;
    const std::size_t paragraphs = bestiary_page(world, *monster).size();
    if (paragraphs == 0 || paragraphs >= lines.size()) return lines;
    std::rotate(lines.begin() + 1, lines.end() - static_cast<std::ptrdiff_t>(paragraphs) + 1, lines.end());
    return lines;
}

void tell_messages(const Context& context, Hud& hud) {
    const auto& entries = context.messages.log.entries();
    for (std::size_t i = entries.size() - std::min(messages_shown, entries.size()); i < entries.size(); ++i)
        hud.messages.push_back({plain(entries[i]), entries[i].fresh});
}

}  // namespace

Hud hud_of(Context& context, const GameScreen& open) {
    open.refresh(context);
    Hud hud;
    hud.depth = context.seen().depth;
    hud.is_busy = context.is_busy();
    tell_messages(context, hud);
    if (!context.seen().hero) return hud;
    const Observation& world = world_shown(context);
    tell_of_hero(world, hud);
    for (const ListedThing& listed : listed_things(world)) tell_of(context, world, listed, hud);
    tell_of_doors(world, hud);
    if (open.covers_map() || context.viewing) return hud;
    Reading reading;
    reading.extent = ReadExtent::Panel;
    open.describe(context, reading);
    // A sheet shows the others.
    if (reading.extent != ReadExtent::Map) return hud;
    hud.asked = reading.urgent;
    if (open.is_map())
        hud.actions = Moment{context, world}.actions();
    else
        for (const ReadChoice& choice : reading.choices)
            hud.actions.push_back({.label = choice.label, .key = choice.key, .control = choice.control});
    const Pointing& mark = context.pointing.mark;
    // Where a target is chosen, the map and what is asked matter more.
    if (open.is_map() && !hud.is_busy && mark.cell && !mark.unasked && *mark.cell != world.hero->at)
        hud.card = card_of(context, world, *mark.cell);
    return hud;
}

}  // namespace cellophane
