#include "kit/base/json_string.h"

namespace cellophane {

std::string json_string(std::string_view text) {
    constexpr std::string_view hex = "0123456789abcdef";
    std::string out = "\"";
    for (char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20) {
            out.append("\\u00") += hex[byte >> 4];
            out += hex[byte & 15];
            continue;
        }
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out += '"';
}

}  // namespace cellophane
