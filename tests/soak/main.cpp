#include <algorithm>
#include <charconv>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "content/dungeon_version.h"
#include "content/styles.h"
#include "dungeon/generate.h"
#include "dungeon/machines/machines.h"
#include "play/play.h"
#include "soak/exploring.h"
#include "soak/forgetting.h"
#include "support/levels/as_dug.h"
#include "support/levels/census.h"
#include "support/levels/drawing.h"
#include "support/levels/sweep.h"
#include "support/levels/watching.h"
#include "world/game.h"

// The long version of the sweeps: many more levels, the same checks, and the table of
// docs/measurements/levels.md.

namespace {

using namespace cellophane;

/// 500 descents of 40 levels and 30,000 levels alone: 50,000 in all.
constexpr int default_levels = 50000;

void print_row(const std::string& depth, const std::vector<const LevelFacts*>& levels) {
    const auto figure = [&](auto field, int digits) {
        std::cout << " | " << std::fixed << std::setprecision(digits) << mean(levels, field);
    };
    std::cout << "| " << depth << " | " << levels.size();
    figure([](const LevelFacts& level) { return level.rooms_attached; }, 2);
    figure([](const LevelFacts& level) { return level.hallways; }, 2);
    figure([](const LevelFacts& level) { return level.floor_cells; }, 0);
    figure([](const LevelFacts& level) { return level.loops; }, 2);
    figure([](const LevelFacts& level) { return level.lake_cells; }, 0);
    figure([](const LevelFacts& level) { return level.doors; }, 2);
    figure([](const LevelFacts& level) { return level.secret_doors; }, 2);
    figure([](const LevelFacts& level) { return level.bridges > 0 ? 100 : 0; }, 1);
    for (std::size_t i = 0; i < 4; ++i) figure([=](const LevelFacts& level) { return level.liquids[i]; }, 0);
    figure([](const LevelFacts& level) { return level.passable_cells; }, 0);
    figure([](const LevelFacts& level) { return level.stairs_path; }, 1);
    figure([](const LevelFacts& level) { return level.stairs_apart; }, 1);
    std::cout << " |\n";
}

void print_table(const Sweep& found) {
    std::cout << "\n### " << style_rows[found.style].name << "\n\n"
              << "| depth | levels | rooms attached | with hallway | floor cells | loops | lake cells | "
                 "doors | secret "
                 "doors | % with bridge | deep water | lava | chasm | brimstone | passable | stairs path | "
                 "stairs apart |\n"
              << "|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n";
    for (int depth : {1, 2, 3, 5, 8, 10, 13, 17, 18, 20, 23, 26})
        print_row(std::to_string(depth), found.at(depth));
    print_row("27-39", found.at(27, 39));
    print_row("40", found.at(40));
    print_row("all", found.at(1, 40));
    std::vector<const LevelFacts*> pairs;
    for (const LevelFacts* level : found.at(1, 40))
        if (level->stairs_gap >= 0) pairs.push_back(level);
    if (pairs.empty()) return;
    std::cout << "\nUp stairs from the down stairs above, " << pairs.size() << " pairs: ";
    for (int reach : {2, 5, 7})
        std::cout << std::setprecision(1)
                  << 100 * share(pairs, [=](const LevelFacts& level) { return level.stairs_gap <= reach; })
                  << "% within " << reach << (reach < 7 ? ", " : ".\n");
    const auto all = found.at(1, 40);
    std::cout << "Stairs in the open: "
              << mean(all, [](const LevelFacts& level) { return level.stairs_in_the_open; }) *
                     static_cast<double>(all.size())
              << "; levels dug twice: "
              << share(all, [](const LevelFacts& level) { return level.rejected > 0; }) *
                     static_cast<double>(all.size())
              << ".\n";
}

/// A drawing as a block of code. Its own rows may be of backticks, which are grass, so the fence is longer.
std::string fenced(const std::string& drawn) {
    std::size_t longest = 2;
    std::size_t run = 0;
    for (char letter : drawn) {
        run = letter == '`' ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    const std::string fence(longest + 1, '`');
    return fence + "\n" + drawn + fence + "\n";
}

/// No raffle draws the summoning circle: it is built here, on a level's plan, with a key to hold.
std::optional<std::string> summoning_circle(std::uint64_t seed) {
    const LevelRequest request{.seed = seed, .depth = 14};
    std::optional<std::string> drawn;
    const Watch watch = after_each_stage([&](std::string_view stage, const Draft& draft) {
        if (stage != "clear_diagonals") return;
        Draft copy = draft;
        Rng rng{seed};
        Item key;
        key.kind = ItemKind::DoorKey;
        if (!build_machine(copy, {.blueprint = Blueprint::SummoningCircleRoom, .adopted = key}, rng)) return;
        Level level;
        level.depth = copy.goal.depth;
        level.layers = copy.layers;
        level.ownership = copy.ownership;
        level.machines = copy.machines;
        level.items = copy.items;
        level.monsters = copy.monsters;
        drawn = "Never drawn (frequency 0); built on request, seed " + std::to_string(seed) +
                ", depth 14.\n\n" + fenced(drawing(level, level.machines.back()));
    });
    (void)generate(request, watch);
    return drawn;
}

/// Whole games, depth by depth: what lies, stands and was built there, and every rule once more.
int count_games(Style style, int games, std::ostream& out) {
    Census census;
    std::map<std::string, int> broken;
    std::map<std::string, std::string> example;
    const ViolationSink sink = [&](const Violation& violation) {
        if (++broken[violation.rule] == 1) example[violation.rule] = told(violation);
    };
    for (int game = 1; game <= games; ++game) {
        LevelRequest request{.seed = static_cast<std::uint64_t>(game), .style = style};
        Descent descent{request};
        census.begin_game();
        for (int depth = 1; depth <= long_amulet_depth; ++depth) {
            int calls = 0;
            int tries = 0;
            BitGrid impregnable{request.size};
            const auto fail = [&](std::string rule, std::string what) {
                sink({std::move(rule), request.seed, style, depth, std::move(what)});
            };
            const Result<Level> level =
                descent.next(after_each_stage([&](std::string_view stage, const Draft& draft) {
                    calls = draft.machine_numbers;
                    tries += stage == "first_room" ? 1 : 0;
                    if (stage == "place_stairs") impregnable = draft.impregnable;
                    // The rules speak of a level as it was made, before its terrain begins to move.
                    if (stage != "set_waypoints" || draft.rejected) return;
                    LevelFacts facts;
                    check_finished(level_of(Draft{draft}), impregnable, style, facts, fail);
                }));
            if (!level.ok()) {
                sink({"every level can be dug", request.seed, style, depth, level.problem().message});
                break;
            }
            census.add(level.value(), calls, tries - 1);
        }
        census.end_game(descent.counters());
    }
    out << "\n## Whole games, style " << style_rows[style].name << "\n";
    census.print(out);
    int total = 0;
    for (const auto& [rule, count] : broken) {
        total += count;
        out << "\nBROKEN " << count << " times: " << rule << "\n  " << example[rule] << '\n';
    }
    out << "\n" << total << " rules broken in " << games * long_amulet_depth << " levels\n";
    return total;
}

/// With this line the examples begin; what stands above it in their file stays.
std::string examples_heading() {
    return "Dungeon version " + std::to_string(dungeon_version) + ":\n";
}

/// What stands above the examples in a file: all of it, if there are none yet.
std::string text_above_examples(const std::string& path) {
    std::ifstream file{path};
    std::string text;
    for (std::string line; std::getline(file, line) && !line.starts_with("Dungeon version ");)
        text += line + '\n';
    return text;
}

/// The first example of every machine, from seed 1 on; a machine that no raffle draws is built on request.
int draw_examples(std::ostream& out) {
    std::map<Blueprint, std::string> found;
    for (std::uint64_t seed = 1; seed <= 3000 && found.size() + 2 < blueprint_rows.size(); ++seed) {
        Descent descent{LevelRequest{.seed = seed}};
        for (int depth = 1; depth <= long_amulet_depth; ++depth) {
            const Result<Level> level = descent.next();
            if (!level.ok()) break;
            for (const MachineRecord& machine : level.value().machines)
                if (!found.contains(machine.kind))
                    found[machine.kind] =
                        "Seed " + std::to_string(seed) + ", depth " + std::to_string(depth) + ", at (" +
                        std::to_string(machine.origin.x) + "," + std::to_string(machine.origin.y) + ").\n\n" +
                        fenced(drawing(level.value(), machine));
        }
    }
    for (std::uint64_t seed = 1; seed <= 300 && !found.contains(Blueprint::SummoningCircleRoom); ++seed)
        if (auto made = summoning_circle(seed)) found[Blueprint::SummoningCircleRoom] = *made;
    out << examples_heading();
    for (const BlueprintRow& row : blueprint_rows) {
        if (row.kind == Blueprint::None) continue;
        out << "\n## " << static_cast<int>(row.kind) << " " << row.name << "\n\n"
            << (found.contains(row.kind) ? found[row.kind] : std::string{"Not found.\n"});
    }
    return found.size() + 1 == blueprint_rows.size() ? 0 : 1;
}

/// Checks that the level a hero meets is the level its link shows, on every depth of some games.
int meet(int games) {
    int different = 0;
    for (int game = 1; game <= games; ++game) {
        const auto seed = static_cast<std::uint64_t>(game) * 7919;
        Descent descent{LevelRequest{.seed = seed}};
        for (int depth = 1; depth <= long_amulet_depth; ++depth) {
            const Result<Level> shown = descent.next();
            const Play play{{.seed = seed, .depth = depth}};
            if (shown.ok() && hash(shown.value()) == hash(as_dug(play.game().here().level, shown.value())))
                continue;
            ++different;
            std::cout << "seed " << seed << " depth " << depth << " differs\n";
        }
    }
    std::cout << games * long_amulet_depth << " levels met, " << different << " differ from their links\n";
    return different == 0 ? 0 : 1;
}

/// Asks for every machine on fresh levels of depths where it may be drawn, until it has been built so often.
int scan(int wanted) {
    struct Tally {
        int built = 0;
        int calls = 0;
    };
    std::map<Blueprint, Tally> tallies;
    const auto done = [&] {
        return std::all_of(blueprint_rows.begin(), blueprint_rows.end(), [&](const BlueprintRow& row) {
            return row.kind == Blueprint::None || tallies[row.kind].built >= wanted;
        });
    };
    for (std::uint64_t seed = 1; seed <= 2000 && !done(); ++seed) {
        LevelRequest request{.seed = seed};
        Descent descent{request};
        for (int depth = 1; depth <= long_amulet_depth; ++depth)
            (void)descent.next(after_each_stage([&](std::string_view stage, const Draft& wild) {
                if (stage != "clear_diagonals") return;
                for (const BlueprintRow& row : blueprint_rows) {
                    Tally& tally = tallies[row.kind];
                    if (row.kind == Blueprint::None || !row.depths.has(depth) || tally.built >= wanted)
                        continue;
                    Draft draft = wild;
                    Rng rng{mix(seed, static_cast<std::uint64_t>(row.kind))};
                    MachineOrder order{.blueprint = row.kind};
                    if (row.traits.has(BlueprintTrait::AdoptsItem)) {
                        order.adopted = Item{};
                        order.adopted->kind = ItemKind::DoorKey;
                        order.adopted->marks = {ItemMark::IsKey};
                    }
                    const BitGrid doors = draft.layers.cells_of(Layer::Dungeon, Terrain::WoodenDoor);
                    if (row.form == Form::Vestibule) {
                        if (doors.none()) continue;
                        order.at = doors.nth(rng.uniform(0, doors.count() - 1));
                    }
                    ++tally.calls;
                    tally.built += build_machine(draft, order, rng) ? 1 : 0;
                }
            }));
    }
    std::cout << "| machine | built | calls |\n|---|---|---|\n";
    for (const BlueprintRow& row : blueprint_rows)
        if (row.kind != Blueprint::None)
            std::cout << "| " << static_cast<int>(row.kind) << " " << row.name << " | "
                      << tallies[row.kind].built << " | " << tallies[row.kind].calls << " |\n";
    return done() ? 0 : 1;
}

int usage() {
    std::cerr
        << "cellophane_soak [--levels N] [--style S]   checks N levels of every style, or of one; at least "
           "100\n"
           "                                           (default 50000)\n"
           "cellophane_soak --games N [--style S]      counts what N games hold (default style brogue)\n"
           "cellophane_soak --scan N                   asks for every machine until it was built N times\n"
           "cellophane_soak --meet N                   N games' levels as heroes meet them and as links show "
           "them\n"
           "cellophane_soak --forget N                 N dungeons' levels, played with and without what is "
           "kept\n"
           "cellophane_soak --explore N                N levels, explored and left by automatic commands "
           "alone\n"
           "cellophane_soak --examples FILE            draws an example of every machine below what stands "
           "there\n";
    return 2;
}

}  // namespace

int main(int argc, char** argv) {
    int levels = default_levels;
    int games = 0;
    int met = 0;
    int scanned = 0;
    int forgotten = 0;
    int explored = 0;
    std::string_view only;
    std::string_view examples;
    bool right = argc % 2 == 1;
    for (int i = 1; i + 1 < argc; i += 2) {
        const std::string_view option{argv[i]};
        const std::string_view text{argv[i + 1]};
        const auto number = [&](int& value, int least) {
            const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
            right &= error == std::errc{} && end == text.data() + text.size() && value >= least;
        };
        if (option == "--levels")
            number(levels, 100);
        else if (option == "--games")
            number(games, 1);
        else if (option == "--scan")
            number(scanned, 1);
        else if (option == "--meet")
            number(met, 1);
        else if (option == "--forget")
            number(forgotten, 1);
        else if (option == "--explore")
            number(explored, 1);
        else if (option == "--style")
            only = text;
        else if (option == "--examples")
            examples = text;
        else
            right = false;
    }
    const auto wanted = [&](const StyleRow& style) { return only.empty() || style.name == only; };
    if (!right || std::none_of(style_rows.begin(), style_rows.end(), wanted)) return usage();
    if (!examples.empty()) {
        const std::string above = text_above_examples(std::string{examples});
        std::ofstream file{std::string{examples}};
        if (!file) return usage();
        file << above;
        return draw_examples(file);
    }
    if (met > 0) return meet(met);
    if (scanned > 0) return scan(scanned);
    if (explored > 0) return explore_levels(explored) ? 0 : 1;
    if (forgotten > 0) return compare_with_forgetful(forgotten) ? 0 : 1;
    int broken = 0;
    for (const StyleRow& style : style_rows) {
        if (!wanted(style)) continue;
        if (games > 0) {
            if (only.empty() && style.kind != Style::Brogue) continue;
            broken += count_games(style.kind, games, std::cout);
            continue;
        }
        // Two fifths are walked down to from depth 1, the rest are dug alone.
        const Sweep found =
            sweep(style.kind, {.seeds = levels * 3 / 5, .descents = levels / 100, .first_seed = 1000000});
        print_table(found);
        for (const auto& [rule, count] : found.violation_counts) {
            broken += count;
            std::cout << "\nBROKEN " << count << " times: " << rule << '\n';
            for (const Violation& violation : found.violations.at(rule))
                std::cout << "  " << told(violation) << '\n';
        }
        std::cout << std::flush;
    }
    std::cout << "\n" << broken << " rules broken\n";
    return broken == 0 ? 0 : 1;
}
