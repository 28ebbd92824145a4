import { aFullCart } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, type Page, test } from '../fixtures/test.ts';
import { addAddress, addToCart, chooseDay, freeTimes } from './steps/customer.ts';

/** A day of its own: what other tests book elsewhere may leave another partner, at another price. */
const daysAhead = 4;
const name = /Switch or socket/i;

const sumIn = (text: string): string => /₹[\d,]+/.exec(text)?.[0] ?? '';

async function pageSum(page: Page): Promise<string> {
  const board = page.getByRole('complementary', { name: 'Your selection' });
  await expect(board.getByRole('status')).toHaveAttribute('aria-busy', 'false');
  return sumIn(await board.getByRole('status').innerText());
}

test('card, service page, cart, checkout and booking show the same amount', async ({ page }) => {
  const asha = await aCustomer('Meera Nair');
  await inPlace(page);
  await enterAs(page, asha);
  await page.goto('/services?q=switch');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name }) })
    .first();
  const shown = sumIn(await card.innerText());
  expect(shown).not.toBe('');
  await card.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await pageSum(page)).toBe(shown);

  await addToCart(page);
  const total = page.getByRole('main').locator('dl [data-kind="total"] dd').first();
  await expect(total).toHaveText(shown);

  await addAddress(page, 'Meera Nair');
  await chooseDay(page, daysAhead);
  await freeTimes(page).filter({ hasNotText: /busy/i }).first().click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByText('Cash after the work').click();
  await expect(total).toHaveText(shown);
  await page.getByRole('button', { name: /^Book/ }).click();
  await expect(page).toHaveURL(/\/buyer\/bookings\//);
  await expect(total).toHaveText(shown);
});

const rupees = (text: string): number => Number(sumIn(text).replaceAll(/[₹,]/g, ''));

test('what an option says it adds is what the price to pay rises by', async ({ page }) => {
  await inPlace(page);
  await page.goto('/services/tap-repair');
  const before = rupees(await pageSum(page));
  const mixer = page
    .getByRole('group', { name: /Which tap/ })
    .locator('label')
    .filter({ hasText: 'mixer' });
  const adds = rupees(await mixer.innerText());
  expect(adds).toBeGreaterThan(0);
  await mixer.click();
  await expect
    .poll(async () => rupees(await page.getByRole('complementary').getByRole('status').innerText()))
    .toBe(before + adds);
});

test('a busy hour says beside its time what it adds, and the total rises by that sum', async ({ page }) => {
  const { customer } = await aFullCart({ shop: null, inDays: 10 });
  await inPlace(page);
  await enterAs(page, customer);
  await page.goto('/checkout?step=time');
  const total = page.getByRole('main').locator('dl [data-kind="total"] dd').first();
  await chooseDay(page, daysAhead);
  await freeTimes(page).filter({ hasNotText: /busy/i }).first().click();
  // The time that the cart came with may be a busy one.
  await expect(page.getByRole('main').locator('dl dt').filter({ hasText: 'Busy hours' })).toHaveCount(0);
  await expect(page.getByText(/slot held for/).first()).toBeVisible();
  const calm = rupees(await total.innerText());
  const busy = freeTimes(page).filter({ hasText: /busy/i }).first();
  const adds = rupees(await busy.innerText());
  expect(adds).toBeGreaterThan(0);
  await expect(page.getByRole('group', { name: 'What time?' })).toContainText(`Busy hours add ₹${adds}`);
  await busy.click();
  await expect.poll(async () => rupees(await total.innerText())).toBe(calm + adds);
  await expect(page.getByText(`₹${adds} with tax`).first()).toBeVisible();
});
