#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <type_traits>

namespace cellophane {

/// A value of one of many kinds, all of them plain bytes: what std::variant is, but flat. std::variant nests
/// its kinds, and for a hundred of them generates thousands of functions in every source that visits it.
template <class First, class... Others>
class OneOf {
    static_assert(std::is_trivially_copyable_v<First> && (std::is_trivially_copyable_v<Others> && ...),
                  "plain bytes: ShortList, ShortText, no vector");
    static_assert(sizeof...(Others) < 255);

public:
    static constexpr std::size_t count = 1 + sizeof...(Others);

    /// The place of a kind among them all; `count` if it is none of them.
    template <class Kind>
    static constexpr std::size_t place_of = [] {
        constexpr std::array is_it{std::is_same_v<Kind, First>, std::is_same_v<Kind, Others>...};
        return static_cast<std::size_t>(std::find(is_it.begin(), is_it.end(), true) - is_it.begin());
    }();

    /// The first kind, value-initialized.
    OneOf() : OneOf{First{}} {}
    template <class Kind>
        requires(place_of<Kind> < count)
    OneOf(const Kind& value) : place_{static_cast<std::uint8_t>(place_of<Kind>)} {
        ::new (static_cast<void*>(bytes_)) Kind{value};
    }

    /// Which of its kinds it is, counted from 0.
    std::size_t index() const { return place_; }
    /// Becomes that kind, value-initialized.
    void become(std::size_t index) {
        if (index >= count) std::abort();
        static constexpr OneOf (*made[])() = {&fresh<First>, &fresh<Others>...};
        *this = made[index]();
    }

    template <class Kind>
    bool is() const {
        static_assert(place_of<Kind> < count, "it can never be that");
        return place_ == place_of<Kind>;
    }
    /// The value if it is of that kind, otherwise nothing.
    template <class Kind>
    const Kind* as() const {
        return is<Kind>() ? &seen_as<Kind>() : nullptr;
    }
    /// The value, which has to be of that kind.
    template <class Kind>
    const Kind& get() const {
        if (!is<Kind>()) std::abort();
        return seen_as<Kind>();
    }
    template <class Kind>
    Kind& get() {
        if (!is<Kind>()) std::abort();
        return seen_as<Kind>();
    }

    /// Calls a function object with the value as what it is; it returns the same type for every kind.
    template <class Function>
    decltype(auto) visit(Function&& function) const {
        return visited(*this, function);
    }
    template <class Function>
    decltype(auto) visit(Function&& function) {
        return visited(*this, function);
    }

private:
    template <class Kind>
    const Kind& seen_as() const {
        return *std::launder(reinterpret_cast<const Kind*>(bytes_));
    }
    template <class Kind>
    Kind& seen_as() {
        return *std::launder(reinterpret_cast<Kind*>(bytes_));
    }

    template <class Kind>
    static OneOf fresh() {
        return Kind{};
    }
    /// `Whole` may be constant.
    template <class Whole, class Function>
    static decltype(auto) visited(Whole& whole, Function& function) {
        using Result = decltype(function(whole.template seen_as<First>()));
        using Call = Result (*)(Whole&, Function&);
        static constexpr Call calls[] = {&call<Result, First, Whole, Function>,
                                         &call<Result, Others, Whole, Function>...};
        return calls[whole.place_](whole, function);
    }
    template <class Result, class Kind, class Whole, class Function>
    static Result call(Whole& whole, Function& function) {
        return function(whole.template seen_as<Kind>());
    }

    alignas(First) alignas(Others...) std::byte bytes_[std::max({sizeof(First), sizeof(Others)...})];
    std::uint8_t place_;
};

}  // namespace cellophane
