#include "exports/key_html.h"

#include <cstddef>

#include "exports/svg.h"
#include "kit/base/parse.h"

namespace cellophane {

namespace {

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

std::string within(std::string_view tag, std::string_view words) {
    return std::string{"<"}
        .append(tag)
        .append(">")
        .append(xml_text(words))
        .append("</")
        .append(tag)
        .append(">");
}

/// "| a | b |"
std::string row_html(std::string_view line, std::string_view cell) {
    std::string out = "<tr>";
    line.remove_prefix(1);
    for (std::size_t end = line.find('|'); end != std::string_view::npos; end = line.find('|')) {
        out += within(cell, trimmed(line.substr(0, end)));
        line.remove_prefix(end + 1);
    }
    return out + "</tr>";
}

std::size_t level_of_heading(std::string_view line) {
    const std::size_t marks = line.find_first_not_of('#');
    return marks != 0 && marks != std::string_view::npos && line[marks] == ' ' ? marks : 0;
}

/// Elements that stand in others: a list, a table.
class Framed {
public:
    explicit Framed(std::string& out) : out_{out} {}
    void be_in(std::string_view element) {
        if (element == element_) return;
        if (!element_.empty()) out_.append("</").append(element_).append(">");
        if (!element.empty()) out_.append("<").append(element).append(">");
        element_ = element;
    }
    bool is_in(std::string_view element) const { return element_ == element; }

private:
    std::string& out_;
    std::string_view element_;
};

}  // namespace

std::string key_html(std::string_view markdown) {
    std::string out;
    Framed frame{out};
    while (!markdown.empty()) {
        const std::string_view line = take_line(markdown);
        if (line.starts_with("|")) {
            if (line.starts_with("| ---")) continue;
            const bool is_head = !frame.is_in("table");
            frame.be_in("table");
            out += row_html(line, is_head ? "th" : "td");
        } else if (line.starts_with("- ")) {
            frame.be_in("ul");
            out += within("li", line.substr(2));
        } else {
            frame.be_in("");
            if (const std::size_t level = level_of_heading(line); level > 0)
                out += within("h" + std::to_string(level), trimmed(line.substr(level)));
            else if (!line.empty())
                out += within("p", line);
        }
    }
    frame.be_in("");
    return out;
}

std::vector<KeyPage> key_pages(std::string_view markdown) {
    std::vector<KeyPage> pages{{.name = "The level"}};
    std::string level;
    std::string room;
    bool is_in_room = false;
    const auto end_room = [&] {
        if (is_in_room) pages.back().html = key_html(room);
        is_in_room = false;
        room.clear();
    };
    while (!markdown.empty()) {
        const std::string_view line = take_line(markdown);
        const std::size_t heading = level_of_heading(line);
        if (heading > 0) {
            end_room();
            // A page's name is its first heading.
            if (heading == 1) continue;
            is_in_room = heading == 3;
            if (is_in_room) {
                pages.push_back({.name = std::string{trimmed(line.substr(heading))}, .is_room = true});
                continue;
            }
            if (line == "## Rooms") continue;
        }
        (is_in_room ? room : level).append(line).append("\n");
    }
    end_room();
    pages.front().html = key_html(level);
    return pages;
}

}  // namespace cellophane
