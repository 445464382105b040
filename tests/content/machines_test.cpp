#include "content/machines.h"

#include <map>
#include <string>
#include <vector>

#include "content/autogenerators.h"
#include "content/tables.h"
#include "support/catch.h"

// Hold src/content/machines to docs/rules/tables/machines.tsv and machine_features.tsv.

namespace cellophane {

namespace {

const Words<Role> role_words{{"reward", Role::Reward},
                             {"amulet holder", Role::AmuletHolder},
                             {"vestibule", Role::Vestibule},
                             {"key holder", Role::KeyHolder},
                             {"flavour", Role::Flavor}};

const Words<Form> form_words{{"room", Form::Room}, {"area", Form::Area}, {"vestibule", Form::Vestibule}};

const Words<BlueprintTrait> trait_words{{"purge interior", BlueprintTrait::PurgesInterior},
                                        {"purge path-blocking terrain", BlueprintTrait::PurgesBlockers},
                                        {"purge liquids", BlueprintTrait::PurgesLiquids},
                                        {"surround with walls", BlueprintTrait::Walled},
                                        {"impregnable", BlueprintTrait::Impregnable},
                                        {"open interior", BlueprintTrait::OpensInterior},
                                        {"maximize interior", BlueprintTrait::MaximizesInterior},
                                        {"redesign interior", BlueprintTrait::Redesigned},
                                        {"must not disconnect the level", BlueprintTrait::MustNotDisconnect},
                                        {"must disconnect the level", BlueprintTrait::MustDisconnect},
                                        {"release unwired cells", BlueprintTrait::ReleasesUnwired},
                                        // Its own column in the table.
                                        {"adopts an item", BlueprintTrait::AdoptsItem}};

const Words<Redesign> redesign_words{{"", Redesign::None},
                                     {"goblin warren", Redesign::GoblinWarren},
                                     {"sentinel sanctuary", Redesign::SentinelSanctuary}};

const Words<Where> where_words{
    {"every interior cell", Where::EveryInteriorCell},
    {"origin", Where::Origin},
    {"interior", Where::Interior},
    {"wall beside the interior", Where::WallBeside},
    {"anywhere outside machines", Where::Outside},
    {"every wall beside the interior", Where::EveryWallBeside},
    {"wall beside the interior or beside any unclaimed passable cell", Where::WallBesideOpen}};

const Words<Distance> distance_words{
    {"any", Distance::Any}, {"near", Distance::Near}, {"far", Distance::Far}};

const Words<View> view_words{{"", View::Any}, {"in view", View::Seen}, {"in passable view", View::Passable}};

const Words<Blocking> blocking_words{{"default", Blocking::Tested},
                                     {"permit blocking", Blocking::Permitted},
                                     {"treat as blocking", Blocking::Assumed}};

const Words<ItemMark> mark_words{{"identified", ItemMark::Identified},
                                 {"cursed", ItemMark::Cursed},
                                 {"is a key", ItemMark::IsKey},
                                 {"kind revealed on entering", ItemMark::RevealedOnEntering},
                                 {"explorer avoids", ItemMark::ExplorerAvoids},
                                 {"max charges known", ItemMark::MaxChargesKnown},
                                 {"protected", ItemMark::Protected},
                                 {"magic detected", ItemMark::MagicDetected},
                                 {"rune suspected", ItemMark::RuneSuspected},
                                 {"rune known", ItemMark::RuneKnown}};

const Words<MachineItemRule> rule_words{{"not malevolent", MachineItemRule::NotMalevolent},
                                        {"no duplicate kind in this machine", MachineItemRule::NoDuplicate},
                                        {"no throwing weapons", MachineItemRule::NoThrowing},
                                        {"must be a good runic", MachineItemRule::GoodRune}};

const Words<ItemGoes> goes_words{{"placed on the cell", ItemGoes::OnTheCell},
                                 {"outsourced to an item-adopting machine", ItemGoes::Outsourced},
                                 {"carried by the monster", ItemGoes::Carried}};

const Words<MachineMonsterState> state_words{
    {"captive", MachineMonsterState::Captive},
    {"dormant", MachineMonsterState::Dormant},
    {"allied to the player", MachineMonsterState::Allied},
    {"asleep", MachineMonsterState::Asleep},
    {"permanently fleeing", MachineMonsterState::PermanentlyFleeing}};

const Words<HordeCategory> horde_words{{"ordinary", HordeCategory::Ordinary},
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

std::set<std::string> categories(ItemCategories flags) {
    std::set<std::string> names;
    for (const CategoryRow& row : category_rows)
        if (flags.has(row.kind)) names.emplace(row.name);
    return names;
}

template <class E>
std::string spelled_or_nothing(const std::optional<E>& member, const Words<E>& words) {
    return member ? spelled(*member, words) : std::string{};
}

void check_place(const MachineFeature& ours, const Table::Row& row) {
    CHECK(feature_rows[ours.feature].name == name_or(row, "dungeon_feature", "none"));
    CHECK(terrain_rows[ours.terrain].name == name_or(row, "terrain", "nothing"));
    CHECK(spelled(ours.layer, layer_words) == name_or(row, "layer", "dungeon"));
    CHECK(ours.count == Range{row.number("count_min"), row.number("count_max")});
    CHECK(ours.least == row.number("min_required"));
    CHECK(spelled(ours.place, where_words) == row["place"]);
    CHECK(spelled(ours.distance, distance_words) == row["distance_from_origin"]);
    CHECK(spelled(ours.view, view_words) == row["view_of_origin"]);
    CHECK(ours.off_hallways == row.yes("not_in_hallway"));
    CHECK(ours.off_edge == row.yes("not_on_level_edge"));
    CHECK(ours.personal_space == row.number("personal_space"));
    CHECK(spelled(ours.blocking, blocking_words) == row["blocking_rule"]);
    CHECK(ours.until_no_progress == row.yes("repeat_until_no_progress"));
    CHECK(ours.impregnable == row.yes("impregnable"));
    REQUIRE((row["alternative_group"] == "A" || row.blank("alternative_group")));
    CHECK(ours.alternative == !row.blank("alternative_group"));
    CHECK(ours.vestibule == row.yes("builds_vestibule"));
    CHECK(ours.never_built == !row.yes("built_in_reference"));
}

void check_item(const MachineFeature& ours, const Table::Row& row) {
    CHECK(ours.adopts == (row["item_source"] == "adopt"));
    CHECK((!ours.item_categories.empty() || ours.item_kind) == (row["item_source"] == "generate"));
    REQUIRE((row.blank("item_source") || row["item_source"] == "adopt" || row["item_source"] == "generate"));
    CHECK(categories(ours.item_categories) == row.set("item_category"));
    const std::string_view kind = row["item_kind"];
    const bool any = kind == "any" || row.blank("item_kind");
    CHECK((ours.item_kind ? item_rows[*ours.item_kind].name : std::string_view{"any"}) ==
          (any ? "any" : kind));
    if (ours.item_kind) CHECK(ours.item_categories.has(item_rows[*ours.item_kind].category));
    CHECK(spelled(ours.item_marks, mark_words) == row.set("item_flags"));
    CHECK(spelled(ours.item_rules, rule_words) == row.set("item_rules"));
    CHECK(spelled(ours.item_goes, goes_words) == name_or(row, "item_goes_to", "placed on the cell"));
    CHECK(ours.skeleton_key == row.yes("skeleton_key"));
    CHECK(ours.consumed_here == row.yes("key_consumed_here"));
}

void check_monster(const MachineFeature& ours, const Table::Row& row) {
    CHECK((ours.monster ? monster_rows[*ours.monster].name : std::string_view{}) == row["monster"]);
    CHECK(spelled_or_nothing(ours.horde, horde_words) == row["horde"]);
    CHECK(spelled(ours.monster_state, state_words) == row.set("monster_state"));
}

/// What asks for a machine: a raffle, an autogenerator, a horde, or the level with the Amulet.
void check_choice(const BlueprintRow& ours, std::string_view chosen_by) {
    CHECK(chosen_by.starts_with("item-adopting raffle") == ours.traits.has(BlueprintTrait::AdoptsItem));
    CHECK((chosen_by == "item-adopting raffle (frequency 0: never drawn)") ==
          (ours.traits.has(BlueprintTrait::AdoptsItem) && ours.frequency == 0));
    CHECK((chosen_by == "reward raffle") == (ours.role == Role::Reward));
    CHECK((chosen_by == "vestibule raffle") == (ours.role == Role::Vestibule));
    CHECK((chosen_by == "placed once on depth 26") == (ours.role == Role::AmuletHolder));
    bool brought = false;
    for (const HordeRow& horde : horde_rows()) brought = brought || horde.machine == ours.kind;
    CHECK(chosen_by.starts_with("built by hordes") == (brought && ours.kind != Blueprint::None));
    // "depth 1-30; start count (140 - 10 x depth)/100 truncated toward zero; each extra 25%; at most 3"
    const AutogeneratorRow* strewn = nullptr;
    for (const AutogeneratorRow& row : autogenerator_rows)
        if (row.machine == ours.kind) strewn = &row;
    CHECK(chosen_by.starts_with("autogenerator: ") == (strewn != nullptr));
    if (strewn == nullptr) return;
    const auto after = [chosen_by](const std::string& words) {
        return numbers_in(split(chosen_by, words).at(1));
    };
    // The dash between the depths is no sign.
    CHECK(strewn->depths == Range{after("depth ").at(0), -after("depth ").at(1)});
    CHECK(strewn->extra_percent == after("each extra ").at(0));
    CHECK(strewn->most == after("at most ").at(0));
    if (strewn->slope == 0) {
        CHECK(strewn->intercept == 100 * after("start count ").at(0));
    } else {
        CHECK(strewn->intercept == after("start count ").at(0));
        CHECK(strewn->slope == -after("start count ").at(1));
    }
}

/// What the raffle of a kind of machine has in it at a depth (rules/machines.md 4.2).
int placement(int depth, Role role) {
    int sum = 0;
    for (const BlueprintRow& row : blueprint_rows)
        if (row.role == role && row.depths.has(depth) && !row.traits.has(BlueprintTrait::AdoptsItem))
            sum += row.frequency;
    return sum;
}

int adopting_placement(int depth) {
    int sum = 0;
    for (const BlueprintRow& row : blueprint_rows)
        if (row.traits.has(BlueprintTrait::AdoptsItem) && row.depths.has(depth)) sum += row.frequency;
    return sum;
}

}  // namespace

TEST_CASE("blueprints are what the table says they are", "[content][table]") {
    const Table theirs = table("machines");
    check_names(blueprint_rows, theirs, "name", {"none"});
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place() << " " << row["name"]);
        const BlueprintRow* ours = named(blueprint_rows, row["name"]);
        if (ours == nullptr) continue;
        CHECK(static_cast<int>(ours->kind) == row.number("id"));
        CHECK(spelled(ours->role, role_words) == row["kind"]);
        CHECK(spelled(ours->form, form_words) == row["form"]);
        CHECK(ours->depths == Range{row.number("depth_min"), row.number("depth_max")});
        CHECK(ours->size == Range{row.number("size_min"), row.number("size_max")});
        CHECK(ours->frequency == row.number("frequency"));
        CHECK(spelled(ours->redesign, redesign_words) == row["redesign_profile"]);
        std::set<std::string> traits = row.set("properties");
        if (row.yes("adopts_item")) traits.insert("adopts an item");
        CHECK(spelled(ours->traits, trait_words) == traits);
        CHECK(static_cast<int>(ours->features.size()) == row.number("features_listed"));
        int built = 0;
        for (const MachineFeature& feature : ours->features) built += feature.never_built ? 0 : 1;
        CHECK(built == row.number("features_built_in_reference"));
        check_choice(*ours, row["chosen_by"]);
    }
    CHECK(theirs.unread().empty());
    CHECK(blueprint_rows[Blueprint::None].features.empty());
    CHECK(blueprint_rows[Blueprint::None].frequency == 0);
}

