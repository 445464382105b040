#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "agent/legal_mask.h"
#include "agent/observation_block.h"
#include "agent/write_observation.h"
#include "play/play.h"
#include "view/hallucination.h"

namespace cellophane {

/// A flat observation, to be looked into.
struct Flat {
    std::array<std::uint8_t, observation_bytes> bytes{};

    /// An element, counted row by row.
    std::int64_t at(Field field, int index = 0) const {
        const FieldRow& row = field_rows[field];
        const std::uint8_t* from =
            bytes.data() + offset_of(field) + static_cast<std::size_t>(index * bytes_of(row.element));
        const auto read = [&](auto value) {
            std::memcpy(&value, from, sizeof value);
            return static_cast<std::int64_t>(value);
        };
        switch (row.element) {
            case Element::U8:
                return read(std::uint8_t{});
            case Element::I16:
                return read(std::int16_t{});
            case Element::I32:
                return read(std::int32_t{});
            case Element::U32:
                break;
        }
        return read(std::uint32_t{});
    }
};

inline std::unique_ptr<Flat> flat(const Play& play, const std::vector<std::string>& messages = {}) {
    auto made = std::make_unique<Flat>();
    const Observation seen =
        scatter_of(play.observe()) > 0 ? hallucinated(play.observe(), 0) : play.observe();
    write_observation({.seen = seen,
                       .report = play.report(),
                       .appraisals = play.appraisals(),
                       .discoveries = play.discoveries(),
                       .messages = messages},
                      made->bytes);
    return made;
}

inline std::array<std::uint8_t, mask_bytes> mask_of(const Play& play) {
    std::array<std::uint8_t, mask_bytes> mask{};
    write_legal_mask(play, mask);
    return mask;
}

/// What a hero sees that stands in a place without walls.
inline Observation around_hero() {
    Observation seen;
    seen.cells = Grid<CellView>{standard_size, CellView{.sight = Sight::Seen}};
    seen.hero = HeroView{.at = {10, 5}};
    return seen;
}

/// The field that holds a byte.
inline const FieldRow& field_at(std::size_t byte) {
    std::size_t found = 0;
    while (found + 1 < field_rows.size() && offset_of(static_cast<Field>(found + 1)) <= byte) ++found;
    return field_rows[static_cast<Field>(found)];
}

}  // namespace cellophane
