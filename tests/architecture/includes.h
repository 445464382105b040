#pragma once

#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "architecture/source_files.h"

namespace cellophane {

/// A file of src that includes another.
struct Include {
    std::string by;
    std::string what;
};

inline const std::vector<Include>& includes() {
    static const std::vector<Include> found = [] {
        const std::regex pattern{R"re(^\s*#\s*include\s*"([^"]+)")re"};
        std::vector<Include> result;
        for (const SourceFile& file : files_below(repository / "src", {".h", ".cpp"}))
            for (const std::string& line : file.lines)
                if (std::smatch match; std::regex_search(line, match, pattern))
                    result.push_back({file.name, match[1]});
        return result;
    }();
    return found;
}

/// A header and its source are one unit: "session/outcomes.cpp" is "session/outcomes".
inline std::string unit_of(const std::string& file) {
    return file.substr(0, file.rfind('.'));
}

/// Which units of a layer include which.
inline std::map<std::string, std::set<std::string>> units_included(const std::string& layer) {
    std::map<std::string, std::set<std::string>> included;
    for (const Include& include : includes()) {
        if (folder_of(include.by) != layer || folder_of(include.what) != layer) continue;
        const std::string by = unit_of(include.by);
        const std::string what = unit_of(include.what);
        if (by != what) included[by].insert(what);
    }
    return included;
}

}  // namespace cellophane
