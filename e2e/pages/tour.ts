import { isInFixedPart, isNamed } from '../../scripts/test/fixed-part.mjs';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible, expectContrast } from './accessibility.ts';
import { tours, toursByDomain } from './tours.gen.ts';
import { expectFitsDesk, expectFitsLargeLetters, expectFitsThumb } from './targets.ts';
import { begin, light, opener, speak } from './visit.ts';

/** Visitors and customers. */
const ofCustomers: ReadonlySet<keyof typeof tours> = new Set([
  'visitor',
  'newcomer',
  'bookings',
  'money',
  'help',
]);

/** Domains whose tours are looked at beside the fixed part: `npm test` names those that changed since the last long run. */
const whole = process.env['TOURS'] ?? 'all';

function isLookedAt(tour: keyof typeof tours): boolean {
  const [domain = ''] = Object.entries(toursByDomain).find(([, own]) => tour in own) ?? [];
  return isNamed(whole, domain) || isInFixedPart(tour);
}

interface Look {
  readonly language: 'en' | 'hi';
  readonly scheme: 'light' | 'dark';
  readonly onPhone: boolean;
}

/**
 * A test for each of these tours: every screen breaks no rule of WCAG 2.2 AA in this theme and has its contrast in the other,
 * and on a phone fits a thumb.
 */
export function lookAtTours(
  names: readonly (keyof typeof tours)[],
  { language, scheme, onPhone }: Look,
): void {
  for (const name of names.filter(isLookedAt))
    test(`the ${name}'s screens are accessible in ${language}, ${scheme}, with contrast in both themes`, async ({
      page,
    }) => {
      // Some look at twenty screens, each in two themes.
      test.setTimeout(300_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const tour = await tours[name]();
      await speak(page, language);
      await begin(page, tour);
      const other = scheme === 'light' ? 'dark' : 'light';
      // Pages for everyone are rendered by the server: each is loaded by its address, and its hydration watched.
      const open = opener(page, { linked: tour.person !== null });
      for (const screen of tour.screens) {
        await test.step(screen.name, async () => {
          await open(screen);
          // The back office speaks English alone.
          const spoken = tour.office ? 'en' : language;
          await expect.soft(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${spoken}`));
          await (onPhone ? expectFitsThumb : expectFitsDesk)(page, screen.name);
          if (onPhone && ofCustomers.has(name)) await expectFitsLargeLetters(page, screen.name);
          await light(page, scheme);
          await expectAccessible(page, screen.name);
          await light(page, other);
          await expectContrast(page, `${screen.name}, ${other}`);
        });
      }
    });
}
