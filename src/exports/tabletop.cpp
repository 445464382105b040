#include "exports/tabletop.h"

#include <vector>

#include "exports/disguises.h"
#include "exports/drawn_map.h"
#include "exports/key_list.h"
#include "exports/svg.h"
#include "exports/uvtt.h"
#include "exports/zip.h"
#include "play/play.h"

namespace cellophane {

std::string to_tabletop(const LevelRequest& request, const Level& level, std::optional<int> pixels,
                        std::optional<Theme> theme) {
    Observation seen = survey(request.seed, request.style, request.variant, level);
    const PlannedLevel plan = plan_of(request, level);
    const std::vector<Pos> numbers = places_of_numbers(seen, plan);
    DrawnOptions drawn{.theme = theme.value_or(Theme::Ink), .title = level_title(request)};
    ZipWriter zip;
    zip.add("gm.uvtt", to_universal_vtt(seen, {.pixels = pixels, .drawn = theme, .numbers = numbers}));
    zip.add("gm.svg", to_drawn_svg(seen, numbers, drawn));
    hide_secrets(seen);
    drawn.items = drawn.monsters = drawn.secrets = false;
    zip.add("players.uvtt", to_universal_vtt(seen, {.pixels = pixels, .drawn = theme, .secrets = false}));
    zip.add("players.svg", to_drawn_svg(seen, numbers, drawn));
    zip.add("key.md", to_key_list(request, level, plan));
    zip.add("players.md", to_key_list(request, level, plan, KeyReader::Players));
    return zip.finish();
}

}  // namespace cellophane
