#include "soak/exploring.h"

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "content/styles.h"
#include "play/pathfinding/pulls.h"
#include "play/pathfinding/travel_hazards.h"
#include "play/perception/known_terrain.h"
#include "play/play.h"
#include "world/game.h"

namespace cellophane {

namespace {

struct Counts {
    int commands = 0;
    int explored = 0;
    int behind_creature = 0;
    int behind_gas = 0;
    int occupied = 0;
    int approached = 0;
    int stairs_taken = 0;
    int stairs_unknown = 0;
    int stairs_blocked = 0;
    int given_up = 0;
    int died = 0;
    int faults = 0;
};

/// A hero whom no creature stops, so that what stops the hero is the command.
Play hardened(const NewGame& options) {
    const Play fresh{options};
    auto game = std::make_unique<Game>(fresh.game());
    game->hero.health = game->hero.max_health = 30000;
    game->hero.nutrition = 30000;
    for (Item& item : game->hero.pack.items) item.enchant = 20;
    return Play::resumed(std::move(game));
}

Report play_out(Play& play, const Command& command) {
    Report whole = play.submit(command);
    for (int i = 0; i < 5000 && whole.going_on; ++i) {
        const Report next = play.submit(Continue{});
        whole.events.insert(whole.events.end(), next.events.begin(), next.events.end());
        whole.turns += next.turns;
        whole.going_on = next.going_on;
        whole.question = next.question;
        whole.over = next.over;
    }
    // Acid eats a weapon, as the hero was told; what else is asked of the hero the hero declines.
    const bool goes_on = whole.question == Question::AttackAcid;
    if (whole.question != Question::None) whole.turns += play.submit(Answer{goes_on}).turns;
    return whole;
}

template <class E>
const E* told(const Report& report) {
    for (const Event& event : report.events)
        if (const E* found = event.as<E>()) return found;
    return nullptr;
}

/// Whether automatic movement gets from the hero's cell to a known cell, by a search of its own.
BitGrid within_reach(const Game& game) {
    const VisitedLevel& place = game.here();
    TravelHazards caution{game};
    const Pulls pulls{game};
    BitGrid reached{place.level.size()};
    std::vector<Pos> open{game.hero.at};
    reached.set(game.hero.at);
    const auto is_item_left_alone = [&](Pos at) {
        return std::any_of(place.known.items.begin(), place.known.items.end(),
                           [&](const Item& item) { return item.at == at && is_left_alone(item); });
    };
    while (!open.empty()) {
        const Pos from = open.back();
        open.pop_back();
        for (const Direction d : directions) {
            const Pos to = from + step(d);
            if (!place.level.size().contains(to) || reached.test(to)) continue;
            if (!is_known(place, to) || cuts_known_corner(place, from, d)) continue;
            if (is_known_exit(place, to) || caution.keeps_off(to) || is_item_left_alone(to)) continue;
            // What a totem pulls the hero back from is told of: `finish` asks for it.
            if (pulls.cells().test(to)) continue;
            reached.set(to);
            open.push_back(to);
        }
    }
    return reached;
}

/// One level, explored and left.
class Visit {
public:
    Visit(const NewGame& options, Counts& counts)
        : options_{options}, counts_{counts}, play_{hardened(options)}, attacks_{options.seed % 2 == 0} {
        play_.begin();
    }

    void run() {
        if (!explore()) return;
        leave();
    }

private:
    const Game& game() const { return play_.game(); }

    void fault(const std::string& what) {
        ++counts_.faults;
        std::cout << "seed " << options_.seed << ", depth " << options_.depth << ", style "
                  << style_rows[options_.style].name << ", turn " << play_.turns() << ", hero at "
                  << game().hero.at.x << ',' << game().hero.at.y << ": " << what << '\n';
    }

    /// Plays a command; a fault if it was refused in this very state before.
    Report ask(const Command& command, int number) {
        ++counts_.commands;
        const std::pair state{play_.state_hash(), number};
        Report report = play_out(play_, command);
        if (report.turns == 0 && !report.over && told<Explored>(report) == nullptr &&
            !refused_.insert(state).second)
            fault("command " + std::to_string(number) + " is refused twice");
        if (const CellOccupied* occupied = told<CellOccupied>(report)) {
            ++counts_.occupied;
            if (occupied->by && occupied->by->state == MonsterState::Sleeping && occupied->by_himself)
                fault("a sleeper is walked into");
        }
        return report;
    }

    /// Does what would be offered; false where nothing would be.
    bool help(const WayBarred& barred) {
        if (!attacks_ && (!barred.by || barred.by->state == MonsterState::Sleeping)) return false;
        if (barred.by && barred.by->marks.has(MonsterMark::Captive)) return false;
        if (barred.by &&
            (barred.by->behaviors.has(Behavior::Invulnerable) ||
             barred.by->behaviors.has(Behavior::ImmuneToWeapons) || barred.by->state == MonsterState::Ally)) {
            play_out(play_, LongSearch{});
            return ++waits_ < 40;
        }
        ++counts_.approached;
        const std::uint64_t before = play_.state_hash();
        // Jellies split faster than they die.
        blows_ += told<Struck>(play_out(play_, TravelTo{barred.at})) != nullptr ? 1 : 0;
        return play_.state_hash() != before && ++approaches_ < 400;
    }

