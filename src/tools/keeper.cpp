#include "tools/keeper.h"

#include "record/save_files.h"

namespace cellophane {

namespace {

/// How long a loaded game is played beside the one that was never put away.
constexpr int commands_after_loading = 200;

}  // namespace

std::optional<std::string> Keeper::look_at(const BotGame& game) {
    ++commands_;
    if (expected_ && commands_ >= due_) {
        const bool same = game.play.state_hash() == *expected_;
        expected_.reset();
        if (!same) return "a loaded game has gone another way than the one that was saved";
    }
    if (expected_ || left_ == 0 || commands_ < next_) return std::nullopt;
    next_ = commands_ + commands_after_loading + whim_.uniform(1, longest_wait);
    --left_;
    ++made_;
    return keep(game);
}

std::optional<std::string> Keeper::keep(const BotGame& game) {
    Result<SavedGame> saved = saved_game_from(save_file(game.recorder.recording(), game.play));
    if (!saved.ok()) return "a save is refused: " + saved.problem().message;
    if (saved.value().play.state_hash() != game.play.state_hash())
        return "a save holds another state than the game";
    BotGame other = game;
    other.play = std::move(saved.value().play);
    for (int i = 0; i < commands_after_loading; ++i) other.act();
    expected_ = other.play.state_hash();
    due_ = commands_ + commands_after_loading;
    return std::nullopt;
}

}  // namespace cellophane
