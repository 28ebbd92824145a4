import { readFeatures, seenOfFeature, setFeature } from '@nukkad/contract/identity/partner/feature.api';
import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { callAsAdmin, enterBackoffice } from '../fixtures/admin.ts';
import { callAs } from '../fixtures/api.ts';
import { aBooking } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { cleanCornerOwner, lakshmi, ramesh } from '../fixtures/people.ts';
import { aCustomer, sessionOf } from '../fixtures/sign-in.ts';
import { aClerkOf } from '../fixtures/staff.ts';
import { type Page, expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { navigate } from '../pages/walk.ts';

const sideBar = (page: Page) => page.getByRole('navigation', { name: /^(Main|Sections)$/ });
/** Without the search, which is no place. */
const rowsOf = (page: Page) => sideBar(page).getByRole('listitem').getByRole('link');

async function openAs(page: Page, person: Parameters<typeof enterAs>[1], path: string): Promise<void> {
  await inPlace(page);
  await enterAs(page, person);
  await page.goto(path);
  await expect(sideBar(page)).toBeVisible();
}

/** Opens or closes hiring; while full access is open it would open every feature. */
async function setOpen(organisationId: string, isOpen: boolean): Promise<void> {
  const params = { organisationId };
  for (const key of ['hireTalent', 'admin_access'] as const) {
    const { features } = await callAsAdmin(readFeatures, { params });
    const feature = features.find((one) => one.key === key);
    if (!feature) throw new Error(`${key} is no feature.`);
    const body = { key, adminEnabled: isOpen, why: 'For a test of the frame', seen: seenOfFeature(feature) };
    await callAsAdmin(setFeature, { params, body });
  }
}

/** Opens the groups that are folded. */
async function unfold(page: Page): Promise<void> {
  const folded = sideBar(page).locator('button[aria-expanded="false"]');
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
  await expect(folded).toHaveCount(0);
}

/** Each row of the side bar leads to a screen of its own, which marks that row as the present one. */
async function expectRowsLead(page: Page): Promise<void> {
  await unfold(page);
  const all = await rowsOf(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  // Help is a public page, without the frame of work.
  const paths = all.filter((path) => path !== '/help/support');
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) {
    await sideBar(page).locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(sideBar(page).locator('[aria-current="page"]'), path).toHaveAttribute('href', path);
  }
}

test('a partner’s side bar leads to each place, without a site footer, and stays collapsed to named icons for this person on this device', async ({
  page,
}) => {
  // Some forty screens are opened.
  test.slow();
  await openAs(page, lakshmi, '/consultant-service');
  await expect(sideBar(page).getByRole('list', { name: 'Bookings and services' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectAccessible(page, 'the side bar');
  await expectRowsLead(page);

  const wide = await sideBar(page).evaluate((element) => element.clientWidth);
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  const expand = page.getByRole('button', { name: 'Expand menu' });
  await expect(expand).toHaveAttribute('aria-expanded', 'false');
  expect(await sideBar(page).evaluate((element) => element.clientWidth)).toBeLessThan(wide / 2);
  const team = sideBar(page).getByRole('link', { name: 'Your team' });
  await team.focus();
  const tip = page.locator('[class*="tip"]').filter({ hasText: 'Your team' });
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await expectAccessible(page, 'the side bar of icons');
  await page.reload();
  await expect(expand).toBeVisible();

  const { accessToken, sessionId } = (await aClerkOf(lakshmi, 'Tara Bhat', ['booking.view'])).session;
  await page.evaluate(
    ([token, id]) => {
      localStorage.setItem('token', token);
      localStorage.setItem('sessionId', id);
    },
    [accessToken, sessionId] as const,
  );
  await page.goto('/consultant-service/bookings');
  await expect(page.getByRole('button', { name: 'Collapse menu' })).toBeVisible();
});

test('the bookings wear how many requests are new, a request that comes is counted without a reload, and all parts share one line', async ({
  page,
}) => {
  await aBooking({ inDays: 12 });
  const lines: string[] = [];
  page.on('websocket', (line) => lines.push(line.url()));
  await openAs(page, lakshmi, '/users/sub-users-list');
  const bookings = rowsOf(page).filter({ hasText: 'Bookings' });
  const badge = bookings.getByRole('img', { name: /^\d+ new requests?$/ });
  await expect(badge).toBeVisible();
  const count = Number(await badge.textContent());
  expect(count).toBeGreaterThan(0);
  await aBooking({ inDays: 13 });
  await expect(async () => expect(Number(await badge.textContent())).toBeGreaterThan(count)).toPass();
  // Lists and details listen as well: a line for each would hear everything twice.
  await navigate(page, '/consultant-service/bookings');
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  await navigate(page, '/consultant-service');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Bookings');
  expect(lines.filter((url) => url.includes('/socket.io/'))).toHaveLength(1);
});

test('staff see the places that were granted, each opens, and a refused address is told and leads to their home', async ({
  page,
}) => {
  const clerk = await aClerkOf(lakshmi, 'Divya Menon', ['booking.view']);
  await openAs(page, clerk, '/sub-user');
  await expect(rowsOf(page).filter({ hasText: 'Bookings' })).toHaveCount(1);
  for (const refused of ['Your team', 'Your services', 'Working hours', 'Assets'])
    await expect(rowsOf(page).filter({ hasText: refused })).toHaveCount(0);
  await expectRowsLead(page);
  await page.goto('/consultant-service/hours');
  await expect(page.getByText('Unathorized access')).toBeVisible();
  await expect(page).toHaveURL('/sub-user');
});

test('an owner at a feature that an Admin closed is told so, and comes to the own home', async ({ page }) => {
  const owner = await sessionOf(cleanCornerOwner);
  const { smeId } = await callAs(owner, getMyProfile);
  const mayHire = async () => (await callAs(owner, getMyProfile)).permissions.includes('hireTalent.view');
  await setOpen(smeId ?? '', false);
  try {
    // A server remembers a session for a moment.
    await expect.poll(mayHire).toBe(false);
    await openAs(page, cleanCornerOwner, '/consultant-service');
    await page.goto('/hire-talent/post-job');
    await expect(page.getByText('Unathorized access')).toBeVisible();
    await expect(page.getByText('We turned this feature off for your business.')).toBeVisible();
    await expect(page).toHaveURL('/consultant-service');
  } finally {
    await setOpen(smeId ?? '', true);
  }
});

test('an unknown address is told, and leads people at work to their own home and others to the site’s', async ({
  page,
  newPerson,
}) => {
  await openAs(page, ramesh, '/sub-user');
  await page.goto('/users');
  await expect(page.getByText('Resource is not available')).toBeVisible();
  await expect(page).toHaveURL('/sub-user');
  await navigate(page, '/no/such/place');
  await expect(page).toHaveURL('/sub-user');

  const hers = await newPerson('desk');
  await inPlace(hers);
  await enterAs(hers, await aCustomer());
  await hers.goto('/users');
  await expect(hers.getByText('Resource is not available')).toBeVisible();
  await expect(hers).toHaveURL('/home');
});

test('a customer’s account keeps its menu and the way back on every page', async ({ page }) => {
  await inPlace(page);
  await enterAs(page, await aCustomer());
  await page.goto('/profile');
  for (const path of ['/buyer/addresses', '/buyer/payments', '/profile/security']) {
    await navigate(page, path);
    const menu = page.getByRole('navigation', { name: 'Sections of your account' });
    await expect(menu.locator('[aria-current="page"]')).toHaveAttribute('href', path);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('main').getByRole('link', { name: 'Your profile' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

test('every empty screen of what is not built leads on to a screen with content', async ({
  page,
  newPerson,
}) => {
  const walk = async (walker: Page, paths: readonly string[]) => {
    for (const path of paths) {
      await navigate(walker, path);
      await expect(walker).toHaveURL((url) => url.pathname + url.search === path);
      // The address changes before its page is drawn: until then the page before would be pressed, and its Log out.
      await expect(walker.locator('main svg use[href*="empty-scenes"]').first(), path).toBeAttached();
      const onward = walker.getByRole('main').locator('[class*="action"] a').last();
      await onward.click();
      await expect(walker).not.toHaveURL((url) => url.pathname === path.split('?')[0]);
      await expect(
        walker.getByText(/Unauthorized Access|Unathorized access|Resource is not available/),
      ).toHaveCount(0);
      await expect(walker.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(walker.locator('main svg use[href*="empty-scenes"]'), path).toHaveCount(0);
    }
  };
  await openAs(page, lakshmi, '/consultant-service');
  await walk(page, [
    '/message_center?q=zzz',
    '/message_center?tab=connections',
    '/message_center?tab=feed',
    '/projects/new-business',
  ]);
  const hers = await newPerson('desk');
  await inPlace(hers);
  await enterAs(hers, await aCustomer());
  await hers.goto('/profile');
  await expect(hers.getByRole('heading', { level: 1 })).toBeVisible();
  await walk(hers, ['/message_center', '/message_center?tab=connections']);
});

test('the back office has the same side bar, with what waits, and remembers its collapse', async ({
  page,
}) => {
  await enterBackoffice(page);
  await page.goto('/backoffice/review');
  await expect(sideBar(page).getByRole('link', { name: /^Review/ })).toBeVisible();
  await expect(sideBar(page).getByRole('list', { name: 'Catalogue and prices' })).toHaveCount(0);
  await unfold(page);
  await expect(sideBar(page).getByRole('list', { name: 'Catalogue and prices' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expectAccessible(page, 'the back office');
  const paths = await rowsOf(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  for (const path of paths) {
    await sideBar(page).locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(sideBar(page).locator('[aria-current="page"]'), path).toHaveAttribute('href', path);
  }
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
  await expect(sideBar(page).getByRole('link', { name: 'Audit log' })).toBeVisible();
});

test('people, money and settings of the side bar are folded, and what a person opens stays open on this device', async ({
  page,
}) => {
  await openAs(page, lakshmi, '/consultant-service');
  const people = sideBar(page).getByRole('button', { name: /^People/ });
  await expect(people).toHaveAttribute('aria-expanded', 'false');
  await expect(rowsOf(page).filter({ hasText: 'Your team' })).toHaveCount(0);
  await people.click();
  await expect(rowsOf(page).filter({ hasText: 'Your team' })).toBeVisible();
  await page.reload();
  await expect(people).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page, 'the side bar with folds');
  await people.click();
  await rowsOf(page).filter({ hasText: 'Bookings' }).first().click();
  await expect(people).toHaveAttribute('aria-expanded', 'false');
  await navigate(page, '/consultant-service/hours');
  await expect(people).toHaveAttribute('aria-expanded', 'false');
});
