import { openBrowser, screenOf } from './support.mjs';
const host = await openBrowser();
const open = async (options, settings, keys) => {
  const context = await host.browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.addInitScript((s) => { localStorage.setItem('cellophane-settings', s); }, settings ?? '');
  await page.goto(host.url + '?seed=1729');
  await page.waitForFunction(() => performance.getEntriesByName('first-dungeon').length > 0);
  for (const key of keys) { await page.keyboard.press(key); await page.waitForTimeout(400); }
  await page.waitForTimeout(500);
  return page;
};
const desk = { viewport: { width: 1280, height: 800 } };
let p = await open(desk, '', ['O']); await p.screenshot({ path: '/tmp/s_settings.png' });
console.log((await screenOf(p)).join('\n'));
p = await open(desk, 'palette high-contrast\nmarks on\n', ['x', 'x']); await p.evaluate(() => { document.body.classList.add('reading'); }); await p.setViewportSize({ width: 1290, height: 800 }); await p.waitForTimeout(500); await p.screenshot({ path: '/tmp/s_reading.png' });
p = await open(desk, 'palette deutan\nmarks on\nascii on\n', ['x', 'x']); await p.screenshot({ path: '/tmp/s_deutan.png' });
p = await open({ viewport: { width: 390, height: 844 }, hasTouch: true }, '', ['c']); await p.evaluate(() => document.querySelector('#reader-choices button:not([data-unfit])').click()); await p.waitForTimeout(500); await p.screenshot({ path: '/tmp/s_phone.png' });
p = await open({ viewport: { width: 390, height: 844 }, hasTouch: true }, '', []); await p.evaluate(() => { document.body.classList.add('reading'); }); await p.waitForTimeout(500); await p.screenshot({ path: '/tmp/s_phone_reading.png' });
await host.close();
