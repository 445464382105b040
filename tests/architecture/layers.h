#pragma once

#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "architecture/source_files.h"

namespace cellophane {

/// What src/layers.txt says.
struct Layers {
    /// From the ground up.
    std::vector<std::string> names;
    /// Other layers, and single headers of others.
    std::map<std::string, std::vector<std::string>> may_include;
    /// The folders of a layer, each of which may include those before it. "." stands for the layer's own
    /// files.
    std::map<std::string, std::vector<std::string>> order;
    /// By layer and other layer: the folders that alone may include that other one.
    std::map<std::pair<std::string, std::string>, std::set<std::string>> only_from;
    /// Lines that say none of these.
    std::vector<std::string> unknown_lines;
};

inline std::vector<std::string> words_of(const std::string& text) {
    std::istringstream in{text};
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

inline Layers read_layers(const std::vector<std::string>& lines) {
    Layers layers;
    for (const std::string& line : lines) {
        if (line.empty() || line[0] == '#') continue;
        const std::size_t colon = line.find(':');
        const std::vector<std::string> subject = words_of(line.substr(0, colon));
        const std::vector<std::string> listed =
            colon == std::string::npos ? std::vector<std::string>{} : words_of(line.substr(colon + 1));
        if (colon != std::string::npos && subject.size() == 3 && subject[1] == "->") {
            layers.only_from[{subject[0], subject[2]}] = {listed.begin(), listed.end()};
        } else if (colon == std::string::npos || subject.size() != 1) {
            layers.unknown_lines.push_back(line);
        } else if (subject[0].back() == '/') {
            layers.order[subject[0].substr(0, subject[0].size() - 1)] = listed;
        } else {
            layers.names.push_back(subject[0]);
            layers.may_include[subject[0]] = listed;
        }
    }
    return layers;
}

inline const Layers& layers() {
    static const Layers read = read_layers(read_lines(repository / "src" / "layers.txt"));
    return read;
}

}  // namespace cellophane
