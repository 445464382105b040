#include "words/journal.h"

#include "support/catch.h"

namespace cellophane {

TEST_CASE("the log ends with all that was slain", "[words][journal]") {
    CHECK(slain_in_all("2 rats, 1 eel") == "Slain in all: 2 rats, 1 eel.");
}

}  // namespace cellophane
