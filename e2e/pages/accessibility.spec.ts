import { expect, test } from '../stage/test.ts';
import { expectAccessible } from './accessibility.ts';
import { tours } from './screens.ts';
import { expectFitsThumb } from './targets.ts';
import { begin, light, speak, visit } from './visit.ts';

/** Tours whose screens are one column on a desk as on a phone. */
const oneColumn: ReadonlySet<string> = new Set(['newcomer', 'checkout', 'professional']);

for (const language of ['en', 'hi'] as const) {
  for (const [name, prepare] of Object.entries(tours)) {
    test(`the ${name}'s screens are accessible in ${language === 'hi' ? 'Hindi, in the dark' : 'English, in the light'}`, async ({
      page,
    }, testInfo) => {
      // In Hindi by night on a phone; where a desk has another layout, also in English by day there.
      const onPhone = testInfo.project.name === 'phone';
      test.skip(onPhone !== (language === 'hi') || (!onPhone && oneColumn.has(name)));
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const tour = await prepare();
      await speak(page, language);
      await begin(page, tour);
      for (const screen of tour.screens) {
        await test.step(screen.name, async () => {
          await visit(page, screen);
          await expect.soft(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
          if (onPhone) await expectFitsThumb(page, screen.name);
          await light(page, language === 'hi' ? 'dark' : 'light');
          await expectAccessible(page, screen.name);
        });
      }
    });
  }
}
