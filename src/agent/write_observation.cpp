#include "agent/write_observation.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "agent/write_creatures.h"
#include "agent/write_items.h"
#include "agent/write_map.h"
#include "words/epitaph.h"

namespace cellophane {

namespace {

void write_hero(const HeroView& hero, ObservationBlock& block) {
    block.put<Field::HeroX>(hero.at.x);
    block.put<Field::HeroY>(hero.at.y);
    block.put<Field::Health>(hero.health);
    block.put<Field::MaxHealth>(hero.max_health);
    block.put<Field::Strength>(hero.strength - hero.weakness);
    block.put<Field::Weakness>(hero.weakness);
    block.put<Field::Armor>(hero.armor);
    block.put<Field::ArmorKnown>(hero.armor_known);
    block.put<Field::Gold>(hero.gold);
    block.put<Field::Nutrition>(hero.nutrition);
    block.put<Field::Poison>(hero.poison);
    block.put<Field::StealthRange>(hero.stealth_range);
    block.put<Field::Lit>(hero.lit);
    block.put<Field::Dark>(hero.dark);
    block.put<Field::UnderWater>(hero.under_water);
    block.put<Field::SearchStreak>(hero.search_streak);
    block.put<Field::Easy>(hero.easy);
    for (const StatusView& status : hero.statuses) {
        block.put<Field::HeroStatuses>(status.left, static_cast<int>(status.kind));
        block.put<Field::HeroStatusesMost>(status.most, static_cast<int>(status.kind));
    }
}

void write_state(const ObservedGame& game, ObservationBlock& block) {
    block.put<Field::Version>(observation_version);
    block.put<Field::Depth>(game.seen.depth);
    block.put<Field::Deepest>(game.seen.deepest);
    block.put<Field::Turns>(game.seen.turns);
    block.put<Field::Over>(game.report.over);
    block.put<Field::Fate>(game.seen.ending ? named(game.seen.ending->fate) : 0);
    block.put<Field::GoingOn>(game.report.going_on);
    block.put<Field::Question>(game.report.question);
    block.put<Field::QuestionItem>(game.report.about == 0 ? 0 : game.report.about - 'a' + 1);
    block.put<Field::Score>(score_of(game.seen));
    block.put<Field::Feats>(game.seen.feats.bits());
}

void write_messages(const std::vector<std::string>& messages, ObservationBlock& block) {
    std::size_t first = messages.size();
    std::size_t bytes = 0;
    while (first > 0 && bytes + messages[first - 1].size() + 1 <= message_bytes)
        bytes += messages[--first].size() + 1;
    block.put<Field::MessagesTold>(messages.size());
    block.put<Field::MessagesKept>(messages.size() - first);
    std::uint8_t* end = block.bytes<Field::Messages>();
    for (std::size_t i = first; i < messages.size(); ++i) {
        end = std::copy(messages[i].begin(), messages[i].end(), end);
        *end++ = '\n';
    }
}

}  // namespace

void write_observation(const ObservedGame& game, std::span<std::uint8_t, observation_bytes> bytes) {
    ObservationBlock block{bytes};
    write_state(game, block);
    write_messages(game.messages, block);
    if (game.seen.hero) write_hero(*game.seen.hero, block);
    write_map(game.seen, block);
    write_creatures(game.seen, block);
    write_items(game.seen, block);
    write_pack(game.seen, game.appraisals, block);
    write_discoveries(game.discoveries, block);
}

}  // namespace cellophane
