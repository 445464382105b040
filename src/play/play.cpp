#include "play/play.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "dungeon/seed.h"
#include "kit/grid/hasher.h"
#include "play/actions/handling.h"
#include "play/combat/targets.h"
#include "play/items/appraisal.h"
#include "play/lighting/lighting.h"
#include "play/observation/observe.h"
#include "play/pathfinding/bolt_path.h"
#include "play/pathfinding/travel_planner.h"
#include "play/perception/discoveries.h"
#include "play/perception/known_terrain.h"
#include "play/perception/visibility.h"
#include "play/time/carry_out.h"
#include "play/time/level_change.h"
#include "play/time/monster_spawn.h"
#include "play/time/refusals.h"
#include "world/game.h"

namespace cellophane {

TurnCaches& Play::caches() const {
    if (caches_ == nullptr) {
        caches_ = std::make_unique<TurnCaches>();
        caches_->light_when_asked = true;
        caches_->digging = digging_;
    }
    return *caches_;
}

const std::shared_ptr<const Digging>& Play::digging() const {
    return caches_ == nullptr ? digging_ : caches_->digging;
}

void Play::free_working_memory() {
    if (caches_ != nullptr) {
        finish_light(game_->light, caches_->light);
        digging_ = caches_->digging;
        caches_.reset();
    }
    seen_.reset();
    seen_is_current_ = false;
}

Play::Play(const NewGame& options) : game_{std::make_unique<Game>()} {
    game_->seed = options.seed;
    game_->style = options.style;
    game_->variant = options.variant;
    const std::uint64_t root = root_seed(options.seed, options.variant.row());
    game_->play = Rng{stream_key(root, "play")};
    game_->flicker = Rng{stream_key(root, "flicker")};
    game_->hero.pack = starting_pack();
    game_->item_knowledge = initial_item_knowledge(Rng{stream_key(root, "appearances")});
    game_->harmless = options.harmless;
    game_->horde_fuse = game_->play.uniform(shortest_spawn_wait, longest_spawn_wait);
    game_->late_items.rng = Rng{stream_key(root, "late_items")};
    std::vector<Event> unheard;
    Turn turn{*game_, unheard, caches()};
    game_->depth = options.depth;
    change_level(turn, options.depth, ArrivedBy::NewGame);
    game_->here().level.occupancy.invalidate();
}

Play::Play(std::unique_ptr<Game> game) : game_{std::move(game)} {}

Play Play::resumed(std::unique_ptr<Game> game) {
    return Play{std::move(game)};
}

Play::Play(const Play& other) : game_{std::make_unique<Game>(other.game())}, digging_{other.digging()} {}

Play& Play::operator=(const Play& other) {
    if (this == &other) return *this;
    *game_ = other.game();
    // Caches of another state may not hold in this one.
    caches_.reset();
    digging_ = other.digging();
    seen_is_current_ = false;
    return *this;
}

Play::Play(Play&&) noexcept = default;
Play& Play::operator=(Play&&) noexcept = default;
Play::~Play() = default;

namespace {

void fill_report(const Game& game, Report& report) {
    report.going_on = game.doing.index() != 0;
    report.question = game.question;
    report.about = game.question == Question::None ? char{0} : game.asked.item;
    report.over = game.ending.has_value();
}

}  // namespace

Report Play::begin() {
    return {.events = {LevelEntered{game_->depth, ArrivedBy::NewGame, true}}};
}

Report Play::submit(const Command& command, WantedFrames animation_frames) {
    seen_is_current_ = false;
    Report report;
    const int before = game_->turns;
    Turn turn{*game_, report.events, caches()};
    if (animation_frames == WantedFrames::Kept) turn.animation_frames = &report.animation_frames;
    carry_out(turn, command);
    if (game_->ending) game_->doing = std::monostate{};
    report.turns = game_->turns - before;
    report.health_change = turn.health_change();
    fill_report(*game_, report);
    return report;
}

Report Play::report() const {
    Report report;
    fill_report(*game_, report);
    return report;
}

const Observation& Play::observe() const {
    if (!seen_) seen_.emplace();
    if (!seen_is_current_) cellophane::observe(game(), *seen_);
    seen_is_current_ = true;
    return *seen_;
}

const Game& Play::game() const {
    if (caches_ != nullptr) finish_light(game_->light, caches_->light);
    return *game_;
}

int Play::depth() const {
    return game_->depth;
}
int Play::deepest() const {
    return game_->deepest;
}
int Play::turns() const {
    return game_->turns;
}
bool Play::is_harmless() const {
    return game_->harmless;
}
bool Play::hero_sees_things() const {
    const Statuses& statuses = game_->hero.vitals.statuses;
    return statuses.has(Status::Hallucinating) && !statuses.has(Status::Telepathic);
}

std::optional<Observation> Play::remembered(int depth) const {
    if (depth == game_->depth) return observe();
    if (depth < 1 || depth > deepest_depth(game_->variant)) return std::nullopt;
    const Boxed<VisitedLevel>& place = game_->places[static_cast<std::size_t>(depth - 1)];
    if (!place) return std::nullopt;
    Observation seen;
    observe_remembered(*game_, *place, seen);
    return seen;
}

Observation Play::unveil() const {
    Observation seen;
    observe_unveiled(game(), seen);
    return seen;
}

std::vector<Pos> Play::route_to(Pos target) const {
    if (!game_->here().level.size().contains(target)) return {};
    return plan_travel(*game_, target, caches()).route();
}

std::vector<Pos> Play::throw_route(Pos target) const {
    return cellophane::throw_route(*game_, target);
}

std::vector<Pos> Play::zap_route(char item, Pos target) const {
    const int number = number_of(game_->hero.pack, item);
    if (number < 0) return {};
    return stick_route(*game_, game_->hero.pack.at(number), target);
}

bool Play::is_fit_target(char item, bool thrown, Pos at) const {
    const int number = number_of(game_->hero.pack, item);
    const Monster* whom = somebody_at(std::as_const(*game_).here().level, at);
    return number >= 0 && whom != nullptr &&
           cellophane::is_fit_target(*game_, game_->hero.pack.at(number), thrown, *whom);
}

bool Play::may_choose(char item) const {
    const int number = number_of(game_->hero.pack, item);
    return number >= 0 && suits(*game_, game_->question, number);
}

bool Play::is_plainly_refused(const Command& command) const {
    return cellophane::is_plainly_refused(*game_, caches(), command);
}

std::vector<Pos> Play::explore_route() const {
    return plan_exploration(*game_, caches()).route();
}

std::optional<Pos> Play::known_stairs(Stair which) const {
    const VisitedLevel& place = game_->here();
    const Pos at = which == Stair::Up ? place.level.stairs.up : place.level.stairs.down;
    return is_known(place, at) ? std::optional{at} : std::nullopt;
}

Discoveries Play::discoveries() const {
    return discoveries_of(game_->item_knowledge);
}

Appraisals Play::appraisals() const {
    return appraise_pack(*game_);
}

Observation survey(std::uint64_t seed, Style style, const DungeonVariant& variant, const Level& level) {
    Observation seen = observe_all(level);
    seen.seed = seed;
    seen.style = style;
    seen.variant = variant;
    return seen;
}

std::uint64_t Play::pulse() const {
    Hasher hasher;
    hasher(game_->play, game_->flicker, game_->turns, game_->rounds, game_->depth, game_->environment_clock);
    visit(hasher, game_->hero);
    return hasher.result();
}

std::uint64_t Play::stance() const {
    const Game& game = *game_;
    Hasher hasher;
    hasher(game.play, game.flicker, game.turns, game.rounds, game.depth, game.environment_clock, game.easy,
           game.ending.has_value(), game.question, game.asked.toward, game.asked.item, game.asked.target,
           game.asked.committed);
    visit(hasher, game.hero);
    visit(hasher, game.item_knowledge);
    hasher.one_of(game.doing, [&](auto& doing) { visit(hasher, doing); });
    const VisitedLevel& place = game.here();
    // What a step bumps into becomes known.
    for (int x = game.hero.at.x - 1; x <= game.hero.at.x + 1; ++x)
        for (int y = game.hero.at.y - 1; y <= game.hero.at.y + 1; ++y) {
            const Pos at{x, y};
            if (!place.level.size().contains(at)) continue;
            hasher(place.known.discovered.test(at));
            for (const Layer layer : every_layer) hasher(place.known.memory[layer][at]);
        }
    for (const Monster& monster : place.level.monsters) hasher(monster.noticed, monster.seen_meanwhile);
    return hasher.result();
}

std::uint64_t Play::state_hash() const {
    Hasher hasher;
    visit(hasher, game());
    return hasher.result();
}

}  // namespace cellophane
