#pragma once

#include <filesystem>

namespace cellophane {

/// The folder in which this program keeps what is a player's own. Empty: he has none.
std::filesystem::path own_folder();

}  // namespace cellophane
