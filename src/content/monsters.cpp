#include "content/monsters.h"

#include "content/monsters/bosses.h"
#include "content/monsters/deep.h"
#include "content/monsters/legends.h"
#include "content/monsters/middle.h"
#include "content/monsters/shallows.h"
#include "content/monsters/specials.h"

namespace cellophane {

constexpr EnumTable<MonsterKind, MonsterRow> monster_rows{monsters::shallows, monsters::middle,
                                                          monsters::deep,     monsters::bosses,
                                                          monsters::specials, monsters::legends};

}  // namespace cellophane
