// All tests of a rehearsal in one process, so that its games are played once (tests/rehearsal.sh).

import './proofs.mjs';
import './journeys.mjs';
import './browsers.mjs';
import './pages.mjs';
