#pragma once

#include <initializer_list>
#include <string_view>

#include "kit/base/result.h"

namespace cellophane {

/// Whether the message of a problem has all these words in it, and is no longer than a person reads.
inline bool names(const Problem& problem, std::initializer_list<std::string_view> words) {
    for (const std::string_view word : words)
        if (problem.message.find(word) == std::string::npos) return false;
    return !problem.message.empty() && problem.message.size() < 400;
}

}  // namespace cellophane
