#include "exports/devices.h"

#include <string_view>

#include "dungeon/generate.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("players are listed no device that is hidden, and game masters all", "[exports][devices]") {
    const Level level = generate({.seed = 1729, .depth = 7}).value();
    int hidden = 0;
    for (const Device& device : devices_of(level, true)) hidden += device.hidden;
    CHECK(hidden >= 7);
    for (const Device& device : devices_of(level, false)) CHECK_FALSE(device.hidden);
    CHECK(devices_of(level, false).size() + static_cast<std::size_t>(hidden) ==
          devices_of(level, true).size());
}

TEST_CASE("a secret and what it turns out to be do the same", "[exports][devices]") {
    CHECK(effect_of(Terrain::HiddenFireTrap) == effect_of(Terrain::FireTrap));
    CHECK(effect_of(Terrain::HiddenNetTrap) == effect_of(Terrain::NetTrap));
    CHECK(effect_of(Terrain::HiddenMethaneVent) == effect_of(Terrain::MethaneVent));
    CHECK_FALSE(effect_of(Terrain::SecretDoor).empty());
    CHECK(effect_of(Terrain::StonePedestal).empty());
}

}  // namespace cellophane