    bool explore() {
        constexpr int most_commands = 1500;
        for (int patience = 0; patience < most_commands; ++patience) {
            const Report report = ask(Explore{}, 0);
            blows_ += told<Struck>(report) != nullptr ? 1 : 0;
            if (report.over) return ++counts_.died, false;
            // A fight without end: where a hero without fear of death meets creatures that heal.
            if (report.turns > 1000 && told<Struck>(report) != nullptr) return ++counts_.given_up, false;
            // What shrugs off blows may hold the hero for ever, as he is told.
            if (told<HeldFast>(report) != nullptr && ++held_ > 40) return ++counts_.given_up, false;
            // He fell, or was carried off.
            if (play_.depth() != options_.depth) return false;
            if (const Explored* end = told<Explored>(report)) {
                if (end->behind && help(*end->behind)) continue;
                return finish(*end), true;
            }
            if (report.turns > 0) continue;
            if (const CellOccupied* occupied = told<CellOccupied>(report);
                occupied != nullptr && occupied->by) {
                if (!help({occupied->by->at, occupied->by})) return ++counts_.given_up, true;
                continue;
            }
            // Darkness, confusion and questions: some steps somewhere.
            feel_the_way(patience);
        }
        // A fight without end is none of exploring's faults; walking to and fro is.
        if (blows_ < most_commands / 10) fault("exploring never ends");
        return ++counts_.given_up, false;
    }

    /// A step anywhere; a rest where there is none.
    void feel_the_way(int patience) {
        for (int i = 0; i < 8; ++i)
            if (play_out(play_, Move{directions[static_cast<std::size_t>((patience / 6 + i) % 8)]}).turns > 0)
                return;
        play_out(play_, Rest{});
    }

    void finish(const Explored& end) {
        ++counts_.explored;
        counts_.behind_creature += end.behind ? 1 : 0;
        counts_.behind_gas += end.behind_gas ? 1 : 0;
        const VisitedLevel& place = game().here();
        const BitGrid reached = within_reach(game());
        const BitGrid seen = place.known.discovered | place.known.magic_mapped;
        int unseen = 0;
        reached.for_each([&](Pos at) {
            for (const Direction d : directions) {
                const Pos next = at + step(d);
                if (place.level.size().contains(next) && !seen.test(next) && !cuts_known_corner(place, at, d))
                    ++unseen;
            }
        });
        int left = 0;
        for (const Item& item : place.known.items)
            if (!is_left_alone(item) && reached.test(item.at) && !(item.at == game().hero.at)) ++left;
        if (unseen > 0) fault(std::to_string(unseen) + " cells in reach are left unseen");
        if (left > 0) fault(std::to_string(left) + " items in reach are left lying");
    }

    void leave() {
        constexpr int most_journeys = 200;
        blows_ = 0;
        for (int patience = 0; patience < most_journeys; ++patience) {
            const Report report = ask(TravelToStairs{Stair::Down}, 1);
            blows_ += told<Struck>(report) != nullptr ? 1 : 0;
            if (report.over) return void(++counts_.died);
            if (play_.depth() != options_.depth) return void(++counts_.stairs_taken);
            if (report.turns > 0) continue;
            if (told<TravelUnknown>(report) != nullptr) {
                if (!play_.explore_route().empty() && told<Explored>(ask(Explore{}, 0)) != nullptr)
                    fault("stairs and exploring point at each other");
                return void(++counts_.stairs_unknown);
            }
            if (const TravelBlocked* blocked = told<TravelBlocked>(report)) {
                if (blocked->behind && help(*blocked->behind)) continue;
                return void(++counts_.stairs_blocked);
            }
            if (const CellOccupied* occupied = told<CellOccupied>(report);
                occupied != nullptr && occupied->by) {
                if (!help({occupied->by->at, occupied->by})) return void(++counts_.given_up);
                continue;
            }
            if (game().hero.vitals.statuses.has(Status::Confused) || report.question != Question::None) {
                play_out(play_, Rest{});
                continue;
            }
            return void(++counts_.stairs_blocked);
        }
        if (blows_ < most_journeys / 10) fault("the way to the stairs never ends");
        ++counts_.given_up;
    }

    NewGame options_;
    Counts& counts_;
    Play play_;
    /// Half of the heroes take every offer, the others leave sleepers alone.
    bool attacks_;
    int blows_ = 0;
    int waits_ = 0;
    int held_ = 0;
    int approaches_ = 0;
    std::set<std::pair<std::uint64_t, int>> refused_;
};

}  // namespace

bool explore_levels(int levels) {
    constexpr Variant variants[] = {Variant::Brogue, Variant::Brogue, Variant::Rapid, Variant::Bullet};
    constexpr Style styles[] = {Style::Brogue, Style::Brogue, Style::Classic, Style::Accretion, Style::Rogue};
    Counts counts;
    for (int i = 0; i < levels; ++i) {
        const auto number = static_cast<std::size_t>(i);
        const Variant variant = variants[number / std::size(styles) % std::size(variants)];
        const NewGame options{.seed = 7730001 + static_cast<std::uint64_t>(i),
                              .style = styles[number % std::size(styles)],
                              .variant = variant,
                              // Most first levels are those of new players.
                              .depth = i % 3 == 0 ? 1 : 1 + (i * 7) % amulet_depth(variant)};
        Visit{options, counts}.run();
    }
    std::cout << levels << " levels, " << counts.commands << " commands: " << counts.explored
              << " explored to the end, " << counts.behind_creature
              << " of them but for what lies behind a creature, " << counts.behind_gas << " behind gas; "
              << counts.occupied << " times a creature came into the way, " << counts.approached
              << " creatures approached, " << counts.given_up << " given up; stairs taken "
              << counts.stairs_taken << ", unknown " << counts.stairs_unknown << ", blocked "
              << counts.stairs_blocked << "; died " << counts.died << "; faults " << counts.faults << '\n';
    return counts.faults == 0;
}

}  // namespace cellophane
