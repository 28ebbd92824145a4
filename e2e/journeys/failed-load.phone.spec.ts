import { enterAs, inPlace } from '../fixtures/enter.ts';
import { type Customer, aCustomer } from '../fixtures/sign-in.ts';
import { expect, type Page, test } from '../fixtures/test.ts';
import { speak } from '../pages/visit.ts';
import { navigate } from '../pages/walk.ts';

const scripts = '**/assets/*.js';
const aPrivatePage = '/buyer/addresses';

/** A customer's own device, on which a lost script is an error that its page does not catch. */
async function aDevice(
  newPerson: (device: 'phone') => Promise<Page>,
  customer: Promise<Customer> = aCustomer(),
): Promise<Page> {
  const page = await newPerson('phone');
  page.removeAllListeners('pageerror');
  page.removeAllListeners('console');
  await inPlace(page);
  await enterAs(page, await customer);
  return page;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const note = (page: Page) => page.locator('start-note');
const retry = (page: Page) => note(page).getByRole('button');

/** Names of the script files that a page asks for at first. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) asked.add(pathname);
  });
  await page.goto(path);
  await expect(heading(page)).toBeVisible();
  page.removeAllListeners('request');
  return [...asked];
}

test('a page of which every script file fails once is loaded anew by itself, twice at most, and is there', async ({
  newPerson,
}) => {
  const page = await aDevice(newPerson);
  const failed = new Set<string>();
  await page.route(scripts, (route) => {
    const { pathname } = new URL(route.request().url());
    if (failed.has(pathname)) return route.fallback();
    failed.add(pathname);
    return route.abort();
  });
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.goto(aPrivatePage);
  await expect(heading(page)).toHaveText('Your addresses');
  await expect(note(page)).toHaveCount(0);
  expect(failed.size).toBeGreaterThan(5);
  expect(loads).toBeLessThanOrEqual(3);
});

test('whichever single script file fails, the page is there after one more load', async ({ newPerson }) => {
  test.slow();
  const page = await aDevice(newPerson);
  const files = await scriptsOf(page, aPrivatePage);
  expect(files.length).toBeGreaterThan(5);
  // Each third: the others come in the same two ways.
  for (const file of files.filter((_, at) => at % 3 === 0))
    await test.step(file, async () => {
      // Another visit: loads by itself are few in a minute.
      await page.evaluate(() => sessionStorage.clear());
      let lost = 0;
      await page.route(`**${file}`, (route) => {
        lost += 1;
        return lost === 1 ? route.abort() : route.fallback();
      });
      await page.goto(aPrivatePage);
      await expect(heading(page)).toHaveText('Your addresses');
      await page.unroute(`**${file}`);
    });
});

for (const [language, said, again] of [
  ['en', 'This page couldn’t be loaded.', 'Try again'],
  ['hi', 'यह पेज लोड नहीं हो सका।', 'फिर कोशिश करें'],
] as const)
  test(`scripts that do not come at all are said, with a way to try again (${language})`, async ({
    newPerson,
  }) => {
    const page = await aDevice(newPerson);
    await speak(page, language);
    await page.route(scripts, (route) => route.abort());
    await page.goto(aPrivatePage);
    await expect(note(page)).toContainText(said);
    await expect(page.locator('[class*="skeleton"]').first()).toBeHidden();
    await expect(page.getByText('JavaScript')).toHaveCount(0);
    await page.unroute(scripts);
    await expect(retry(page)).toHaveText(again);
    await retry(page).click();
    await expect(heading(page)).toBeVisible();
    await expect(note(page)).toHaveCount(0);
  });

test('the network is cut while the page starts: it says so, and is there when the network is back', async ({
  newPerson,
}) => {
  const page = await aDevice(newPerson);
  let asked = 0;
  await page.route(scripts, async (route) => {
    asked += 1;
    if (asked < 4) return route.fallback();
    await page.context().setOffline(true);
    return route.abort('internetdisconnected');
  });
  await page.goto(aPrivatePage);
  await expect(note(page)).toContainText('You’re offline.');
  await page.unroute(scripts);
  await page.context().setOffline(false);
  await expect(heading(page)).toHaveText('Your addresses');
});

test('an error that is nothing to the page does not make it say that it failed, however long it loads', async ({
  newPerson,
}) => {
  const page = await aDevice(newPerson);
  await page.addInitScript(() => void Promise.reject(new Error('of an extension')));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/user/myprofile*', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(aPrivatePage);
  await expect(page.locator('[class*="skeleton"]').first()).toBeVisible();
  await expect(page.getByText('JavaScript')).toHaveCount(0);
  release();
  await expect(heading(page)).toHaveText('Your addresses');
  await expect(note(page)).toHaveCount(0);
});

test('a loader that never ends is told of after a while, beside its skeleton', async ({ newPerson }) => {
  const page = await aDevice(newPerson);
  // Answered only to the page that was loaded anew: one that got its answer by itself would take the note away.
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/api/user/myprofile*', (route) => (loads < 2 ? undefined : route.fallback()));
  await page.clock.install();
  await page.goto(aPrivatePage);
  await expect(page.locator('[class*="skeleton"]').first()).toBeVisible();
  await page.clock.runFor(16_000);
  await expect(note(page)).toContainText('taking longer than usual');
  await retry(page).click();
  await expect(heading(page)).toHaveText('Your addresses');
});

test('a page of a newer release is opened by its address where its script is gone; gone for good, it says so', async ({
  newPerson,
}) => {
  const page = await aDevice(newPerson);
  await page.goto(aPrivatePage);
  await expect(heading(page)).toBeVisible();
  const known = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  );
  await page.route(scripts, (route) => (known.has(route.request().url()) ? route.fallback() : route.abort()));
  await navigate(page, '/profile/settings');
  await expect(page.getByRole('alert')).toContainText('This page couldn’t be loaded.');
  expect(new URL(page.url()).pathname).toBe('/profile/settings');
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a list of pages of an older release leads to one load of the page that was wanted', async ({
  newPerson,
}) => {
  const page = await aDevice(newPerson);
  await page.route('**/__manifest*', (route) =>
    route.fulfill({ status: 204, headers: { 'X-Remix-Reload-Document': 'true' } }),
  );
  await page.goto(aPrivatePage);
  await expect(heading(page)).toBeVisible();
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  // The document is loaded anew in the midst of it.
  await navigate(page, '/about/data').catch(() => undefined);
  await expect(page).toHaveURL(/\/about\/data/);
  await expect(heading(page)).toBeVisible();
  expect(loads).toBeLessThanOrEqual(1);
});

