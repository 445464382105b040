#include "content/hordes.h"

#include <map>
#include <set>
#include <string>
#include <vector>

#include "content/machines.h"
#include "content/tables.h"
#include "support/catch.h"

// Hold src/content/hordes to docs/rules/tables/hordes.tsv, column `seed_override` last.

namespace cellophane {

namespace {

const Words<HordeCategory> category_words{{"ordinary", HordeCategory::Ordinary},
                                          {"summons", HordeCategory::Summons},
                                          {"captive with captors", HordeCategory::Captive},
                                          {"boss", HordeCategory::Boss},
                                          {"water monster", HordeCategory::WaterMonster},
                                          {"machine captive", HordeCategory::MachineCaptive},
                                          {"statue monster", HordeCategory::StatueMonster},
                                          {"turret", HordeCategory::Turret},
                                          {"mud monster", HordeCategory::MudMonster},
                                          {"kennel", HordeCategory::Kennel},
                                          {"vampire fodder", HordeCategory::VampireFodder},
                                          {"key thief", HordeCategory::KeyThief},
                                          {"sacrifice target", HordeCategory::SacrificeTarget},
                                          {"legendary ally", HordeCategory::LegendaryAlly},
                                          {"goblin warren", HordeCategory::GoblinWarren}};

const Words<HordeFlag> horde_flag_words{{"leader is a captive", HordeFlag::CaptiveLeader},
                                        {"never spawned periodically", HordeFlag::NeverPeriodic},
                                        {"never out of depth", HordeFlag::NeverOutOfDepth},
                                        {"summoned by its leader kind", HordeFlag::Summoned},
                                        {"members appear at a distance", HordeFlag::AtADistance},
                                        {"members die when the leader dies", HordeFlag::DiesWithLeader},
                                        {"allied with the hero", HordeFlag::Allied}};

struct Wanted {
    explicit Wanted(const Table::Row& row)
        : least_depth{row.number("depth_min", 0)}, flags{row.set("properties")} {
        // The machine a horde belongs to is its category once more.
        const std::string machine = "machine: " + std::string{row["category"]};
        is_machine = flags.erase(machine) > 0;
        const std::string_view change = row["seed_override"];
        if (change.starts_with("depth_min=")) {
            least_depth = numbers_in(change).front();
        } else if (change.starts_with("add: ")) {
            flags.insert(std::string{change.substr(5, change.find(" (") - 5)});
        } else {
            REQUIRE((change.empty() || change.starts_with("seed only")));
        }
    }

