#include "exports/theme.h"

#include <algorithm>

#include "content/terrain.h"
#include "exports/canvas.h"
#include "kit/base/pos.h"

namespace cellophane {

namespace {

constexpr Rgb white{255, 255, 255};
constexpr Rgb paper{243, 230, 200};
/// Drops on light ground: what is black because it is deep stays the darkest thing on the map.
constexpr Rgb deep{93, 90, 112};

/// Light for dark with the hue kept: lightness is mirrored, as in the model of hue, saturation and lightness.
Rgb mirrored(Rgb color) {
    const int both =
        std::max({color.red, color.green, color.blue}) + std::min({color.red, color.green, color.blue});
    const auto mirror = [&](int component) { return static_cast<std::uint8_t>(component + 255 - both); };
    return {mirror(color.red), mirror(color.green), mirror(color.blue)};
}

/// How bright a color seems, 0 to 255.
int brightness(Rgb color) {
    return (299 * color.red + 587 * color.green + 114 * color.blue) / 1000;
}

constexpr Rgb gray(int shade) {
    const auto component = static_cast<std::uint8_t>(shade);
    return {component, component, component};
}

/// Yellow is as light mirrored as before; on light ground it has to be dark.
Rgb readable(Rgb fore, Rgb back) {
    constexpr int light = 170;
    constexpr int dark = 110;
    const int seems = brightness(fore);
    if (seems < light || brightness(back) < light) return fore;
    const auto dimmed = [&](int component) { return static_cast<std::uint8_t>(component * dark / seems); };
    return {dimmed(fore.red), dimmed(fore.green), dimmed(fore.blue)};
}

/// Ground of a strong hue, such as water, lava and mud, keeps its lightness, paler: deep water is darker than
/// shallow on white too. What is hardly tinged is mirrored, and between the two it changes over.
Rgb ground_on_white(Rgb back) {
    constexpr int faint = 60;
    constexpr int strong = 100;
    constexpr int whitened = 90;
    const int hue = std::max({back.red, back.green, back.blue}) - std::min({back.red, back.green, back.blue});
    const int share = std::clamp((hue - faint) * 255 / (strong - faint), 0, 255);
    return mixed(mirrored(back), mixed(back, white, whitened), share);
}

StyledCell on_white(const StyledCell& cell, GroundKind ground) {
    if (ground == GroundKind::Drop) return {cell.glyph, white, deep};
    const Rgb back = ground == GroundKind::Open ? ground_on_white(cell.back) : mirrored(cell.back);
    return {cell.glyph, readable(mirrored(cell.fore), back), back};
}

/// A plan for a printer. Bright ground, such as water and lava, is the grayer the brighter it is.
StyledCell in_ink(const StyledCell& cell, GroundKind ground) {
    switch (ground) {
        case GroundKind::Rock:
            return {U' ', white, white};
        case GroundKind::Wall:
            return {cell.glyph, gray(150), gray(90)};
        case GroundKind::Drop:
            return {cell.glyph, white, gray(60)};
        case GroundKind::Open:
            break;
    }
    constexpr int darkest = 190;
    const int shade = std::max(darkest, 255 - std::max(0, brightness(cell.back) - 20));
    const bool is_bare = cell.glyph == U'·' || cell.glyph == U'.';
    return {cell.glyph, is_bare ? gray(185) : gray(0), gray(shade)};
}

StyledCell on_parchment(const StyledCell& cell, GroundKind ground) {
    constexpr Rgb brown{74, 48, 24};
    switch (ground) {
        case GroundKind::Rock:
            return {U' ', paper, mixed(paper, {150, 116, 70}, 70)};
        case GroundKind::Wall:
            return {cell.glyph, {96, 70, 40}, {150, 116, 74}};
        case GroundKind::Drop:
            return {cell.glyph, paper, brown};
        case GroundKind::Open:
            break;
    }
    // Dark ground is bare paper; what is bright keeps some of its hue.
    const int hue = std::min(150, 2 * std::max(0, brightness(cell.back) - 20));
    const Rgb back = mixed(paper, cell.back, hue);
    Rgb fore = mixed(readable(mirrored(cell.fore), back), brown, 110);
    while (brightness(back) - brightness(fore) < 90) fore = mixed(fore, {}, 64);
    return {cell.glyph, fore, back};
}

/// White and blue alone: ground is the lighter the brighter it is.
StyledCell on_blueprint(const StyledCell& cell, GroundKind ground) {
    constexpr Rgb sheet{24, 66, 128};
    constexpr Rgb line{228, 238, 252};
    switch (ground) {
        case GroundKind::Rock:
            return {U' ', sheet, sheet};
        case GroundKind::Wall:
            return {cell.glyph, {132, 170, 220}, {62, 108, 172}};
        case GroundKind::Drop:
            return {cell.glyph, line, {9, 28, 62}};
        case GroundKind::Open:
            break;
    }
    const int light = std::min(90, std::max(0, brightness(cell.back) - 20));
    const bool is_bare = cell.glyph == U'·' || cell.glyph == U'.';
    return {cell.glyph, is_bare ? Rgb{112, 152, 208} : line, mixed({34, 82, 150}, {110, 156, 214}, light)};
}

}  // namespace

GroundKind ground_of(const Observation& seen, Pos at) {
    const auto has = [&](Pos place, TerrainProperty property) {
        const CellView& cell = seen.cells[place];
        return std::any_of(every_layer.begin(), every_layer.end(),
                           [&](Layer layer) { return properties_of(cell[layer]).has(property); });
    };
    const auto is_solid = [&](Pos place) {
        return has(place, TerrainProperty::BlocksMovement) && has(place, TerrainProperty::BlocksVision);
    };
    if (has(at, TerrainProperty::Descends)) return GroundKind::Drop;
    if (!is_solid(at)) return GroundKind::Open;
    const Size size = seen.cells.size();
    const bool is_wall = std::any_of(directions.begin(), directions.end(), [&](Direction way) {
        const Pos beside = at + step(way);
        return size.contains(beside) && !is_solid(beside);
    });
    return is_wall ? GroundKind::Wall : GroundKind::Rock;
}

StyledCell in_theme(const StyledCell& cell, Theme theme, GroundKind ground) {
    switch (theme) {
        case Theme::Light:
            return on_white(cell, ground);
        case Theme::Ink:
            return in_ink(cell, ground);
        case Theme::Parchment:
            return on_parchment(cell, ground);
        case Theme::Blueprint:
            return on_blueprint(cell, ground);
        case Theme::Dark:
        case Theme::count:
            break;
    }
    return cell;
}

}  // namespace cellophane
