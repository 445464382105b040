#include "kit/base/names.h"

#include <string_view>
#include <vector>

#include "support/catch.h"

namespace cellophane {

namespace {

struct Row {
    std::string_view name;
};

}  // namespace

TEST_CASE("names of rows are parted by commas", "[kit]") {
    CHECK(joined_names(std::vector<Row>{}).empty());
    CHECK(joined_names(std::vector<Row>{{"one"}}) == "one");
    CHECK(joined_names(std::vector<Row>{{"one"}, {"two"}, {"three"}}) == "one, two, three");
}

}  // namespace cellophane
