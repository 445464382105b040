import { download } from '../../kit/download';
import { backupName, packBackup } from './backup';
import { readEverything } from './everything';
import type { Downloading } from './files';
import type { Store } from './store';

/** Downloads all that is stored of games in one file. */
export async function backUpAll(store: Store, { notices, preferences }: Downloading): Promise<void> {
  const bytes = packBackup(await readEverything(store), preferences.hidesSeed);
  download(backupName(new Date()), new Blob([bytes as BlobPart], { type: 'application/zip' }), notices);
}
