#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cellophane {

/// A piece of a key (key_list.h) under a heading of its own.
struct KeyPage {
    std::string name{};
    /// HTML: headings, paragraphs, lists, tables.
    std::string html{};
    /// It is of a room, whose number its name begins with.
    bool is_room = false;
};

/// A key as pages: one of the level, with everything that is of no room, and one of each room, in their
/// order.
std::vector<KeyPage> key_pages(std::string_view markdown);

/// The Markdown of keys as HTML: headings, paragraphs, lists of one level, tables.
std::string key_html(std::string_view markdown);

}  // namespace cellophane
