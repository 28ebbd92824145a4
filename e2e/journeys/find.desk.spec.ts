import { enterBackoffice } from '../fixtures/admin.ts';
import { anAcceptedBooking, detailsOf } from '../fixtures/bookings.ts';
import { enterAs, inPlace, keepSession } from '../fixtures/enter.ts';
import { herDesk, lakshmi } from '../fixtures/people.ts';
import { aCustomer, newSessionOf } from '../fixtures/sign-in.ts';
import { countTaps } from '../fixtures/taps.ts';
import { type Page, expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../pages/accessibility.ts';

const inDays = 12;
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search everything' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search everything' });
const active = (page: Page) => palette(page).locator('[aria-selected="true"]');
/** Letters that no other test's customer has. */
const ownName = () =>
  `Tanuja ${Array.from({ length: 7 }, () => 'bcdfghjklmnp'.charAt(Math.floor(Math.random() * 12))).join('')}`;

async function atWork(page: Page, person: Parameters<typeof enterAs>[1], path: string): Promise<void> {
  await inPlace(page);
  await enterAs(page, person);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a booking is found from a phone call: Ctrl-K, the last digits of the mobile or the name, Enter', async ({
  page,
}) => {
  const fullName = ownName();
  const customer = await aCustomer(fullName);
  const booked = await anAcceptedBooking({ customer, inDays });
  const { bookingNumber } = await detailsOf(booked);
  await atWork(page, herDesk, '/consultant-service');
  const surname = fullName.split(' ')[1]?.toLowerCase() ?? '';
  for (const typed of [customer.mobileNumber.slice(-6), surname, bookingNumber.slice(1)]) {
    await page.keyboard.press('ControlOrMeta+k');
    // At once: what is typed before the field is there is for it.
    await page.keyboard.type(typed, { delay: 30 });
    await expect(active(page)).toContainText(fullName);
    await expect(palette(page).getByRole('status')).toHaveText('1 result');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname.endsWith(booked.bookingId));
    await expect(palette(page)).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /Kavita/ })).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === '/consultant-service' && url.search === '');
  }
  // What was opened is offered before anything is typed, until the person logs out.
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette(page).getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
    new RegExp(fullName),
  ]);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();

  // By mouse: the search, and the booking that it found.
  const count = await countTaps(page);
  await page.goto('/consultant-service');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /Search/ })
    .click();
  await field(page).fill(customer.mobileNumber.slice(-6));
  await active(page).filter({ hasText: fullName }).click();
  await expect(page).toHaveURL((url) => url.pathname.endsWith(booked.bookingId));
  count.expectAtMost(2);
});

test('the palette opens pages, says when nothing is found and when the search fails, and works without a network', async ({
  page,
}) => {
  await atWork(page, lakshmi, '/consultant-service');
  const button = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Search/ });
  await button.click();
  await expect(page).toHaveURL((url) => url.searchParams.get('dialog') === 'search');
  await expect(field(page)).toBeFocused();
  await expectAccessible(page, 'the palette');
  await page.keyboard.type('your te');
  await expect(active(page)).toHaveText(/Your team/);

  await field(page).fill('xqzzvw');
  await expect(palette(page).getByText('Nothing found for “xqzzvw”').last()).toBeVisible();
  await expect(palette(page).getByRole('button', { name: 'Bookings' })).toBeVisible();
  await expectAccessible(page, 'the palette without a find');

  await page.route('**/api/work/search**', (route) => route.abort());
  await field(page).fill('ramesh');
  await expect(palette(page).getByRole('alert')).toContainText('Search didn’t work');
  await page.unroute('**/api/work/search**');
  await palette(page).getByRole('button', { name: 'Try again' }).click();
  await expect(palette(page).getByRole('option', { name: /Ramesh Gowda/ })).toBeVisible();

  await page.context().setOffline(true);
  await expect(palette(page).getByRole('alert')).toContainText('You’re offline');
  await field(page).fill('your team');
  await expect(active(page)).toHaveText(/Your team/);
  await page.context().setOffline(false);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your team' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/consultant-service' && url.search === '');
});

