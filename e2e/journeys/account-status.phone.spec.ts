import { expectAccessible } from '../pages/accessibility.ts';
import { expectFitsThumb } from '../pages/targets.ts';
import { light } from '../pages/visit.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { lakshmi } from '../fixtures/people.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { type Page, expect, test } from '../fixtures/test.ts';

/** As if an Admin had moved the account: the page asks the server who one is, and hears this. */
async function standAs(page: Page, standing: object): Promise<void> {
  await page.route('**/api/user/myprofile*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...standing } });
  });
}
const told = { message: 'Customers were asked for money beside the bill.', messageType: 'Rule Voilation' };
const unpaid = { message: 'Three bookings were not paid.', messageType: 'warning' };
const sorry = /sorry to see you go/;
interface Shown {
  readonly standing: object;
  readonly title: string;
  readonly picture: string;
  readonly words: RegExp;
  /** What an Admin's message takes the place of. */
  readonly not?: RegExp;
}
const standings: readonly Shown[] = [
  {
    standing: { status: 'Deactivated', notificationMessage: unpaid },
    title: 'Account Deactivated',
    picture: 'Deactivated',
    words: /Three bookings were not paid\..*contact our support team/s,
    not: sorry,
  },
  {
    standing: { status: 'Blocked', notificationMessage: unpaid },
    title: 'Account Blocked',
    picture: 'Blocked',
    words: /Three bookings were not paid\..*every appeal/s,
    not: /closed to keep others safe/,
  },
  {
    standing: { status: 'Inactive', notificationMessage: unpaid },
    title: 'Account Inactive',
    picture: 'Inactive',
    words: /Three bookings were not paid\..*Contact us/s,
    not: /hasn’t been used/,
  },
  {
    standing: { status: 'Blocked' },
    title: 'Account Blocked',
    picture: 'Blocked',
    words: /every appeal/,
    not: sorry,
  },
  {
    standing: { status: 'Deactivated' },
    title: 'Account Deactivated',
    picture: 'Deactivated',
    words: /We are sorry to see you go/,
  },
  {
    standing: { status: 'Inactive' },
    title: 'Account Inactive',
    picture: 'Inactive',
    words: /hasn’t been used/,
  },
  {
    standing: { status: 'Suspended' },
    title: 'Account Suspended',
    picture: 'Suspended',
    words: /reviewing this account/,
  },
  {
    standing: { status: 'Suspended', notificationMessage: told },
    title: 'Account Suspended',
    picture: 'rule',
    words: /asked for money beside the bill/,
    not: /reviewing this account/,
  },
];

test('every restricted account is told why and what to do, each with a picture of its own', async ({
  page,
}) => {
  await inPlace(page);
  await enterAs(page, await aCustomer());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let now: object = {};
  await page.route('**/api/user/myprofile*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...now } });
  });
  for (const [index, { standing, title, picture, words, not }] of standings.entries()) {
    now = standing;
    await page.goto('/profile/about');
    await expect(page).toHaveURL((url) => url.pathname === '/account-status-information');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('[data-picture]')).toHaveAttribute('data-picture', picture);
    await expect(page.getByRole('main')).toContainText(words);
    if (not) await expect(page.getByRole('main')).not.toContainText(not);
    await expect(page.getByRole('link', { name: 'Contact Us', exact: true })).toHaveAttribute(
      'href',
      '/help/support',
    );
    await expectFitsThumb(page, title);
    await light(page, index % 2 === 0 ? 'light' : 'dark');
    await expectAccessible(page, title);
  }
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('the owner of a suspended firm reads the reason, and goes on as a customer', async ({ page }) => {
  await inPlace(page);
  await enterAs(page, lakshmi);
  await standAs(page, { partnerStatus: 'Suspended', notificationMessage: told });
  await page.route('**/api/user/getAvailableRoles*', async (route) => {
    const answer = await route.fetch();
    const { roles } = await answer.json();
    const customer = { role: 'Buyer', smeId: null, companyName: null, isCurrent: false };
    await route.fulfill({ response: answer, json: { roles: [...roles, customer] } });
  });
  await page.goto('/consultant-service');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Suspended');
  await expect(page.getByRole('main')).toContainText('Lakshmi Home Services');
  await expect(page.getByRole('figure', { name: 'Reason' })).toContainText(told.message);
  await expect(page.getByRole('button', { name: 'Customer' })).toBeVisible();
});
