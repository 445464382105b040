#pragma once

#include <map>
#include <string>
#include <vector>

#include "protocol/mishaps.h"

namespace cellophane {

/// The causes of the heroes' deaths, and their depths.
class DeathTable {
public:
    void add(const Ending& ending);
    /// Causes by depths as Markdown, the commonest first.
    std::string markdown() const;

private:
    /// By cause, deaths on depth i at place i - 1.
    std::map<std::string, std::vector<int>> deaths_;
    int deepest_ = 1;
};

}  // namespace cellophane
