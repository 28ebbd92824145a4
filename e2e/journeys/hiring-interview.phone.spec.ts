import { enterAs, inPlace } from '../fixtures/enter.ts';
import { anAcceptedRound } from '../fixtures/interviews.ts';
import { aTitle, anOpenJob } from '../fixtures/open-jobs.ts';
import { lakshmi } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('Lakshmi keeps an interview in her calendar and cancels it', async ({ page }) => {
  const { jobId } = await anOpenJob({ title: aTitle('Plumber for hostels') });
  const { interviewId } = await anAcceptedRound('Kavya Gowda', jobId);
  await inPlace(page);
  await enterAs(page, lakshmi);
  await page.goto(`/hire-talent/interviews/${interviewId}`);
  await expect(page.getByRole('main')).toContainText('The candidate confirmed this time.');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Calendar file' }).click();
  expect((await saving).suggestedFilename()).toBe('interview.ics');
  await page.getByRole('link', { name: 'Cancel interview' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why? (optional)').fill('The owner is ill.');
  await dialog.getByRole('button', { name: 'Cancel interview' }).click();
  await expect(page.getByRole('main')).toContainText('It was cancelled.');
  await page.goto('/hire-talent/interviews?tab=over');
  await expect(page.getByRole('main')).toContainText('Kavya Gowda');
});
