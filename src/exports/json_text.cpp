#include "exports/json_text.h"

namespace cellophane {

std::string json_pair(Pos at) {
    return std::string{"["}.append(std::to_string(at.x)).append(",").append(std::to_string(at.y)).append("]");
}

JsonObject& JsonObject::raw(std::string_view name, std::string_view value) {
    if (out_.size() > 1) out_ += ',';
    out_.append(json_string(name)).append(":").append(value);
    return *this;
}

JsonObject& JsonObject::text(std::string_view name, std::string_view value) {
    return raw(name, json_string(value));
}

JsonObject& JsonObject::text_or_null(std::string_view name, std::string_view value) {
    return raw(name, value.empty() ? "null" : json_string(value));
}

JsonObject& JsonObject::number(std::string_view name, int value) {
    return raw(name, std::to_string(value));
}

JsonObject& JsonObject::number_or_null(std::string_view name, std::optional<int> value) {
    return raw(name, value ? std::to_string(*value) : "null");
}

JsonObject& JsonObject::truth(std::string_view name, bool value) {
    return raw(name, value ? "true" : "false");
}

}  // namespace cellophane
