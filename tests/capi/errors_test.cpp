#include "capi/errors.h"

#include <cellophane.h>

#include <stdexcept>
#include <string>

#include "support/catch.h"

namespace cellophane::capi {

TEST_CASE("each error code has a text, and unknown ones too", "[capi]") {
    for (int code = CELLOPHANE_OK; code <= CELLOPHANE_BUSY; ++code)
        CHECK(std::string{cellophane_error_text(code)}.back() == '.');
    CHECK(std::string{cellophane_error_text(-5)} == "There is no error of that code.");
}

TEST_CASE("the last error says what was wrong", "[capi]") {
    CHECK(too_small("mask", 3, 144) == CELLOPHANE_BUFFER_TOO_SMALL);
    CHECK(std::string{cellophane_last_error()} == "The buffer mask has 3 bytes; it takes 144.");
    CHECK(missing("game") == CELLOPHANE_BAD_ARGUMENT);
    CHECK(std::string{cellophane_last_error()} == "The pointer game is null; it has to point to something.");
    CHECK(failed(Problem{"bad-depth", "No."}) == CELLOPHANE_BAD_DEPTH);
    CHECK(failed(Problem{"something-new", "No."}) == CELLOPHANE_BAD_ARGUMENT);
}

TEST_CASE("no exception gets out", "[capi]") {
    CHECK(guarded([]() -> int { throw std::bad_alloc{}; }) == CELLOPHANE_OUT_OF_MEMORY);
    CHECK(guarded([]() -> int { throw std::runtime_error{"torn"}; }) == CELLOPHANE_INTERNAL_ERROR);
    CHECK(std::string{cellophane_last_error()} == "torn");
    CHECK(guarded([] { return int{CELLOPHANE_OK}; }) == CELLOPHANE_OK);
}

}  // namespace cellophane::capi
