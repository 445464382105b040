#include "exports/tiled_properties.h"

#include "exports/json_text.h"

namespace cellophane {

TiledProperties& TiledProperties::text(std::string_view name, std::string_view value) {
    return add(name, "string", json_string(value));
}

TiledProperties& TiledProperties::text_if_any(std::string_view name, std::string_view value) {
    return value.empty() ? *this : text(name, value);
}

TiledProperties& TiledProperties::number(std::string_view name, int value) {
    return add(name, "int", std::to_string(value));
}

TiledProperties& TiledProperties::number_if_any(std::string_view name, std::optional<int> value) {
    return value ? number(name, *value) : *this;
}

TiledProperties& TiledProperties::truth(std::string_view name, bool value) {
    return add(name, "bool", value ? "true" : "false");
}

TiledProperties& TiledProperties::object_if_any(std::string_view name, std::optional<int> id) {
    return id ? add(name, "object", std::to_string(*id)) : *this;
}

TiledProperties& TiledProperties::add(std::string_view name, std::string_view type, std::string_view value) {
    if (!out_.empty()) out_ += ',';
    out_ += JsonObject{}.text("name", name).text("type", type).raw("value", value).done();
    return *this;
}

}  // namespace cellophane