    int least_depth;
    std::set<std::string> flags;
    bool is_machine = false;
};

/// A kind, and how many of it: "goblin 2-3; goblin mystic 1", or "golem 5-10 clump 2" for two dice.
using Members = std::vector<std::pair<std::string, std::vector<int>>>;

Members written_members(const Table::Row& row) {
    Members members;
    for (const std::string& part : row.parts("members")) {
        const std::vector<std::string> dice = split(part, " clump ");
        const std::size_t space = dice.front().rfind(' ');
        const std::vector<std::string> counts = split(dice.front().substr(space + 1), "-");
        members.push_back({part.substr(0, space),
                           {whole_number(counts.front()), whole_number(counts.back()),
                            dice.size() == 1 ? 1 : whole_number(dice.back())}});
    }
    return members;
}

int total(int depth, bool periodic) {
    int sum = 0;
    for (const HordeRow& row : horde_rows()) {
        const bool candidate =
            row.category == HordeCategory::Ordinary || (row.category == HordeCategory::Captive && !periodic);
        if (!candidate || !row.depths.has(depth)) continue;
        if (periodic && row.flags.has(HordeFlag::NeverPeriodic)) continue;
        sum += row.frequency;
    }
    return sum;
}

}  // namespace

TEST_CASE("hordes are what the table says they are", "[content][table]") {
    const Table theirs = table("hordes");
    CHECK(horde_rows().size() == theirs.size());
    // Hordes have no names: within a category they stand in the order of the table, which the raffle walks.
    std::map<std::string, std::vector<const HordeRow*>> ours_by_category;
    for (const HordeRow& row : horde_rows())
        ours_by_category[spelled(row.category, category_words)].push_back(&row);
    std::map<std::string, std::size_t> next;
    for (const Table::Row& row : theirs.rows()) {
        const std::string category{row["category"]};
        const std::vector<const HordeRow*>& family = ours_by_category[category];
        const std::size_t index = next[category]++;
        INFO(row.place() << " " << category << " number " << index + 1 << ": " << row["leader"]);
        if (index >= family.size()) {
            CHECK(index < family.size());
            continue;
        }
        const HordeRow& ours = *family[index];
        const Wanted wanted{row};
        CHECK(monster_rows[ours.leader].name == row["leader"]);
        Members members;
        for (const HordeMember& member : ours.members)
            members.push_back(
                {std::string{monster_rows[member.kind].name}, {member.least, member.most, member.dice}});
        CHECK(members == written_members(row));
        CHECK(ours.depths == Range{wanted.least_depth, row.number("depth_max", 0)});
        CHECK(ours.frequency == row.number("frequency"));
        CHECK(terrain_rows[ours.lives_in].name == name_or(row, "spawns_in", "nothing"));
        CHECK(blueprint_rows[ours.machine].name == name_or(row, "machine", "none"));
        CHECK(spelled(ours.flags, horde_flag_words) == wanted.flags);
        CHECK(wanted.is_machine ==
              (ours.category != HordeCategory::Ordinary && ours.category != HordeCategory::Summons &&
               ours.category != HordeCategory::Captive));
    }
    for (const auto& [category, family] : ours_by_category) {
        INFO(category);
        CHECK(family.size() == next[category]);
    }
    CHECK(theirs.unread() == std::vector<std::string>{"n"});
}

TEST_CASE("the total frequency of hordes at each depth is that of the rules", "[content]") {
    // rules/monsters.md, how to check it, item 1.
    const std::map<int, int> at_creation{{1, 410},   {2, 600},   {3, 820},   {5, 1160},
                                         {10, 1910}, {15, 2270}, {20, 1930}, {26, 860}};
    const std::map<int, int> periodically{{1, 400},   {2, 590},   {3, 800},   {5, 920},
                                          {10, 1590}, {15, 1640}, {20, 1530}, {26, 700}};
    for (const auto& [depth, weight] : at_creation) {
        INFO("depth " << depth);
        CHECK(total(depth, false) == weight);
        CHECK(total(depth, true) == periodically.at(depth));
    }
}

TEST_CASE("hordes have valid depths, members and places, and every depth has some", "[content]") {
    for (const HordeRow& row : horde_rows()) {
        INFO(monster_rows[row.leader].name);
        CHECK(row.frequency > 0);
        CHECK(row.depths.least <= row.depths.most);
        CHECK(row.flags.has(HordeFlag::Summoned) == (row.category == HordeCategory::Summons));
        CHECK((row.depths == Range{0, 0}) == (row.category == HordeCategory::Summons));
        CHECK(row.leader != MonsterKind::You);
        if (monster_rows[row.leader].behaviors.has(Behavior::AttackableInWalls))
            CHECK(terrain_rows[row.lives_in].properties.has(TerrainProperty::BlocksMovement));
        for (const HordeMember& member : row.members) {
            CHECK(member.least <= member.most);
            CHECK(member.kind != MonsterKind::You);
        }
    }
    // No level of the game proper is without inhabitants.
    for (int depth = 1; depth <= 26; ++depth) {
        INFO("depth " << depth);
        CHECK(total(depth, true) > 0);
    }
}

TEST_CASE("no ordinary kind of monster is forgotten: a horde or a machine brings it", "[content]") {
    std::set<MonsterKind> brought;
    for (const HordeRow& row : horde_rows()) {
        if (row.category != HordeCategory::Summons) brought.insert(row.leader);
        for (const HordeMember& member : row.members) brought.insert(member.kind);
    }
    for (const BlueprintRow& blueprint : blueprint_rows)
        for (const MachineFeature& feature : blueprint.features)
            if (feature.monster) brought.insert(*feature.monster);
    for (const MonsterRow& row : monster_rows) {
        INFO(row.name);
        if (row.group == MonsterGroup::Ordinary || row.group == MonsterGroup::Boss)
            CHECK(brought.count(row.kind) == 1);
    }
}

}  // namespace cellophane
