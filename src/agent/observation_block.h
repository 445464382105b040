#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <type_traits>

#include "agent/observation_table.h"

namespace cellophane {

template <Element element>
using ElementType = std::conditional_t<
    element == Element::U8, std::uint8_t,
    std::conditional_t<element == Element::I16, std::int16_t,
                       std::conditional_t<element == Element::I32, std::int32_t, std::uint32_t>>>;

/// A block of memory laid out as the table of fields says, to be filled in.
class ObservationBlock {
public:
    /// All zero at first.
    explicit ObservationBlock(std::span<std::uint8_t, observation_bytes> bytes) : bytes_{bytes.data()} {
        std::memset(bytes_, 0, observation_bytes);
    }

    /// Sets an element, counted row by row. What is out of the field's range becomes the nearest that is not.
    template <Field field, class Value>
    void put(Value value, int index = 0) {
        constexpr FieldRow row = field_rows[field];
        using Type = ElementType<row.element>;
        const std::int64_t within = std::clamp(static_cast<std::int64_t>(value), row.least, row.most);
        const auto element = static_cast<Type>(within);
        std::memcpy(bytes_ + offset_of(field) + static_cast<std::size_t>(index) * sizeof element, &element,
                    sizeof element);
    }

    /// The bytes of a field of single bytes.
    template <Field field>
    std::uint8_t* bytes() {
        static_assert(field_rows[field].element == Element::U8);
        return bytes_ + offset_of(field);
    }

private:
    std::uint8_t* bytes_;
};

/// The number of a name that is counted from 1.
template <class Kind>
constexpr int named(Kind kind) {
    return static_cast<int>(kind) + 1;
}
template <class Kind>
constexpr int named(const std::optional<Kind>& kind) {
    return kind ? static_cast<int>(*kind) + 1 : 0;
}

}  // namespace cellophane
