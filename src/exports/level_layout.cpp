#include "exports/level_layout.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "exports/level_masks.h"
#include "exports/level_ways.h"
#include "kit/base/pos.h"
#include "kit/grid/bit_grid.h"

namespace cellophane {

namespace {

constexpr int least_block = 10;

/// A piece of cells that touch at sides or corners.
struct Piece {
    int cells = 0;
    bool touches_edge = false;
};

std::vector<Piece> pieces_of(BitGrid cells) {
    const Size size = cells.size();
    std::vector<Piece> pieces;
    std::vector<Pos> open;
    for (int i = 0; i < size.area(); ++i) {
        if (!cells.test(size.at(i))) continue;
        Piece piece;
        open.push_back(size.at(i));
        cells.reset(size.at(i));
        while (!open.empty()) {
            const Pos at = open.back();
            open.pop_back();
            ++piece.cells;
            for (const Direction d : directions) {
                const Pos there = at + step(d);
                if (!size.contains(there)) {
                    piece.touches_edge = true;
                } else if (cells.test(there)) {
                    cells.reset(there);
                    open.push_back(there);
                }
            }
        }
        pieces.push_back(piece);
    }
    return pieces;
}

}  // namespace

LevelLayout layout_of(const Level& level) {
    const BitGrid ground = mask_of(level, LevelMask::Findable);
    LevelLayout layout;
    layout.area = ground.count();
    layout.rooms = static_cast<int>(level.rooms.size());
    for (const Piece& block : pieces_of(ground.complement()))
        layout.loops += !block.touches_edge && block.cells >= least_block;
    constexpr std::string_view lakes = "~l:mb";
    const std::vector<std::string> rows = class_rows(level.layers);
    for (const char sign : lakes) {
        BitGrid cells{level.size()};
        for (int y = 0; y < level.size().height; ++y)
            for (int x = 0; x < level.size().width; ++x)
                if (rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] == sign) cells.set({x, y});
        for (const Piece& lake : pieces_of(std::move(cells))) layout.lakes += lake.cells >= least_block;
    }
    const std::vector<Pos> way = path_between(ground_of(level, true), level.stairs.up, level.stairs.down);
    if (!way.empty()) layout.stairs = static_cast<int>(way.size()) - 1;
    return layout;
}

}  // namespace cellophane
