import { copyLink } from '../../kit/clipboard';
import { explained } from '../../kit/explained';
import type { Notices } from '../../kit/notices';
import { fetchPart } from '../../kit/optional';

/** Copies the link to a recording; a notice says if that fails. */
export async function copyReplayLink(recording: Uint8Array, notices: Notices): Promise<void> {
  const link = fetchPart(() => import('../link/replay_link')).then(({ replayLink }) => replayLink(recording));
  await copyLink(link, 'this recording', notices).catch((error: unknown) => notices.notify([explained(error)]));
}
