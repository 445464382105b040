#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/base/result.h"
#include "session/session.h"
#include "tools/new_file.h"

namespace cellophane {

/// The file in which a game is kept while it is played: a save, and behind it the few bytes of every turn, so
/// that a program that is killed loses none that was seen. It is locked meanwhile, and what another program
/// has changed is not written over.
class GameFile {
public:
    /// A file of a name not in use, in the present folder, made with the first turn.
    GameFile() = default;
    /// The file asked for, locked if it is there; what it holds is replaced with the first turn.
    static Result<GameFile> asked_for(const std::string& path, std::string_view option);
    /// The file a game came from: further turns are put behind what it holds. Once the game is over it is
    /// what it was before, unless the player asked for it to be saved there.
    static Result<GameFile> come_from(const std::string& path, std::string_view option, bool is_asked_for);

    /// What the file held when it was opened.
    const std::vector<std::uint8_t>& content() const { return original_; }
    /// So much of that is the game.
    void go_on_behind(std::size_t length) { length_ = length; }
    /// Begins to keep a game, which stands as the file has it.
    void begin(const Session& session);
    /// After anything that may have changed the game. What the player is to be told; empty: nothing.
    std::string note(const Session& session);
    /// Writes all of it anew and gives the file free, for the player leaves.
    std::optional<Problem> leave(const Session& session);
    /// The game is over; `is_recorded`: how it was played is kept elsewhere. Done once it returns no problem.
    std::optional<Problem> finish(const Session& session, bool is_recorded);

    /// Whether anything has been written to it.
    bool is_written() const { return is_written_; }
    /// Whether there is anything that leaving would have to write.
    bool has_news(const Session& session) const {
        return is_asked_for_ || is_written_ || session.recorded() != taken_;
    }
    const std::string& path() const { return path_; }
    /// Whether the game is in the file as it is now.
    bool is_kept(const Session& session) const { return pieces_ > 0 && taken_ == session.recorded(); }
    /// Whether the player has named it.
    bool is_asked_for() const { return is_asked_for_; }

private:
    std::optional<Problem> keep(const Session& session);
    std::optional<Problem> append(const Session& session);
    std::optional<Problem> put_whole(const Session& session);
    std::optional<Problem> put(const std::vector<std::uint8_t>& content);
    std::optional<Problem> open(std::string_view option);
    /// Gives way if another program has written to the file.
    void look_for_changes();
    void move_aside();
    void remember_state();

    std::string path_;
    /// How complaints name it.
    std::string option_ = "the save";
    bool is_asked_for_ = false;
    /// The file, and what it was when this program last wrote or read it; none: it is not there yet.
    OpenFile file_;
    std::optional<FileState> known_;
    /// A device or a pipe, which takes a game only once, at the end.
    bool is_special_ = false;
    /// Why the file cannot be written to; 0: it can.
    int obstacle_ = 0;
    std::vector<std::uint8_t> original_;
    /// The bytes that count; what is behind them is overwritten.
    std::size_t length_ = 0;
    /// The parts there are, and what of the game is in them; 0: all of it is to be written.
    int pieces_ = 0;
    std::size_t taken_ = 0;
    int first_depth_ = 1;
    bool is_written_ = false;
    bool is_over_ = false;
    bool is_in_trouble_ = false;
    std::string news_;
};

}  // namespace cellophane
