import { anAssignedBooking, detailsOf } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { ramesh } from '../fixtures/people.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

/** Specification section 8, "Other permissions". The browser refuses; nothing in these tests types the dialog's address. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Chromium refuses every permission that is not among those granted; what was granted before is taken back. */
async function grantOnly(page: Page, permissions: string[]): Promise<void> {
  await page.context().clearPermissions();
  await page.context().grantPermissions(permissions);
}

async function expectPrompt(page: Page, thing: 'Camera' | 'Photos' | 'Notification'): Promise<void> {
  const word = thing.toLowerCase();
  const prompt = page.getByRole('dialog', { name: `${thing} Access` });
  await expect(prompt).toContainText(`Please allow ${word} access to get ${word} based features.`);
  await prompt.getByRole('button', { name: 'Close' }).last().click();
  await expect(prompt).toBeHidden();
}

/** The professional at the step where photos are taken before the work. */
async function atThePhotos(page: Page): Promise<void> {
  const booked = await anAssignedBooking({ inDays: 10 });
  const code = (await detailsOf(booked)).startCode ?? '';
  await enterAs(page, ramesh);
  await page.goto(`/sub-user/bookings/${booked.bookingId}?step=start`);
  await page.getByLabel('Start OTP').fill(code);
  await expect(page.getByRole('heading', { name: 'Photos before' })).toBeVisible();
}

test('the tap on "Add photo" opens the camera prompt where the browser refuses the camera, and no prompt where it does not', async ({
  page,
}) => {
  await atThePhotos(page);
  const add = page.getByText('Add photo');
  await grantOnly(page, ['camera']);
  const chooser = page.waitForEvent('filechooser');
  await add.click();
  await chooser;
  await expect(page.getByRole('dialog', { name: 'Camera Access' })).toHaveCount(0);
  await grantOnly(page, ['geolocation']);
  await add.click();
  await expectPrompt(page, 'Camera');
});

test('a photo that the device does not let the browser read opens the photos prompt and is not listed', async ({
  page,
}) => {
  // As a phone answers that keeps its photos from the browser: the file has a name, and no bytes can be read.
  await page.addInitScript(() => {
    Blob.prototype.arrayBuffer = () =>
      Promise.reject(new DOMException('The file could not be read.', 'NotReadableError'));
  });
  await atThePhotos(page);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'leak.png', mimeType: 'image/png', buffer: picture });
  await expectPrompt(page, 'Photos');
  await expect(page.getByRole('img', { name: 'leak.png' })).toHaveCount(0);
});

test('notifications in the app: wanted and refused opens the prompt; wanted and allowed does not', async ({
  page,
}) => {
  await inPlace(page);
  await enterAs(page, await aCustomer());
  await grantOnly(page, ['geolocation']);
  await page.goto('/profile/notifications');
  const offers = page.getByRole('checkbox', { name: 'Offers: Push' });
  const wasOn = await offers.isChecked();
  if (wasOn) {
    await offers.click();
    await expect(offers).not.toBeChecked();
    await expect(offers).toBeEnabled();
  }
  await offers.click();
  await expectPrompt(page, 'Notification');
  await expect(offers).toBeChecked();
  await expect(offers).toBeEnabled();
  await offers.click();
  await expect(offers).not.toBeChecked();
  await expect(offers).toBeEnabled();
  await grantOnly(page, ['notifications']);
  await offers.click();
  await expect(offers).toBeChecked();
  await expect(page.getByRole('dialog', { name: 'Notification Access' })).toHaveCount(0);
});
