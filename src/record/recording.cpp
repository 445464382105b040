#include "record/recording.h"

#include "content/dungeon_version.h"
#include "record/rules_version.h"

namespace cellophane {

bool is_of_this_build(const Recording& recording) {
    return recording.dungeon_version == dungeon_version && recording.rules_version == rules_version;
}

std::string origin_of(const Recording& recording) {
    return "made with dungeon version " + std::to_string(recording.dungeon_version) + " and rules version " +
           std::to_string(recording.rules_version) + "; this build has " + std::to_string(dungeon_version) +
           " and " + std::to_string(rules_version) + ".";
}

}  // namespace cellophane
