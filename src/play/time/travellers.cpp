#include "play/time/travellers.h"

#include <utility>

#include "kit/grid/random_cell.h"
#include "play/senses/treading.h"

namespace cellophane {

namespace {

/// It joins the creatures of the level, with what and whom it carries.
Monster& settle_down(Game& game, Traveller&& traveller, Pos at) {
    Level& level = game.here().level;
    const int number = static_cast<int>(level.monsters.size());
    Monster& monster = level.monsters.emplace_back(std::move(traveller.monster));
    monster.at = at;
    for (Item& item : traveller.carried) {
        item.carrier = number;
        item.at = at;
        level.items.push_back(std::move(item));
    }
    for (Monster& hidden : traveller.inside) {
        hidden.inside = number;
        hidden.at = at;
        level.monsters.push_back(std::move(hidden));
    }
    return level.monsters[static_cast<std::size_t>(number)];
}

}  // namespace

void receive_fallen(Turn& turn) {
    Game& game = turn.game;
    std::vector<Traveller> landing;
    std::erase_if(game.travellers, [&](Traveller& traveller) {
        if (traveller.depth != game.depth || traveller.how != ArrivedBy::Falling ||
            traveller.monster.has(Status::EnteringLevel))
            return false;
        landing.push_back(std::move(traveller));
        return true;
    });
    if (landing.empty()) return;
    LivingLevel living{turn};
    for (Traveller& traveller : landing) {
        BitGrid shunned = game.here().level.claims.any();
        const Pos to = living.nearest_refuge(creature(traveller.monster), shunned);
        const Pos at = game.here().level.size().contains(to) ? to : traveller.from;
        settle_down(game, std::move(traveller), at);
    }
}

void send_followers(Turn&, ArrivedBy) {}

void advance_travellers(Turn&, LivingLevel&) {}

void meet_travellers(Turn&) {}

}  // namespace cellophane
