#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

#include "session/session.h"

namespace cellophane {

/// What a file of a game is called: "dungeon-1729-depth-4-turn-812". The name leaves out a hidden seed.
std::string name_of_game(const Session& session, std::string_view what);

/// A .clph file of such a name that is not there yet.
std::filesystem::path free_file(const std::filesystem::path& folder, const std::string& name);

/// A file's name as shown where the seed is hidden: a seed in it, whole or shortened in the middle, is
/// replaced by dots.
std::string name_without_seed(std::string_view name, std::uint64_t seed);

}  // namespace cellophane
