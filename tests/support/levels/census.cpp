#include "support/levels/census.h"

#include <algorithm>
#include <iomanip>
#include <numeric>
#include <string>

#include "content/autogenerators.h"
#include "support/levels/ground.h"
#include "support/levels/inhabitants.h"

namespace cellophane {

namespace {

/// Shares of the reward mix and the vestibule mix in the reference (rules/machines.md 15), in percent.
constexpr std::array reward_mix{18.5, 8.3, 6.9, 8.3, 7.8, 13.0, 7.9, 4.6, 4.8, 6.5, 1.4, 4.1, 4.2, 3.6};
constexpr std::array vestibule_mix{72.7, 0.6, 4.6, 2.4, 3.2, 2.3, 1.7, 5.6, 3.5, 3.6};

bool is_trap(Terrain terrain) {
    return std::any_of(autogenerator_rows.begin(), autogenerator_rows.end(),
                       [&](const AutogeneratorRow& row) { return row.is_trap && row.terrain == terrain; });
}

std::size_t index(Blueprint kind) {
    return static_cast<std::size_t>(kind);
}

class CensusSheet {
public:
    explicit CensusSheet(std::ostream& out) : out_{out} {}
    void head(const std::string& title, const std::string& first = "figure") {
        out_ << "\n### " << title << "\n\n| " << first << " | measured | specified |\n|---|---|---|\n";
    }
    void row(const std::string& what, double measured, const std::string& specified, int figures = 2) {
        out_ << "| " << what << " | " << std::fixed << std::setprecision(figures) << measured << " | "
             << specified << " |\n";
    }

private:
    std::ostream& out_;
};

}  // namespace

void Census::begin_game() {
    rewards_now_ = 0;
    lives_now_ = 0;
}

void Census::add(const Level& level, int machine_calls, int rejected) {
    Depth& at = by_depth_[static_cast<std::size_t>(level.depth)];
    const Ground ground{level.layers};
    const BitGrid claimed = level.ownership.any();
    ++at.levels;
    at.passable += level.size().area() - ground.solid.count();
    at.loop_cells += level.topology.loops.cells().count();
    at.gates += level.topology.gates.count();
    at.doors += (cells_of(level.layers, Layer::Dungeon, Terrain::WoodenDoor) - claimed).count();
    at.secret_doors += (cells_of(level.layers, Layer::Dungeon, Terrain::SecretDoor) - claimed).count();
    const Terrain liquids[] = {Terrain::DeepWater, Terrain::Lava, Terrain::Chasm, Terrain::InertBrimstone};
    for (std::size_t i = 0; i < 4; ++i)
        at.liquids[i] += cells_of(level.layers, Layer::Liquid, liquids[i]).count();
    // A vestibule releases its pits, which would then be counted as traps.
    const bool pits = std::any_of(
        level.machines.begin(), level.machines.end(),
        [](const MachineRecord& machine) { return machine.kind == Blueprint::PitTrapsVestibule; });
    if (!pits) ++at.trap_levels;
    for (int i = 0; i < level.size().area() && !pits; ++i)
        at.traps +=
            !claimed.test(level.size().at(i)) && is_trap(level.layers[Layer::Dungeon].at_index(i)) ? 1 : 0;
    at.machines += static_cast<double>(level.machines.size());
    at.machine_calls += machine_calls;
    at.most_calls = std::max(at.most_calls, static_cast<double>(machine_calls));
    at.rejected += rejected;
    for (const MachineRecord& machine : level.machines) {
        ++machines_[index(machine.kind)];
        ++machines_at_[static_cast<std::size_t>(level.depth)][index(machine.kind)];
        if (blueprint_rows[machine.kind].role != Role::Reward) continue;
        if (rewards_now_ == 0 && level.depth <= 4) ++first_reward_[static_cast<std::size_t>(level.depth)];
        ++rewards_now_;
        ++rewards_at_[static_cast<std::size_t>(level.depth)];
    }
    for (const Item& item : level.items) {
        auto& kinds = item.machine != 0 ? in_machines_ : item.carrier ? carried_ : on_floor_;
        ++kinds[item.kind];
        const bool floor = item.machine == 0 && !item.carrier;
        at.items += floor && item.kind != ItemKind::Gold ? 1 : 0;
        if (floor && item.kind == ItemKind::Gold) {
            at.gold += item.quantity;
            ++piles_;
        }
        lives_now_ += item.kind == ItemKind::PotionOfLife ? 1 : 0;
    }
    const BitGrid seen = arrival_view(level);
    at.hordes += free_hordes(level);
    for (const Monster& monster : level.monsters) {
        ++at.monsters;
        ++(monster.machine == 0 ? free_monsters_ : machine_monsters_)[monster.kind];
        at.captives += monster.is_captive() && monster.machine == 0 ? 1 : 0;
        at.in_view += monster.machine == 0 && !monster.leader && seen.test(monster.at) ? 1 : 0;
        if (!may_mutate(monster.kind)) continue;
        ++at.mutable_kinds;
        at.mutants += monster.mutation ? 1 : 0;
    }
}

void Census::end_game(const RunCounters& counters) {
    ++games_;
    rewards_.push_back(rewards_now_);
    gold_.push_back(counters.gold);
    lives_.push_back(lives_now_);
}

double Census::mean(int low, int high, double Depth::*figure) const {
    double sum = 0;
    int levels = 0;
    for (int depth = low; depth <= high; ++depth) {
        sum += by_depth_[static_cast<std::size_t>(depth)].*figure;
        levels += by_depth_[static_cast<std::size_t>(depth)].levels;
    }
    return levels == 0 ? 0 : sum / levels;
}

void Census::print(std::ostream& out) const {
    CensusSheet sheet{out};
    const double games = std::max(1, games_);
    out << "\n" << games_ << " games of 26 levels.\n";

    out << "\n### The ground, by depth\n\n| depth | levels | passable | in a loop | gates | doors | secret "
           "doors | deep "
           "water | lava | chasm | brimstone | traps, paralysis left out (all) | floor items (specified) | "
           "gold "
           "(specified) | "
           "creatures | hordes (6) | in view | machines | machine numbers, most |\n"
           "|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n";
    const std::map<int, int> gold_means{{1, 85}, {6, 593}, {13, 958}, {20, 1911}, {26, 2405}};
    for (int depth = 1; depth <= 26; ++depth) {
        const Depth& at = by_depth_[static_cast<std::size_t>(depth)];
        if (at.levels == 0) continue;
        const auto figure = [&](double value, int digits) {
            out << " | " << std::fixed << std::setprecision(digits) << value / at.levels;
        };
        out << "| " << depth << " | " << at.levels;
        figure(at.passable, 0);
        figure(at.loop_cells, 0);
        figure(at.gates, 1);
        figure(at.doors, 2);
        figure(at.secret_doors, 2);
        for (double liquid : at.liquids) figure(liquid, 0);
        out << " | " << std::fixed << std::setprecision(2) << at.traps / std::max(1, at.trap_levels);
        out << " (" << (depth - 1) / 4 << "-" << (depth - 1) / 2 << ")";
        figure(at.items, 2);
        out << " (" << (depth <= 2 ? "6.5" : depth <= 4 ? "5.5" : "4.5") << ")";
        figure(at.gold, 0);
        if (gold_means.contains(depth)) out << " (" << gold_means.at(depth) << ")";
        figure(at.monsters, 2);
        figure(at.hordes, 2);
        figure(at.in_view, 3);
        figure(at.machines, 2);
        out << " | " << std::setprecision(0) << at.most_calls << " |\n";
    }

    sheet.head("Reward rooms");
    const double rewards = std::accumulate(rewards_.begin(), rewards_.end(), 0.0);
    sheet.row("a game", rewards / games, "7.44 (7.36 by the quota)");
    if (!rewards_.empty()) {
        sheet.row("fewest in a game", *std::min_element(rewards_.begin(), rewards_.end()), "6", 0);
        sheet.row("most in a game", *std::max_element(rewards_.begin(), rewards_.end()), "15", 0);
    }
    const std::array first{0.0, 38.0, 24.0, 36.0, 2.0};
    for (std::size_t depth = 1; depth <= 4; ++depth)
        sheet.row("first on depth " + std::to_string(depth) + ", % of games",
                  100.0 * first_reward_[depth] / games, std::to_string(static_cast<int>(first[depth])), 1);
    const std::map<int, std::string> due{{1, "0.47"}, {3, "0.54"}, {5, "0.18"}, {7, "0.62"}, {13, "0.18"}};
    for (const auto& [depth, specified] : due)
        sheet.row("on depth " + std::to_string(depth), rewards_at_[static_cast<std::size_t>(depth)] / games,
                  specified);

    sheet.head("Reward mix, %", "blueprint");
    for (std::size_t i = 0; i < reward_mix.size(); ++i)
        sheet.row(std::string{blueprint_rows[static_cast<Blueprint>(i + 1)].name},
                  100.0 * machines_[i + 1] / std::max(1.0, rewards),
                  std::to_string(reward_mix[i]).substr(0, 4), 1);
    double vestibules = 0;
    for (std::size_t i = 16; i <= 25; ++i) vestibules += machines_[i];
    sheet.head("Vestibules, %", "blueprint");
    sheet.row("all, a game", vestibules / games, "6.3");
    for (std::size_t i = 0; i < vestibule_mix.size(); ++i)
        sheet.row(std::string{blueprint_rows[static_cast<Blueprint>(i + 16)].name},
                  100.0 * machines_[i + 16] / std::max(1.0, vestibules),
                  std::to_string(vestibule_mix[i]).substr(0, 4), 1);
    double holders = 0;
    for (std::size_t i = 26; i <= 57; ++i) holders += machines_[i];
    sheet.head("Key holders, %", "blueprint");
    sheet.row("all, a game", holders / games, "6.2");
    const std::map<Blueprint, std::string> holder_mix{
        {Blueprint::NestedItemLibrary, "17"},  {Blueprint::BossRoom, "7"},
        {Blueprint::CollapsingFloorArea, "7"}, {Blueprint::PitTrapsRoom, "5"},
        {Blueprint::ThiefArea, "5"},           {Blueprint::GauntletArea, "5"}};
    for (std::size_t i = 26; i <= 57; ++i) {
        const auto kind = static_cast<Blueprint>(i);
        sheet.row(std::string{blueprint_rows[kind].name}, 100.0 * machines_[i] / std::max(1.0, holders),
                  holder_mix.contains(kind) ? holder_mix.at(kind) : "", 1);
    }
    sheet.head("Flavour machines, per level of their depths", "blueprint");
    const auto per_level = [&](Blueprint kind, int low, int high) {
        double built = 0;
        double levels = 0;
        for (int depth = low; depth <= high; ++depth) {
            built += machines_at_[static_cast<std::size_t>(depth)][index(kind)];
            levels += by_depth_[static_cast<std::size_t>(depth)].levels;
        }
        return levels == 0 ? 0 : built / levels;
    };
    sheet.row("bloodwort, 1-4", per_level(Blueprint::Bloodwort, 1, 4), "1.24");
    sheet.row("bloodwort, 5-23", per_level(Blueprint::Bloodwort, 5, 23), "0.31");
    sheet.row("bloodwort, 24-26", per_level(Blueprint::Bloodwort, 24, 26), "0.10");
    sheet.row("swamp", per_level(Blueprint::Swamp, 1, 26), "0.39");
    sheet.row("paralysis trap, visible plate, 2-6", per_level(Blueprint::ParalysisTrapVisiblePlate, 2, 6),
              "trap total");
    sheet.row("paralysis trap, hidden plate, 7-26", per_level(Blueprint::ParalysisTrapHiddenPlate, 7, 26),
              "trap total");
    sheet.row("shrine, 5-26", per_level(Blueprint::Shrine, 5, 26), "0.065", 3);
    sheet.row("idyll, 1-5", per_level(Blueprint::Idyll, 1, 5), "0.15");
    sheet.row("remnant, 10-26", per_level(Blueprint::Remnant, 10, 26), "0.18");
    sheet.row("dismal, 7-26", per_level(Blueprint::Dismal, 7, 26), "0.14");
    sheet.row("chasm catwalk, 5-26", per_level(Blueprint::ChasmCatwalk, 5, 26), "0.035", 3);
    sheet.row("lake walk, 5-26", per_level(Blueprint::LakeWalk, 5, 26), "0.030", 3);
    sheet.row("trick statue, 6-26", per_level(Blueprint::TrickStatue, 6, 26), "0.15");
    sheet.row("worm ambush, 12-26", per_level(Blueprint::WormAmbush, 12, 26), "0.12");
    sheet.row("sentinels, 12-26", per_level(Blueprint::Sentinels, 12, 26), "0.11");
    sheet.row("camp, 5-26", per_level(Blueprint::Camp, 5, 26), "0.14");
    sheet.row("amulet area on depth 26", per_level(Blueprint::AmuletArea, 26, 26), "1.00");

    sheet.head("Items of a game", "what");
    const auto a_game = [&](const std::map<ItemKind, int>& kinds, auto wanted) {
        double sum = 0;
        for (const auto& [kind, count] : kinds)
            if (wanted(item_rows[kind])) sum += count;
        return sum / games;
    };
    const auto of_kind = [](ItemKind kind) {
        return [kind](const ItemRow& row) { return row.kind == kind; };
    };
    const auto of_category = [](ItemCategory category) {
        return [category](const ItemRow& row) { return row.category == category; };
    };
    sheet.row("on the floor, gold left out",
              a_game(on_floor_, [](const ItemRow& row) { return row.category != ItemCategory::Gold; }),
              "122.9 (and the Amulet where no machine holds it)", 1);
    const auto with_machines = [&](ItemKind kind) {
        return a_game(on_floor_, of_kind(kind)) + a_game(in_machines_, of_kind(kind));
    };
    sheet.row("enchanting, floor", a_game(on_floor_, of_kind(ItemKind::ScrollOfEnchanting)), "14.2");
    sheet.row("enchanting, machines too", with_machines(ItemKind::ScrollOfEnchanting), "14.8 (seeds), 14.89");
    sheet.row("life, floor", a_game(on_floor_, of_kind(ItemKind::PotionOfLife)), "6.1");
    sheet.row("life, machines too", with_machines(ItemKind::PotionOfLife), "6.67 (seeds), 6.78");
    if (!lives_.empty()) sheet.row("life, fewest", *std::min_element(lives_.begin(), lives_.end()), "6", 0);
    sheet.row("strength", with_machines(ItemKind::PotionOfStrength), "8.67 (seeds), 8.72");
    sheet.row("food", a_game(on_floor_, of_category(ItemCategory::Food)), "9.8");
    sheet.row("detect magic", with_machines(ItemKind::PotionOfDetectMagic), "");
    sheet.row("gold", std::accumulate(gold_.begin(), gold_.end(), 0.0) / games, "29842 to 29900", 0);
    if (!gold_.empty()) {
        sheet.row("gold, least", *std::min_element(gold_.begin(), gold_.end()), "28339", 0);
        sheet.row("gold, most", *std::max_element(gold_.begin(), gold_.end()), "31241", 0);
    }
    sheet.row("piles of gold", piles_ / games, "24.9", 1);
    out << "\n| category, a game | on the floor | of machines | carried |\n|---|---|---|---|\n";
    for (const CategoryRow& row : category_rows)
        out << "| " << row.name << " | " << std::setprecision(2) << a_game(on_floor_, of_category(row.kind))
            << " | " << a_game(in_machines_, of_category(row.kind)) << " | "
            << a_game(carried_, of_category(row.kind)) << " |\n";

    sheet.head("Creatures", "depths");
    for (const auto& [low, high] : {std::pair{1, 1}, {2, 5}, {6, 10}, {11, 15}, {16, 20}, {21, 26}}) {
        const std::string band = std::to_string(low) + "-" + std::to_string(high);
        sheet.row(band + ", ordinary hordes", mean(low, high, &Depth::hordes), "6");
        sheet.row(band + ", of them in view of the arrival", mean(low, high, &Depth::in_view) / 6,
                  "fewer than 0.005", 4);
        sheet.row(band + ", captives in the open", mean(low, high, &Depth::captives), "");
    }
    for (int depth : {10, 11, 13, 15, 17, 20, 26}) {
        const Depth& at = by_depth_[static_cast<std::size_t>(depth)];
        sheet.row("mutants among those who may, depth " + std::to_string(depth) + ", %",
                  at.mutable_kinds == 0 ? 0 : 100 * at.mutants / at.mutable_kinds,
                  std::to_string(mutation_percent(depth)), 1);
    }
    double calls = 0;
    double most = 0;
    double rejected = 0;
    double levels = 0;
    for (const Depth& at : by_depth_) {
        calls += at.machine_calls;
        most = std::max(most, at.most_calls);
        rejected += at.rejected;
        levels += at.levels;
    }
    sheet.head("Effort");
    sheet.row("machine numbers a level", calls / std::max(1.0, levels), "bounded");
    sheet.row("most on one level", most, "bounded", 0);
    sheet.row("levels dug again", rejected, "", 0);

    out << "\n| creature, a game | in the open | of machines |\n|---|---|---|\n";
    for (const MonsterRow& row : monster_rows) {
        const auto count = [&](const std::map<MonsterKind, int>& kinds) {
            const auto found = kinds.find(row.kind);
            return found == kinds.end() ? 0 : found->second / games;
        };
        if (count(free_monsters_) + count(machine_monsters_) == 0) continue;
        out << "| " << row.name << " | " << std::setprecision(2) << count(free_monsters_) << " | "
            << count(machine_monsters_) << " |\n";
    }
    out << "\n| machine | built | a game |\n|---|---|---|\n";
    for (const BlueprintRow& row : blueprint_rows)
        if (row.kind != Blueprint::None)
            out << "| " << static_cast<int>(row.kind) << " " << row.name << " | "
                << machines_[index(row.kind)] << " | " << std::setprecision(3)
                << machines_[index(row.kind)] / games << " |\n";
}

}  // namespace cellophane
