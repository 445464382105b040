#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "kit/base/flags.h"
#include "kit/base/one_of.h"
#include "kit/base/pos.h"
#include "kit/base/short_text.h"
#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"
#include "kit/rng/rng.h"
#include "protocol/command.h"
#include "protocol/event.h"

namespace cellophane {

/// How many values an enumeration has.
template <class E>
inline constexpr std::uint64_t value_count = static_cast<std::uint64_t>(E::count);
template <>
inline constexpr std::uint64_t value_count<Stair> = static_cast<std::uint64_t>(Stair::Down) + 1;
/// One more than the bolts: `Bolt::count` marks the unused places of a creature's list.
template <>
inline constexpr std::uint64_t value_count<Bolt> = static_cast<std::uint64_t>(Bolt::count) + 1;

/// Fills state in from bytes that a `ByteWriter` wrote: a visitor (kit/base/visitor.h). Whatever the bytes
/// are, it reads none that are not there, makes no value that does not exist, and takes no more memory than
/// they justify; once something was wrong, nothing more is read.
class ByteReader {
public:
    explicit ByteReader(std::span<const std::uint8_t> bytes) : bytes_{bytes} {}

    /// Whether everything so far could be read.
    bool is_within_limits() const { return sound_; }
    /// Whether nothing is left.
    bool is_at_end() const { return next_ == bytes_.size(); }
    std::size_t left() const { return bytes_.size() - next_; }

    template <class... Values>
    void operator()(Values&... values) {
        (read(values), ...);
    }
    template <class List, class Each>
    void each(List& list, Each visit_one) {
        list.clear();
        // Everything takes a byte at least.
        const std::uint64_t count = natural();
        if (count > left()) return fail();
        for (std::uint64_t i = 0; i < count && sound_; ++i) {
            list.emplace_back();
            visit_one(list.back());
        }
    }
    template <class Cells, class Each>
    void cells(Cells& grid, Each visit_one) {
        grid = Cells{size()};
        for (int i = 0; i < grid.size().area() && sound_; ++i) visit_one(grid.at_index(i));
    }
    template <class Optional, class Visit>
    void maybe(Optional& value, Visit visit_it) {
        value.reset();
        const std::uint64_t present = natural();
        if (present > 1) return fail();
        if (present == 0 || !sound_) return;
        value.emplace();
        visit_it(*value);
    }
    template <class... Kinds, class Visit>
    void one_of(std::variant<Kinds...>& value, Visit visit_it) {
        const std::uint64_t index = natural();
        if (index >= sizeof...(Kinds)) return fail();
        choose(value, index, std::index_sequence_for<Kinds...>{});
        std::visit(visit_it, value);
    }
    template <class... Kinds, class Visit>
    void one_of(OneOf<Kinds...>& value, Visit visit_it) {
        const std::uint64_t index = natural();
        if (index >= value.count) return fail();
        value.become(static_cast<std::size_t>(index));
        value.visit(visit_it);
    }

    std::uint8_t byte() {
        if (left() == 0) fail();
        return sound_ ? bytes_[next_++] : std::uint8_t{0};
    }
    std::uint64_t natural() {
        std::uint64_t value = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            const std::uint8_t part = byte();
            value |= std::uint64_t{part & 0x7FU} << shift;
            if ((part & 0x80U) == 0) return value;
        }
        fail();
        return 0;
    }
    std::uint64_t word() {
        std::uint64_t value = 0;
        for (int i = 0; i < 8; ++i) value |= std::uint64_t{byte()} << (8 * i);
        return value;
    }
    void fail() { sound_ = false; }

private:
    /// Of a grid in a save: all of them are as large as a game's levels, and memory stays within what the
    /// bytes justify. Maps without a game may be larger (`largest_side`), and are never saved.
    static constexpr std::uint64_t longest_saved_side = 128;

    template <class Value>
        requires(std::is_integral_v<Value> || std::is_enum_v<Value>)
    void read(Value& value) {
        const std::uint64_t number = natural();
        if constexpr (std::is_same_v<Value, bool>) {
            if (number > 1) return fail();
            value = number == 1;
        } else if constexpr (std::is_same_v<Value, char>) {
            if (number > 0xFF) return fail();
            value = static_cast<char>(number);
        } else if constexpr (std::is_enum_v<Value>) {
            if (number >= value_count<Value>) return fail();
            value = static_cast<Value>(number);
        } else if constexpr (std::is_unsigned_v<Value>) {
            value = static_cast<Value>(number);
            if (std::uint64_t{value} != number) fail();
        } else {
            const auto whole = static_cast<std::int64_t>(number >> 1 ^ (0 - (number & 1)));
            value = static_cast<Value>(whole);
            if (std::int64_t{value} != whole) fail();
        }
    }
    template <class E>
    void read(Flags<E>& flags) {
        const std::uint64_t bits = natural();
        flags = {};
        for (std::uint64_t i = 0; i < value_count<E>; ++i)
            if ((bits >> i & 1) != 0) flags |= {static_cast<E>(i)};
        if (flags.bits() != bits) fail();
    }
    void read(std::string& text) {
        const std::uint64_t length = natural();
        text.clear();
        if (length > left()) return fail();
        for (std::uint64_t i = 0; i < length; ++i) text.push_back(static_cast<char>(byte()));
    }
    /// Keeps the beginning of a text that is too long.
    template <std::size_t Most>
    void read(ShortText<Most>& text) {
        std::string whole;
        read(whole);
        text = std::string_view{whole};
    }
    void read(Pos& p) { (*this)(p.x, p.y); }
    void read(Rng& rng) {
        Rng::State state{};
        for (std::uint64_t& part : state) part = word();
        if (state == Rng::State{}) return fail();
        rng = Rng{state};
    }
    void read(BitGrid& grid) {
        grid = BitGrid{size()};
        const auto rows = static_cast<std::size_t>(grid.words_per_column());
        for (std::size_t i = 0; i < grid.word_count() && sound_; ++i) {
            const std::uint64_t cells = natural();
            const bool last = rows != 0 && i % rows == rows - 1;
            if (last && (cells & ~grid.last_word_mask()) != 0) return fail();
            grid.words()[i] = cells;
        }
    }
    template <class T>
    void read(Grid<T>& grid) {
        grid = Grid<T>{size()};
        const int area = grid.size().area();
        for (int i = 0; i < area && sound_;) {
            const std::uint64_t run = natural();
            T value{};
            read(value);
            if (run == 0 || run > static_cast<std::uint64_t>(area - i)) return fail();
            for (std::uint64_t k = 0; k < run; ++k) grid.at_index(i++) = value;
        }
    }
    Size size() {
        const std::uint64_t width = natural();
        const std::uint64_t height = natural();
        if (width <= longest_saved_side && height <= longest_saved_side && sound_)
            return {static_cast<int>(width), static_cast<int>(height)};
        fail();
        return {};
    }
    template <class Variant, std::size_t... Index>
    static void choose(Variant& value, std::uint64_t index, std::index_sequence<Index...>) {
        ((Index == index ? static_cast<void>(value.template emplace<Index>()) : void()), ...);
    }

    std::span<const std::uint8_t> bytes_;
    std::size_t next_ = 0;
    bool sound_ = true;
};

}  // namespace cellophane
