#include "content/profiles.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "content/tables.h"
#include "kit/base/enum_table.h"
#include "support/catch.h"

// Hold src/content/profiles.h to docs/rules/tables/dungeon_profiles.tsv and level_curves.tsv.

namespace cellophane {

namespace {

struct RoomTypeName {
    RoomType kind{};
    std::string_view name;
};
constexpr RoomTypeName room_type_names[] = {
    {RoomType::Cross, "cross"},   {RoomType::SymmetricalCross, "symmetrical_cross"},
    {RoomType::Small, "small"},   {RoomType::Circular, "circular"},
    {RoomType::Chunky, "chunky"}, {RoomType::Cave, "cave"},
    {RoomType::Cavern, "cavern"}, {RoomType::Entrance, "entrance"},
};
constexpr EnumTable<RoomType, RoomTypeName> room_types{room_type_names};

}  // namespace

TEST_CASE("rooms are weighed as the table says", "[content][table]") {
    const Table theirs = table("dungeon_profiles");
    int basic_levels = 0;
    int first_levels = 0;
    int others = 0;
    std::set<RoomType> weighed;
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place() << " " << row["profile"] << " " << row["depth"]);
        // Left aside: the two bases, into which the depth is still to be reckoned, and the two profiles that
        // machines redesign their interiors with (src/dungeon/machines).
        const bool basic = row["profile"] == "basic";
        const bool first = row["profile"] == "basic first room";
        if (!basic && !first) {
            ++others;
            continue;
        }
        const int depth = row.number("depth");
        CHECK(depth == ++(basic ? basic_levels : first_levels));
        const Profile ours = basic ? basic_profile(depth) : first_room_profile(depth);
        CHECK(descent_percent(depth) == row.number("descent_pct"));
        int total = 0;
        for (const RoomTypeName& type : room_types) total += ours.weights[type.kind];
        CHECK(total == row.number("total_weight"));
        for (const RoomTypeName& type : room_types) {
            const std::string name{type.name};
            INFO(name);
            CHECK(ours.weights[type.kind] == row.number(name + "_weight"));
            if (ours.weights[type.kind] > 0) weighed.insert(type.kind);
            CHECK(std::stod(std::string{row[name + "_pct"]}) ==
                  Approx(100.0 * ours.weights[type.kind] / total).margin(0.006));
        }
        CHECK(ours.hallway_percent == row.number("hallway_pct"));
        CHECK(ours.max_rooms == row.number("max_rooms"));
        // The first room's single attempt is the room itself, which nothing has to be attached to.
        CHECK(ours.attempts == (basic ? row.number("attempts") : row.number("attempts") - 1));
        if (basic) CHECK(ours.loop_distance == row.number("loop_min_distance"));
        CHECK(row.blank("loop_min_distance") == first);
    }
    CHECK(basic_levels == long_deepest_depth);
    CHECK(first_levels == long_deepest_depth);
    CHECK(others == 4);
    // One that no profile weighs would never be designed.
    CHECK(weighed.size() == room_type_count);
    CHECK(theirs.unread() == std::vector<std::string>{"used_for"});
}

TEST_CASE("doors and hallways follow the curves of the table", "[content][table]") {
    const Table theirs = table("level_curves");
    CHECK(theirs.size() == static_cast<std::size_t>(long_deepest_depth));
    int depths = 0;
    for (const Table::Row& row : theirs.rows()) {
        const int depth = row.number("depth");
        CHECK(depth == ++depths);
        INFO(row.place());
        CHECK(descent_percent(depth) == row.number("descent_pct"));
        CHECK(basic_profile(depth).hallway_percent == row.number("hallway_pct"));
        CHECK(secret_door_percent(depth) == row.number("secret_door_pct"));
        CHECK(door_percent(depth) == row.number("door_pct"));
    }
    // The other curves belong to the stages that follow them; the liquids are checked with the lakes.
}

}  // namespace cellophane
