#include <string>
#include <string_view>

#include "exports/exports.h"
#include "exports/json_text.h"
#include "exports/table_names.h"
#include "support/catch.h"
#include "support/text.h"

namespace cellophane {

namespace {

/// What stands in brackets after a name at the top of the object.
std::string list_of(const std::string& json, const std::string& name) {
    const std::size_t begin = json.find("\n \"" + name + "\":[");
    REQUIRE(begin != std::string::npos);
    const std::size_t from = begin + name.size() + 6;
    std::size_t end = from;
    for (int depth = 1;; ++end) {
        REQUIRE(end < json.size());
        depth += (json[end] == '[') - (json[end] == ']');
        if (depth == 0 && json[end] == ']') break;
    }
    return json.substr(from, end - from);
}

/// A level made by hand: one of everything that a list can tell.
Level small_level() {
    Level level;
    level.depth = 9;
    level.layers = TerrainLayers{{3, 2}};
    level.stairs = {{0, 0}, {2, 1}};
    level.layers[Layer::Gas][{1, 0}] = Terrain::Methane;
    level.layers.gas_volume[{1, 0}] = 250;
    level.machines = {
        {.number = 2, .kind = Blueprint::MixedItemLibrary, .origin = {1, 1}, .cells = 40, .parent = 0},
        {.number = 5, .kind = Blueprint::RatTrapRoom, .origin = {2, 0}, .cells = 7, .parent = 2}};
    Item sword{.kind = ItemKind::Sword, .enchant = -2, .charges = 20, .at = {1, 0}};
    sword.weapon_rune = WeaponRune::Slaying;
    sword.foe = MonsterClass::Dragon;
    sword.marks = {ItemMark::Cursed, ItemMark::Identified};
    Item wand{
        .kind = ItemKind::WandOfPlenty, .charges = 2, .at = {2, 1}, .machine = 2, .carrier = ActorId{1}};
    Item key{.kind = ItemKind::DoorKey, .at = {0, 1}, .machine = 5};
    key.marks = {ItemMark::IsKey};
    key.opens = {{.at = {1, 1}, .machine = 0, .consumed = true}, {.at = nowhere, .machine = 2}};
    level.items = {sword, wand, key};
    Monster ogre{.kind = MonsterKind::Ogre, .at = {0, 0}, .state = MonsterState::Wandering};
    ogre.marks = {MonsterMark::Captive};
    ogre.health = 14;
    ogre.max_health = 55;
    Monster thief{.kind = MonsterKind::Monkey, .at = {2, 1}, .state = MonsterState::Hunting};
    thief.marks = {MonsterMark::Dormant, MonsterMark::BoundToLeader};
    thief.mutation = Mutation::Agile;
    thief.health = thief.max_health = 12;
    thief.leader = ActorId{0};
    thief.machine = 5;
    level.monsters = {ogre, thief};
    return level;
}

}  // namespace

TEST_CASE("JSON lists items field by field", "[exports][json]") {
    CHECK(list_of(to_json({.seed = 7}, small_level()), "items") ==
          "\n  {\"x\":1,\"y\":0,\"category\":\"weapon\",\"kind\":\"sword\",\"quantity\":1,\"enchant\":-2,"
          "\"charges\":null,\"unknownFor\":20,\"runic\":\"slaying\",\"foe\":\"dragon\","
          "\"marks\":[\"identified\",\"cursed\"],\"opens\":[],\"machine\":0,\"carriedBy\":null,"
          "\"name\":\"a -2 sword of dragon slaying\",\"aura\":\"bad\"},"
          "\n  {\"x\":2,\"y\":1,\"category\":\"wand\",\"kind\":\"plenty\",\"quantity\":1,\"enchant\":0,"
          "\"charges\":2,\"unknownFor\":null,\"runic\":null,\"foe\":null,"
          "\"marks\":[],\"opens\":[],\"machine\":2,\"carriedBy\":1,"
          "\"name\":\"a wand of plenty [2]\",\"aura\":\"bad\"},"
          "\n  {\"x\":0,\"y\":1,\"category\":\"key\",\"kind\":\"door key\",\"quantity\":1,\"enchant\":0,"
          "\"charges\":null,\"unknownFor\":null,\"runic\":null,\"foe\":null,"
          "\"marks\":[\"key\"],\"opens\":[{\"at\":[1,1],\"machine\":0,\"consumed\":true},"
          "{\"at\":null,\"machine\":2,\"consumed\":false}],\"machine\":5,\"carriedBy\":null,"
          "\"name\":\"a door key\",\"aura\":null}");
}

TEST_CASE("JSON lists monsters field by field", "[exports][json]") {
    CHECK(
        list_of(to_json({.seed = 7}, small_level()), "monsters") ==
        "\n  {\"x\":0,\"y\":0,\"kind\":\"ogre\",\"state\":\"wandering\",\"captive\":true,\"dormant\":false,"
        "\"marks\":[],\"mutation\":null,\"health\":14,\"maxHealth\":55,\"machine\":0,\"leader\":null,"
        "\"carrying\":null,\"name\":\"an ogre\",\"group\":\"ordinary\"},"
        "\n  {\"x\":2,\"y\":1,\"kind\":\"monkey\",\"state\":\"hunting\",\"captive\":false,\"dormant\":true,"
        "\"marks\":[\"bound to leader\"],\"mutation\":\"agile\",\"health\":12,\"maxHealth\":12,\"machine\":5,"
        "\"leader\":0,\"carrying\":1,\"name\":\"an agile monkey\",\"group\":\"ordinary\"}");
}

TEST_CASE("an item's aura follows from its kind, its enchantment and its curse", "[exports][json]") {
    const auto aura = [](const Item& item) { return std::string{aura_name(item)}; };
    CHECK(aura({.kind = ItemKind::PotionOfLife}) == "good");
    CHECK(aura({.kind = ItemKind::PotionOfConfusion}) == "bad");
    CHECK(aura({.kind = ItemKind::ChainMail, .enchant = 2}) == "good");
    CHECK(aura({.kind = ItemKind::ChainMail, .enchant = -1}) == "bad");
    CHECK(aura({.kind = ItemKind::ChainMail}).empty());
    CHECK(aura({.kind = ItemKind::WandOfPlenty, .charges = 1}) == "bad");
    CHECK(aura({.kind = ItemKind::WandOfPlenty, .charges = 0}).empty());
    CHECK(aura({.kind = ItemKind::Mango}).empty());
    Item cursed{.kind = ItemKind::ChainMail, .enchant = 1};
    cursed.marks = {ItemMark::Cursed};
    CHECK(aura(cursed) == "bad");
}

TEST_CASE("JSON lists machines and gas", "[exports][json]") {
    const std::string json = to_json({.seed = 7}, small_level());
    CHECK(list_of(json, "machines") ==
          "\n  {\"number\":2,\"blueprint\":\"Mixed item library\",\"kind\":\"reward\",\"cells\":40,"
          "\"origin\":[1,1],\"parent\":0},"
          "\n  {\"number\":5,\"blueprint\":\"Rat trap room\",\"kind\":\"key holder\",\"cells\":7,"
          "\"origin\":[2,0],\"parent\":2}");
    CHECK(has(json, "\"gasVolumes\":[[1,0,250]]"));
    const std::string gas = std::to_string(static_cast<int>(Terrain::Methane));
    CHECK(has(json, "\"gas\":[0," + gas + ",0,0,0,0]"));
    CHECK(has(json, "\"seed\":\"7\",\"depth\":9,\"style\":\"brogue\",\"width\":3,\"height\":2"));
}

TEST_CASE("JSON of an empty level has empty lists", "[exports][json]") {
    Level level;
    level.layers = TerrainLayers{{2, 1}};
    const std::string json = to_json({}, level);
    for (const char* name : {"items", "monsters", "machines", "rooms"}) CHECK(list_of(json, name).empty());
    CHECK(has(json, "\"gasVolumes\":[]"));
}

TEST_CASE("objects and pairs are written as JSON requires", "[exports][json]") {
    CHECK(json_pair({-1, 20}) == "[-1,20]");
    CHECK(JsonObject{}.done() == "{}");
    CHECK(JsonObject{}.text("a", "x").number_or_null("b", {}).truth("c", false).done() ==
          "{\"a\":\"x\",\"b\":null,\"c\":false}");
}

TEST_CASE("JSON lists every item, monster and machine of a level once", "[exports][json]") {
    const LevelRequest request{.seed = 1, .depth = 13};
    const Result<Level> level = generate(request);
    REQUIRE(level.ok());
    const std::string json = to_json(request, level.value());
    const auto lines = [&](const char* name) {
        std::size_t count = 0;
        for (char c : list_of(json, name)) count += c == '\n';
        return count;
    };
    CHECK(level.value().items.size() > 3);
    CHECK(level.value().monsters.size() > 3);
    CHECK(lines("items") == level.value().items.size());
    CHECK(lines("monsters") == level.value().monsters.size());
    CHECK(lines("machines") == level.value().machines.size());
    CHECK(json == to_json(request, generate(request).value()));
}

}  // namespace cellophane
