#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "kit/base/flags.h"
#include "kit/base/one_of.h"
#include "kit/grid/grid.h"
#include "kit/rng/rng.h"

namespace cellophane {

/// The part that visitors which read state (kit/base/visitor.h) have in common: how structures are taken
/// apart into numbers. `Self` derives from it and has
///   - `natural(std::uint64_t)`, for lengths, indices and flags, and `word(std::uint64_t)`, for all 64 bits;
///   - `letter(unsigned char)`, for a byte of a text;
///   - `add(value)` for integers, enumerations, `BitGrid` and `Grid`.
template <class Self>
class StateReader {
public:
    template <class... Values>
    void operator()(const Values&... values) {
        (self().add(values), ...);
    }
    /// A list: how many, then each.
    template <class List, class Each>
    void each(const List& list, Each visit_one) {
        self().natural(list.size());
        if constexpr (requires { list.oldest_first(); })
            for (const auto& one : list.oldest_first()) visit_one(one);
        else
            for (const auto& one : list) visit_one(one);
    }
    /// A grid of something that is no value by itself: its size, then each cell.
    template <class Cells, class Each>
    void cells(const Cells& grid, Each visit_one) {
        size(grid.size());
        for (int i = 0; i < grid.size().area(); ++i) visit_one(grid.at_index(i));
    }
    /// What may be missing.
    template <class Optional, class Visit>
    void maybe(const Optional& value, Visit visit_it) {
        self().natural(value.has_value() ? 1 : 0);
        if (value) visit_it(*value);
    }
    /// One of several: which, then what it holds.
    template <class... Kinds, class Visit>
    void one_of(const std::variant<Kinds...>& value, Visit visit_it) {
        self().natural(value.index());
        std::visit(visit_it, value);
    }
    template <class... Kinds, class Visit>
    void one_of(const OneOf<Kinds...>& value, Visit visit_it) {
        self().natural(value.index());
        value.visit(visit_it);
    }

protected:
    template <class E>
    void add(const Flags<E>& flags) {
        self().natural(flags.bits());
    }
    void add(std::string_view text) {
        self().natural(text.size());
        for (const char letter : text) self().letter(static_cast<unsigned char>(letter));
    }
    void add(const Pos& p) { (*this)(p.x, p.y); }
    void add(const Rng& rng) {
        for (std::uint64_t part : rng.state()) self().word(part);
    }
    void size(Size size) {
        self().natural(static_cast<std::uint64_t>(size.width));
        self().natural(static_cast<std::uint64_t>(size.height));
    }

private:
    Self& self() { return static_cast<Self&>(*this); }
};

}  // namespace cellophane
