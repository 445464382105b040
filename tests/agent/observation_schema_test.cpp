#include "agent/observation_schema.h"

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "agent/observation_table.h"
#include "agent/vocabularies.h"
#include "content/items.h"
#include "support/catch.h"

namespace cellophane {

namespace {

const std::string schema_file = std::string{CELLOPHANE_SOURCE_DIR} + "/docs/observation.json";
const std::string manual_file = std::string{CELLOPHANE_SOURCE_DIR} + "/docs/observation.md";
/// What stands around the tables in the manual.
constexpr std::string_view before_tables = "<!-- made by src/agent/observation_schema.cpp -->\n\n";
constexpr std::string_view after_tables = "\n<!-- end of what is made -->";

std::string content_of(const std::string& name) {
    std::ifstream file{name};
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

/// The manual with the tables as they should be.
std::string manual_with_tables(const std::string& manual) {
    const std::size_t begin = manual.find(before_tables);
    const std::size_t end = manual.find(after_tables);
    if (begin == std::string::npos || end == std::string::npos) return {};
    return manual.substr(0, begin + before_tables.size()) + observation_tables() + manual.substr(end);
}

/// Whether the documents are to be written anew (the target `approve`).
bool approves() {
    return std::getenv("CELLOPHANE_APPROVE") != nullptr;
}

}  // namespace

TEST_CASE("docs/observation.json is the schema of the layout", "[agent][documents]") {
    INFO("after a change of the layout: cmake --build --preset native --target approve");
    if (approves()) std::ofstream{schema_file} << observation_schema();
    CHECK(content_of(schema_file) == observation_schema());
}

TEST_CASE("the tables of docs/observation.md are those of the layout", "[agent][documents]") {
    INFO("after a change of the layout: cmake --build --preset native --target approve");
    const std::string wanted = manual_with_tables(content_of(manual_file));
    REQUIRE_FALSE(wanted.empty());
    if (approves()) std::ofstream{manual_file} << wanted;
    CHECK(content_of(manual_file) == wanted);
}

TEST_CASE("docs/observation.md says of each question when it is asked", "[agent][documents]") {
    const std::string manual = content_of(manual_file);
    for (const std::string_view name : names_in(Vocabulary::Questions))
        if (!name.empty()) CHECK(manual.find("`" + std::string{name} + "`") != std::string::npos);
}

TEST_CASE("the kinds of each category are told by their places among all kinds", "[agent]") {
    const std::vector<std::string_view> names = names_in(Vocabulary::ItemKinds);
    std::size_t next = 0;
    for (const CategoryRow& category : category_rows)
        for (const ItemRow& kind : kinds_of(category.kind)) {
            CHECK(kind.category == category.kind);
            CHECK(names.at(static_cast<std::size_t>(kind.kind)) == kind.name);
            ++next;
        }
    CHECK(next == names.size());
    CHECK(content_of(schema_file)
              .find(R"({"name": "potion", "first": )" +
                    std::to_string(static_cast<int>(kinds_of(ItemCategory::Potion).front().kind))) !=
          std::string::npos);
}

TEST_CASE("fields follow each other without overlap, each at a multiple of four", "[agent]") {
    std::size_t end = 0;
    for (const FieldRow& row : field_rows) {
        INFO(row.name);
        CHECK(offset_of(row.kind) % 4 == 0);
        CHECK(offset_of(row.kind) >= end);
        CHECK(offset_of(row.kind) < end + 4);
        CHECK(row.least <= row.most);
        CHECK_FALSE(row.meaning.empty());
        end = offset_of(row.kind) + static_cast<std::size_t>(row.count() * bytes_of(row.element));
    }
    CHECK(observation_bytes >= end);
    CHECK(observation_bytes < end + 4);
}

}  // namespace cellophane
