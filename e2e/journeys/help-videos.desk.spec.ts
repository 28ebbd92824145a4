import { enterBackoffice } from '../fixtures/admin.ts';
import { inPlace } from '../fixtures/enter.ts';
import { takenOver } from '../fixtures/taken-over.ts';
import { expect, test } from '../fixtures/test.ts';

test('an Admin writes and publishes a how-to video, a visitor finds it on the help page, and opening it is counted', async ({
  page,
  newPerson,
}) => {
  const office = await newPerson('desk');
  await enterBackoffice(office);
  await office.goto('/backoffice/videos');
  await office.getByRole('button', { name: 'Add video' }).first().click();
  await office.getByLabel('Title in English').fill('How to book a visit');
  await office.getByLabel('Title in Hindi').fill('विज़िट कैसे बुक करें');
  await office.getByLabel('Length in seconds').fill('65');
  await office.getByLabel('Page of the video').fill('https://videos.example/1');
  const save = office.getByRole('button', { name: 'Save draft' });
  await save.click();
  await expect(office.getByText('Enter an https address of YouTube or Vimeo.')).toBeVisible();
  await office.getByLabel('Page of the video').fill('https://www.youtube.com/watch?v=abcdefghijk');
  await save.click();
  await expect(office.getByText('Draft saved.')).toBeVisible();
  await office.getByRole('button', { name: 'Publish' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(office.getByText('Published.')).toBeVisible();

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
  await office.goto('/backoffice/videos');
  await expect(
    office.getByRole('row', { name: /How to book a visit/ }).getByText('1', { exact: true }),
  ).toBeVisible();
});
