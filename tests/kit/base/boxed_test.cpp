#include "kit/base/boxed.h"

#include <string>

#include "support/catch.h"

namespace cellophane {

TEST_CASE("a box holds a value or none, and a copy has one of its own", "[kit]") {
    Boxed<std::string> box;
    CHECK_FALSE(box.has_value());
    CHECK_FALSE(box);
    box.emplace() = "first";
    Boxed<std::string> copy = box;
    *copy += " and more";
    CHECK(*box == "first");
    CHECK(copy->size() == 14);
    box = copy;
    CHECK(*box == "first and more");
    copy.reset();
    CHECK_FALSE(copy);
    copy = box;
    const Boxed<std::string>& same = copy;
    copy = same;
    CHECK(*copy == "first and more");
    const Boxed<std::string> moved = std::move(copy);
    CHECK(moved->front() == 'f');
    // A value is assigned to where the one so far is.
    const std::string* const where = &*box;
    box = std::string{"other"};
    CHECK(*box == "other");
    const std::string third{"third"};
    box = third;
    CHECK(*box == "third");
    CHECK(&*box == where);
    Boxed<std::string> fresh;
    fresh = third;
    CHECK(fresh == box);
    fresh.reset();
    CHECK_FALSE(fresh == box);
    CHECK(sizeof box == sizeof(void*));
}

}  // namespace cellophane
