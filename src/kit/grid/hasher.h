#pragma once

#include <cstdint>
#include <type_traits>

#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"
#include "kit/grid/state_reader.h"
#include "kit/rng/rng.h"

namespace cellophane {

/// Folds values of fixed width into 64 bits; the same on every machine. It is one of the visitors of state
/// (kit/base/visitor.h).
class Hasher : public StateReader<Hasher> {
public:
    std::uint64_t result() const { return finalise(hash_); }

private:
    friend StateReader;

    template <class Value>
    static std::uint64_t word_of(Value value) {
        static_assert(sizeof(Value) <= 8);
        return static_cast<std::uint64_t>(static_cast<std::int64_t>(value));
    }

    [[gnu::always_inline]] void word(std::uint64_t value) { hash_ = finalise(hash_ ^ value) + golden_gamma; }
    /// Hundreds of fields have their line in a visit: a call is a tenth of the code, where speed lies in
    /// grids.
    [[gnu::noinline]] void natural(std::uint64_t value) { word(value); }
    void letter(unsigned char value) { word(value); }

    using StateReader::add;
    template <class Value>
        requires(std::is_integral_v<Value> || std::is_enum_v<Value>)
    void add(const Value& value) {
        natural(word_of(value));
    }
    void add(const BitGrid& cells) {
        size(cells.size());
        for (std::size_t i = 0; i < cells.word_count(); ++i) word(cells.words()[i]);
    }
    template <class T>
    void add(const Grid<T>& grid) {
        size(grid.size());
        if constexpr (std::is_enum_v<T> && sizeof(T) == 1) {
            // Eight cells a word, whatever the machine's own byte order.
            std::uint64_t eight = 0;
            const int area = grid.size().area();
            for (int i = 0; i < area; ++i) {
                eight |= std::uint64_t{static_cast<std::uint8_t>(grid.at_index(i))} << (i % 8 * 8);
                if (i % 8 < 7 && i + 1 < area) continue;
                word(eight);
                eight = 0;
            }
        } else {
            for (int i = 0; i < grid.size().area(); ++i) {
                const T& cell = grid.at_index(i);
                if constexpr (std::is_integral_v<T> || std::is_enum_v<T>)
                    word(word_of(cell));
                else
                    (*this)(cell);
            }
        }
    }

    std::uint64_t hash_ = 0;
};

}  // namespace cellophane
