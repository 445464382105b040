#include "exports/pictograms.h"

#include <array>
#include <string_view>

#include "content/looks.h"

namespace cellophane {

namespace {

struct Pictogram {
    char32_t glyph = 0;
    std::array<std::string_view, pictogram_side> rows;
};

// Shapes that no sign names: one sign can mean several things that do not look alike.
constexpr char32_t grating = U'\u25A6';
constexpr char32_t frame = U'\u25A1';
constexpr char32_t vent = U'v';
constexpr char32_t bedroll = U'b';
constexpr char32_t glyph_of_power = U'g';
constexpr char32_t chain = U'c';
constexpr char32_t ashes = U'a';
constexpr char32_t pipes = U'p';

constexpr Pictogram pictograms[] = {
    // Masonry.
    {U'#',
     {"########",  //
      "#.......",  //
      "#.......",  //
      "#.......",  //
      "########",  //
      "....#...",  //
      "....#...",  //
      "....#..."}},
    {grating,
     {".#..#..#",  //
      "########",  //
      ".#..#..#",  //
      ".#..#..#",  //
      "########",  //
      ".#..#..#",  //
      ".#..#..#",  //
      "########"}},
    {frame,
     {"#.#..#.#",  //
      "........",  //
      "#......#",  //
      "........",  //
      "........",  //
      "#......#",  //
      "........",  //
      "#.#..#.#"}},
    // Bare floor: a pebble.
    {U'\u00B7',
     {"........",  //
      "........",  //
      "........",  //
      "...#....",  //
      "...##...",  //
      "........",  //
      "........",  //
      "........"}},
    // A door of planks, and one that stands open.
    {U'+',
     {"########",  //
      "#.#..#.#",  //
      "#.#..#.#",  //
      "#.#..#.#",  //
      "#.#.##.#",  //
      "#.#..#.#",  //
      "#.#..#.#",  //
      "########"}},
    {U'\'',
     {"###..###",  //
      "##....##",  //
      "##....##",  //
      "##....##",  //
      "##....##",  //
      "##....##",  //
      "##....##",  //
      "###..###"}},
    // Steps that lead down, and up.
    {U'>',
     {"##......",  //
      "##......",  //
      "####....",  //
      "####....",  //
      "######..",  //
      "######..",  //
      "########",  //
      "########"}},
    {U'<',
     {"......##",  //
      "......##",  //
      "....####",  //
      "....####",  //
      "..######",  //
      "..######",  //
      "########",  //
      "########"}},
    // An archway.
    {U'\u03A9',
     {"..####..",  //
      ".######.",  //
      "###..###",  //
      "##....##",  //
      "##....##",  //
      "##....##",  //
      "##....##",  //
      "##....##"}},
    // An altar, a pedestal, a cage left open.
    {U'|',
     {"........",  //
      "########",  //
      ".######.",  //
      "..####..",  //
      "..####..",  //
      "..####..",  //
      ".######.",  //
      "########"}},
    // Flames.
    {U'\u22CF',
     {"...#....",  //
      "...##...",  //
      "..###...",  //
      "..####..",  //
      ".######.",  //
      ".###.##.",  //
      ".##..##.",  //
      "..####.."}},
    // Planks.
    {U'=',
     {"........",  //
      "########",  //
      "########",  //
      "........",  //
      "........",  //
      "########",  //
      "########",  //
      "........"}},
    {vent,
     {"..####..",  //
      ".#....#.",  //
      "#.####.#",  //
      "#......#",  //
      "#.####.#",  //
      "#......#",  //
      ".#....#.",  //
      "..####.."}},
    {bedroll,
     {"........",  //
      ".######.",  //
      ".#....#.",  //
      ".######.",  //
      ".######.",  //
      ".######.",  //
      ".######.",  //
      "........"}},
    // Waves.
    {U'~',
     {"........",  //
      ".##.....",  //
      "#..#..##",  //
      "....##..",  //
      "........",  //
      ".....##.",  //
      "..###..#",  //
      "##......"}},
    // A plate.
    {U'\u25C7',
     {"........",  //
      "...##...",  //
      "..#..#..",  //
      ".#....#.",  //
      ".#....#.",  //
      "..#..#..",  //
      "...##...",  //
      "........"}},
    // Blades of grass.
    {U'"',
     {"........",  //
      "....#...",  //
      ".#..#...",  //
      ".#..#.#.",  //
      ".##.#.#.",  //
      "..#.#.#.",  //
      "..#.#.#.",  //
      "........"}},
    // The edge of nothing.
    {U'\u2237',
     {"........",  //
      ".##..##.",  //
      ".##..##.",  //
      "........",  //
      "........",  //
      ".##..##.",  //
      ".##..##.",  //
      "........"}},
    {glyph_of_power,
     {"...##...",  //
      "..#..#..",  //
      ".#....#.",  //
      "#..##..#",  //
      "#..##..#",  //
      ".#....#.",  //
      "..#..#..",  //
      "...##..."}},
    // A statue.
    {U'\u00DF',
     {"...##...",  //
      "..####..",  //
      "...##...",  //
      ".######.",  //
      ".######.",  //
      "..####..",  //
      ".######.",  //
      "########"}},
    // A tree.
    {U'\u03C8',
     {"..####..",  //
      ".######.",  //
      "########",  //
      "########",  //
      ".######.",  //
      "...##...",  //
      "...##...",  //
      "...##..."}},
    // A lever, and one that was pulled.
    {U'/',
     {".....##.",  //
      ".....##.",  //
      "....##..",  //
      "....#...",  //
      "...##...",  //
      ".######.",  //
      ".######.",  //
      "........"}},
    {U'\\',
     {".##.....",  //
      ".##.....",  //
      "..##....",  //
      "...#....",  //
      "...##...",  //
      ".######.",  //
      ".######.",  //
      "........"}},
    // Links of a chain.
    {chain,
     {"..####..",  //
      "..#..#..",  //
      "..####..",  //
      "...##...",  //
      "...##...",  //
      "..####..",  //
      "..#..#..",  //
      "..####.."}},
    // A coffin.
    {U'-',
     {"........",  //
      ".######.",  //
      "########",  //
      "########",  //
      "########",  //
      "########",  //
      ".######.",  //
      "........"}},
    // A flask.
    {U'&',
     {"..####..",  //
      "...##...",  //
      "...##...",  //
      "..####..",  //
      ".##..##.",  //
      ".#....#.",  //
      ".######.",  //
      "..####.."}},
    // A web.
    {U':',
     {"#..#..#.",  //
      ".#.#.#..",  //
      "..###...",  //
      "#######.",  //
      "..###...",  //
      ".#.#.#..",  //
      "#..#..#.",  //
      "........"}},
    // Crumbs.
    {U',',
     {"........",  //
      ".##.....",  //
      ".##...#.",  //
      "........",  //
      "....##..",  //
      ".#..##..",  //
      "........",  //
      "......#."}},
    {ashes,
     {"........",  //
      "...#....",  //
      "......#.",  //
      ".#......",  //
      "....#...",  //
      "..#.....",  //
      "......#.",  //
      "........"}},
    {pipes,
     {"...##...",  //
      "...##...",  //
      "...##...",  //
      "########",  //
      "########",  //
      "...##...",  //
      "...##...",  //
      "...##..."}},
    // A globe.
    {U'\u00A4',
     {"........",  //
      "..####..",  //
      ".##..##.",  //
      ".#....#.",  //
      ".#....#.",  //
      ".##..##.",  //
      "..####..",  //
      "........"}},
    // A pod.
    {U'*',
     {"........",  //
      "...#....",  //
      "..###...",  //
      ".#####..",  //
      ".#####..",  //
      "..###...",  //
      "...#....",  //
      "........"}},
};

const Pictogram* find(char32_t glyph) {
    for (const Pictogram& pictogram : pictograms)
        if (pictogram.glyph == glyph) return &pictogram;
    return nullptr;
}

/// What a terrain is drawn as: its sign, unless that means something else elsewhere.
char32_t shape_of(Terrain terrain) {
    switch (terrain) {
        case Terrain::ParalysisVent:
        case Terrain::DormantCausticVent:
        case Terrain::CausticVent:
        case Terrain::DormantMethaneVent:
        case Terrain::MethaneVent:
        case Terrain::SteamVent:
            return vent;
        case Terrain::AbandonedBedroll:
            return bedroll;
        case Terrain::MagicalGlyph:
        case Terrain::MagicalGlyphLit:
        case Terrain::SacredGlyph:
            return glyph_of_power;
        case Terrain::ManacleTopLeft:
        case Terrain::ManacleBottomRight:
        case Terrain::ManacleTopRight:
        case Terrain::ManacleBottomLeft:
        case Terrain::ManacleTop:
        case Terrain::ManacleBottom:
        case Terrain::ManacleLeft:
        case Terrain::ManacleRight:
            return chain;
        case Terrain::ActiveBrimstone:
        case Terrain::InertBrimstone:
        case Terrain::Ashes:
        case Terrain::BurnedCarpet:
        case Terrain::Embers:
            return ashes;
        case Terrain::GlowingGlassPipes:
        case Terrain::CharredGlassPipes:
            return pipes;
        default:
            break;
    }
    const char32_t glyph = looks[terrain].glyph;
    // What shares the wall's sign but can be seen through.
    const bool has_gaps = !terrain_rows[terrain].properties.has(TerrainProperty::BlocksVision);
    return glyph == U'#' && has_gaps ? grating : glyph;
}

Stencil drawn(const Pictogram& pictogram) {
    Stencil stencil{pictogram_side, {}};
    for (std::string_view row : pictogram.rows)
        for (char c : row) stencil.filled.push_back(c == '#');
    return stencil;
}

}  // namespace

Stencil pictogram(Terrain terrain, int side) {
    const Pictogram* found = find(shape_of(terrain));
    return enlarged(drawn(found == nullptr ? *find(frame) : *found), side);
}

bool has_pictogram(Terrain terrain) {
    return find(shape_of(terrain)) != nullptr;
}

Stencil frame_of_the_unseen(int side) {
    return enlarged(drawn(*find(frame)), side);
}

}  // namespace cellophane
