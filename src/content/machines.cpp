#include "content/machines.h"

#include "content/machines/captives_and_regions.h"
#include "content/machines/flavor.h"
#include "content/machines/key_holders/ambushes.h"
#include "content/machines/key_holders/crossings.h"
#include "content/machines/key_holders/devices.h"
#include "content/machines/key_holders/elements.h"
#include "content/machines/key_holders/hidden.h"
#include "content/machines/key_holders/masters.h"
#include "content/machines/rewards.h"
#include "content/machines/vestibules.h"

namespace cellophane {

constexpr EnumTable<Blueprint, BlueprintRow> blueprint_rows{blueprints::rewards,
                                                            blueprints::captives_and_regions,
                                                            blueprints::vestibules,
                                                            blueprints::hidden_keys,
                                                            blueprints::keys_across,
                                                            blueprints::keys_amid_elements,
                                                            blueprints::keys_behind_devices,
                                                            blueprints::keys_in_ambush,
                                                            blueprints::keys_with_masters,
                                                            blueprints::flavor};

}  // namespace cellophane
