#pragma once

#include <string>

namespace cellophane {

/// The layout of the flat observation, the names its numbers stand for and the numbers of actions, as JSON:
/// docs/observation.json is this text.
std::string observation_schema();

/// The same as the tables of docs/observation.md, between the lines that say so there.
std::string observation_tables();

}  // namespace cellophane
