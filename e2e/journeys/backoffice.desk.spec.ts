import { getPartnerProfile, submitForReview } from '@nukkad/contract/market/partnership/partnership.api';
import { applyOffer } from '@nukkad/contract/market/coupon/coupon.api';
import {
  aCode,
  aPriceToCome,
  demoAdmin,
  enterBackoffice,
  nextCode,
  secondDemoAdmin,
} from '../fixtures/admin.ts';
import { callAs } from '../fixtures/api.ts';
import { aFullCart } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aPartnerUnderReview, attachProof } from '../fixtures/partners.ts';
import { aPdf } from '../fixtures/pdf.ts';
import { countTaps } from '../fixtures/taps.ts';
import { type Page, expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../pages/accessibility.ts';

const inDays = 13;

async function signIn(
  page: Page,
  admin: typeof demoAdmin | typeof secondDemoAdmin = demoAdmin,
): Promise<void> {
  await page.goto('/backoffice');
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel(/^Password/).fill(admin.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  // A code counts once: another test may have used that of this half minute.
  await expect(async () => {
    await page.getByLabel('Authenticator code').fill(nextCode(admin));
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  }).toPass({ intervals: [0, 12_000, 12_000] });
}

async function openFromQueue(page: Page, companyName: string): Promise<void> {
  await page.goto('/backoffice/review');
  const row = page.getByRole('row').filter({ hasText: companyName });
  await row.getByRole('link', { name: companyName }).click();
  await expect(page.getByRole('heading', { level: 1, name: companyName })).toBeVisible();
}

/** Pages of a PDF are drawn beside the facts, by keys and by buttons; one with a password says so. */
async function readPdf(page: Page): Promise<void> {
  const proof = page.getByRole('listitem').getByRole('button', { name: 'Proof of address' });
  await proof.click();
  const frame = page.getByRole('region', { name: /^Proof of address, / });
  const drawn = (number: number) =>
    frame
      .getByRole('img', { name: `Proof of address, page ${number} of 2` })
      .and(page.locator('[aria-busy="false"]'));
  await expect(drawn(1)).toBeVisible();
  await expect(frame).toContainText('Electricity bill');
  const inked = () =>
    drawn(1).evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      return data.some((value, index) => index % 4 !== 3 && value < 100);
    });
  expect(await inked()).toBe(true);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(drawn(2)).toBeVisible();
  await expect(frame).toContainText('Paid in full');
  await frame.press('p');
  await expect(page.getByText('Page 1 of 2', { exact: true })).toBeVisible();
  const before = (await drawn(1).boundingBox())?.width ?? 0;
  await frame.press('+');
  await expect.poll(async () => (await drawn(1).boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.4);

  await page.route('**/files/**', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: aPdf(['Closed'], { locked: true }) }),
  );
  await page.reload();
  await proof.click();
  await expect(page.getByRole('alert').filter({ hasText: 'This PDF has a password' })).toBeVisible();
  await page.unroute('**/files/**');
  await page.route('**/files/**', (route) => route.abort());
  await page.reload();
  await proof.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t show this PDF' })).toBeVisible();
  await page.unroute('**/files/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(drawn(1)).toBeVisible();
}

