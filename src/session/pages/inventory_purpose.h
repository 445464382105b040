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

/// The title of the list; empty for `Choose`, where the question is the title.
std::string_view title_of(PackPurpose purpose);

/// Whether an item suits the purpose; the rules tell the player why not if he picks it all the same. Always
/// true for `Choose`, where the rules decide.
bool will_do(PackPurpose purpose, const PackItemView& carried);

/// The message if no item suits the purpose; empty if one does.
std::string_view lack_of(PackPurpose purpose, const std::vector<PackItemView>& pack);

/// An item picked from the pack, and its purpose.
struct PackPick {
    PackPurpose purpose = PackPurpose::Look;
    char letter = 0;
};

/// The item a command is about, and its purpose, if it was picked from the pack.
std::optional<PackPick> pick_of(const Command& command);

}  // namespace cellophane
