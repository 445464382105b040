#include "session/messages/event_messages.h"

#include <algorithm>
#include <cstdint>

#include "content/items.h"
#include "content/terrain.h"
#include "kit/rng/rng.h"
#include "view/hallucination.h"
#include "words/event_sentences.h"

namespace cellophane {

namespace {

template <class Test>
bool knows_of(const Observation& seen, const Test& test) {
    for (int i = 0; i < seen.cells.size().area(); ++i) {
        const CellView& cell = seen.cells.at_index(i);
        if (cell.sight != Sight::Unknown && test(cell)) return true;
    }
    return false;
}

bool is_lever(const CellView& cell) {
    return cell.has(TerrainProperty::BlocksMovement) &&
           std::any_of(cell.layers.begin(), cell.layers.end(), [](Terrain terrain) {
               return terrain_rows[terrain].mechanics.has(TerrainMechanic::PromotesOnHero);
           });
}

bool is_key(const ItemView& item) {
    return item_rows[item.kind].category == ItemCategory::Key;
}

Stair way_on(const Play& game) {
    return bears_amulet(game.observe()) ? Stair::Up : Stair::Down;
}

}  // namespace

const Observation* listener_of(const Play& game, const Event& event) {
    return game.hero_sees_things() || depends_on_listener(event) ? &game.observe() : nullptr;
}

std::vector<Message> heard(const Event& event, const Observation* seen, int number) {
    if (seen == nullptr || !sees_things(*seen)) return format_event(event, seen);
    const std::uint64_t chance = mix(fancy(*seen, seen->hero->at), static_cast<std::uint64_t>(number));
    return format_event(hallucinated(event, chance), seen);
}

void note_search(ThoroughSearch& last, const Play& game, const Event& event) {
    if (event.is<SearchedThoroughly>() && game.observe().hero)
        last = {.depth = game.depth(), .at = game.observe().hero->at};
}

bool leads_to(const Play& game, Stair way) {
    const std::optional<Pos> stairs = game.known_stairs(way);
    if (!stairs || !game.observe().hero) return false;
    if (king_distance(*stairs, game.observe().hero->at) <= 1) return true;
    const std::vector<Pos> route = game.route_to(*stairs);
    return !route.empty() && route.back() == *stairs;
}

std::optional<DeadEnd> dead_end_of(const Play& game, const ThoroughSearch& last) {
    const Observation& seen = game.observe();
    if (!seen.hero || leads_to(game, way_on(game)) || !game.explore_route().empty()) return std::nullopt;
    return DeadEnd{
        .drop = knows_of(seen, [](const CellView& cell) { return cell.has(TerrainProperty::Descends); }),
        .lever = knows_of(seen, is_lever),
        .key = std::any_of(seen.items.begin(), seen.items.end(), is_key),
        .is_searched = last.depth == seen.depth && last.at == seen.hero->at};
}

bool is_barred_by_gas(const Event& event) {
    const Explored* explored = event.as<Explored>();
    const TravelBlocked* blocked = event.as<TravelBlocked>();
    return (explored != nullptr && explored->behind_gas) || (blocked != nullptr && blocked->behind_gas);
}

Message with_hint(const Play& game, KeysNamed named, const ThoroughSearch& last, const Event& event,
                  Message message) {
    const bool keys = named.are_named;
    if (message == help_hint(true)) return help_hint(keys);
    const auto add = [&](Phrase hint) {
        hint.text = text_with_keys(hint.text, named.swaps);
        message.phrases.push_back(std::move(hint));
    };
    // What gas hides may be a way on.
    if (is_barred_by_gas(event)) return message;
    const Explored* explored = event.as<Explored>();
    const TravelBlocked* blocked = event.as<TravelBlocked>();
    if (explored == nullptr && blocked == nullptr && !event.is<TravelUnknown>()) return message;
    // The creature in the way is dealt with first; elsewhere the level may still go on.
    const bool behind_creature =
        (explored != nullptr && explored->behind) || (blocked != nullptr && blocked->behind);
    if (behind_creature) {
        if (explored != nullptr && leads_to(game, way_on(game))) add(stairs_hint(way_on(game), keys));
        return message;
    }
    if (const std::optional<DeadEnd> dead_end = dead_end_of(game, last))
        add(dead_end_hint(*dead_end, keys));
    else if (explored != nullptr)
        add(stairs_hint(way_on(game), keys));
    else if (event.is<TravelUnknown>() && !game.explore_route().empty())
        add(explore_first_hint(keys));
    return message;
}

}  // namespace cellophane
