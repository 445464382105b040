#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace cellophane {

/// What Tiled calls custom properties: a list of names with types and values, in the order they are named.
class TiledProperties {
public:
    TiledProperties& text(std::string_view name, std::string_view value);
    /// Left out where there is no text.
    TiledProperties& text_if_any(std::string_view name, std::string_view value);
    TiledProperties& number(std::string_view name, int value);
    /// Left out where there is no number.
    TiledProperties& number_if_any(std::string_view name, std::optional<int> value);
    TiledProperties& truth(std::string_view name, bool value);
    /// Another object of the map, by its id; left out where there is none.
    TiledProperties& object_if_any(std::string_view name, std::optional<int> id);

    std::string done() const { return "[" + out_ + "]"; }

private:
    TiledProperties& add(std::string_view name, std::string_view type, std::string_view value);

    std::string out_;
};

}  // namespace cellophane
