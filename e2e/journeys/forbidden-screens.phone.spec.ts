import { enterAs, inPlace } from '../fixtures/enter.ts';
import { lakshmi, type Person, ramesh } from '../fixtures/people.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { navigate, untilStarted } from '../pages/walk.ts';

test.beforeEach(({ page }) => inPlace(page));

interface Forbidden {
  readonly address: string;
  readonly told: string;
}

/** Another spelling for a person who has the role and not the feature (specification section 8). */
const denied = 'Unauthorized Access';
const withoutFeature = 'Unathorized access';
const forbidden: readonly {
  readonly who: string;
  readonly person: () => Promise<Person>;
  readonly home: string;
  readonly addresses: readonly Forbidden[];
}[] = [
  {
    who: 'a customer',
    person: () => aCustomer(),
    home: '/home',
    addresses: [
      { address: '/consultant-service', told: denied },
      { address: '/sub-user', told: denied },
    ],
  },
  {
    who: 'a partner',
    person: () => Promise.resolve(lakshmi),
    home: '/consultant-service',
    addresses: [{ address: '/cart', told: denied }],
  },
  {
    who: 'a professional',
    person: () => Promise.resolve(ramesh),
    home: '/sub-user',
    addresses: [
      { address: '/buyer/bookings', told: denied },
      { address: '/consultant-service/bookings', told: withoutFeature },
    ],
  },
];
for (const { who, person, home, addresses } of forbidden)
  test(`${who} at ${addresses.map(({ address }) => address).join(' and ')} is told so and brought home`, async ({
    page,
  }) => {
    await enterAs(page, await person());
    for (const [place, { address, told }] of addresses.entries())
      await test.step(address, async () => {
        if (place === 0) await page.goto(address);
        else await navigate(page, address);
        const toast = page.locator('.mantine-Notifications-notification').filter({ hasText: told });
        await expect(toast).toBeVisible();
        await expect(page).toHaveURL((url) => url.pathname === home);
        await toast.getByRole('button', { name: 'Close' }).click();
        await expect(toast).toBeHidden();
      });
  });

test('a path that does not exist leads to the root, the root to home with what was asked, and the splash goes', async ({
  page,
}) => {
  await page.goto('/no/such/place?at=all');
  await expect(page).toHaveURL((url) => url.pathname === '/home');
  await page.goto('/?all=1');
  await expect(page).toHaveURL((url) => url.pathname === '/home' && url.search === '?all=1');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('[class*="splash"]')).toHaveCount(0);
});

test('a person who loses the connection is told, and the notice goes when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await untilStarted(page);
  const banner = page.getByText(/You’re offline/);
  await expect(banner).toBeHidden();
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
});

test('without its scripts a page is readable at once, without a splash in front of it', async ({
  browser,
  baseURL,
}) => {
  // Pages of their own: the script that does not come is an uncaught error.
  const open = async (javaScriptEnabled: boolean) =>
    (await browser.newContext({ javaScriptEnabled, ...(baseURL ? { baseURL } : {}) })).newPage();
  const plain = await open(false);
  await plain.goto('/');
  await expect(plain.locator('[class*="splash"]')).toBeHidden();
  await plain.context().close();
  const broken = await open(true);
  await broken.route('**/assets/*.js', (route) => route.abort());
  await broken.goto('/');
  await expect(broken.locator('[class*="splash"]')).toBeHidden();
  await expect(broken.getByRole('heading', { level: 1 })).toBeVisible();
  await broken.context().close();
});

test('the splash stays until the first navigation has finished, however long it takes', async ({ page }) => {
  await inPlace(page);
  await enterAs(page, await aCustomer());
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/user/myprofile*', async (route) => {
    await held;
    await route.fallback();
  });
  await page.clock.install();
  await page.goto('/profile/about');
  await page.clock.runFor(10_000);
  const splash = page.locator('[class*="splash"]');
  await expect(splash).toHaveAttribute('data-stage', 'shown');
  release();
  await expect(splash).toHaveCount(0);
});

test('the chosen language stays: on the next page, after a reload, and in the html element', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await page.getByLabel('Account and settings').click();
  await page.getByRole('radio', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^hi/);
  await navigate(page, '/services');
  await expect(page).toHaveURL((url) => url.pathname === '/services');
  await expect(page.locator('html')).toHaveAttribute('lang', /^hi/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/[\u0900-\u097f]/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', /^hi/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/[\u0900-\u097f]/);
});
