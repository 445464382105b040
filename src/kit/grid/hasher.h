#pragma once

#include <cstdint>
#include <string>
#include <type_traits>
#include <variant>

#include "kit/base/flags.h"
#include "kit/base/pos.h"
#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"
#include "kit/rng/rng.h"

namespace cellophane {

/// Folds values of fixed width into 64 bits; the same on every machine. It is one of the visitors of state
/// (kit/base/ visitor.h).
class Hasher {
public:
    template <class... Values>
    void operator()(const Values&... values) {
        (add(values), ...);
    }

    /// A list: how many, then each.
    template <class List, class Each>
    void each(const List& list, Each visit_one) {
        add_word(list.size());
        for (const auto& one : list) visit_one(one);
    }
    /// A grid of something that is no value by itself: its size, then each cell.
    template <class Cells, class Each>
    void cells(const Cells& grid, Each visit_one) {
        (*this)(grid.size().width, grid.size().height);
        for (int i = 0; i < grid.size().area(); ++i) visit_one(grid.at_index(i));
    }
    /// What may be missing.
    template <class Optional, class Visit>
    void maybe(const Optional& value, Visit visit_it) {
        add_word(value.has_value() ? 1 : 0);
        if (value) visit_it(*value);
    }
    /// One of several: which, then what it holds.
    template <class Variant, class Visit>
    void one_of(const Variant& value, Visit visit_it) {
        add_word(value.index());
        std::visit(visit_it, value);
    }

    std::uint64_t result() const { return finalise(hash_); }

private:
    template <class Value>
    static std::uint64_t word_of(Value value) {
        static_assert(sizeof(Value) <= 8);
        return static_cast<std::uint64_t>(static_cast<std::int64_t>(value));
    }

    [[gnu::always_inline]] void add_word(std::uint64_t word) {
        hash_ = finalise(hash_ ^ word) + golden_gamma;
    }
    /// Hundreds of fields have their line in a visit: a call is a tenth of the code, where speed lies in
    /// grids.
    [[gnu::noinline]] void add_lone_word(std::uint64_t word) { add_word(word); }

    template <class Value>
    requires(std::is_integral_v<Value> || std::is_enum_v<Value>) void add(const Value& value) {
        add_lone_word(word_of(value));
    }

    template <class E>
    void add(const Flags<E>& flags) {
        add_lone_word(flags.bits());
    }
    void add(const std::string& text) {
        add_lone_word(text.size());
        for (const char sign : text) add_word(static_cast<unsigned char>(sign));
    }
    void add(const Pos& p) { (*this)(p.x, p.y); }
    void add(const Rng& rng) {
        for (std::uint64_t word : rng.state()) add_word(word);
    }
    void add(const BitGrid& cells) {
        (*this)(cells.size().width, cells.size().height);
        for (std::size_t i = 0; i < cells.word_count(); ++i) add_word(cells.words()[i]);
    }
    template <class T>
    void add(const Grid<T>& grid) {
        (*this)(grid.size().width, grid.size().height);
        if constexpr (std::is_enum_v<T> && sizeof(T) == 1) {
            // Eight cells a word, whatever the machine's own byte order.
            std::uint64_t word = 0;
            const int area = grid.size().area();
            for (int i = 0; i < area; ++i) {
                word |= std::uint64_t{static_cast<std::uint8_t>(grid.at_index(i))} << (i % 8 * 8);
                if (i % 8 < 7 && i + 1 < area) continue;
                add_word(word);
                word = 0;
            }
        } else {
            for (int i = 0; i < grid.size().area(); ++i) {
                const T& cell = grid.at_index(i);
                if constexpr (std::is_integral_v<T> || std::is_enum_v<T>)
                    add_word(word_of(cell));
                else
                    (*this)(cell);
            }
        }
    }

    std::uint64_t hash_ = 0;
};

}  // namespace cellophane
