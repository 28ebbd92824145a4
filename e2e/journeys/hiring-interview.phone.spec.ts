import { acceptInterview, getInterview } from '@nukkad/contract/hiring/interview/interview.api';
import { callAs } from '../fixtures/api.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aShortlisted } from '../fixtures/interviews.ts';
import { aTitle, anOpenJob } from '../fixtures/open-jobs.ts';
import { lakshmi } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('Lakshmi offers two of her free times on the phone, sees which one was chosen, keeps it in her calendar and cancels', async ({
  page,
}) => {
  const { jobId } = await anOpenJob({ title: aTitle('Plumber for hostels') });
  const { candidate, applicationId } = await aShortlisted('Kavya Gowda', jobId);
  await inPlace(page);
  await enterAs(page, lakshmi);
  await page.goto(`/hire-talent/jobs/${jobId}/applicants/${applicationId}`);
  await page.getByRole('link', { name: 'Propose interview' }).click();
  await page.getByLabel('Address').fill('12, 100 Feet Road, Indiranagar');
  const send = page.getByRole('button', { name: 'Propose interview' });
  await expect(send).toBeDisabled();
  // Of the last day that is shown, at which other tests want nothing.
  const days = page.getByRole('group', { name: 'Which day?' });
  await days.getByRole('radio').last().check({ force: true });
  const free = page.getByRole('group', { name: /^Free times on/ }).getByRole('checkbox');
  const some = Math.floor(Math.random() * ((await free.count()) - 1));
  await free.nth(some).check();
  await free.nth(some + 1).check();
  await send.click();
  await expect(page).toHaveURL(/\/hire-talent\/interviews\//);
  await expect(page.getByRole('main')).toContainText('The candidate chooses one of your times.');
  const interviewId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { version, times } = await callAs(candidate.session, getInterview, { query: { interviewId } });
  await callAs(candidate.session, acceptInterview, {
    body: { interviewId, version, startsAt: times[1]?.startsAt ?? '' },
  });
  // Told by the socket: the page is not loaded again.
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
