#include <array>

#include "content/blueprints/captives_and_regions.h"
#include "content/blueprints/flavour.h"
#include "content/blueprints/key_holders_first.h"
#include "content/blueprints/key_holders_second.h"
#include "content/blueprints/key_holders_third.h"
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
                                                            blueprints::key_holders_first,
                                                            blueprints::key_holders_second,
                                                            blueprints::key_holders_third,
                                                            blueprints::flavour};

}  // namespace cellophane
