#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "content/styles.h"
#include "content/tables.h"
#include "support/catch.h"
#include "words/event_sentences.h"

// Holds the tones of what is told to docs/rules/tables/hero_messages.tsv.

namespace cellophane {

namespace {

MonsterView goblin(MonsterState state = MonsterState::Hunting) {
    return {.kind = MonsterKind::Goblin, .state = state};
}
MonsterView captive_goblin() {
    MonsterView goblin_in_chains = goblin();
    goblin_in_chains.marks = {MonsterMark::Captive};
    return goblin_in_chains;
}

/// An event that befalls the creature, in the tone of news about it.
using OfSomebody = Event (*)(const MonsterView&);

Party party_of(const MonsterView& who) {
    return {.seen = who};
}
const Party you{.hero = true};
ItemView piece(ItemKind kind) {
    return {.kind = kind};
}
Event ending_in(Terrain terrain) {
    return HeroDied{Ending{DeathCause::Terrain, terrain, 3}};
}

/// The rows that are one event, whatever creature it befalls.
const std::map<std::string_view, std::vector<Event>>& events_of_rows() {
    static const std::map<std::string_view, std::vector<Event>> rows{
        {"catching fire (hero)", {StatusBegan{Status::Burning}}},
        {"fire out (hero)", {StatusEnded{Status::Burning}}},
        {"lava death (hero)", {ending_in(Terrain::Lava), ending_in(Terrain::CoolingLava)}},
        {"pressure plate, creature seen",
         {PlatePressed{.at = {}, .who = goblin()}, PlatePressed{.at = {}, .by_hero = true}}},
        {"pressure plate, unseen", {PlatePressed{.at = {}}}},
        {"stuck", {StatusBegan{.status = Status::Stuck, .by = Terrain::Spiderweb}}},
        {"struggle", {Struggled{Terrain::Spiderweb}}},
        {"break free", {BrokeFree{}}},
        {"explosion (hero)", {Blasted{}}},
        {"explosion absorbed",
         {RuneActed{.armor = ArmorRune::Dampening, .item = ItemKind::LeatherArmor, .whom = you}}},
        {"clean air",
         {RuneActed{.armor = ArmorRune::Respiration, .item = ItemKind::LeatherArmor, .whom = you}}},
        {"nausea", {StatusBegan{Status::Nauseous}, StatusBegan{Status::Nauseous, goblin()}}},
        {"confusion", {StatusBegan{Status::Confused}, StatusBegan{Status::Confused, goblin()}}},
        {"paralysis", {StatusBegan{Status::Paralyzed}, StatusBegan{Status::Paralyzed, goblin()}}},
        {"gas damage", {HurtByTerrain{Terrain::CausticGas}, HurtByTerrain{Terrain::Steam}}},
        {"healing terrain", {HealedByTerrain{}}},
        {"item floats away", {ItemSwept{piece(ItemKind::Dart)}}},
        {"poison begins", {Afflicted{Status::Poisoned, you, party_of(goblin())}}},
        {"weakened", {Afflicted{Status::Weakened, you, party_of(goblin())}}},
        {"hungry", {HungerFelt{350, true}, HungerFelt{350, false}}},
        {"weak with hunger", {HungerFelt{150, true}}},
        {"faint with hunger", {HungerFelt{50, true}}},
        {"starving", {HungerFelt{0, false}}},
        {"forced meal", {AteByForce{piece(ItemKind::Ration)}}},
        {"status ends",
         {StatusEnded{Status::Telepathic}, StatusEnded{Status::Darkened}, StatusEnded{Status::Hallucinating},
          StatusEnded{Status::Levitating}, StatusEnded{Status::Confused}, StatusEnded{Status::Nauseous},
          StatusEnded{Status::Paralyzed}, StatusEnded{Status::Hasted}, StatusEnded{Status::Slowed},
          StatusEnded{Status::Weakened}, StatusEnded{Status::FireImmune}, StatusEnded{Status::Invisible},
          StatusEnded{Status::Poisoned}, StatusEnded{Status::Shielded}, StatusEnded{Status::Aggravating}}},
        {"point of return", {ReturnWarning{}}},
        {"past return", {ReturnWarning{.too_late = true}}},
        {"new creature seen", {CreatureNoticed{goblin()}}},
        {"runes react (weapon, armour)", {RuneStirred{piece(ItemKind::Sword), goblin()}}},
        {"key seen", {KeySeen{piece(ItemKind::DoorKey)}}},
        {"notable terrain seen", {NotableSeen{{}, Terrain::DownwardStaircase}}},
        {"unseen combat", {Struck{Party{}, Party{}, Blow::Hit}, Struck{Party{}, Party{}, Blow::Killed}}},
        {"seized", {Struck{.by = party_of(goblin()), .at = you, .blow = Blow::Seized}}},
        {"held (visible holder)", {HeldFast{party_of(goblin())}}},
        {"held (unseen holder)", {HeldFast{Party{}, true}}},
        {"split", {Split{goblin()}}},
        {"corroded", {Corroded{piece(ItemKind::Sword), party_of(goblin())}}},
        {"runes fade", {RuneFaded{piece(ItemKind::Sword)}}},
        {"stolen", {Stolen{piece(ItemKind::Dart), party_of(goblin())}}},
        {"familiar item", {Identified{piece(ItemKind::RingOfLight), 'a'}}},
        {"sense of loss", {LossFelt{goblin(MonsterState::Ally)}}},
        {"telepathic bond", {BondFormed{goblin(MonsterState::Ally)}}},
        {"ally freed", {Joined{goblin(MonsterState::Ally), Joined::How::Freed}}},
        {"bump", {Bumped{.terrain = Terrain::MarbleStatue}}},
        {"certain death", {CertainDeathRefused{Terrain::Lava}}},
        {"not explored", {TravelUnknown{}}},
        {"no path", {TravelBlocked{}}},
        {"already there", {AlreadyThere{}}},
        {"too dark", {TooDark{}}},
        {"explored", {Explored{}}},
        {"cannot explore", {TooConfused{}, WalledIn{}}},
        {"search complete", {SearchedThoroughly{}}},
        {"descend / ascend",
         {LevelEntered{3, ArrivedBy::StairsDown, true}, LevelEntered{3, ArrivedBy::StairsUp, false}}},
        {"falling", {FellDown{}}},
        {"fall injury", {LevelEntered{3, ArrivedBy::Falling, true}}},
        {"held in the air", {FallCaught{}}},
        {"gold", {GoldTaken{12}}},
        {"item picked up", {ItemTaken{piece(ItemKind::Dart), 'a'}}},
        {"item underfoot", {ItemUnderfoot{piece(ItemKind::Dart)}}},
        {"pack full", {PackFull{piece(ItemKind::Dart)}}},
        {"easy mode", {EasyModeAnswered{EasyModeAnswered::How::Begun}}},
        {"death", {HeroDied{Ending{DeathCause::Poison, Terrain::Nothing, 3}}}},
        {"alarm heard", {AlarmHeard{}}},
    };
    return rows;
}

/// The rows colored by the creature they befall.
const std::map<std::string_view, std::vector<OfSomebody>>& events_by_victim() {
    static const std::map<std::string_view, std::vector<OfSomebody>> rows{
        {"catching fire (other)", {[](const MonsterView& who) -> Event {
             return StatusBegan{Status::Burning, who};
         }}},
        {"lava death (other)", {[](const MonsterView& who) -> Event {
             return CreatureDied{who, DeathCause::Terrain, Terrain::Lava};
         }}},
        {"explosion (other)", {[](const MonsterView& who) -> Event { return Blasted{who}; }}},
        {"lichen", {[](const MonsterView& who) -> Event {
             return StatusBegan{Status::Poisoned, who};
         }}},
        {"hit / miss",
         {[](const MonsterView& who) -> Event {
              return Struck{.by = you, .at = party_of(who), .blow = Blow::Hit, .damage = 2};
          },
          [](const MonsterView& who) -> Event {
              return Struck{.by = you, .at = party_of(who), .blow = Blow::NoEffect};
          }}},
        {"kill", {[](const MonsterView& who) -> Event {
             return Struck{.by = you, .at = party_of(who), .blow = Blow::Killed};
         }}},
        {"creature falls", {[](const MonsterView& who) -> Event { return CreatureFell{who}; }}},
    };
    return rows;
}

std::optional<Tone> tone_named(std::string_view role) {
    const std::pair<std::string_view, Tone> names[] = {{"white", Tone::Plain},
                                                       {"good", Tone::Good},
                                                       {"bad", Tone::Bad},
                                                       {"item", Tone::Item},
                                                       {"advancement", Tone::Advancement},
                                                       {"background", Tone::Background}};
    for (const auto& [name, tone] : names)
        if (role == name) return tone;
    return std::nullopt;
}

Tone first_tone(const Event& event) {
    return format_event(event).at(0).phrases.at(0).tone;
}

}  // namespace

TEST_CASE("messages have the colour of the table", "[words][table]") {
    std::size_t met = 0;
    for (const Table table_of_messages = table("hero_messages");
         const Table::Row& row : table_of_messages.rows()) {
        INFO(row.place() << " " << row["event"]);
        if (const auto plain = events_of_rows().find(row["event"]); plain != events_of_rows().end()) {
            ++met;
            const std::optional<Tone> tone = tone_named(row["colour_role"]);
            REQUIRE(tone);
            for (const Event& event : plain->second) CHECK(first_tone(event) == *tone);
        }
        if (const auto victims = events_by_victim().find(row["event"]); victims != events_by_victim().end()) {
            ++met;
            CHECK(row["colour_role"].starts_with("by victim"));
            for (const OfSomebody befalls : victims->second) {
                CHECK(first_tone(befalls(goblin())) == Tone::Good);
                CHECK(first_tone(befalls(goblin(MonsterState::Ally))) == Tone::Bad);
                CHECK(first_tone(befalls(captive_goblin())) == Tone::Plain);
            }
        }
    }
    CHECK(met == events_of_rows().size() + events_by_victim().size());
    CHECK(first_tone(StatusBegan{Status::Poisoned}) == Tone::Bad);
    CHECK(first_tone(Arrived{goblin(), Arrived::How::Crashing}) == Tone::Plain);
    CHECK(first_tone(CreatureDied{goblin(), DeathCause::Fall}) == Tone::Good);
    CHECK(first_tone(Struck{.by = you, .at = party_of(goblin()), .blow = Blow::Missed}) == Tone::Plain);
}

TEST_CASE("messages of two tones have those of the table", "[words][table]") {
    const std::vector<Message> sealed = format_event(ExitRefused{Terrain::DungeonExit});
    REQUIRE(sealed.size() == 2);
    CHECK(sealed[0].phrases[0].tone == Tone::Solemn);
    CHECK(sealed[1].phrases[0].tone == Tone::Background);
    CHECK(format_event(LevelEntered{long_amulet_depth, ArrivedBy::StairsDown, true}).back().phrases[0].tone ==
          Tone::Item);
    CHECK(
        format_event(LevelEntered{long_deepest_depth, ArrivedBy::StairsDown, true}).back().phrases[0].tone ==
        Tone::Solemn);
    const std::vector<Message> burned = format_event(ending_in(Terrain::Lava));
    REQUIRE(burned.size() == 2);
    CHECK(burned[1].phrases[0].tone == Tone::Bad);
}

}  // namespace cellophane
