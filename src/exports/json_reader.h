#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "kit/base/result.h"

namespace cellophane {

enum class JsonKind : std::uint8_t { Null, Truth, Number, Text, List, Object };

/// A JSON value, with the line on which it begins. Numbers are kept as they are written.
struct JsonValue {
    JsonKind kind = JsonKind::Null;
    int line = 1;
    /// Of numbers and texts.
    std::string text{};
    /// Of a member of an object.
    std::string name{};
    /// What a list holds, or the members of an object.
    std::vector<JsonValue> items{};
};

/// "a number", for complaints.
std::string_view name_of(JsonKind kind);

/// One whole value and nothing else (RFC 8259). A name twice in one object is refused, and so is more than 16
/// deep. The problem names line and column.
Result<JsonValue> read_json(std::string_view text);

}  // namespace cellophane
