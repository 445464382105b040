#pragma once

#include <cstdint>
#include <type_traits>
#include <vector>

#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"
#include "kit/grid/state_reader.h"

namespace cellophane {

/// Writes state as bytes, the same on every machine: a visitor (kit/base/visitor.h). Numbers take as many
/// bytes as they need, and stretches of equal cells are counted.
class ByteWriter : public StateReader<ByteWriter> {
public:
    void byte(std::uint8_t value) { bytes_.push_back(value); }
    void natural(std::uint64_t value) {
        for (; value >= 0x80; value >>= 7) byte(static_cast<std::uint8_t>(value | 0x80));
        byte(static_cast<std::uint8_t>(value));
    }
    /// Eight bytes, the lowest first.
    void word(std::uint64_t value) {
        for (int i = 0; i < 8; ++i) byte(static_cast<std::uint8_t>(value >> (8 * i)));
    }

    const std::vector<std::uint8_t>& bytes() const { return bytes_; }

private:
    friend StateReader;

    void letter(unsigned char value) { byte(value); }

    using StateReader::add;
    template <class Value>
        requires(std::is_integral_v<Value> || std::is_enum_v<Value>)
    void add(const Value& value) {
        const auto number = static_cast<std::int64_t>(value);
        // Whether a letter has a sign differs from machine to machine.
        if constexpr (std::is_same_v<Value, char>)
            natural(static_cast<unsigned char>(value));
        else if constexpr (std::is_enum_v<Value> || std::is_unsigned_v<Value>)
            natural(static_cast<std::uint64_t>(number));
        else
            natural(static_cast<std::uint64_t>(number) << 1 ^ static_cast<std::uint64_t>(number >> 63));
    }
    void add(const BitGrid& grid) {
        size(grid.size());
        for (std::size_t i = 0; i < grid.word_count(); ++i) natural(grid.words()[i]);
    }
    template <class T>
    void add(const Grid<T>& grid) {
        size(grid.size());
        const int area = grid.size().area();
        for (int i = 0; i < area;) {
            int end = i + 1;
            while (end < area && grid.at_index(end) == grid.at_index(i)) ++end;
            natural(static_cast<std::uint64_t>(end - i));
            add(grid.at_index(i));
            i = end;
        }
    }

    std::vector<std::uint8_t> bytes_;
};

}  // namespace cellophane
