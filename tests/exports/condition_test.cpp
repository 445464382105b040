#include "exports/condition.h"

#include <initializer_list>
#include <string>
#include <string_view>

#include "support/catch.h"

namespace cellophane {

namespace {

constexpr Range depths{1, 8};

Condition read(const std::string& text) {
    Result<Condition> condition = Condition::parse(text, depths);
    INFO(text);
    REQUIRE(condition.ok());
    return condition.value();
}

/// Refused, with a message that begins with the column and holds the given parts.
void check_refused(const std::string& text, int column, std::initializer_list<std::string_view> parts) {
    const Result<Condition> condition = Condition::parse(text, depths);
    INFO(text);
    REQUIRE_FALSE(condition.ok());
    const std::string& message = condition.problem().message;
    INFO(message);
    CHECK(condition.problem().code == "bad-where");
    CHECK(message.rfind("column " + std::to_string(column) + ": ", 0) == 0);
    for (std::string_view part : parts) CHECK(message.find(part) != std::string::npos);
}

CatalogEntry item(std::string_view category, std::string_view kind, int quantity = 1) {
    return {.what = Find::Item, .category = category, .kind = kind, .quantity = quantity};
}

/// A small dungeon: a dagger on 2, three scrolls of negation on 4 and two on 5, a captive ogre on 6.
LevelCatalog level(int depth) {
    LevelCatalog level{.seed = 1, .depth = depth, .entries = {}};
    if (depth == 2) level.entries = {item("weapon", "dagger")};
    if (depth == 4) level.entries = {item("scroll", "negation", 3), item("wand", "negation")};
    if (depth == 5) {
        level.entries = {item("scroll", "negation", 2), item("armor", "plate armor")};
        level.entries[1].runic = "reflection";
    }
    if (depth == 6)
        level.entries = {{.what = Find::Ally, .category = "captive", .kind = "ogre"},
                         {.what = Find::Machine, .category = "reward", .kind = "Mixed item library"}};
    return level;
}

/// The verdict after every depth: '?' open, 'y', 'n'.
std::string verdicts(const std::string& text) {
    const Condition condition = read(text);
    Condition::Tallies tallies = condition.nothing_found();
    std::string out;
    for (int depth = depths.least; depth <= depths.most; ++depth) {
        condition.note(tallies, level(depth));
        const Verdict verdict = condition.verdict(tallies, depth);
        out += verdict == Verdict::Open ? '?' : verdict == Verdict::Yes ? 'y' : 'n';
    }
    return out;
}

}  // namespace

TEST_CASE("conditions on the first depth of a thing are decided as early as possible",
          "[exports][condition]") {
    CHECK(verdicts("item(\"dagger\") <= 4") == "?yyyyyyy");
    CHECK(verdicts("item(\"dagger\") <= 1") == "nnnnnnnn");
    CHECK(verdicts("item(\"dagger\") < 2") == "nnnnnnnn");
    CHECK(verdicts("item(\"dagger\") = 2") == "?yyyyyyy");
    CHECK(verdicts("item(\"dagger\") == 3") == "?nnnnnnn");
    CHECK(verdicts("item(\"dagger\") != 2") == "?nnnnnnn");
    CHECK(verdicts("item(\"dagger\") > 1") == "yyyyyyyy");
    CHECK(verdicts("item(\"dagger\") >= 3") == "?nnnnnnn");
    CHECK(verdicts("item(\"dagger\")") == "?yyyyyyy");
    // Found nowhere is deeper than any depth.
    CHECK(verdicts("item(\"sword\")") == "???????n");
    CHECK(verdicts("item(\"sword\") > 5") == "????yyyy");
    CHECK(verdicts("not item(\"sword\")") == "???????y");
    CHECK(verdicts("item(\"sword\") != 3") == "??yyyyyy");
}

TEST_CASE("count adds up pieces within a range of depths", "[exports][condition]") {
    CHECK(verdicts("count(item, \"scroll of negation\") >= 4") == "????yyyy");
    CHECK(verdicts("count(item, \"scroll of negation\") = 5") == "???????y");
    CHECK(verdicts("count(item, \"scroll of negation\", 1..4) > 3") == "???nnnnn");
    CHECK(verdicts("count(item, \"scroll of negation\", 5) = 2") == "????yyyy");
    CHECK(verdicts("count(item, \"scroll of negation\", 5..8) <= 1") == "????nnnn");
    CHECK(verdicts("count(item, \"scroll\") < 6") == "???????y");
    CHECK(verdicts("count(item, \"sword\") = 0") == "???????y");
    CHECK(verdicts("count(item, \"dagger\")") == "?yyyyyyy");
    CHECK(verdicts("count(item, \"dagger\") != 1") == "???????n");
    CHECK(verdicts("count(item, \"dagger\") >= 0") == "yyyyyyyy");
}

TEST_CASE("an item may be asked for its enchantment, its charges, and to lie in a vault",
          "[exports][condition]") {
    const auto holds = [](const std::string& text) {
        const Condition condition = read(text);
        Condition::Tallies tallies = condition.nothing_found();
        LevelCatalog found{
            .seed = 1, .depth = 3, .entries = {item("staff", "firebolt"), item("armor", "plate armor")}};
        found.entries[0].enchant = found.entries[0].charges = 3;
        found.entries[0].blueprint = "Mixed item library";
        found.entries[1].enchant = -2;
        found.entries[1].blueprint = "Flood room";
        condition.note(tallies, found);
        return condition.verdict(tallies, depths.most) == Verdict::Yes;
    };
    CHECK(holds("item('firebolt', enchant >= 3)"));
    CHECK_FALSE(holds("item('firebolt', enchant > 3)"));
    CHECK(holds("item('firebolt', charges = 3, vault) <= 3"));
    CHECK_FALSE(holds("item('plate armor', vault)"));
    CHECK(holds("item('plate armor', enchant < 0)"));
    CHECK(holds("item('plate armor', enchant = -2)"));
    CHECK_FALSE(holds("item('plate armor', enchant != -2)"));
    CHECK_FALSE(holds("item('plate armor', charges >= 0)"));
    CHECK(holds("count(item, 'staff', 1..5, vault, enchant <= 3) >= 1"));
    CHECK(holds("count(item, 'staff', vault, 3) = 1"));
    CHECK_FALSE(holds("count(item, 'staff', vault, 4)"));
}

TEST_CASE("what cannot be asked of an item is refused", "[exports][condition]") {
    check_refused("item('dagger', weight > 3)", 16, {"enchant, charges, runic, foe or vault", "\"weight\""});
    check_refused("item('dagger', enchant)", 23, {"comparison"});
    check_refused("item('dagger', enchant >= x)", 27, {"a whole number"});
    check_refused("item('dagger', vault", 21, {"\")\""});
    check_refused("ally('ogre', vault)", 14, {"expected mutation", "\"vault\""});
    check_refused("machine('reward', vault)", 19, {"only items and creatures"});
    check_refused("item('dagger', mutation 'explosive')", 16, {"enchant, charges, runic, foe or vault"});
    check_refused("item('dagger', runic reflection)", 22, {"a name in quotes"});
    check_refused("item('dagger', runic 'reflexion')", 22, {"no runic \"reflexion\"", "\"reflection\""});
    check_refused("count(item, 'dagger', 1, 2)", 26, {"a depth, enchant, charges, runic, foe or vault"});
}

TEST_CASE("runes, foes and mutations are asked for by name", "[exports][condition]") {
    const auto holds = [](const std::string& text) {
        const Condition condition = read(text);
        Condition::Tallies tallies = condition.nothing_found();
        LevelCatalog found{.seed = 1,
                           .depth = 3,
                           .entries = {item("armor", "plate armor"),
                                       item("weapon", "sword"),
                                       {.what = Find::Monster, .category = "ordinary", .kind = "ogre"}}};
        found.entries[0].runic = "reflection";
        found.entries[1].runic = "slaying";
        found.entries[1].foe = "dragon";
        found.entries[2].mutation = "juggernaut";
        condition.note(tallies, found);
        return condition.verdict(tallies, depths.most) == Verdict::Yes;
    };
    CHECK(holds("item('plate armor', runic 'reflection')"));
    CHECK(holds("item('plate armor', runic = 'Reflection') <= 3"));
    CHECK_FALSE(holds("item('sword', runic 'reflection')"));
    CHECK(holds("item('weapon', foe 'dragon')"));
    CHECK(holds("runic('slaying', foe 'dragon')"));
    CHECK_FALSE(holds("runic('slaying', foe 'ogre')"));
    CHECK(holds("monster('ogre', mutation 'juggernaut')"));
    CHECK_FALSE(holds("monster('ogre', mutation 'explosive')"));
    CHECK(holds("count(monster, 'ordinary', 1..5, mutation 'juggernaut') = 1"));
}

TEST_CASE("things are together where one vault holds them all", "[exports][condition]") {
    const auto held = [](std::string_view category, std::string_view kind, int machine) {
        CatalogEntry entry = item(category, kind);
        entry.machine = machine;
        entry.blueprint = machine == 9 ? "Flood room" : "Mixed item library";
        return entry;
    };
    const auto vault = [](int machine) {
        return CatalogEntry{.what = Find::Machine,
                            .category = "reward",
                            .kind = "Mixed item library",
                            .machine = machine,
                            .blueprint = "Mixed item library"};
    };
    const LevelCatalog found{
        .seed = 1,
        .depth = 3,
        .entries = {vault(1), held("staff", "firebolt", 1), held("armor", "plate armor", 1), vault(2),
                    held("ring", "light", 2), held("ring", "regeneration", 2), held("charm", "health", 9)}};
    const auto holds = [&](const std::string& text) {
        const Condition condition = read(text);
        Condition::Tallies tallies = condition.nothing_found();
        condition.note(tallies, found);
        return condition.verdict(tallies, depths.most) == Verdict::Yes;
    };
    CHECK(holds("together(item('firebolt'), item('plate armor'))"));
    CHECK(holds("together(item('plate armor'), item('firebolt')) <= 3"));
    CHECK_FALSE(holds("together(item('firebolt'), item('plate armor')) <= 2"));
    // In two vaults, and in a room that is none.
    CHECK_FALSE(holds("together(item('firebolt'), item('light'))"));
    CHECK_FALSE(holds("together(item('health'), item('firebolt'))"));
    // One thing is not two.
    CHECK(holds("together(item('ring'), item('ring'))"));
    CHECK(holds("together(item('ring'), item('light'))"));
    CHECK_FALSE(holds("together(item('firebolt'), item('staff'))"));
    CHECK_FALSE(holds("together(item('ring'), item('ring'), item('ring'))"));
    const Condition condition = read("together(item('firebolt'), item('plate armor'))");
    CHECK(condition.speaks_of(found.entries[1], 3));
    CHECK_FALSE(condition.speaks_of(found.entries[4], 3));
    check_refused("together(item('firebolt'))", 26, {"a second thing"});
    check_refused("together(machine('reward'), item('ring'))", 10, {"item, ally, monster or runic"});
    check_refused("together item('ring')", 10, {"\"(\""});
}

TEST_CASE("who writes as elsewhere is told the words of this language", "[exports][condition]") {
    check_refused("item('dagger') && item('sword')", 16, {"\"&&\"", "write \"and\""});
    check_refused("item('dagger') || item('sword')", 16, {"write \"or\""});
    check_refused("!item('dagger')", 1, {"write \"not\""});
    check_refused("Item('dagger')", 1, {"write \"item\" in small letters"});
    check_refused("item('dagger') AND item('sword')", 16, {"write \"and\" in small letters"});
    check_refused("item('dagger', Vault)", 16, {"write \"vault\" in small letters"});
}

TEST_CASE("and, or, not and parentheses have their usual precedence", "[exports][condition]") {
    CHECK(verdicts("item(\"dagger\") <= 2 and ally(\"ogre\") <= 6") == "?????yyy");
    CHECK(verdicts("item(\"dagger\") <= 1 and ally(\"ogre\") <= 6") == "nnnnnnnn");
    CHECK(verdicts("item(\"dagger\") <= 1 or ally(\"ogre\") <= 6") == "?????yyy");
    // and before or; not before and
    CHECK(verdicts("item(\"dagger\") or item(\"sword\") and item(\"sword\")") == "?yyyyyyy");
    CHECK(verdicts("(item(\"dagger\") or item(\"sword\")) and item(\"sword\")") == "???????n");
    CHECK(verdicts("not item(\"dagger\") and item(\"sword\") or ally(\"captive\")") == "?????yyy");
    CHECK(verdicts("not (item(\"dagger\") and item(\"sword\"))") == "???????y");
    CHECK(verdicts("not not item('dagger')") == "?yyyyyyy");
}

TEST_CASE("names in conditions are kinds, categories or both, in any case", "[exports][condition]") {
    CHECK(verdicts("item(\"weapon\") = 2") == "?yyyyyyy");
    CHECK(verdicts("item(\"WAND of Negation\") = 4") == "???yyyyy");
    CHECK(verdicts("runic(\"reflection\") = 5") == "????yyyy");
    CHECK(verdicts("machine(\"mixed item library\") = 6") == "?????yyy");
    CHECK(verdicts("machine(\"reward\") = 6") == "?????yyy");
    CHECK(verdicts("ally(\"captive\") = 6 and not monster(\"ogre\")") == "???????y");
    CHECK(verdicts("altar(\"commutation\")") == "???????n");
}

TEST_CASE("syntax errors of conditions name the column and what was expected", "[exports][condition]") {
    check_refused("", 1, {"expected item, ally", "not the end"});
    check_refused("   ", 4, {"not the end"});
    check_refused("items(\"dagger\")", 1, {"not \"items\"", "count"});
    check_refused("item", 5, {"\"(\"", "not the end"});
    check_refused("item(dagger)", 6, {"a name in quotes", "not \"dagger\""});
    check_refused("item(\"dagger)", 6, {"closing quote"});
    check_refused("item(\"dagger\"", 14, {"\")\""});
    check_refused("item(\"dagger\") <=", 18, {"a depth", "not the end"});
    check_refused("item(\"dagger\") <= nine", 19, {"a depth", "\"nine\""});
    check_refused("item(\"dagger\") <= 9", 19, {"depth 9", "1 to 8"});
    check_refused("item(\"dagger\") <= 0", 19, {"depth 0", "1 to 8"});
    check_refused("item(\"dagger\") <= 4 4", 21, {"\"and\", \"or\" or the end", "not \"4\""});
    check_refused("item(\"dagger\") and", 19, {"not the end"});
    check_refused("(item(\"dagger\")", 16, {"\")\""});
    check_refused("item(\"dagger\"))", 15, {"not \")\""});
    check_refused("count(\"dagger\")", 7, {"item, ally", "the name \"dagger\""});
    check_refused("count(item \"dagger\")", 12, {"\",\""});
    check_refused("count(item, \"dagger\", 5..3)", 24, {"lesser"});
    check_refused("count(item, \"dagger\", 1..9)", 26, {"depth 9"});
    check_refused("count(item, \"dagger\") > 1000000000", 25, {"999999999"});
    check_refused("count(item, \"dagger\") > 99999999999999999999", 25, {"999999999"});
    check_refused("count(item, \"dagger\") > -1", 25, {"a whole number", "\"-\""});
    check_refused("item(\"dagger\") @", 16, {"\"@\""});
    // Control characters are not handed on.
    check_refused("item(\"Höhle\")", 6, {"no item \"Höhle\""});
    check_refused("item('dagger') or item('Höhle') or x", 24, {"Höhle"});
    check_refused("item(\"a\x1b[2J\")", 6, {"\"a\\x1b[2J\""});
    check_refused("item(\"" + std::string(500, 'x') + "\")", 6, {"...\""});
}

TEST_CASE("unknown names in conditions are refused with similar names or the possible ones",
          "[exports][condition]") {
    check_refused("item(\"plat armor\")", 6, {"no item \"plat armor\"", "perhaps \"plate armor\""});
    check_refused("ally(\"unicorm\")", 6, {"perhaps \"unicorn\""});
    check_refused("machine(\"libary\")", 9, {"perhaps \"Mixed item library\""});
    check_refused("machine(\"vault\")", 9, {"no machine \"vault\"; perhaps \"reward\""});
    check_refused("count(machine, \"Vaults\", 3) >= 2", 16, {"perhaps \"reward\""});
    check_refused("runic(\"reflecting\")", 7, {"perhaps \"reflection\""});
    check_refused("altar(\"resurection\")", 7, {"perhaps \"resurrection\""});
    check_refused("monster(\"goblins\")", 9, {"\"goblin\""});
    check_refused("ally(\"plate armor\")", 6, {"no ally", "docs/catalog.md"});
    check_refused("altar(\"zzzz\")", 7, {"there are commutation, resurrection and sacrifice"});
    check_refused("runic(\"zzzz\")", 7, {"there are speed, ", "reflection"});
    check_refused("monster(\"you\")", 9, {"no monster"});
    check_refused("machine(\"none\")", 9, {"no machine"});
    check_refused("item(\"\")", 6, {"no item \"\""});
    check_refused("item(\"negation\")", 6,
                  {"several", "\"scroll of negation\"", "\"wand of negation\"", "\"charm of negation\""});
}

TEST_CASE("conditions nested too deeply or too long are refused", "[exports][condition]") {
    const std::string nested = std::string(60, '(') + "item(\"dagger\")" + std::string(60, ')');
    check_refused(nested, 51, {"nesting"});
    std::string nots;
    for (int i = 0; i < 60; ++i) nots += "not ";
    check_refused(nots + "item(\"dagger\")", 201, {"nesting"});
    const std::string modest = std::string(40, '(') + "item(\"dagger\")" + std::string(40, ')');
    CHECK(verdicts(modest) == "?yyyyyyy");
    std::string longest = "item(\"dagger\")";
    while (longest.size() < 1900) longest += " or item(\"dagger\")";
    CHECK(verdicts(longest) == "?yyyyyyy");
    check_refused(longest + std::string(200, ' '), 2000, {"too many"});
}

}  // namespace cellophane
