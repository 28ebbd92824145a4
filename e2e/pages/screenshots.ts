import path from 'node:path';
import { test } from '../fixtures/test.ts';
import { expectAccessible } from './accessibility.ts';
import { expectFitsDesk } from './targets.ts';
import { tours } from './tours.gen.ts';
import { begin, light, opener, speak } from './visit.ts';

const OUT = path.resolve(import.meta.dirname, '../../.cache/screenshots/all');
/** `SCREENSHOTS_LANGUAGE=hi` photographs Hindi; `SCREENSHOTS=dialog|team` only screens whose names match. */
const language = process.env['SCREENSHOTS_LANGUAGE'] === 'hi' ? 'hi' : 'en';
const wanted = new RegExp(process.env['SCREENSHOTS'] ?? '');

for (const [name, prepare] of Object.entries(tours)) {
  test(`every screen of the ${name} is photographed and accessible, light and dark`, async ({ page }) => {
    test.setTimeout(300_000);
    const tour = await prepare();
    await speak(page, language);
    await begin(page, tour);
    const open = opener(page, { linked: false });
    const width = page.viewportSize()?.width ?? 0;
    for (const screen of tour.screens.filter((one) => wanted.test(one.name))) {
      await open(screen);
      if (width > 1000) await expectFitsDesk(page, screen.name);
      for (const scheme of ['light', 'dark'] as const) {
        await light(page, scheme);
        const file = path.join(OUT, `${screen.name}-${width}-${scheme}${language === 'hi' ? '-hi' : ''}.png`);
        await expectAccessible(page, `${screen.name}, ${scheme}`);
        await page.screenshot({ path: file, fullPage: !/dialog=|all=1/.test(screen.path) });
      }
    }
  });
}
