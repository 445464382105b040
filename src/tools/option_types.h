#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "kit/base/result.h"
#include "tools/option_values.h"
#include "tools/options.h"

// The types of options: each sets a field of what a command is asked for. A row
// names type and field, as in `whole<&Request::depth, 1, 40>`.

namespace cellophane {

namespace option {

/// Puts a value into a field, or passes on what is wrong with it.
template <class Field, class Value>
std::optional<Problem> keep(Field& field, Result<Value> value) {
    if (!value.ok()) return value.problem();
    field = std::move(value.value());
    return std::nullopt;
}

/// Given or not; it has no value.
template <auto field, auto allowed>
struct Flag {
    template <class Request>
    constexpr operator OptionValue<Request>() const {
        return {[](Request& request, std::string_view, std::string_view) -> std::optional<Problem> {
                    request.*field = true;
                    return std::nullopt;
                },
                allowed};
    }
};
template <auto field, auto allowed = &nothing_in_particular>
inline constexpr Flag<field, allowed> flag{};

/// A whole number.
template <auto field, int low, int high>
struct Whole {
    template <class Request>
    constexpr operator OptionValue<Request>() const {
        return {[](Request& request, std::string_view option, std::string_view text) {
                    return keep(request.*field, whole_number(option, text, low, high));
                },
                [] { return std::to_string(low) + " to " + std::to_string(high); }};
    }
};
template <auto field, int low, int high>
inline constexpr Whole<field, low, high> whole{};

/// What a function makes of option and text, or says is wrong with them.
template <auto field, auto read, auto allowed>
struct Read {
    template <class Request>
    constexpr operator OptionValue<Request>() const {
        return {[](Request& request, std::string_view option, std::string_view text) {
                    return keep(request.*field, read(option, text));
                },
                allowed};
    }
};
template <auto field, auto read, auto allowed>
inline constexpr Read<field, read, allowed> by{};
template <auto field>
inline constexpr Read<field, &seed_number, &allowed_seeds> seed{};
template <auto field>
inline constexpr Read<field, &seed_range, &allowed_seeds> seeds{};
template <auto field>
inline constexpr Read<field, &depth_range, &allowed_depths> depths{};
template <auto field>
inline constexpr Read<field, &style_choice, &allowed_styles> style{};
template <auto field>
inline constexpr Read<field, &variant_choice, &allowed_variants> variant{};
/// Any text, which the command looks at together with other options.
template <auto field, auto allowed = &nothing_in_particular>
inline constexpr Read<field, &any_text, allowed> text{};
/// The name of a file.
template <auto field>
inline constexpr Read<field, &file_name, &nothing_in_particular> file{};

/// What a field holds, which may be left out.
template <class Field>
struct HeldIn {
    using Value = Field;
};
template <class Held>
struct HeldIn<std::optional<Held>> {
    using Value = Held;
};

/// One of some names; the field is an enumeration in their order.
template <auto field, auto& names>
struct Choice {
    template <class Request>
    constexpr operator OptionValue<Request>() const {
        return {
            [](Request& request, std::string_view option, std::string_view text) -> std::optional<Problem> {
                using Value = typename HeldIn<std::remove_cvref_t<decltype(request.*field)>>::Value;
                const Result<std::size_t> place = place_among(option, text, names);
                if (!place.ok()) return place.problem();
                request.*field = static_cast<Value>(place.value());
                return std::nullopt;
            },
            [] { return joined(names); }};
    }
};
template <auto field, auto& names>
inline constexpr Choice<field, names> choice{};

}  // namespace option

}  // namespace cellophane
