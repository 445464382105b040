/* The demo's share in the service worker of the page beside it. */

import { registerOfflineElsewhere } from '../../app/shell/register_offline';

registerOfflineElsewhere(document.body, '../sw.js');
