#include "content/monsters.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "content/hordes.h"
#include "content/mutations.h"
#include "content/tables.h"
#include "support/catch.h"

// Hold src/content/monsters to docs/rules/tables/monsters.tsv, column `project_override` last.

namespace cellophane {

namespace {

using B = Behavior;
using A = Ability;

const Words<B> behavior_words{{"confined to submersion terrain", B::ConfinedToLiquid},
                              {"at home in deep water", B::Swims},
                              {"submerges", B::Submerges},
                              {"flits", B::Flits},
                              {"never sleeps", B::NeverSleeps},
                              {"flies", B::Flies},
                              {"keeps its distance", B::KeepsDistance},
                              {"casts slowly", B::CastsSlowly},
                              {"immune to webs", B::ImmuneToWebs},
                              {"immobile", B::Immobile},
                              {"inanimate", B::Inanimate},
                              {"will not use stairs", B::ShunsStairs},
                              {"attackable while embedded in a wall", B::AttackableInWalls},
                              {"corrodes the weapon that hits it", B::CorrodesWeapons},
                              {"flees near death", B::FleesNearDeath},
                              {"always uses an ability when eligible", B::AlwaysCasts},
                              {"immune to fire", B::ImmuneToFire},
                              {"ever-burning", B::EverBurning},
                              {"dies if negated", B::DiesIfNegated},
                              {"never a polymorph result", B::NeverPolymorph},
                              {"always hunting", B::AlwaysHunting},
                              {"invisible", B::Invisible},
                              {"immune to weapons", B::ImmuneToWeapons},
                              {"reflective", B::Reflective},
                              {"not listed in the sidebar", B::Unlisted},
                              {"acts only when its machine is activated", B::ActsWhenActivated},
                              {"invulnerable", B::Invulnerable}};

const Words<A> ability_words{{"steals an item and flees", A::Steals},
                             {"bursts instead of attacking", A::Bursts},
                             {"releases its feature on death", A::ReleasesFeature},
                             {"spear attack (two in line)", A::AttacksTwoInLine},
                             {"avoids corridors when in a group", A::AvoidsCorridors},
                             {"summons", A::Summons},
                             {"splits when hit", A::Splits},
                             {"hit causes hallucination", A::CausesHallucination},
                             {"drains life", A::DrainsLife},
                             {"hit corrodes armour", A::CorrodesArmor},
                             {"hit causes weakness", A::CausesWeakness},
                             {"staggering attack (pushes back one cell)", A::Knockback},
                             {"seizes", A::Seizes},
                             {"poisons instead of wounding", A::Poisons},
                             {"hit sets the hero on fire", A::SetsOnFire},
                             {"sweeping attack (all adjacent)", A::AttacksAllAdjacent},
                             {"whip attack (up to 5 cells)", A::AttacksFromAfar},
                             {"enters its summons", A::EntersSummons},
                             {"reflects every bolt to its caster", A::ReflectsAll}};

const Words<MonsterGroup> group_words{{"hero", MonsterGroup::Hero},
                                      {"ordinary", MonsterGroup::Ordinary},
                                      {"boss", MonsterGroup::Boss},
                                      {"summoned or special", MonsterGroup::Special},
                                      {"legendary ally", MonsterGroup::Legendary}};

const Words<FeatureTrigger> trigger_words{{"", FeatureTrigger::Never},
                                          {"every 100 ticks", FeatureTrigger::EveryTurn},
                                          {"on death", FeatureTrigger::OnDeath},
                                          {"each time it is activated", FeatureTrigger::WhenActivated}};

const std::map<std::string, Flags<Gender>> gender_words{
    {"neuter", {}},
    {"male", {Gender::Male}},
    {"female", {Gender::Female}},
    {"male or female (even odds)", {Gender::Male, Gender::Female}}};

const Words<Mutation> mutation_words{
    {"explosive", Mutation::Explosive}, {"infested", Mutation::Infested},
    {"agile", Mutation::Agile},         {"juggernaut", Mutation::Juggernaut},
    {"grappling", Mutation::Grappling}, {"vampiric", Mutation::Vampiric},
    {"toxic", Mutation::Toxic},         {"reflective", Mutation::Reflective}};

/// The figures of a row with what the project puts in their place.
struct WantedForm {
    explicit WantedForm(const Table::Row& row)
        : health{row.number("hp")},
          damage{row.number("damage_min"), row.number("damage_max"), row.number("damage_clump")},
          move_ticks{row.number("move_delay")},
          attack_ticks{row.number("attack_delay")},
          behaviors{row.set("behaviours")} {
        const std::string_view all = row["project_override"];
        // Said in words: the new kind is a row already, the naga's depths are its horde's.
        if (all.starts_with("add this kind; ") || all.starts_with("first depth ")) return;
        for (const std::string& part : row.parts("project_override")) {
            const std::size_t sign = part.find('=');
            REQUIRE(sign != std::string::npos);
            const std::string key = part.substr(0, sign);
            const std::string value = part.substr(sign + 1);
            if (key == "hp") {
                health = whole_number(value);
            } else if (key == "attack_delay") {
                attack_ticks = whole_number(value);
            } else if (key == "move_delay") {
                move_ticks = whole_number(value);
            } else if (key == "behaviours+") {
                behaviors.insert(value);
            } else {
                REQUIRE(key == "damage");  // "5-8 clump 2"
                const std::vector<std::string> words = split(value, " clump ");
                const std::vector<std::string> range = split(words.at(0), "-");
                damage = {whole_number(range.at(0)), whole_number(range.at(1)), whole_number(words.at(1))};
            }
        }
    }

