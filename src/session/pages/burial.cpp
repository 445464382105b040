#include "session/pages/burial.h"

#include "session/screens.h"
#include "words/epitaph.h"

namespace cellophane {

GameOutcome bury(Context& context) {
    context.is_buried = true;
    return replace(is_won(context.seen()) ? treasure_page() : epitaph_page());
}

}  // namespace cellophane
