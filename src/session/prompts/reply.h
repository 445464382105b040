#pragma once

#include <cstdint>

#include "screen/input.h"

namespace cellophane {

/// y, Y, Return: yes; n, N, Space, Escape: no; anything else is no answer.
enum class Reply : std::uint8_t { None, Yes, No };
Reply reply_of(const KeyEvent& key);

}  // namespace cellophane
