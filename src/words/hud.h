#pragma once

#include <string_view>

namespace cellophane {

// Buttons that fit the moment, on small touch screens. Others are named in words/choices.h and by their
// actions (session/input_actions.h).

inline constexpr std::string_view descend_choice = "Descend";
inline constexpr std::string_view ascend_choice = "Ascend";
/// While the hero goes on by himself.
inline constexpr std::string_view stop_choice = "Stop";
inline constexpr std::string_view search_choice = "Search";

}  // namespace cellophane
