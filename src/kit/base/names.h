#pragma once

#include <string>

namespace cellophane {

/// The names of rows for a message: "brogue, rapid, bullet".
template <class Rows>
std::string joined_names(const Rows& rows) {
    std::string names;
    for (const auto& row : rows) names.append(names.empty() ? "" : ", ").append(row.name);
    return names;
}

}  // namespace cellophane
