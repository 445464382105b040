#include "exports/drawn_shapes.h"

#include <string>

#include "support/catch.h"

namespace cellophane {

TEST_CASE("groups hand down what their shapes leave out, and shapes come in their order",
          "[exports][drawn]") {
    const std::string svg =
        R"(<svg xmlns="x" viewBox="0 0 90 50"><title>A title</title><g fill="#102030" stroke="none">)"
        R"(<path d="M0 0h5z"/><g stroke="#ff0080" stroke-width="3" stroke-dasharray="4 2">)"
        R"(<path d="M1 1v9" fill="none" fill-rule="evenodd"/></g><path d="M2 2z" paint-order="stroke"/></g></svg>)";
    const DrawnShapes shapes{svg};
    REQUIRE(shapes.list().size() == 3);
    const DrawnShape& first = shapes.list()[0];
    CHECK(first.content == "M0 0h5z");
    CHECK(first.fill == Rgb{16, 32, 48});
    CHECK_FALSE(first.stroke);
    const DrawnShape& dashed = shapes.list()[1];
    CHECK(dashed.content == "M1 1v9");
    CHECK_FALSE(dashed.fill);
    CHECK(dashed.stroke == Rgb{255, 0, 128});
    CHECK(dashed.stroke_width == 3);
    CHECK(dashed.dashes == Pos{4, 2});
    CHECK(dashed.is_even_odd);
    const DrawnShape& last = shapes.list()[2];
    CHECK(last.fill == Rgb{16, 32, 48});
    CHECK_FALSE(last.stroke);
    CHECK(last.is_stroke_first);
    CHECK_FALSE(first.is_stroke_first);
}

TEST_CASE("circles and rectangles become paths", "[exports][drawn]") {
    const std::string svg =
        R"(<svg><rect x="3" y="4" width="10" height="6"/><circle cx="20" cy="9" r="5"/></svg>)";
    const DrawnShapes shapes{svg};
    REQUIRE(shapes.list().size() == 2);
    CHECK(shapes.list()[0].content == "M3 4h10v6h-10z");
    CHECK(shapes.list()[1].content == "M15 9a5 5 0 1 1 10 0a5 5 0 1 1 -10 0z");
}

TEST_CASE("what is moved and turned within a group that is turned goes the way of the group",
          "[exports][drawn]") {
    const std::string svg =
        R"svg(<svg><g transform="translate(10 20) rotate(90)"><path d="M0 0z"/>)svg"
        R"svg(<g transform="translate(3 0) rotate(180)"><path d="M1 1z"/></g></g></svg>)svg";
    const DrawnShapes shapes{svg};
    REQUIRE(shapes.list().size() == 2);
    CHECK(shapes.list()[0].placement.by == Pos{10, 20});
    CHECK(shapes.list()[0].placement.quarters == 1);
    CHECK(shapes.list()[1].placement.by == Pos{10, 23});
    CHECK(shapes.list()[1].placement.quarters == 3);
}

TEST_CASE("texts keep their words, their place and their type", "[exports][drawn]") {
    const std::string svg =
        R"(<svg><text x="7" y="8" font-size="12" text-anchor="middle" font-weight="bold">Dungeon &amp; map</text></svg>)";
    const DrawnShapes shapes{svg};
    REQUIRE(shapes.list().size() == 1);
    const DrawnShape& text = shapes.list()[0];
    CHECK(text.kind == DrawnShapeKind::Text);
    CHECK(text.content == "Dungeon &amp; map");
    CHECK(text.at == Pos{7, 8});
    CHECK(text.font_size == 12);
    CHECK(text.share_before == 50);
    CHECK(text.is_bold);
}

}  // namespace cellophane