test('commands are done from the palette, and places are found mistyped, in Hindi and by other names', async ({
  page,
}) => {
  // A session of its own: it ends here.
  await inPlace(page);
  await keepSession(page, await newSessionOf(lakshmi));
  await page.goto('/consultant-service');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const type = async (text: string) => {
    await page.keyboard.press('ControlOrMeta+k');
    await field(page).fill(text);
  };
  for (const [text, place] of [
    ['salry', /^Salaries/],
    ['वेतन', /^Salaries/],
    ['टीम', /^Your team/],
    ['cancel', /^Cancel or move a booking/],
    ['gst', /^GST and PAN/],
  ] as const) {
    await type(text);
    await expect(palette(page).getByRole('option', { name: place })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
  }
  for (const scheme of ['dark', 'light']) {
    await type(scheme);
    await expect(active(page)).toContainText(new RegExp(`${scheme} theme`, 'i'));
    await page.keyboard.press('Enter');
    await expect(palette(page)).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
  }
  await type('log out');
  await expect(active(page)).toContainText('Log out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/' || url.pathname === '/home');
  await expect(palette(page)).toBeHidden();
});

test('in the back office the palette turns the page dark and offers to log out', async ({ page }) => {
  await enterBackoffice(page);
  await page.goto('/backoffice/people');
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await field(page).fill('dark');
  await expect(active(page)).toContainText('Dark mode');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(palette(page)).toBeHidden();
  await page.keyboard.press('ControlOrMeta+k');
  await field(page).fill('sign out');
  // Not pressed: the session is that of the other tests.
  await expect(active(page)).toContainText('Log out');
});

test('on a list J and K move between the rows, Enter opens one, and the keys can be turned off', async ({
  page,
}) => {
  await anAcceptedBooking({ inDays, nthTime: 1 });
  await anAcceptedBooking({ inDays, nthTime: 2 });
  await atWork(page, lakshmi, '/consultant-service/bookings');
  const rows = page.locator('[data-list-row]');
  await expect(rows.nth(1)).toBeVisible();
  const focused = (nth: number) => expect(rows.nth(nth).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('j');
  await focused(0);
  await page.keyboard.press('j');
  await focused(1);
  await page.keyboard.press('k');
  await focused(0);
  await page.keyboard.press('Escape');
  await expect(rows.locator(':focus')).toHaveCount(0);

  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toContainText('Next row');
  await expectAccessible(page, 'the keys');
  // The dialog has the keys now.
  await page.keyboard.press('j');
  await expect(rows.locator(':focus')).toHaveCount(0);
  await dialog.getByRole('switch', { name: /Single-key shortcuts/ }).uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await expect(rows.locator(':focus')).toHaveCount(0);
  await expect(dialog).toBeHidden();

  await page.goto('/consultant-service/bookings?dialog=keys');
  await dialog.getByRole('switch', { name: /Single-key shortcuts/ }).check();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('j');
  await focused(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/consultant-service\/bookings\/[0-9a-f-]{36}$/);
});

test('in the back office a person is found by the number of a call, “/” goes to the filter, and J to the rows', async ({
  page,
}) => {
  const fullName = ownName();
  const customer = await aCustomer(fullName);
  await enterBackoffice(page);
  await page.goto('/backoffice/people');
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type(`0${customer.mobileNumber}`, { delay: 20 });
  await expect(active(page)).toContainText(fullName);
  await expect(palette(page)).not.toContainText(customer.mobileNumber);
  await expectAccessible(page, 'the palette of the back office');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible();

  await page.goto('/backoffice/people');
  const rows = page.locator('[data-list-row]');
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('/');
  const filter = page.getByLabel('Name or number');
  await expect(filter).toBeFocused();
  await page.keyboard.type(fullName);
  await expect(rows).toHaveCount(1);
  // First Escape empties the filter, the second leaves it.
  await page.keyboard.press('Escape');
  await expect(filter).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(filter).not.toBeFocused();
  await expect(rows.nth(1)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/backoffice\/people\/[0-9a-f-]{36}$/);
});
