#include "words/attack_verbs.h"

#include "words/attack_verbs/bosses.h"
#include "words/attack_verbs/deep.h"
#include "words/attack_verbs/legends.h"
#include "words/attack_verbs/middle.h"
#include "words/attack_verbs/shallows.h"
#include "words/attack_verbs/specials.h"
#include "words/attack_verbs/weapons.h"

namespace cellophane {

constexpr EnumTable<MonsterKind, Conduct> conduct_words{words::conduct::shallows, words::conduct::middle,
                                                        words::conduct::deep,     words::conduct::bosses,
                                                        words::conduct::specials, words::conduct::legends};

std::string_view summoning_words(MonsterKind kind) {
    const std::string_view own = conduct_words[kind].summons;
    return own.empty() ? "calls for help" : own;
}

const Verbs& weapon_verbs(ItemKind weapon) {
    for (const words::conduct::WeaponVerbs& row : words::conduct::weapons)
        if (row.weapon == weapon) return row.verbs;
    return words::conduct::anything_else;
}

}  // namespace cellophane
