#pragma once

#include <string>
#include <string_view>

#include "kit/base/pos.h"

/// The elements of drawn maps: SVG with plain attributes alone, in units of a hundredth of a cell.
namespace cellophane::elements {

std::string text(int number);

/// One element, with the attributes as they are.
std::string element(std::string_view name, std::string_view attributes);

/// A path, or nothing if there is nothing to draw.
std::string path(std::string_view attributes, std::string_view data);

std::string filled(std::string_view color);
std::string stroked(std::string_view color, int width, std::string_view fill = "none");

/// A path of relative commands from a point.
void append_at(std::string& data, Pos from, std::string_view relative);

/// Words that stand on a point: `size` in units.
std::string lettered(Pos at, std::string_view words, int size, std::string_view color,
                     std::string_view more = "");

}  // namespace cellophane::elements
