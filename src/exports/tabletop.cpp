#include "exports/tabletop.h"

#include "exports/disguises.h"
#include "exports/key_list.h"
#include "exports/uvtt.h"
#include "exports/zip.h"
#include "play/play.h"

namespace cellophane {

std::string to_tabletop(const LevelRequest& request, const Level& level, std::optional<int> pixels) {
    Observation seen = survey(request.seed, request.style, level);
    ZipWriter zip;
    zip.add("gm.uvtt", to_universal_vtt(seen, pixels));
    hide_secrets(seen);
    zip.add("players.uvtt", to_universal_vtt(seen, pixels));
    zip.add("key.md", to_key_list(request, level));
    return zip.finish();
}

}  // namespace cellophane
