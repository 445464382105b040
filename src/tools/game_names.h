#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

#include "session/session.h"

namespace cellophane {

/// What a file of a game is called: "dungeon-1729-depth-4-turn-812". Of a hidden seed the name says nothing.
std::string name_of_game(const Session& session, std::string_view what);

/// A .clph file of such a name that is not there yet.
std::filesystem::path free_file(const std::filesystem::path& folder, const std::string& name);

/// A file's name as it may be shown to those who are not to learn the seed: where it stands there, whole or
/// shortened in the middle, stand dots.
std::string name_without_seed(std::string_view name, std::uint64_t seed);

}  // namespace cellophane