TEST_CASE("the features of blueprints are those of the table", "[content][table]") {
    const Table theirs = table("machine_features");
    std::map<int, int> lines;
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place() << " " << row["blueprint_name"] << ", line " << row["order"]);
        const int id = row.number("blueprint_id");
        const int order = row.number("order");
        REQUIRE((id >= 1 && id < static_cast<int>(Blueprint::count)));
        CHECK(order == ++lines[id]);
        const BlueprintRow& blueprint = blueprint_rows[static_cast<Blueprint>(id)];
        CHECK(blueprint.name == row["blueprint_name"]);
        if (order > static_cast<int>(blueprint.features.size())) {
            CHECK(order <= static_cast<int>(blueprint.features.size()));
            continue;
        }
        const MachineFeature& ours = blueprint.features[static_cast<std::size_t>(order - 1)];
        check_place(ours, row);
        check_item(ours, row);
        check_monster(ours, row);
    }
    for (const BlueprintRow& blueprint : blueprint_rows) {
        INFO(blueprint.name);
        CHECK(static_cast<int>(blueprint.features.size()) == lines[static_cast<int>(blueprint.kind)]);
    }
    CHECK(theirs.unread().empty());
}

TEST_CASE("there are as many machines as the rules count", "[content]") {
    // rules/machines.md 15.
    std::size_t features = 0;
    std::size_t built = 0;
    std::map<Role, int> pools;
    int adopting = 0;
    int adopting_drawn = 0;
    for (const BlueprintRow& row : blueprint_rows) {
        if (row.kind == Blueprint::None) continue;
        features += row.features.size();
        for (const MachineFeature& feature : row.features) built += feature.never_built ? 0u : 1u;
        ++pools[row.role];
        if (!row.traits.has(BlueprintTrait::AdoptsItem)) continue;
        ++adopting;
        adopting_drawn += row.frequency > 0 ? 1 : 0;
    }
    CHECK(blueprint_rows.size() - 1 == 71);
    CHECK(features == 285);
    CHECK(built == 282);
    CHECK(pools[Role::Reward] == 14);
    CHECK(pools[Role::Vestibule] == 10);
    CHECK(adopting == 32);
    CHECK(adopting_drawn == 31);
}

