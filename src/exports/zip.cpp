#include "exports/zip.h"

#include <cstddef>
#include <span>
#include <utility>

#include "exports/deflate.h"
#include "exports/png.h"

namespace cellophane {

namespace {

void put(std::string& out, std::uint32_t number, int bytes) {
    for (int i = 0; i < bytes; ++i) out += static_cast<char>(number >> (8 * i) & 255);
}

/// What the header of a file and its entry in the directory have in common, from the version needed (2.0) on.
void put_facts(std::string& out, std::uint32_t checksum, std::uint32_t packed, std::uint32_t size,
               std::size_t name_length) {
    constexpr std::uint32_t deflated = 8;
    // The first day of the format's calendar.
    constexpr std::uint32_t date = 1 << 5 | 1;
    put(out, 20, 2);
    put(out, 0, 2);
    put(out, deflated, 2);
    put(out, 0, 2);
    put(out, date, 2);
    put(out, checksum, 4);
    put(out, packed, 4);
    put(out, size, 4);
    put(out, static_cast<std::uint32_t>(name_length), 2);
    put(out, 0, 2);
}

/// The bare stream that archives hold: zlib's has a head of two bytes, and a checksum of four behind it.
std::string deflated(std::string_view content) {
    Deflater deflater;
    deflater.feed(std::span{reinterpret_cast<const std::uint8_t*>(content.data()), content.size()});
    const std::string stream = deflater.finish();
    return stream.substr(2, stream.size() - 6);
}

}  // namespace

void ZipWriter::add(std::string_view name, std::string_view content) {
    const std::string packed = deflated(content);
    const Entry entry{.name = std::string{name},
                      .checksum = crc32(content),
                      .packed = static_cast<std::uint32_t>(packed.size()),
                      .size = static_cast<std::uint32_t>(content.size()),
                      .place = static_cast<std::uint32_t>(out_.size())};
    out_ += "PK\3\4";
    put_facts(out_, entry.checksum, entry.packed, entry.size, name.size());
    out_.append(name).append(packed);
    entries_.push_back(entry);
}

std::string ZipWriter::finish() {
    const auto directory = static_cast<std::uint32_t>(out_.size());
    for (const Entry& entry : entries_) {
        out_ += "PK\1\2";
        put(out_, 20, 2);
        put_facts(out_, entry.checksum, entry.packed, entry.size, entry.name.size());
        // No comment, disk 0, no attributes.
        put(out_, 0, 2);
        put(out_, 0, 2);
        put(out_, 0, 2);
        put(out_, 0, 4);
        put(out_, entry.place, 4);
        out_ += entry.name;
    }
    const auto end = static_cast<std::uint32_t>(out_.size());
    const auto count = static_cast<std::uint32_t>(entries_.size());
    out_ += "PK\5\6";
    put(out_, 0, 4);
    put(out_, count, 2);
    put(out_, count, 2);
    put(out_, end - directory, 4);
    put(out_, directory, 4);
    put(out_, 0, 2);
    return std::move(out_);
}

}  // namespace cellophane
