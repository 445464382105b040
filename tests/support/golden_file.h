#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <map>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "support/catch.h"

// Fingerprints of what is shown and written, compared with a file of lines: names, a tab, 16 hex digits. What
// moves on purpose is written anew with CELLOPHANE_APPROVE=1, and the difference of the file says which of it
// moved.

namespace cellophane {

/// FNV-1a over words of eight bytes, of texts and numbers; each text ends where it ends.
class Fingerprint {
public:
    void add(std::string_view text) {
        std::uint64_t word = 0;
        std::size_t at = 0;
        for (; at + sizeof word <= text.size(); at += sizeof word) {
            std::memcpy(&word, text.data() + at, sizeof word);
            add_word(word);
        }
        word = 0;
        if (at < text.size()) std::memcpy(&word, text.data() + at, text.size() - at);
        add_word(word);
        add_word(text.size());
    }
    void add(const char* text) { add(std::string_view{text}); }
    template <class Number>
        requires(std::is_integral_v<Number> || std::is_enum_v<Number>)
    void add(Number number) {
        add_word(static_cast<std::uint64_t>(number));
    }

    std::string hex() const {
        std::string digits;
        for (int shift = 60; shift >= 0; shift -= 4) digits += "0123456789abcdef"[hash_ >> shift & 15];
        return digits;
    }

private:
    void add_word(std::uint64_t word) {
        hash_ = (hash_ ^ word) * 0x100000001b3U;
        // High bits would reach no low ones.
        hash_ ^= hash_ >> 29;
    }

    std::uint64_t hash_ = 0xcbf29ce484222325U;
};

/// Lines as the file has them; `file` lies in tests/golden.
inline void check_golden(const std::string& file, const std::vector<std::string>& lines) {
    const std::string path = std::string{CELLOPHANE_SOURCE_DIR} + "/tests/golden/" + file;
    if (std::getenv("CELLOPHANE_APPROVE") != nullptr) {
        std::ofstream out{path, std::ios::binary};
        for (const std::string& line : lines) out << line << '\n';
    }
    std::map<std::string, std::string> known;
    std::ifstream in{path};
    for (std::string line; std::getline(in, line);) known[line.substr(0, line.rfind('\t'))] = line;
    for (const std::string& line : lines) {
        const std::string name = line.substr(0, line.rfind('\t'));
        INFO(path << ", " << name);
        CHECK(known[name] == line);
        known.erase(name);
    }
    CHECK(known.empty());
}

}  // namespace cellophane
