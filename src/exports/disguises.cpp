#include "exports/disguises.h"

#include <vector>

namespace cellophane {

void hide_secrets(Observation& seen) {
    for (int i = 0; i < seen.cells.size().area(); ++i)
        for (Terrain& terrain : seen.cells.at_index(i).layers) terrain = disguise(terrain);
    std::erase_if(seen.monsters,
                  [](const MonsterView& monster) { return monster.marks.has(MonsterMark::Dormant); });
}

}  // namespace cellophane
