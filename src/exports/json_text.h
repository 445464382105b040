#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "kit/base/json_string.h"
#include "kit/base/pos.h"

namespace cellophane {

/// [x, y]
std::string json_pair(Pos at);

/// `each` makes the text of one item; items are separated by commas and framed by brackets.
template <class Items, class Each>
std::string json_list(const Items& items, Each each) {
    std::string out = "[";
    bool first = true;
    for (const auto& item : items) {
        if (!first) out += ',';
        first = false;
        out += each(item);
    }
    return out += ']';
}

/// One JSON object, field after field, in the order they are named.
class JsonObject {
public:
    /// `value` is JSON already.
    JsonObject& raw(std::string_view name, std::string_view value);
    JsonObject& text(std::string_view name, std::string_view value);
    /// Empty: null.
    JsonObject& text_or_null(std::string_view name, std::string_view value);
    JsonObject& number(std::string_view name, int value);
    JsonObject& number_or_null(std::string_view name, std::optional<int> value);
    JsonObject& truth(std::string_view name, bool value);

    std::string done() const { return out_ + "}"; }

private:
    std::string out_ = "{";
};

}  // namespace cellophane
