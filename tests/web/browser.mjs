// The built page, served, and a browser to look at it with.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serve } from '../../scripts/serve.mjs';

const browsers = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Chromium without a user interface around the page, which takes a fifth less time. */
const bareBrowsers = [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell'];
// The list of suggestions below the address is a page itself, made with each window, and takes as long as ours.
// With each page a spare process is started for visits to another site, and ends unused.
// Only the last --disable-features counts, so this list includes Playwright's own.
const features = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BoundaryEventDispatchTracksNodeRemoval',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
  'RenderDocument',
  'OptimizationHints',
];
const quiet = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${features}`,
];
const softwareGl = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

export const dist = process.env.CELLOPHANE_PAGE ?? fileURLToPath(new URL('../../web/dist', import.meta.url));

const firstOf = (programs) => programs.find((path) => path && existsSync(path));

/** The full browser, as users run it, and the flags it is started with. */
export function browserProgram() {
  const executablePath = firstOf(browsers);
  if (!executablePath) throw new Error('No Chromium was found; name one in the environment variable CHROMIUM.');
  return { executablePath, quiet };
}

/** The browsers that run, by their options, each with the number of test files that use it. */
const running = new Map();

async function start({ webgl = false, scale = 1, whole = false }) {
  const executablePath = (!whole && firstOf(bareBrowsers)) || browserProgram().executablePath;
  const gl = webgl ? softwareGl : ['--disable-gpu', '--disable-3d-apis'];
  const browser = await chromium.launch({
    executablePath,
    args: [...quiet, ...gl, `--force-device-scale-factor=${scale}`],
  });
  return { browser, server: await serve(dist) };
}

/** A browser, and the address of the page: the same for all files of a process. Without WebGL the terminal draws with
    the document, which is quicker than software GL. `whole`: the full browser, as users run it. */
export async function openBrowser(options = {}) {
  const key = JSON.stringify(options);
  if (!running.has(key)) running.set(key, { users: 0, starting: start(options) });
  const one = running.get(key);
  ++one.users;
  const { browser, server } = await one.starting;
  const close = async () => {
    if (--one.users > 0) return;
    running.delete(key);
    await browser.close();
    server.close();
  };
  return { browser, url: server.url, close };
}
