import { enterAs, inPlace } from '../fixtures/enter.ts';
import { type Person, asha, lakshmi } from '../fixtures/people.ts';
import { expect, type Page, test } from '../fixtures/test.ts';
import { speak } from './visit.ts';
import { followRequests, untilStarted } from './walk.ts';

/** Half of what counts as good: what a person reads or is about to press does not move away. */
const LIMIT = 0.05;

interface Shift {
  readonly value: number;
  /** What moved, and by how much. */
  readonly what: string;
}
type Watched = typeof globalThis & { shifts?: Shift[] };
interface Entry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: globalThis.Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Notes everything that moves on a page from its first view on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    (globalThis as Watched).shifts = shifts;
    const named = ({ node, previousRect: from, currentRect: to }: Entry['sources'][number]) =>
      `${node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName} ${node?.textContent?.trim().slice(0, 30)} ${Math.round(from.x)},${Math.round(from.y)} ${Math.round(from.width)}x${Math.round(from.height)} to ${Math.round(to.x)},${Math.round(to.y)} ${Math.round(to.width)}x${Math.round(to.height)}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[])
        if (!entry.hadRecentInput)
          shifts.push({ value: entry.value, what: entry.sources.map(named).join('; ') });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Each answer comes in a frame of its own, in the order of asking: two that come together would hide what one moves. */
async function answerOneByOne(page: Page): Promise<void> {
  let before = Promise.resolve();
  await page.route('**/api/**', (route) => {
    const turn = before.then(async () => {
      const answer = await route.fetch();
      await new Promise((done) => setTimeout(done, 60));
      await route.fulfill({ response: answer });
    });
    before = turn.catch(() => undefined);
    return turn;
  });
}

const screens: readonly (readonly [string, Person, string, 'en' | 'hi'])[] = [
  ['a partner’s bookings', lakshmi, '/consultant-service/bookings', 'en'],
  ['the business card', lakshmi, '/profile/card', 'en'],
  ['a partner’s home', lakshmi, '/consultant-service', 'en'],
  ['a partner’s money', lakshmi, '/consultant-service/money', 'en'],
  ['the payment book', lakshmi, '/projects/payment-book', 'en'],
  ['a partner’s notifications', lakshmi, '/notifications', 'en'],
  ['the home page in Hindi', asha, '/home', 'hi'],
  ['a customer’s notifications', asha, '/notifications', 'en'],
  ['privacy', asha, '/profile/privacy', 'en'],
  ['a customer’s bookings', asha, '/buyer/bookings', 'en'],
  ['login and security', asha, '/profile/security', 'en'],
];

for (const [name, person, path, language] of screens)
  test(`while ${name} loads, nothing moves that was there`, async ({ page }) => {
    await watchShifts(page);
    await answerOneByOne(page);
    await speak(page, language);
    await inPlace(page);
    await enterAs(page, person);
    // A visit that goes on: how quickly letters come the first time is a matter of the network. The home page has them all.
    await page.goto('/home');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const untilDrawn = followRequests(page);
    await page.goto(path);
    await untilStarted(page);
    // The bell comes when the page rests, or after half a minute.
    await expect(page.locator('#bell a[href="/notifications"]')).toBeAttached({ timeout: 35_000 });
    await untilDrawn();
    await expect(page.locator('[class*="skeleton" i]')).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.pathname === path);
    const shifts = await page.evaluate(() => (globalThis as Watched).shifts ?? []);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    const said = shifts.map(({ value, what }) => `${value.toFixed(3)} ${what}`).join('\n');
    expect(sum, `${sum.toFixed(3)}\n${said}`).toBeLessThanOrEqual(LIMIT);
  });
