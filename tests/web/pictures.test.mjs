// Pictures in place of letters: the font of pictures, and the map drawn with it.

import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { convert } from 'fontverter';
import * as hb from 'harfbuzzjs';
import { codePointBefore, readDrawings } from '../../web/font/pictograms.mjs';
import { dist, eventually, notices, openBrowser, openGame, openPage, screenOf, spotOf, whenDrawn } from './support.mjs';

const hosts = {};
before(async () => {
  for (const renderer of ['dom', 'webgl']) hosts[renderer] = await openBrowser({ webgl: renderer === 'webgl' });
});
after(() => Promise.all(Object.values(hosts).map((host) => host.close())));

const isPicture = (sign) => sign.codePointAt(0) > codePointBefore && sign.codePointAt(0) < codePointBefore + 256;
const picturesOn = async (page) => (await screenOf(page)).join('').match(/[\uE801-\uE8FF]/g)?.length ?? 0;
const signsOf = (page) => page.evaluate(() => /^signs (.*)$/m.exec(window.cellophane.game.settings)[1]);
/** What is drawn where the hero is. */
async function signOfHero(page) {
  const [column, row] = await page.evaluate(() => window.cellophane.game.heroCell());
  return (await screenOf(page))[row][column];
}
const asksForPictures = (requests) => requests.filter((url) => /pictograms.*\.woff2/.test(url)).length;

async function chooseSigns(page, label) {
  await page.click('#settings');
  await page.getByRole('combobox', { name: 'Signs', exact: true }).selectOption({ label });
  await page.getByRole('button', { name: 'Close', exact: true }).click();
}

test('the built font has a glyph for each drawing, none besides, and none is blank or like another', async () => {
  const name = (await readdir(join(dist, 'assets'))).find((file) => /pictograms.*\.woff2$/.test(file));
  const bytes = await convert(await readFile(join(dist, 'assets', name)), 'sfnt');
  const face = new hb.Face(new hb.Blob(new Uint8Array(bytes).buffer));
  const drawings = [...(await readDrawings()).keys()];
  const expected = drawings.map((_, i) => codePointBefore + 1 + i);
  assert.deepEqual([...face.collectUnicodes()], expected);
  const font = new hb.Font(face);
  const outlines = expected.map((point) => {
    const buffer = new hb.Buffer();
    buffer.addText(String.fromCodePoint(point));
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    assert.equal(buffer.getGlyphPositions()[0].xAdvance, 602, drawings[point - codePointBefore - 1]);
    return font.glyphToPath(buffer.getGlyphInfos()[0].codepoint);
  });
  assert.deepEqual(
    drawings.filter((_, i) => outlines[i].length < 20 || outlines.indexOf(outlines[i]) !== i),
    [],
  );
});

test('pictures are fetched only once they are chosen, change with the key G, and are kept', async () => {
  const { page, requests, complaints } = await openGame(hosts.dom, '?seed=1729', { isNew: true });
  assert.equal(asksForPictures(requests), 0);
  assert.equal(await picturesOn(page), 0);
  const text = await page.evaluate(() => window.cellophane.game.text());
  const { hash } = await page.evaluate(() => ({ hash: window.cellophane.game.stateHash() }));
  await chooseSigns(page, 'Pictures');
  await eventually(async () => isPicture(await signOfHero(page)), 'the hero was a picture');
  assert.equal(asksForPictures(requests), 1);
  const all = await picturesOn(page);
  assert.ok(all > 50, `${all} pictures`);
  // What is read, copied and described has letters.
  assert.equal(await page.evaluate(() => window.cellophane.game.text()), text);
  assert.ok(await page.evaluate(() => document.fonts.check('16px "Cellophane Pictograms"', '\uE801')));

  await page.focus('#stage');
  await page.keyboard.press('Shift+G');
  assert.equal(await signsOf(page), 'both');
  await eventually(async () => (await signOfHero(page)) === '@', 'creatures were letters');
  assert.ok((await picturesOn(page)) > 50);
  await page.reload();
  await whenDrawn(page);
  assert.equal(await signsOf(page), 'both');
  // They are there with the first screen.
  assert.equal(await signOfHero(page), '@');
  assert.ok((await picturesOn(page)) > 50);
  await page.focus('#stage');
  await page.keyboard.press('Shift+G');
  await eventually(async () => (await picturesOn(page)) === 0, 'all was letters');
  assert.equal(await signsOf(page), 'letters');
  assert.equal(await page.evaluate(() => window.cellophane.game.stateHash()), hash);
  assert.deepEqual(complaints, []);
});

test('pictures that cannot be fetched are told of, and the map shows letters', async () => {
  let isMissing = true;
  const prepare = (fresh) =>
    fresh.route(/pictograms/, (route) => (isMissing ? route.fulfill({ status: 404 }) : route.continue()));
  const { page } = await openPage(hosts.dom, '?seed=1729', { isNew: true, prepare });
  await whenDrawn(page);
  const isTold = () =>
    eventually(async () => (await notices(page)).some((text) => /pictures could not be fetched/.test(text)), 'told');
  await chooseSigns(page, 'Pictures');
  await isTold();
  assert.equal(await picturesOn(page), 0);
  await page.reload();
  await whenDrawn(page);
  await isTold();
  assert.equal(await picturesOn(page), 0);
  isMissing = false;
  await page.reload();
  await whenDrawn(page);
  await eventually(async () => (await picturesOn(page)) > 50, 'there were pictures');
});

for (const renderer of ['dom', 'webgl'])
  test(`pictures are drawn with ${renderer}, also where another font is chosen`, async () => {
    const { page } = await openGame(hosts[renderer], '?seed=1729', { isDrawn: true });
    await page.waitForSelector(`[data-renderer=${renderer}]`);
    const [column, row] = await page.evaluate(() => window.cellophane.game.heroCell());
    /** The pixels of the hero's cell, and of the wall beside. */
    const drawn = async () => {
      const { x, y } = await spotOf(page, column, row);
      const { width, height } = await page.evaluate(() => {
        const box = document.querySelector('.xterm-screen').getBoundingClientRect();
        return { width: box.width / 100, height: box.height / 34 };
      });
      const clip = { x: x - width / 2, y: y - height / 2, width, height };
      return (await page.screenshot({ clip })).toString('base64');
    };
    const letter = await drawn();
    await chooseSigns(page, 'Pictures');
    await eventually(async () => (await drawn()) !== letter, 'the hero was drawn otherwise');
    const picture = await drawn();
    await chooseSigns(page, 'Letters');
    await eventually(async () => (await drawn()) === letter, 'he was drawn as before');
    await chooseSigns(page, 'Pictures');
    await eventually(async () => (await drawn()) === picture, 'he was a picture again');
    await page.click('#settings');
    await page.getByRole('combobox', { name: 'Font', exact: true }).selectOption({ label: 'IBM Plex Mono' });
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    assert.ok(isPicture(await signOfHero(page)));
    const family = await page.evaluate(() => window.cellophane.terminal.options.fontFamily);
    assert.match(family, /"Cellophane Pictograms"/);
  });
