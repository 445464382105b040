#pragma once

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace cellophane {

/// The folder of the repository.
inline const std::filesystem::path repository{CELLOPHANE_SOURCE_DIR};

struct SourceFile {
    /// Path below the folder that was walked, with forward slashes.
    std::string name;
    std::vector<std::string> lines;
};

inline std::vector<std::string> read_lines(const std::filesystem::path& path) {
    std::vector<std::string> lines;
    std::ifstream file{path};
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
}

/// Every file below a folder with one of these endings (".h"; all files if none is given), in order of name.
/// Folders of build output and fetched packages are left out.
inline std::vector<SourceFile> files_below(const std::filesystem::path& root,
                                           const std::set<std::string>& endings) {
    static const std::set<std::string> foreign{"build", "node_modules", ".git",
                                               "dist",  ".vite",        "test-results"};
    std::vector<SourceFile> files;
    auto entry = std::filesystem::recursive_directory_iterator{root};
    for (const auto end = std::filesystem::end(entry); entry != end; ++entry) {
        if (entry->is_directory() && foreign.count(entry->path().filename().string()) == 1)
            entry.disable_recursion_pending();
        if (!entry->is_regular_file()) continue;
        if (!endings.empty() && endings.count(entry->path().extension().string()) == 0) continue;
        files.push_back(
            {std::filesystem::relative(entry->path(), root).generic_string(), read_lines(entry->path())});
    }
    std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    return files;
}

/// The first `depth` folders of a name: "play" or "play/ai".
inline std::string folder_of(const std::string& name, int depth = 1) {
    std::size_t end = 0;
    for (int i = 0; i < depth; ++i) {
        const std::size_t slash = name.find('/', end);
        if (slash == std::string::npos) break;
        end = slash + 1;
    }
    return end == 0 ? std::string{} : name.substr(0, end - 1);
}

/// Whether an apostrophe stands in a number. One after the U of a wide character begins a literal.
inline bool separates_digits(const std::string& line, std::size_t apostrophe) {
    std::size_t start = apostrophe;
    while (start > 0 &&
           (std::isalnum(static_cast<unsigned char>(line[start - 1])) || line[start - 1] == '\''))
        --start;
    return start < apostrophe && std::isdigit(static_cast<unsigned char>(line[start]));
}

/// A source taken apart.
struct SourceParts {
    /// The lines without comments and without the insides of string and character literals.
    std::vector<std::string> code;
    /// The insides of string literals as they are written, each with the number of its line from 0. The names
    /// of included files count as such.
    std::vector<std::pair<std::size_t, std::string>> texts;
};

inline SourceParts parts_of(const SourceFile& file) {
    SourceParts parts;
    bool in_comment = false;
    for (std::size_t number = 0; number < file.lines.size(); ++number) {
        const std::string& line = file.lines[number];
        std::string kept;
        std::size_t begin = 0;
        char quote = 0;
        for (std::size_t i = 0; i < line.size(); ++i) {
            if (in_comment) {
                if (line.compare(i, 2, "*/") == 0) {
                    in_comment = false;
                    ++i;
                }
            } else if (quote != 0) {
                if (line[i] == '\\')
                    ++i;
                else if (line[i] == quote) {
                    if (quote == '"') parts.texts.emplace_back(number, line.substr(begin, i - begin));
                    kept += quote;
                    quote = 0;
                }
            } else if (line.compare(i, 2, "//") == 0) {
                break;
            } else if (line.compare(i, 2, "/*") == 0) {
                in_comment = true;
                ++i;
            } else {
                const bool separator = line[i] == '\'' && separates_digits(line, i);
                if ((line[i] == '"' || line[i] == '\'') && !separator) {
                    quote = line[i];
                    begin = i + 1;
                }
                kept += line[i];
            }
        }
        parts.code.push_back(kept);
    }
    return parts;
}

/// The lines without comments and without the insides of string and character literals.
inline std::vector<std::string> code_of(const SourceFile& file) {
    return parts_of(file).code;
}

}  // namespace cellophane
