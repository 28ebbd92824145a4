import { aFinishedBooking, anAddressOf, anAssignedBooking, detailsOf } from '../fixtures/bookings.ts';
import { enterAs, inPlace, logIn } from '../fixtures/enter.ts';
import { lakshmisShop, ramesh, someNumber } from '../fixtures/people.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { countTaps } from '../fixtures/taps.ts';
import { type Page, expect, test } from '../fixtures/test.ts';
import { addAddress, addToCart } from './steps/customer.ts';
import { start } from './steps/worker.ts';

async function bookForCash(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByText('Cash after the work').click();
  await page.getByRole('button', { name: /^Book, pay ₹[\d,]+ in cash$/ }).click();
  await expect(page).toHaveURL(/\/buyer\/bookings\/[0-9a-f-]+$/);
}

/** The first card of the home page, whichever it is. */
async function chooseOnHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('main').locator('article a[href^="/services/"]').first().click();
  await expect(page.getByRole('button', { name: 'Add and choose a time' })).toBeVisible();
}

test('a known customer books in at most six taps from the home page', async ({ page }) => {
  const customer = await aCustomer('Nandini Hegde');
  await anAddressOf(customer);
  await inPlace(page);
  await enterAs(page, customer);
  const count = await countTaps(page);
  await chooseOnHome(page);
  await addToCart(page);
  await bookForCash(page);
  count.expectAtMost(6);
});

test('a customer books again in two taps to the payment: same work, partner and place', async ({ page }) => {
  const customer = await aCustomer('Nandini Hegde');
  const { bookingId } = await aFinishedBooking({ customer, paymentMode: 'online', inDays: 12 });
  await inPlace(page);
  await enterAs(page, customer);
  const count = await countTaps(page);
  await page.goto(`/buyer/bookings/${bookingId}`);
  await page.getByRole('link', { name: 'Book again' }).click();
  await expect(page.getByRole('heading', { name: 'Book again', level: 1 })).toBeVisible();
  await expect(page.getByText(lakshmisShop)).toBeVisible();
  await expect(page.getByText('Opposite the park')).toBeVisible();
  await page.getByRole('button', { name: /^Continue to pay ₹/ }).click();
  await expect(page).toHaveURL(/\/checkout\?step=pay$/);
  count.expectAtMost(2);
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
});

test('a new customer books in at most ten taps, with the fields of number, OTP and address', async ({
  page,
}) => {
  await inPlace(page);
  const person = { fullName: 'Nandini Kamath', mobileNumber: someNumber() };
  const count = await countTaps(page);
  await chooseOnHome(page);
  await addToCart(page);
  await logIn(page, person);
  await addAddress(page, person.fullName);
  await bookForCash(page);
  count.expectAtMost(10);
});

test('a professional goes from the door to counted cash in at most eight taps without photos', async ({
  page,
}) => {
  const booked = await anAssignedBooking({ inDays: 9, nthTime: 2 });
  const code = (await detailsOf(booked)).startCode ?? '';
  await enterAs(page, ramesh);
  const count = await countTaps(page);
  await page.goto(`/sub-user/bookings/${booked.bookingId}`);
  await start(page, code);
  await page.getByRole('link', { name: 'Continue without photos' }).click();
  await page.getByRole('link', { name: 'The work is done' }).click();
  await page.getByRole('link', { name: 'Continue without photos' }).click();
  await page.getByRole('button', { name: 'Finish the job' }).click();
  await page.getByText(/^I have counted and received ₹[\d,]+$/).click();
  await page.getByRole('button', { name: 'Cash received' }).click();
  // A toast says it too, for a while.
  await expect(page.getByText(/received in cash\. Everything is paid/)).toBeVisible();
  count.expectAtMost(8);
});
