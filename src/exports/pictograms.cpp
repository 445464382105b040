#include "exports/pictograms.h"

#include "content/looks.h"
#include "exports/pictogram_table.h"

namespace cellophane {

namespace {

const shapes::Pictogram* find(char32_t glyph) {
    for (const shapes::Pictogram& pictogram : shapes::pictograms)
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
            return shapes::vent;
        case Terrain::AbandonedBedroll:
            return shapes::bedroll;
        case Terrain::MagicalGlyph:
        case Terrain::MagicalGlyphLit:
        case Terrain::SacredGlyph:
            return shapes::glyph_of_power;
        case Terrain::ManacleTopLeft:
        case Terrain::ManacleBottomRight:
        case Terrain::ManacleTopRight:
        case Terrain::ManacleBottomLeft:
        case Terrain::ManacleTop:
        case Terrain::ManacleBottom:
        case Terrain::ManacleLeft:
        case Terrain::ManacleRight:
            return shapes::chain;
        case Terrain::ActiveBrimstone:
        case Terrain::InertBrimstone:
        case Terrain::Ashes:
        case Terrain::BurnedCarpet:
        case Terrain::Embers:
            return shapes::ashes;
        case Terrain::GlowingGlassPipes:
        case Terrain::CharredGlassPipes:
            return shapes::pipes;
        default:
            break;
    }
    const char32_t glyph = looks[terrain].glyph;
    // What shares the wall's sign but can be seen through.
    const bool has_gaps = !terrain_rows[terrain].properties.has(TerrainProperty::BlocksVision);
    return glyph == U'#' && has_gaps ? shapes::grating : glyph;
}

Stencil drawn(const shapes::Pictogram& pictogram) {
    Stencil stencil{pictogram_side, {}};
    for (std::string_view row : pictogram.rows)
        for (char c : row) stencil.filled.push_back(c == '#');
    return stencil;
}

}  // namespace

Stencil pictogram(Terrain terrain, int side) {
    const shapes::Pictogram* found = find(shape_of(terrain));
    return enlarged(drawn(found == nullptr ? *find(shapes::frame) : *found), side);
}

bool has_pictogram(Terrain terrain) {
    return find(shape_of(terrain)) != nullptr;
}

Stencil frame_of_the_unseen(int side) {
    return enlarged(drawn(*find(shapes::frame)), side);
}

}  // namespace cellophane
