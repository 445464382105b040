#pragma once

#include <map>
#include <string>
#include <vector>

#include "protocol/mishaps.h"

namespace cellophane {

/// Who died of what, and how deep.
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