TEST_CASE("frequencies of machines add up to those of the rules, depth by depth", "[content]") {
    struct Totals {
        int depth, reward, vestibule, adopting;
    };
    constexpr Totals totals[] = {{1, 45, 132, 94},    {3, 45, 133, 134},   {4, 45, 141, 172},
                                 {5, 134, 147, 202},  {7, 134, 145, 242},  {8, 169, 145, 242},
                                 {10, 219, 145, 245}, {13, 254, 145, 262}, {16, 239, 145, 252},
                                 {18, 189, 145, 252}, {24, 174, 145, 252}, {26, 174, 145, 242}};
    for (const Totals& wanted : totals) {
        INFO("depth " << wanted.depth);
        CHECK(placement(wanted.depth, Role::Reward) == wanted.reward);
        CHECK(placement(wanted.depth, Role::Vestibule) == wanted.vestibule);
        CHECK(adopting_placement(wanted.depth) == wanted.adopting);
    }
    CHECK(placement(27, Role::Reward) == 0);
}

TEST_CASE("everything that blueprints refer to exists, and their ranges are valid", "[content]") {
    for (const BlueprintRow& blueprint : blueprint_rows) {
        INFO(blueprint.name);
        CHECK(blueprint.depths.least <= blueprint.depths.most);
        CHECK(blueprint.size.least <= blueprint.size.most);
        CHECK((blueprint.redesign != Redesign::None) == blueprint.traits.has(BlueprintTrait::Redesigned));
        CHECK((blueprint.role == Role::Vestibule) == (blueprint.form == Form::Vestibule));
        bool takes_an_item = false;
        for (const MachineFeature& feature : blueprint.features) {
            if (feature.adopts && !feature.never_built) takes_an_item = true;
            CHECK(feature.count.least <= feature.count.most);
            const bool counted = feature.place != Where::EveryInteriorCell &&
                                 feature.place != Where::EveryWallBeside && !feature.until_no_progress;
            if (counted) CHECK(feature.least <= feature.count.most);
            CHECK_FALSE((feature.monster && feature.horde));
            if (!feature.monster_state.empty()) CHECK((feature.monster || feature.horde));
            if (feature.item_goes == ItemGoes::Carried) CHECK((feature.monster || feature.horde));
            // On every depth of a machine that needs a horde there is a horde of its category to draw.
            if (!feature.horde || feature.least == 0 || blueprint.frequency == 0) continue;
            for (int depth = blueprint.depths.least; depth <= blueprint.depths.most; ++depth) {
                INFO("depth " << depth << ", horde " << spelled(*feature.horde, horde_words));
                int weight = 0;
                for (const HordeRow& horde : horde_rows())
                    if (horde.category == *feature.horde && horde.depths.has(depth))
                        weight += horde.frequency;
                CHECK(weight > 0);
            }
        }
        CHECK(blueprint.traits.has(BlueprintTrait::AdoptsItem) == takes_an_item);
        if (blueprint.role != Role::Flavor || blueprint.kind == Blueprint::None) continue;
        bool called = false;
        for (const AutogeneratorRow& row : autogenerator_rows)
            called = called || row.machine == blueprint.kind;
        for (const HordeRow& row : horde_rows()) called = called || row.machine == blueprint.kind;
        CHECK(called);
    }
}

}  // namespace cellophane