test('a page of which only a part came says so, and a document that was taken away whole as well', async ({
  newPerson,
}) => {
  const page = await aDevice(newPerson);
  await page.route(scripts, (route) => route.abort());
  await page.goto('/services/tap-repair');
  await expect(note(page)).toContainText('Part of this page couldn’t be loaded.');
  // As React leaves it when the error page throws, too.
  await page.evaluate(() => {
    document.documentElement.remove();
    dispatchEvent(new Event('page-broken'));
  });
  await expect(note(page)).toContainText('This page couldn’t be loaded.');
  await page.unroute(scripts);
  await retry(page).click();
  await expect(heading(page)).toContainText('Tap repair');
});

test('the splash is for the first start of a visit; pages loaded later show their skeleton at once', async ({
  newPerson,
}) => {
  const page = await aDevice(newPerson);
  await page.route('**/api/user/myprofile*', () => {});
  const splash = page.locator('[class*="splash"]');
  await page.goto(aPrivatePage);
  await expect(splash).toBeVisible();
  await page.reload();
  await expect(page.locator('[class*="skeleton"]').first()).toBeVisible();
  await expect(splash).toBeHidden();
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  /** The worker has taken the page under its wing, and holds its files. */
  async function underWorker(page: Page): Promise<void> {
    await page.goto(aPrivatePage);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto(aPrivatePage, { waitUntil: 'networkidle' });
  }

  test('one that keeps a broken file is got rid of by trying again', async ({ page, complaints }) => {
    await inPlace(page);
    await enterAs(page, await aCustomer());
    await underWorker(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if (/\/assets\/.*\.js$/.test(request.url))
            await cache.put(
              request,
              new Response('broken (', { headers: { 'content-type': 'text/javascript' } }),
            );
      }
      sessionStorage.clear();
    });
    await page.goto(aPrivatePage);
    await expect(note(page)).toContainText('This page couldn’t be loaded.');
    await retry(page).click();
    await expect(heading(page)).toHaveText('Your addresses');
    complaints.length = 0;
  });

  test('one of an older release that shows its old page without a network says that there is none', async ({
    page,
    context,
    complaints,
  }) => {
    await inPlace(page);
    await enterAs(page, await aCustomer());
    await underWorker(page);
    await page.evaluate(async () => {
      const pages = await caches.open('pages');
      for (const request of await pages.keys()) {
        const text = (await (await pages.match(request))?.text()) ?? '';
        const older = text.replaceAll(/\/assets\/([^"']+)\.js/g, '/assets/older-$1.js');
        await pages.put(request, new Response(older, { headers: { 'content-type': 'text/html' } }));
      }
    });
    await context.setOffline(true);
    await page.goto(aPrivatePage);
    await expect(note(page)).toContainText('You’re offline.');
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Your addresses');
    complaints.length = 0;
  });
});
