#include "exports/pictograms.h"

#include "content/looks.h"
#include "exports/pictogram_table.h"

namespace cellophane {

namespace {

constexpr const drawings::PixelDrawing* drawing_of(Pictogram picture) {
    if (picture == Pictogram::None) return nullptr;
    for (const drawings::PixelDrawing& drawing : drawings::terrain_drawings)
        for (const Pictogram each : drawing.pictograms)
            if (each == picture) return &drawing;
    return nullptr;
}

constexpr bool has_drawings_of_all_terrain() {
    for (Pictogram picture = Pictogram::Wall; picture <= Pictogram::Pod;
         picture = static_cast<Pictogram>(static_cast<int>(picture) + 1))
        if (drawing_of(picture) == nullptr) return false;
    return true;
}
static_assert(has_drawings_of_all_terrain(), "every pictogram of terrain has a drawing in pictogram_table.h");

Stencil stencil_of(const drawings::PixelDrawing& drawing) {
    Stencil stencil{pictogram_side, {}};
    for (std::string_view row : drawing.rows)
        for (char c : row) stencil.filled.push_back(c == '#');
    return stencil;
}

}  // namespace

Stencil pictogram(Terrain terrain, int side) {
    const drawings::PixelDrawing* drawing = drawing_of(looks[terrain].picture);
    return enlarged(stencil_of(drawing == nullptr ? drawings::unseen : *drawing), side);
}

bool has_pictogram(Terrain terrain) {
    return looks[terrain].picture != Pictogram::None;
}

Stencil frame_of_the_unseen(int side) {
    return enlarged(stencil_of(drawings::unseen), side);
}

}  // namespace cellophane
