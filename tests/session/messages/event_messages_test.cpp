#include "session/messages/event_messages.h"

#include <string>
#include <utility>

#include "session/session.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("a game greets with the floors down to the Amulet of its variant", "[session][messages][variant]") {
    for (const auto& [variant, floors] : {std::pair{Variant::Brogue, "lies twenty-six floors down"},
                                          {Variant::Rapid, "lies six floors down"},
                                          {Variant::Bullet, "lies three floors down"}}) {
        Session session{{.seed = 5, .variant = variant}};
        const std::string screen = session.text();
        INFO(screen);
        CHECK(screen.find(floors) != std::string::npos);
    }
}

}  // namespace cellophane
