#include "words/machines.h"

#include "words/machines/flavor.h"
#include "words/machines/key_holders.h"
#include "words/machines/rewards.h"
#include "words/machines/vestibules.h"

namespace cellophane {

constexpr EnumTable<Blueprint, MachineWords> machine_words{
    words::machines::rewards, words::machines::vestibules, words::machines::key_holders,
    words::machines::flavor};

}  // namespace cellophane
