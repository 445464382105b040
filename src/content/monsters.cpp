#include "content/monsters.h"

#include <algorithm>

#include "content/monsters/bosses.h"
#include "content/monsters/deep.h"
#include "content/monsters/legends.h"
#include "content/monsters/middle.h"
#include "content/monsters/shallows.h"
#include "content/monsters/specials.h"
#include "kit/rng/rng.h"

namespace cellophane {

constexpr EnumTable<MonsterKind, MonsterRow> monster_rows{monsters::shallows, monsters::middle,
                                                          monsters::deep,     monsters::bosses,
                                                          monsters::specials, monsters::legends};

static_assert(std::none_of(monster_rows.begin(), monster_rows.end(),
                           [](const MonsterRow& row) { return row.picture == Pictogram::None; }),
              "every monster needs its picture");

std::optional<Gender> gender_of(MonsterKind kind, int number) {
    const Flags<Gender> genders = monster_rows[kind].genders;
    if (genders == Flags<Gender>{Gender::Male}) return Gender::Male;
    if (genders == Flags<Gender>{Gender::Female}) return Gender::Female;
    // Neither has a gender of its own: a creature without a number, an image of the hero.
    if (genders.empty() || number == 0 || kind == MonsterKind::You) return std::nullopt;
    const std::uint64_t lot = mix(stream_key(static_cast<std::uint64_t>(number), "gender"), 0);
    return lot % 2 == 0 ? Gender::Male : Gender::Female;
}

}  // namespace cellophane