    int health;
    Roll damage;
    int move_ticks;
    int attack_ticks;
    std::set<std::string> behaviors;
};

/// The ordinary hordes a kind leads or follows in.
std::vector<HordeRow> ordinary_hordes(MonsterKind kind) {
    std::vector<HordeRow> hordes;
    for (const HordeRow& horde : horde_rows()) {
        const bool follows = std::any_of(horde.members.begin(), horde.members.end(),
                                         [kind](const HordeMember& member) { return member.kind == kind; });
        if (horde.category == HordeCategory::Ordinary && (horde.leader == kind || follows))
            hordes.push_back(horde);
    }
    return hordes;
}

/// The first depth a horde can be met on: out of depth it is drawn from up to min(5, depth / 2) levels below.
int earliest(const HordeRow& horde) {
    if (horde.flags.has(HordeFlag::NeverOutOfDepth)) return horde.depths.least;
    int depth = 1;
    while (depth + (depth == 1 ? 0 : std::min(5, depth / 2)) < horde.depths.least) ++depth;
    return depth;
}

}  // namespace

TEST_CASE("monsters are what the table says they are", "[content][table]") {
    const Table theirs = table("monsters");
    check_names(monster_rows, theirs, "name");
    int index = 0;
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place() << " " << row["name"]);
        const MonsterRow* ours = named(monster_rows, row["name"]);
        if (ours == nullptr) continue;
        const WantedForm wanted{row};
        CHECK(static_cast<int>(ours->kind) == index++);
        CHECK(row["id"] == key_of(ours->name));
        CHECK(spelled(ours->group, group_words) ==
              (row["group"] == "seed only" ? std::string_view{"ordinary"} : row["group"]));
        CHECK(static_cast<unsigned>(ours->glyph) == shown_glyph(row["unicode"]));
        CHECK(first_character(row["glyph"]) == code_point(row["unicode"]));
        CHECK(figures(ours->tint) == written_tint(row, "colour_variation"));
        CHECK(hex(ours->tint) == row["colour"]);
        CHECK(ours->health == wanted.health);
        CHECK(ours->defense == row.number("defence"));
        CHECK(ours->accuracy == row.number("accuracy"));
        CHECK(ours->damage.least == wanted.damage.least);
        CHECK(ours->damage.most == wanted.damage.most);
        // The table has no dice for what does no damage.
        CHECK(ours->damage.dice == (wanted.damage.most == 0 ? Roll{}.dice : wanted.damage.dice));
        CHECK(ours->turns_per_health == row.number("turns_per_hp_regained"));
        CHECK(ours->move_ticks == wanted.move_ticks);
        CHECK(ours->attack_ticks == wanted.attack_ticks);
        CHECK(feature_rows[ours->blood].name == name_or(row, "blood", "none"));
        CHECK(ours->is_large == row.yes("large"));
        CHECK(light_rows[ours->light].name == name_or(row, "light", "no light"));
        CHECK(feature_rows[ours->feature].name == name_or(row, "feature", "none"));
        CHECK(spelled(ours->feature_when, trigger_words) == row["feature_trigger"]);
        CHECK(ours->feature_percent == row.number("feature_chance_pct", 0));
        std::vector<std::string> bolts;
        for (Bolt bolt : ours->bolts) bolts.emplace_back(bolt_rows[bolt].name);
        CHECK(bolts == row.parts("bolts"));
        CHECK(spelled(ours->behaviors, behavior_words) == wanted.behaviors);
        CHECK(spelled(ours->abilities, ability_words) == row.set("abilities"));
        CHECK(ours->item_percent == row.number("item_chance_pct"));
        REQUIRE(gender_words.contains(std::string{row["gender"]}));
        CHECK(ours->genders == gender_words.at(std::string{row["gender"]}));
    }
    // Derived columns are checked below; the rest is where figures come from.
    CHECK(theirs.unread() == std::vector<std::string>{"polymorph_result", "can_learn", "teaches",
                                                      "negation_effect", "mutations_possible", "depth_first",
                                                      "depth_last", "ood_first", "appearances", "wiki_name",
                                                      "wiki_ood", "wiki_depth", "wiki_ranged_and_quirks",
                                                      "wiki_differences"});
}

