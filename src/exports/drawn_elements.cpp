#include "exports/drawn_elements.h"

#include "exports/svg.h"

namespace cellophane::elements {

std::string text(int number) {
    return std::to_string(number);
}

std::string element(std::string_view name, std::string_view attributes) {
    return std::string{"<"}.append(name).append(" ").append(attributes).append("/>\n");
}

std::string path(std::string_view attributes, std::string_view data) {
    if (data.empty()) return {};
    return element("path", std::string{attributes}.append(" d=\"").append(data).append("\""));
}

std::string filled(std::string_view color) {
    return std::string{"fill=\""}.append(color).append("\"");
}

std::string stroked(std::string_view color, int width, std::string_view fill) {
    return filled(fill).append(" stroke=\"").append(color).append("\" stroke-width=\"") + text(width) + "\"";
}

void append_at(std::string& data, Pos from, std::string_view relative) {
    data.append("M").append(text(from.x)).append(" ").append(text(from.y)).append(relative);
}

std::string lettered(Pos at, std::string_view words, int size, std::string_view color,
                     std::string_view more) {
    std::string out =
        "<text x=\"" + text(at.x) + "\" y=\"" + text(at.y) + "\" font-size=\"" + text(size) + "\" ";
    out.append(filled(color)).append(more).append(">").append(xml_text(words));
    return out + "</text>\n";
}

}  // namespace cellophane::elements
