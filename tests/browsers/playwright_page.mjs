// Chromium and Firefox behind the same methods as WebKit (webkit.mjs).

import { existsSync } from 'node:fs';
import { chromium, firefox } from 'playwright-core';
import { browserProgram } from '../web/support.mjs';

const firefoxProgram = () => process.env.FIREFOX ?? '/usr/bin/firefox-esr';
export const missingForFirefox = () => (existsSync(firefoxProgram()) ? [] : ['firefox-esr']);

/** Milliseconds. The slowest question of a test, the replays of ten recordings, takes a tenth of it on two busy cores. */
const patience = 180_000;

/** A browser with one page: lengths are CSS pixels. */
class PlaywrightPage {
  constructor(browser, permissions) {
    this.browser = browser;
    this.permissions = permissions;
  }

  /** An empty page, with storage and history of its own, in a window of the usual size. */
  async begin(percent) {
    const factor = percent / 100;
    await this.context?.close();
    this.context = await this.browser.newContext({
      viewport: { width: Math.round(1280 / factor), height: Math.round(800 / factor) },
      deviceScaleFactor: factor,
      permissions: this.permissions,
    });
    this.page = await this.context.newPage();
    return this;
  }

  open(url) {
    return this.page.goto(url);
  }
  async address() {
    return this.page.url();
  }
  /** Not awaited: a page out of the back/forward cache is not loaded again, so there is no load to wait for. */
  back() {
    return this.page.evaluate(() => {
      setTimeout(() => history.back());
    });
  }
  forward() {
    return this.page.evaluate(() => {
      setTimeout(() => history.forward());
    });
  }
  reload() {
    return this.page.reload();
  }

  /** The answer of a function in the page, awaited; what it takes and gives must fit into JSON. A page that goes away
      under the question may never answer: then this fails after `patience`. */
  async evaluate(question, ...given) {
    const asked = `(${question})(...${JSON.stringify(given)})`;
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`No answer within ${patience} ms: ${asked}`)), patience);
    });
    const answer = this.page.evaluate(asked);
    // What comes after the deadline, or fails then, nobody waits for.
    answer.catch(() => {});
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  /** Presses keys one after the other: characters, names, or chords such as Control+c. */
  async press(...keys) {
    for (const key of keys) await this.page.keyboard.press(key);
  }
  click({ x, y }) {
    return this.page.mouse.click(x, y);
  }
  move({ x, y }) {
    return this.page.mouse.move(x, y);
  }

  /** Chooses files in a file input. */
  choose(selector, ...files) {
    return this.page.setInputFiles(selector, files);
  }
  resize(width, height) {
    return this.page.setViewportSize({ width, height });
  }

  /** Imitates the browser's own zoom: a CSS pixel is percent / 100 device pixels. The page and its storage are new and
      empty afterwards. */
  zoom(percent) {
    return this.begin(percent);
  }

  screenshot() {
    return this.page.screenshot();
  }
  close() {
    return this.browser.close();
  }
}

/** Chromium lets a page write to the clipboard without asking the player; automated, it refuses unless granted. */
const clipboardPermissions = ['clipboard-read', 'clipboard-write'];

export async function openChromium() {
  const { executablePath, quiet } = browserProgram();
  const browser = await chromium.launch({ executablePath, args: [...quiet, '--disable-gpu', '--disable-3d-apis'] });
  return new PlaywrightPage(browser, clipboardPermissions).begin(100);
}

/** Debian's Firefox, no build of Playwright's: driven over WebDriver BiDi. */
export async function openFirefox() {
  const firefoxUserPrefs = {
    'webgl.disabled': true,
    // The panel of downloads would take the focus from the page.
    'browser.download.alwaysOpenPanel': false,
  };
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: firefoxProgram(), firefoxUserPrefs });
  return new PlaywrightPage(browser).begin(100);
}
