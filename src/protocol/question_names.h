#pragma once

#include <string_view>

#include "kit/base/enum_table.h"
#include "protocol/event.h"

namespace cellophane {

struct QuestionNameRow {
    Question kind{};
    /// As programs call it; empty: none is open.
    std::string_view name;
};

inline constexpr QuestionNameRow question_name_list[] = {
    {.kind = Question::None, .name = ""},
    {.kind = Question::LeapIntoChasm, .name = "leap-into-chasm"},
    {.kind = Question::WalkIntoFire, .name = "walk-into-fire"},
    {.kind = Question::WalkIntoGas, .name = "walk-into-gas"},
    {.kind = Question::StepOnTrap, .name = "step-on-trap"},
    {.kind = Question::WalkByLava, .name = "walk-by-lava"},
    {.kind = Question::ThrowInUse, .name = "throw-in-use"},
    {.kind = Question::FreeCaptive, .name = "free-captive"},
    {.kind = Question::AttackAlly, .name = "attack-ally"},
    {.kind = Question::AttackAcid, .name = "attack-acid"},
    {.kind = Question::UseMalevolent, .name = "use-malevolent"},
    {.kind = Question::EatTooMuch, .name = "eat-too-much"},
    {.kind = Question::WhichRing, .name = "which-ring"},
    {.kind = Question::WhatToEnchant, .name = "what-to-enchant"},
    {.kind = Question::WhatToIdentify, .name = "what-to-identify"},
    {.kind = Question::PlayEasily, .name = "play-easily"},
    {.kind = Question::BlinkOverLava, .name = "blink-over-lava"},
    {.kind = Question::ThrowAway, .name = "throw-away"},
    {.kind = Question::UseInVain, .name = "use-in-vain"},
    {.kind = Question::HarmAlly, .name = "harm-ally"},
};

/// What programs call the questions. These names stay.
inline constexpr EnumTable<Question, QuestionNameRow> question_names{question_name_list};

}  // namespace cellophane
