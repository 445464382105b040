// Switches off each optional feature in each way, one by one, in Chromium, Firefox and WebKit, and plays on:
// `node tests/browsers/features.mjs [BROWSER]... [--groups] [--feature NAME,...] [--way NAME]`; --groups: many at a time. Prints a table and what failed. "on": the
// game went on; "unasked": it did, and the page did not ask for the feature.

import { loadCellophane } from '../wasm/support.mjs';
import { dist } from '../web/browser.mjs';
import { features, groups, playWithout, serveSwitchable, tableOf, ways } from '../support/features.mjs';
import { openChromium, openFirefox } from './playwright_page.mjs';
import { openWebKit } from './webkit.mjs';

const browsers = { Chromium: openChromium, Firefox: openFirefox, WebKit: openWebKit };
const given = process.argv.slice(2);
const option = (name) => {
  const at = given.indexOf(name);
  return at < 0 ? undefined : given.splice(at, 2)[1];
};
const feature = option('--feature');
const way = option('--way');
const isGrouped = given.includes('--groups') && given.splice(given.indexOf('--groups'), 1).length > 0;
const rows = Object.entries(isGrouped ? groups : Object.fromEntries(features.map(({ name }) => [name, [name]]))).filter(
  ([name]) => !feature || feature.split(',').includes(name),
);
const wanted = given.length > 0 ? given : Object.keys(browsers);

const engine = await loadCellophane();
const server = await serveSwitchable(dist);
let failures = 0;
for (const browser of wanted) {
  const page = await browsers[browser]();
  const results = {};
  const troubles = [];
  for (const [name, names] of rows) {
    results[name] = {};
    for (const each of ways.filter((one) => !way || one === way))
      try {
        const { asked } = await playWithout(page, server.url, engine, each, names);
        results[name][each] = each === 'missing' || names.some((one) => asked[one]) ? 'on' : 'unasked';
      } catch (error) {
        results[name][each] = 'FAILS';
        troubles.push(`${browser}, ${name} ${each}: ${error.message}`);
      }
  }
  await page.close();
  console.log(`${browser}\n${tableOf(results)}\n${troubles.join('\n')}\n`);
  failures += troubles.length;
}
server.close();
process.exitCode = failures > 0 ? 1 : 0;