TEST_CASE("columns the table derives from a monster's figures follow from ours", "[content][table]") {
    const Table theirs = table("monsters");
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place() << " " << row["name"]);
        const MonsterRow* ours = named(monster_rows, row["name"]);
        REQUIRE(ours != nullptr);
        const bool hero = ours->kind == MonsterKind::You;
        const bool inanimate = ours->behaviors.has(B::Inanimate);
        CHECK((!hero && !inanimate && !ours->behaviors.has(B::NeverPolymorph)) ==
              row.yes("polymorph_result"));
        CHECK((!hero && !inanimate) == row.yes("can_learn"));

        std::set<std::string> mutations;
        for (const MutationRow& mutation : mutation_rows)
            if (may_mutate(ours->kind, mutation.kind))
                mutations.insert(spelled(mutation.kind, mutation_words));
        CHECK(mutations == row.set("mutations_possible"));
        CHECK(may_mutate(ours->kind) == !mutations.empty());

        const std::vector<HordeRow> hordes = ordinary_hordes(ours->kind);
        CHECK(hordes.empty() == row.blank("depth_first"));
        CHECK(hordes.empty() == row.blank("depth_last"));
        CHECK(hordes.empty() == row.blank("ood_first"));
        if (hordes.empty()) continue;
        int first = hordes.front().depths.least;
        int last = hordes.front().depths.most;
        int out_of_depth = earliest(hordes.front());
        for (const HordeRow& horde : hordes) {
            first = std::min(first, horde.depths.least);
            last = std::max(last, horde.depths.most);
            out_of_depth = std::min(out_of_depth, earliest(horde));
        }
        CHECK(first == row.number("depth_first"));
        CHECK(last == row.number("depth_last"));
        CHECK(out_of_depth == row.number("ood_first"));
    }
}

TEST_CASE("rows of monsters are consistent: damage, features, summons and immunity to fire", "[content]") {
    for (const MonsterRow& row : monster_rows) {
        INFO(row.name);
        CHECK((row.feature_when != FeatureTrigger::Never) == (row.feature != Feature::None));
        CHECK((row.feature_percent > 0) == (row.feature != Feature::None));
        CHECK(row.damage.least <= row.damage.most);
        CHECK(row.damage.dice >= 1);
        CHECK(row.health > 0);
        CHECK(row.move_ticks > 0);
        CHECK(row.attack_ticks > 0);
        if (row.behaviors.has(B::EverBurning)) CHECK(row.behaviors.has(B::ImmuneToFire));
        if (row.abilities.has(A::Summons)) {
            bool summoned = false;
            for (const HordeRow& horde : horde_rows())
                summoned = summoned || (horde.category == HordeCategory::Summons && horde.leader == row.kind);
            CHECK(summoned);
        }
    }
}

TEST_CASE("monster kinds of both genders come as male and female equally often", "[content][monsters]") {
    CHECK(gender_of(MonsterKind::Naga, 7) == Gender::Female);
    CHECK(gender_of(MonsterKind::Centaur, 0) == Gender::Male);
    CHECK_FALSE(gender_of(MonsterKind::Rat, 7));
    CHECK_FALSE(gender_of(MonsterKind::Troll, 0));
    int women = 0;
    for (int number = 1; number <= 1000; ++number)
        women += gender_of(MonsterKind::Troll, number) == Gender::Female;
    CHECK(women > 440);
    CHECK(women < 560);
}

}  // namespace cellophane
