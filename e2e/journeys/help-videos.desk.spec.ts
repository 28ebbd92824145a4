import { enterBackoffice } from '../fixtures/admin.ts';
import { inPlace } from '../fixtures/enter.ts';
import { takenOver } from '../fixtures/taken-over.ts';
import { expect, test } from '../fixtures/test.ts';

test('an Admin adds a how-to video, a visitor finds it on the help page, and opening it is counted', async ({
  page,
  newPerson,
}) => {
  const office = await newPerson('desk');
  await enterBackoffice(office);
  await office.goto('/backoffice/videos');
  await office.getByRole('button', { name: 'Add video' }).first().click();
  const dialog = office.getByRole('dialog', { name: 'Add video' });
  await dialog.getByLabel('Title in English').fill('How to book a visit');
  await dialog.getByLabel('Title in Hindi').fill('विज़िट कैसे बुक करें');
  await dialog.getByLabel('Address').fill('https://videos.example/1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter an https address of YouTube or Vimeo.')).toBeVisible();
  await dialog.getByLabel('Address').fill('https://www.youtube.com/watch?v=abcdefghijk');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('“How to book a visit” saved.')).toBeVisible();

  // The video service is not asked for anything.
  await page.context().route('https://www.youtube.com/**', (route) => route.fulfill({ body: 'A video.' }));
  await inPlace(page);
  const video = page.getByRole('link', { name: /^How to book a visit/ });
  // A public page may be some seconds old.
  await expect(async () => {
    await page.goto('/help/faqs');
    await expect(video).toBeVisible({ timeout: 1_000 });
  }).toPass();
  // Until then the link leads there, and nothing counts it.
  await takenOver(page);
  const opened = page.context().waitForEvent('page');
  const counted = page.waitForResponse('**/api/demo_videos/views');
  await video.click();
  expect((await opened).url()).toBe('https://www.youtube.com/watch?v=abcdefghijk');
  expect((await counted).status()).toBe(200);
  await office.reload();
  await expect(
    office.getByRole('row', { name: /How to book a visit/ }).getByText('1', { exact: true }),
  ).toBeVisible();
});
