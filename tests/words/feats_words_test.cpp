#include <set>
#include <string>

#include "support/catch.h"
#include "words/epitaph.h"
#include "words/event_sentences.h"
#include "words/feats.h"

namespace cellophane {

TEST_CASE("every feat has its own condition, and messages name it", "[words][feats]") {
    std::set<std::string> said;
    for (const FeatRow& row : feat_rows) {
        INFO(row.name);
        CHECK(feat_words[row.kind].condition.size() > 10);
        CHECK(said.emplace(feat_words[row.kind].condition).second);
        // Lost ones are told on their page and at the end, not in the middle of a fight.
        CHECK(format_event(FeatFailed{row.kind}).empty());
        if (row.kept) continue;
        CHECK(said.emplace(feat_words[row.kind].turned).second);
        const auto told = format_event(FeatWon{row.kind});
        REQUIRE(told.size() == 1);
        CHECK(told.front().text().find(row.name) != std::string::npos);
        CHECK(told.front().phrases.front().tone == Tone::Advancement);
    }
}

TEST_CASE("the offer of easy mode names its price", "[words][easy]") {
    const std::string offer = ask(Question::PlayEasily);
    for (const char* words : {"fifth", "tenth", "no way back"}) CHECK(offer.find(words) != std::string::npos);
    std::set<std::string> said;
    using How = EasyModeAnswered::How;
    for (const How how : {How::Begun, How::Declined, How::BegunBefore})
        CHECK(said.insert(format_event(EasyModeAnswered{how}).front().text()).second);
}

TEST_CASE("in easy mode the whole score is a tenth", "[words][easy]") {
    Observation seen;
    seen.hero = HeroView{.at = {}};
    seen.hero->gold = 199;
    seen.ending = Ending{DeathCause::Fall, Terrain::Nothing, 4};
    seen.pack = {{.letter = 'a', .item = {.kind = ItemKind::Lumenstone, .quantity = 2}},
                 {.letter = 'b', .item = {.kind = ItemKind::Amulet}}};
    CHECK(score_of(seen) == 1199);
    seen.hero->easy = true;
    CHECK(score_of(seen) == 119);
    seen.ending = Ending{.depth = 1, .fate = Fate::Escaped};
    CHECK(score_of(seen) == (199 + 10'000 + 35'000) / 10);
    seen.ending = Ending{.depth = 40, .fate = Fate::Mastered};
    CHECK(score_of(seen) == (199 + 10'000 + 70'000) / 10);
}

}  // namespace cellophane