async function makeCoupon(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Catalogue and prices' }).click();
  await page.getByRole('link', { name: 'Offers' }).click();
  await page.getByRole('button', { name: 'New offer' }).click();
  const dialog = page.getByRole('dialog', { name: 'New offer' });
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByLabel('Title in English').fill('A fifth off for the festival');
  await dialog.getByLabel('Title in Hindi').fill('त्योहार पर पाँचवाँ हिस्सा कम');
  await dialog.getByLabel('Discount in percent').fill('20');
  await dialog.getByLabel('Maximum discount').fill('30');
  await expect(dialog.getByText('Set a last day or a limit on uses.')).toBeVisible();
  await dialog.getByLabel('Total bookings').fill('200');
  await expect(dialog.getByText('Takes effect on its first day')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create offer' }).click();
  await expect(dialog.getByText('This cannot be empty.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Festival week in the city');
  await dialog.getByRole('button', { name: 'Create offer' }).click();
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('20% off, up to ₹30');
}

test('an Admin signs in with password and authenticator, sends a profile back, approves it, and makes an offer that counts at checkout', async ({
  page,
  newPerson,
}) => {
  const partner = await aPartnerUnderReview();
  await signIn(page);

  await openFromQueue(page, partner.companyName);
  await page.getByRole('button', { name: 'Send back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send back' });
  await dialog.getByLabel('House and building').check();
  await dialog.getByLabel('Reason: House and building').fill('Please add the number of the house.');
  await dialog.getByLabel('Landmark').check();
  await dialog.getByLabel('Reason: Landmark').fill('Say what stands opposite.');
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect(page.getByText(`${partner.companyName} was sent back with your reasons.`)).toBeVisible();
  const profile = await callAs(partner.session, getPartnerProfile);
  expect(profile.reasons).toEqual([
    { field: 'line1', reason: 'Please add the number of the house.' },
    { field: 'landmark', reason: 'Say what stands opposite.' },
  ]);

  await attachProof(partner.session);
  await callAs(partner.session, submitForReview);
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: partner.companyName })).toBeVisible();
  const pdfFiles = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/pdf')).length,
  );
  expect(pdfFiles, 'what draws a PDF is fetched with the first PDF').toBe(0);
  await openFromQueue(page, partner.companyName);
  await expect(page.getByRole('button', { name: 'Approve profile' })).toBeDisabled();
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByText(/^Assigned to /)).toBeVisible();
  await page.getByRole('button', { name: 'Show PAN' }).click();
  await expect(page.getByText(/^[A-Z]{5}\d{4}[A-Z]$/)).toBeVisible();
  await readPdf(page);

  // The first needed document that is not decided is open already, and optional ones are approved with the profile.
  const count = await countTaps(page);
  await page.goto('/backoffice/review');
  await openFromQueue(page, partner.companyName);
  await page.getByRole('button', { name: 'Accept: PAN card' }).click();
  await page.getByRole('button', { name: 'Approve profile' }).click();
  await expect(page.getByText(`${partner.companyName} is approved.`)).toBeVisible();
  count.expectAtMost(3);
  await expect(page.getByRole('row').filter({ hasText: partner.companyName })).toHaveCount(0);

  const code = aCode();
  await makeCoupon(page, code);
  const { customer } = await aFullCart({ inDays });
  const hers = await newPerson('phone');
  await Promise.all([inPlace(hers), enterAs(hers, customer)]);
  await hers.goto('/cart');
  await hers.getByRole('link', { name: 'Apply an offer or code' }).click();
  const offers = hers.getByRole('dialog', { name: 'Offers' });
  await expect(offers.getByRole('listitem').filter({ hasText: code })).toContainText('save ₹');
  await offers.getByLabel('Code').fill(code.toLowerCase());
  await offers.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(offers).toBeHidden();
  await expect(hers.getByRole('button', { name: 'Remove offer' })).toBeVisible();
  await expect(hers.getByRole('definition').filter({ hasText: '-₹' }).first()).toBeVisible();
  await hers.getByRole('button', { name: 'Remove offer' }).click();
  await expect(hers.getByRole('link', { name: 'Apply an offer or code' })).toBeVisible();

  await page.getByRole('button', { name: `End ${code}` }).click();
  const ending = page.getByRole('dialog', { name: `End ${code}` });
  await ending.getByLabel('Reason').fill('The week is over');
  await ending.getByRole('button', { name: 'End offer' }).click();
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('Ended');
  await expect(callAs(customer.session, applyOffer, { body: { code } })).rejects.toThrow('coupon_not_valid');

  expect((await page.request.get('/api/user/myprofile')).status()).toBe(401);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
});

test('a price beyond the usual range waits: its Admin cannot approve it, another one sees whom it affects and does', async ({
  page,
  newPerson,
}) => {
  const { priceId } = await aPriceToCome(60);
  await enterBackoffice(page);
  await page.goto('/backoffice/prices?standing=waiting');
  await expect(page.getByRole('row').filter({ hasText: 'Needs approval' }).first()).toBeVisible();
  await page.goto(`/backoffice/prices?standing=waiting&open=decide-${priceId}`);
  await expect(page.getByRole('button', { name: /^Review:/ })).toHaveCount(0);

  const hers = await newPerson('desk');
  await signIn(hers, secondDemoAdmin);
  await hers.goto(`/backoffice/prices?standing=waiting&open=decide-${priceId}`);
  const dialog = hers.getByRole('dialog');
  await expect(dialog.getByText('The price is well below the usual range.')).toBeVisible();
  await expect(dialog.getByText('Partners affected')).toBeVisible();
  await dialog.getByLabel('Reason').fill('x');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog.getByText('Enter a reason of a few words, at least 10 characters.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Agreed for one quiet day');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(hers.getByText(/is approved\.$/)).toBeVisible();
});

test('the back office begins with today: what waits, each with its list, and the figures', async ({
  page,
}) => {
  await enterBackoffice(page);
  await page.goto('/backoffice/');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  const figures = page.getByRole('region', { name: 'So far today' });
  await expect(figures.getByRole('link')).toHaveCount(5);
  const now = page.getByRole('region', { name: 'To do now' });
  await expect(now.getByRole('link').first().or(now.getByText('All done'))).toBeVisible();
  await expectAccessible(page, 'the first page of the back office');
  await figures.getByRole('link', { name: /^New accounts/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
});
