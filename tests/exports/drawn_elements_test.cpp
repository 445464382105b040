#include "exports/drawn_elements.h"

#include "support/catch.h"

namespace cellophane::elements {

TEST_CASE("elements of a drawn map are written as SVG has them", "[exports][drawn]") {
    CHECK(path(filled("#123456"), "M0 0h1") == "<path fill=\"#123456\" d=\"M0 0h1\"/>\n");
    CHECK(path(filled("#123456"), "").empty());
    CHECK(stroked("#000000", 5) == "fill=\"none\" stroke=\"#000000\" stroke-width=\"5\"");
    CHECK(stroked("#000000", 5, "#ffffff") == "fill=\"#ffffff\" stroke=\"#000000\" stroke-width=\"5\"");
    std::string data = "M1 1h1";
    append_at(data, {-3, 4}, "v2");
    CHECK(data == "M1 1h1M-3 4v2");
}

TEST_CASE("words of a drawn map may hold any sign", "[exports][drawn]") {
    CHECK(lettered({1, 2}, "Tom & <Jerry>", 60, "#000000", " font-weight=\"bold\"") ==
          "<text x=\"1\" y=\"2\" font-size=\"60\" fill=\"#000000\" font-weight=\"bold\">Tom &amp; "
          "&lt;Jerry&gt;</text>\n");
}

}  // namespace cellophane::elements
