#pragma once

namespace cellophane {

/// The page of all messages so far.
struct OpenArchive {
    int scroll = 0;
};

}  // namespace cellophane
