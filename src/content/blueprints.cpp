#include "content/blueprints/captives_and_regions.h"
#include "content/blueprints/flavour.h"
#include "content/blueprints/key_holders/ambushes.h"
#include "content/blueprints/key_holders/crossings.h"
#include "content/blueprints/key_holders/devices.h"
#include "content/blueprints/key_holders/elements.h"
#include "content/blueprints/key_holders/hidden.h"
#include "content/blueprints/key_holders/masters.h"
#include "content/blueprints/rewards.h"
#include "content/blueprints/vestibules.h"
#include "content/machines.h"

namespace cellophane {

namespace {

constexpr BlueprintRow no_machine[] = {{.kind = Blueprint::None, .name = "none"}};

}  // namespace

constexpr EnumTable<Blueprint, BlueprintRow> blueprint_rows{no_machine,
                                                            blueprints::rewards,
                                                            blueprints::captives_and_regions,
                                                            blueprints::vestibules,
                                                            blueprints::hidden_keys,
                                                            blueprints::keys_across,
                                                            blueprints::keys_amid_elements,
                                                            blueprints::keys_behind_devices,
                                                            blueprints::keys_in_ambush,
                                                            blueprints::keys_with_masters,
                                                            blueprints::flavour};

}  // namespace cellophane
