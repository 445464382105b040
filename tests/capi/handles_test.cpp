#include "capi/handles.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <thread>
#include <vector>

#include "support/catch.h"

namespace cellophane::capi {

namespace {

using Numbers = Handles<int, 0>;
using Others = Handles<int, 1>;

}  // namespace

TEST_CASE("a handle leads to its object until it is freed, and never again", "[capi]") {
    Numbers numbers;
    std::set<std::uintptr_t> given;
    for (int i = 0; i < 3000; ++i) {
        const std::uintptr_t handle = numbers.add(std::make_unique<int>(i));
        CHECK(handle != 0);
        CHECK(given.insert(handle).second);
        CHECK(*numbers.hold(handle) == i);
        CHECK(numbers.remove(handle));
        CHECK(numbers.hold(handle).trouble() == HandleTrouble::Stale);
        CHECK_FALSE(numbers.remove(handle));
    }
    const std::uintptr_t fresh = numbers.add(std::make_unique<int>(7));
    for (const std::uintptr_t old : given) CHECK_FALSE(numbers.hold(old));
    CHECK(*numbers.hold(fresh) == 7);
    CHECK(numbers.remove(fresh));
}

TEST_CASE("many handles are told apart", "[capi]") {
    Numbers numbers;
    std::vector<std::uintptr_t> given;
    for (int i = 0; i < 5000; ++i) given.push_back(numbers.add(std::make_unique<int>(i)));
    for (int i = 0; i < 5000; ++i) CHECK(*numbers.hold(given[static_cast<std::size_t>(i)]) == i);
    for (const std::uintptr_t handle : given) CHECK(numbers.remove(handle));
}

TEST_CASE("what is no handle leads nowhere", "[capi]") {
    Numbers numbers;
    Others others;
    const std::uintptr_t number = numbers.add(std::make_unique<int>(1));
    const std::uintptr_t other = others.add(std::make_unique<int>(2));
    CHECK(number != other);
    int somewhere = 0;
    for (const std::uintptr_t made_up :
         {std::uintptr_t{0}, std::uintptr_t{1}, ~std::uintptr_t{0}, ~std::uintptr_t{1}, number + 2, other,
          reinterpret_cast<std::uintptr_t>(&somewhere)})
        CHECK(numbers.hold(made_up).trouble() == HandleTrouble::Stale);
    CHECK(others.hold(number).trouble() == HandleTrouble::Stale);
    CHECK(numbers.remove(number));
    CHECK(others.remove(other));
}

TEST_CASE("what is held is held once, and freed only then", "[capi]") {
    Numbers numbers;
    const std::uintptr_t handle = numbers.add(std::make_unique<int>(1));
    std::optional<Numbers::Held> held{numbers.hold(handle)};
    REQUIRE(*held);
    CHECK(numbers.hold(handle).trouble() == HandleTrouble::Busy);
    bool was_there = false;
    std::thread freeing{[&] { was_there = numbers.remove(handle); }};
    **held = 2;
    held.reset();
    freeing.join();
    CHECK(was_there);
    CHECK(numbers.hold(handle).trouble() == HandleTrouble::Stale);
}

}  // namespace cellophane::capi
