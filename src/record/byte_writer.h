#pragma once

#include <cstdint>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "kit/base/flags.h"
#include "kit/base/one_of.h"
#include "kit/base/pos.h"
#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"
#include "kit/rng/rng.h"

namespace cellophane {

/// Writes state as bytes, the same on every machine: a visitor (kit/base/visitor.h). Numbers take as many
/// bytes as they need, and stretches of equal cells are counted.
class ByteWriter {
public:
    template <class... Values>
    void operator()(const Values&... values) {
        (add(values), ...);
    }
    template <class List, class Each>
    void each(const List& list, Each visit_one) {
        natural(list.size());
        for (const auto& one : list) visit_one(one);
    }
    template <class Cells, class Each>
    void cells(const Cells& grid, Each visit_one) {
        size(grid.size());
        for (int i = 0; i < grid.size().area(); ++i) visit_one(grid.at_index(i));
    }
    template <class Optional, class Visit>
    void maybe(const Optional& value, Visit visit_it) {
        natural(value.has_value() ? 1 : 0);
        if (value) visit_it(*value);
    }
    template <class... Kinds, class Visit>
    void one_of(const std::variant<Kinds...>& value, Visit visit_it) {
        natural(value.index());
        std::visit(visit_it, value);
    }
    template <class... Kinds, class Visit>
    void one_of(const OneOf<Kinds...>& value, Visit visit_it) {
        natural(value.index());
        value.visit(visit_it);
    }

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
    template <class Value>
    requires(std::is_integral_v<Value> || std::is_enum_v<Value>) void add(const Value& value) {
        const auto number = static_cast<std::int64_t>(value);
        // Whether a letter has a sign differs from machine to machine.
        if constexpr (std::is_same_v<Value, char>)
            natural(static_cast<unsigned char>(value));
        else if constexpr (std::is_enum_v<Value> || std::is_unsigned_v<Value>)
            natural(static_cast<std::uint64_t>(number));
        else
            natural(static_cast<std::uint64_t>(number) << 1 ^ static_cast<std::uint64_t>(number >> 63));
    }
    template <class E>
    void add(const Flags<E>& flags) {
        natural(flags.bits());
    }
    void add(std::string_view text) {
        natural(text.size());
        for (const char sign : text) byte(static_cast<std::uint8_t>(sign));
    }
    void add(const Pos& p) { (*this)(p.x, p.y); }
    void add(const Rng& rng) {
        for (std::uint64_t part : rng.state()) word(part);
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
    void size(Size size) {
        natural(static_cast<std::uint64_t>(size.width));
        natural(static_cast<std::uint64_t>(size.height));
    }

    std::vector<std::uint8_t> bytes_;
};

}  // namespace cellophane
