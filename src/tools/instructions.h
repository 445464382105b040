#pragma once

#include <span>
#include <string_view>

namespace cellophane {

/// A text that says how to act, and the source that holds it, below src.
struct Instruction {
    std::string_view file;
    std::string_view text;
};

/// All of them, read from the sources when the program is built (instructions.cmake).
std::span<const Instruction> instructions();

}  // namespace cellophane
