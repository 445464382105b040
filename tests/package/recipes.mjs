// Runs the recipes for other libraries (docs/recipes.md) with those libraries, which it installs: by hand, with a
// connection. `node tests/package/recipes.mjs` after `npm run package`

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { serve } from '../../scripts/serve.mjs';
import { openBrowser } from '../web/support.mjs';
import { newProject, root, tarball } from './support.mjs';

const run = promisify(execFile);
const text = readFileSync(join(root, 'docs', 'recipes.md'), 'utf8');
const codeWith = (name) =>
  [...text.matchAll(/^```js\n([^]*?)^```$/gm)].map(([, code]) => code).find((code) => code.includes(`from '${name}'`));

const project = await newProject();
const host = await openBrowser({ webgl: true });
let failed = 0;
const report = (name, problem) => {
  failed += problem ? 1 : 0;
  console.log(`${problem ? 'FAILED' : 'ok'}  ${name}${problem ? `: ${problem}` : ''}`);
};
const versionOf = (name) =>
  JSON.parse(readFileSync(join(project.folder, 'node_modules', name, 'package.json'), 'utf8')).version;

/** Empty once the page shows a map, which no few bytes of PNG can hold; what the page complained of if it does not. */
async function problemOf(page, complaints) {
  await page.waitForSelector('canvas', { timeout: 60_000 }).catch(() => {});
  for (let i = 0; i < 10; ++i) {
    await page.waitForTimeout(1000);
    const picture = await page.screenshot({ timeout: 60_000 });
    if (picture.length > 10_000) return '';
  }
  return `no map was drawn. ${complaints.join(' ')}`;
}

try {
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', tarball, 'pixi.js', 'phaser', 'rot-js'], {
    cwd: project.folder,
  });
  await writeFile(join(project.folder, 'rot.mjs'), codeWith('rot-js'));
  const { stdout, stderr } = await run(process.execPath, ['rot.mjs'], { cwd: project.folder });
  const [, seen, steps] = /^(\d+) cells in sight, (\d+) steps/.exec(stdout) ?? [];
  report(`rot-js ${versionOf('rot-js')}`, seen > 5 && steps > 5 ? '' : stdout + stderr);
  for (const name of ['pixi.js', 'phaser']) {
    const site = join(project.folder, 'site', name);
    await build({
      stdin: { contents: codeWith(name), resolveDir: project.folder },
      bundle: true,
      format: 'esm',
      outfile: join(site, 'bundle.js'),
      logLevel: 'error',
    });
    await cp(join(project.installed, 'cellophane.wasm'), join(site, 'cellophane.wasm'));
    await writeFile(
      join(site, 'index.html'),
      '<!doctype html><title>Map</title><link rel="icon" href="data:,"><body><script type="module" src="bundle.js"></script>',
    );
    const server = await serve(site, 0, { policy: null });
    const page = await host.browser.newPage();
    const complaints = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(server.url);
    report(`${name} ${versionOf(name)}`, await problemOf(page, complaints));
    if (process.env.PICTURES) await page.screenshot({ path: join(process.env.PICTURES, `${name}.png`) });
    await page.close();
    server.close();
  }
} finally {
  await host.close();
  await project.remove();
}
process.exit(failed ? 1 : 0);
