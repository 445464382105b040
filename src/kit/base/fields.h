#pragma once

#include <cstddef>
#include <type_traits>

namespace cellophane {

// The fields of a plain struct, in their order, without a list of them: what is done with each field is done
// with a field that is added later, too. For small structs without base classes whose fields differ in kind
// and place only; a struct that says itself how it is visited has a function of its own (kit/base/visitor.h).

namespace detail {

/// Stands for a value of any type, where nothing is computed. (Not convertible as a constant: a class that
/// takes whatever is convertible to a text would be made in two ways.)
struct AnyValue {
    template <class Value>
    constexpr operator Value() &&;
};

template <class Struct, class... Values>
consteval std::size_t count_fields() {
    if constexpr (requires { Struct{Values{}..., AnyValue{}}; })
        return count_fields<Struct, Values..., AnyValue>();
    else
        return sizeof...(Values);
}

}  // namespace detail

template <class Struct>
    requires std::is_aggregate_v<Struct>
inline constexpr std::size_t field_count = detail::count_fields<Struct>();

/// Calls `function(field, …)` once, with all fields of a struct, constant if the struct is.
template <class Function, class Struct>
constexpr decltype(auto) with_fields(Function&& function, Struct& whole) {
    constexpr std::size_t count = field_count<std::remove_const_t<Struct>>;
    static_assert(count <= 4,
                  "with_fields (kit/base/fields.h) knows structs of up to four fields; add a case");
    if constexpr (count == 0) {
        return function();
    } else if constexpr (count == 1) {
        auto& [a] = whole;
        return function(a);
    } else if constexpr (count == 2) {
        auto& [a, b] = whole;
        return function(a, b);
    } else if constexpr (count == 3) {
        auto& [a, b, c] = whole;
        return function(a, b, c);
    } else {
        auto& [a, b, c, d] = whole;
        return function(a, b, c, d);
    }
}

}  // namespace cellophane
