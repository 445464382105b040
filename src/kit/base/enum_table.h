#pragma once

#include <array>
#include <cstddef>
#include <utility>

namespace cellophane {

/// Never defined: a constant expression that reaches one of these does not compile, and the compiler's
/// message names the mistake and the kind.
template <auto kind>
void this_kind_has_no_row();
template <auto kind>
void this_kind_has_two_rows();

/// Exactly one row per enumerator of `Kind`, found by the enumerator itself.
/// Rows name their kind, so families may be listed in any order and in any file.
template <class Kind, class Row>
class EnumTable {
public:
    template <std::size_t... N>
    constexpr explicit EnumTable(const Row (&... families)[N]) {
        (adopt(families), ...);
        check(std::make_index_sequence<size()>{});
    }

    constexpr const Row& operator[](Kind kind) const { return rows_[index(kind)]; }
    constexpr auto begin() const { return rows_.begin(); }
    constexpr auto end() const { return rows_.end(); }
    static constexpr std::size_t size() { return index(Kind::count); }

private:
    static constexpr std::size_t index(Kind kind) { return static_cast<std::size_t>(kind); }

    template <std::size_t N>
    constexpr void adopt(const Row (&family)[N]) {
        for (const Row& row : family) {
            ++count_[index(row.kind)];
            rows_[index(row.kind)] = row;
        }
    }

    /// Each kind by itself, so that it is part of a function's name.
    template <std::size_t... I>
    constexpr void check(std::index_sequence<I...>) const {
        ((count_[I] == 0 ? this_kind_has_no_row<static_cast<Kind>(I)>() : void()), ...);
        ((count_[I] > 1 ? this_kind_has_two_rows<static_cast<Kind>(I)>() : void()), ...);
    }

    std::array<Row, index(Kind::count)> rows_{};
    std::array<unsigned char, index(Kind::count)> count_{};
};

/// Whether the rows of a stretch of kinds, from `first` to `last`, stand in the order of these, none left
/// out: only then `row_in` finds them.
template <class Kind, class Row, std::size_t N>
consteval bool is_in_order(const Row (&rows)[N], Kind first, Kind last) {
    if (static_cast<std::size_t>(last) - static_cast<std::size_t>(first) + 1 != N) return false;
    for (std::size_t i = 0; i < N; ++i)
        if (static_cast<std::size_t>(rows[i].kind) != static_cast<std::size_t>(first) + i) return false;
    return true;
}

/// The row of a kind among those of a stretch that is in order.
template <class Kind, class Row, std::size_t N>
constexpr const Row& row_in(const Row (&rows)[N], Kind kind) {
    return rows[static_cast<std::size_t>(kind) - static_cast<std::size_t>(rows[0].kind)];
}

}  // namespace cellophane
