import { enterAs, inPlace } from '../stage/enter.ts';
import { aCustomer } from '../stage/sign-in.ts';
import { expect, type Page, test } from '../stage/test.ts';
import { addAddress, addToCart, chooseDay, freeTimes } from './steps/customer.ts';

const daysAhead = 9;
const name = /Switch or socket/i;

const sumIn = (text: string): string => /₹[\d,]+/.exec(text)?.[0] ?? '';

async function pageSum(page: Page): Promise<string> {
  const board = page.getByRole('complementary', { name: 'Your choice' });
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

  await page.getByRole('link', { name: 'Choose a time' }).click();
  await addAddress(page, 'Meera Nair');
  await page.getByRole('link', { name: 'Choose a time' }).click();
  await chooseDay(page, daysAhead);
  await freeTimes(page).filter({ hasNotText: /busy/i }).first().click();
  await page.getByRole('link', { name: 'Continue to payment' }).click();
  await page.getByText('Cash after the work').click();
  await expect(total).toHaveText(shown);
  await page.getByRole('button', { name: /^Book/ }).click();
  await expect(page).toHaveURL(/\/buyer\/bookings\//);
  await expect(total).toHaveText(shown);
});
