#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "protocol/command.h"
#include "protocol/observation.h"

namespace cellophane {

/// What the pack was opened for.
enum class PackPurpose : std::uint8_t { Look, Drop, Throw, Equip, Remove, Apply, Call, Relabel, Choose };

/// What the list is headed with; of `Choose` the question says it.
std::string_view title_of(PackPurpose purpose);

/// Whether a thing is worth choosing for that; why not, the rules say to whoever does. Of `Choose` they say
/// both.
bool will_do(PackPurpose purpose, const PackItemView& carried);

/// What to say where there is nothing to choose from; empty: there is.
std::string_view lack_of(PackPurpose purpose, const std::vector<PackItemView>& pack);

/// What somebody took out of the pack, and for what.
struct PackPick {
    PackPurpose purpose = PackPurpose::Look;
    char letter = 0;
};

/// What a command is about, if that was taken out of the pack for it.
std::optional<PackPick> pick_of(const Command& command);

}  // namespace cellophane
