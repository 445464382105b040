#include "play/items/cages.h"

#include "play/items/item_keys.h"
#include "world/environment/promotion.h"

namespace cellophane {

void open_cage(LevelContext& living, Pos at) {
    if (lock_in(living.ground(), at) == Terrain::MonsterCageLocked)
        promote_layers(living.around(), at, {TerrainMechanic::PromotesWithKey});
}

}  // namespace cellophane
