#include <array>

#include "dungeon/rooms/rooms.h"
#include "kit/grid/blob.h"

namespace cellophane {

namespace {

/// Shrinks a rule's window, and its least size with it, to what a small map can hold.
BlobRule fitted(BlobRule rule, Size canvas) {
    const Size room{canvas.width - 2, canvas.height - 2};
    if (rule.window.width > room.width) {
        rule.least.width = rule.least.width * room.width / rule.window.width;
        rule.window.width = room.width;
    }
    if (rule.window.height > room.height) {
        rule.least.height = rule.least.height * room.height / rule.window.height;
        rule.window.height = room.height;
    }
    return rule;
}

Room grown(RoomShape shape, const BlobRule& rule, Size canvas, Rng& rng) {
    const BitGrid blob = grow_blob(fitted(rule, canvas), rng);
    return {.shape = shape, .floor = centered(blob, canvas)};
}

}  // namespace

BitGrid centered(const BitGrid& cells, Size canvas) {
    const BitGrid::Bounds box = cells.bounds();
    const Pos corner{(canvas.width - box.width()) / 2, (canvas.height - box.height()) / 2};
    BitGrid result{canvas};
    cells.for_each([&](Pos p) { result.set_if_inside(p - box.low + corner); });
    return result;
}

Room cave_room(Size canvas, Rng& rng) {
    struct Kind {
        RoomShape shape;
        BlobRule rule;
    };
    static constexpr std::array<Kind, 3> kinds{
        {{RoomShape::CompactCave, {.window = {12, 8}, .least = {3, 4}}},
         {RoomShape::NorthSouthCave, {.window = {12, 27}, .least = {3, 15}}},
         {RoomShape::EastWestCave, {.window = {27, 8}, .least = {20, 4}}}}};
    const Kind& kind = kinds[static_cast<std::size_t>(rng.uniform(0, 2))];
    return grown(kind.shape, kind.rule, canvas, rng);
}

Room cavern_room(Size canvas, Rng& rng) {
    const BlobRule rule{.window = {canvas.width - 2, canvas.height - 2},
                        .least = {50 * canvas.width / 79, 20 * canvas.height / 29}};
    return grown(RoomShape::Cavern, rule, canvas, rng);
}

Room blob_room(Size canvas, Rng& rng) {
    return grown(RoomShape::Blob, {.window = {12, 8}, .least = {3, 4}, .birth = 5, .survival = 2}, canvas,
                 rng);
}

Room design_room(const Profile& profile, Size canvas, Rng& rng) {
    switch (static_cast<RoomType>(rng.weighted(profile.weights))) {
        case RoomType::Cross:
            return cross_room(canvas, rng);
        case RoomType::SymmetricalCross:
            return symmetrical_cross_room(canvas, rng);
        case RoomType::Small:
            return small_room(canvas, rng);
        case RoomType::Circular:
            return circular_room(canvas, rng);
        case RoomType::Chunky:
            return chunky_room(canvas, rng);
        case RoomType::Cave:
            return cave_room(canvas, rng);
        case RoomType::Cavern:
            return cavern_room(canvas, rng);
        case RoomType::Entrance:
        case RoomType::count:
            break;
    }
    return entrance_room(canvas);
}

}  // namespace cellophane
