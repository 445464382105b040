#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cellophane {

/// A ZIP archive of a few files that fit into memory, compressed. Without times, so that equal files make
/// equal archives.
class ZipWriter {
public:
    /// Names are ASCII, with `/` between folders.
    void add(std::string_view name, std::string_view content);
    /// The whole archive; call once, at the end.
    std::string finish();

private:
    struct Entry {
        std::string name{};
        std::uint32_t checksum = 0;
        std::uint32_t packed = 0;
        std::uint32_t size = 0;
        std::uint32_t place = 0;
    };

    std::string out_;
    std::vector<Entry> entries_;
};

}  // namespace cellophane
