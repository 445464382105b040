#include "words/machines.h"

#include "words/machines/captives_and_regions.h"
#include "words/machines/flavor.h"
#include "words/machines/key_holders/ambushes.h"
#include "words/machines/key_holders/crossings.h"
#include "words/machines/key_holders/devices.h"
#include "words/machines/key_holders/elements.h"
#include "words/machines/key_holders/hidden.h"
#include "words/machines/key_holders/masters.h"
#include "words/machines/rewards.h"
#include "words/machines/vestibules.h"

namespace cellophane {

constexpr EnumTable<Blueprint, MachineWords> machine_words{words::machines::captives_and_regions,
                                                           words::machines::flavor,
                                                           words::machines::keys_in_ambush,
                                                           words::machines::keys_across,
                                                           words::machines::keys_behind_devices,
                                                           words::machines::keys_amid_elements,
                                                           words::machines::hidden_keys,
                                                           words::machines::keys_with_masters,
                                                           words::machines::rewards,
                                                           words::machines::vestibules};

}  // namespace cellophane
