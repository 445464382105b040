#include "session/prompts/reply.h"

namespace cellophane {

Reply reply_of(const KeyEvent& key) {
    if (key.control) return Reply::None;
    if (key.name == "y" || key.name == "Y" || key.name == "Enter") return Reply::Yes;
    if (key.name == "n" || key.name == "N" || key.name == "Space" || key.name == "Escape") return Reply::No;
    return Reply::None;
}

}  // namespace cellophane
