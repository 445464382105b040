#include "session/prompts/reply.h"

#include "support/catch.h"

namespace cellophane {

TEST_CASE("questions accept keys for yes and no, and no others", "[session][reply]") {
    for (const char* name : {"y", "Y", "Enter"}) CHECK(reply_of({.name = name}) == Reply::Yes);
    for (const char* name : {"n", "N", "Escape", "Space"}) CHECK(reply_of({.name = name}) == Reply::No);
    for (const char* name : {"x", "Up", "1"}) CHECK(reply_of({.name = name}) == Reply::None);
}

}  // namespace cellophane
