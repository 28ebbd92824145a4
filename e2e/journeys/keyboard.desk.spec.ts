import { enterAs, inPlace } from '../fixtures/enter.ts';
import { enterBackoffice } from '../fixtures/admin.ts';
import { anAcceptedBooking, anAddressOf } from '../fixtures/bookings.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, type Locator, type Page, test } from '../fixtures/test.ts';

/** Presses Tab until this has the focus; fails if it is never reached, or if the focus cannot be seen there. */
async function tabTo(page: Page, target: Locator, presses = 80): Promise<void> {
  await expect(target).toBeAttached();
  for (let pressed = 0; pressed < presses; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return expectSeen(target);
    await page.keyboard.press('Tab');
  }
  throw new Error(`${presses} presses of Tab did not reach ${String(target)}.`);
}

/** The focused thing, or what is painted for it, has an outline: itself, the face beside it, or the card around it. */
async function expectSeen(target: Locator): Promise<void> {
  const seen = await target.evaluate((element) => {
    const painted = [
      element,
      element.nextElementSibling,
      element.closest('label, form'),
      element.closest('article, li'),
    ].filter((one) => one !== null);
    return painted.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    });
  });
  expect(seen, `the focus on ${String(target)} can be seen`).toBe(true);
}

test('a service is booked up to the payment page with the keyboard alone', async ({ page }) => {
  test.slow();
  const customer = await aCustomer('Ganga Bhat');
  await anAddressOf(customer);
  await inPlace(page);
  await enterAs(page, customer);
  const press = (key: string) => page.keyboard.press(key);

  await page.goto('/services');
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await press('Enter');
  await tabTo(page, page.getByLabel('Search services'));
  await page.keyboard.type('tap repair');
  await expect(page).toHaveURL(/q=tap/);
  await tabTo(page, page.getByRole('link', { name: /Tap repair or replacement/ }).first());
  await press('Enter');

  await tabTo(page, page.getByRole('radio', { name: /Plain tap/ }));
  await press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Wall or basin mixer/ })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Add and choose a time' }));
  await press('Enter');

  await expect(page).toHaveURL(/\/checkout/);
  const today = page.getByRole('group', { name: 'Which day?' }).getByRole('radio', { checked: true });
  await tabTo(page, today);
  await press('ArrowRight');
  const times = page.getByRole('group', { name: 'What time?' });
  await tabTo(page, times.getByRole('radio', { checked: true }));
  await press('ArrowRight');
  await expect(page.getByText(/slot held for/).first()).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Continue to payment' }));
  await press('Enter');

  await expect(page.getByRole('heading', { name: 'Pay', exact: true })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: /^Pay ₹/ }));
  await press('Enter');
  await page.waitForURL('**/pay/sandbox/**');
  await tabTo(page, page.getByRole('radio', { name: 'UPI' }));
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
});

test('Escape leads from a booking of the back office to the list that it is one of, as the keys that are shown say', async ({
  page,
}) => {
  const { bookingId } = await anAcceptedBooking({ inDays: 13 });
  await enterBackoffice(page);
  await page.goto(`/backoffice/bookings/${bookingId}`);
  await expect(page.getByRole('link', { name: 'All bookings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/backoffice\/bookings(\?.*)?$/);
});
