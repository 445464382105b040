#pragma once

#include <optional>

#include "content/bolts.h"
#include "content/items.h"

namespace cellophane {

// What staffs and wands send, and how staffs come by their charges (rules/items.md 3, 16 and 18).

/// The bolt of a staff or a wand. Both stand in their tables in the order of their bolts.
constexpr std::optional<Bolt> bolt_of(ItemKind kind) {
    struct Sender {
        ItemKind kind{};
        Bolt bolt{};
    };
    constexpr Sender senders[] = {
        {ItemKind::StaffOfLightning, Bolt::Lightning},
        {ItemKind::StaffOfFirebolt, Bolt::Firebolt},
        {ItemKind::StaffOfPoison, Bolt::Poison},
        {ItemKind::StaffOfTunneling, Bolt::Tunneling},
        {ItemKind::StaffOfBlinking, Bolt::Blinking},
        {ItemKind::StaffOfEntrancement, Bolt::Entrancement},
        {ItemKind::StaffOfObstruction, Bolt::Obstruction},
        {ItemKind::StaffOfDiscord, Bolt::Discord},
        {ItemKind::StaffOfConjuration, Bolt::Conjuration},
        {ItemKind::StaffOfHealing, Bolt::Healing},
        {ItemKind::StaffOfHaste, Bolt::Haste},
        {ItemKind::StaffOfProtection, Bolt::Protection},
        {ItemKind::WandOfTeleportation, Bolt::Teleportation},
        {ItemKind::WandOfSlowness, Bolt::Slowness},
        {ItemKind::WandOfPolymorphism, Bolt::Polymorphism},
        {ItemKind::WandOfNegation, Bolt::Negation},
        {ItemKind::WandOfDomination, Bolt::Domination},
        {ItemKind::WandOfBeckoning, Bolt::Beckoning},
        {ItemKind::WandOfPlenty, Bolt::Plenty},
        {ItemKind::WandOfInvisibility, Bolt::Invisibility},
        {ItemKind::WandOfEmpowerment, Bolt::Empowerment},
    };
    for (const Sender& sender : senders)
        if (sender.kind == kind) return sender.bolt;
    return std::nullopt;
}

/// A staff has no fewer levels, and is taken to have no more until it is known.
inline constexpr int weakest_staff = 2;

/// The magnitude of every wand's bolt; a staff's is its level.
inline constexpr int wand_magnitude = 10;

/// Tenths of a turn for all the charges of a staff.
constexpr int whole_recharge(ItemKind staff) {
    const bool is_slow = staff == ItemKind::StaffOfBlinking || staff == ItemKind::StaffOfObstruction;
    return is_slow ? 10'000 : 5'000;
}

/// Tenths of a turn a staff just enchanted waits for a charge, shared out among its levels.
inline constexpr int first_wait = 500;

}  // namespace cellophane
