import { applyForJob, moveApplication, seenOfJob } from '@nukkad/contract/hiring/application/application.api';
import { getOpenJob, listMyJobs } from '@nukkad/contract/hiring/job/job.api';
import { counterJobOffer, listJobOffers } from '@nukkad/contract/hiring/job-offer/job-offer.api';
import { callAs } from '../fixtures/api.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aCandidate, aTitle, anOpenJob } from '../fixtures/open-jobs.ts';
import { lakshmi } from '../fixtures/people.ts';
import { aClerkOf } from '../fixtures/staff.ts';
import { sessionOf } from '../fixtures/sign-in.ts';
import { type Page, expect, test } from '../fixtures/test.ts';
import { navigate } from '../pages/walk.ts';

/** All three steps, by taps and typing; ends at the preview. */
async function writeJob(page: Page, title: string): Promise<void> {
  const next = page.getByRole('button', { name: 'Continue' });
  await page.getByRole('combobox', { name: 'Job title' }).fill('nal mistri');
  const found = page.getByRole('listbox', { name: 'Job title' });
  await found.getByRole('option', { name: 'Plumber', exact: true }).click();
  await page.getByLabel('Heading of the job').fill(title);
  await page.getByLabel('What the person will do').fill('Repair taps, pipes and tanks in homes.');
  await next.click();
  await expect(page.getByRole('heading', { name: 'Pay and place' })).toBeFocused();
  await page.getByLabel('PIN code of the workplace').fill('560038');
  await page.getByLabel('Pay from').fill('28000');
  await page.getByLabel('Up to').fill('32000');
  await next.click();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByLabel('Question 1').fill('Do you have your own tools?');
  await next.click();
  await expect(page.getByText('Candidates see your job like this.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('₹28,000 – ₹32,000 a month');
}

/** A new person, with a yes to each question. */
async function anApplicant(fullName: string, jobId: string): Promise<void> {
  const { session } = await aCandidate(fullName);
  const open = await callAs(session, getOpenJob, { query: { jobId } });
  const answers = open.questions.map(({ questionId }) => ({ questionId, answer: 'yes' }));
  await callAs(session, applyForJob, { body: { jobId, answers, seen: seenOfJob(open) } });
}

const jobNamed = async (q: string): Promise<string> => {
  const { items } = await callAs(await sessionOf(lakshmi), listMyJobs, { query: { q } });
  return items[0]?.jobId ?? '';
};

test('a job is posted in three steps, applicants come, one is shortlisted, another one rejected with a reason and taken back', async ({
  page,
}) => {
  test.slow();
  await inPlace(page);
  await enterAs(page, lakshmi);
  await page.goto('/hire-talent/post-job');
  const title = aTitle('Plumber for offices');
  await writeJob(page, title);
  // What was typed is kept on the device.
  await page.reload();
  await expect(page.getByRole('main')).toContainText(title);
  await page.getByRole('button', { name: 'Publish job' }).click();
  await expect(page.getByRole('heading', { name: 'Your job is live' })).toBeVisible();
  await page.getByRole('link', { name: 'View job' }).click();
  await expect(page.getByRole('timer')).toContainText('left to shortlist');
  await expect(page.getByText('No candidates yet')).toBeVisible();

  const jobId = await jobNamed(title);
  await anApplicant('Meena Devi', jobId);
  await anApplicant('Salim Shaikh', jobId);
  await page.reload();
  await expect(page.getByText('2 applicants are waiting for an answer')).toBeVisible();
  await page.getByRole('link', { name: 'Meena D.', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Match' })).toBeVisible();
  await expect(page.getByText('Do you have your own tools?')).toBeVisible();
  await page.getByRole('button', { name: 'Shortlist' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meena Devi' })).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('Kept: first shortlist within 72 hours')).toBeVisible();

  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await page.getByRole('link', { name: /^Reject: Salim/ }).click();
  const dialog = page.getByRole('dialog');
  const reject = dialog.getByRole('button', { name: 'Reject' });
  await expect(reject).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Lives too far away' }).check();
  await reject.click();
  await expect(page.getByText('Applicant rejected')).toBeVisible();
  await page.getByRole('button', { name: /^Take back: Salim/ }).click();
  await expect(page.getByText('Rejection taken back')).toBeVisible();
});

test('staff who may only post a job finish it, and see what became of it', async ({ page }) => {
  const clerk = await aClerkOf(lakshmi, 'Farah Khan', ['hireTalent.create']);
  await inPlace(page);
  await enterAs(page, clerk);
  await page.goto('/hire-talent/post-job');
  const title = aTitle('Plumber for schools');
  await writeJob(page, title);
  await page.getByRole('button', { name: 'Publish job' }).click();
  await expect(page.getByRole('heading', { name: 'Your job is live' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View job' })).toHaveCount(0);
  expect(await jobNamed(title)).not.toBe('');
});

test('a candidate is found and invited once', async ({ page }) => {
  await inPlace(page);
  await enterAs(page, lakshmi);
  const { fullName } = await aCandidate('Vijay Kumar');
  const title = aTitle('Plumber for shops');
  await page.goto('/hire-talent/post-job');
  await writeJob(page, title);
  await page.getByRole('button', { name: 'Publish job' }).click();
  await expect(page.getByRole('heading', { name: 'Your job is live' })).toBeVisible();
  await navigate(page, '/view-all-candidates?tradeId=plumber');
  await page
    .getByRole('link', { name: `Invite ${fullName.split(' ')[0]} K.` })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Job').selectOption({ label: title });
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invitation sent')).toBeVisible();
});

test('an offer is written, read as its letter and sent; what the candidate asks for is agreed to', async ({
  page,
}) => {
  const [owner, { session }] = await Promise.all([sessionOf(lakshmi), aCandidate('Rekha Nair')]);
  const { jobId, title } = await anOpenJob({ title: aTitle('Plumber for hotels') });
  const open = await callAs(session, getOpenJob, { query: { jobId } });
  const { applicationId, version } = await callAs(session, applyForJob, {
    body: { jobId, answers: [], seen: seenOfJob(open) },
  });
  await callAs(owner, moveApplication, { body: { applicationId, version, verb: 'shortlist' } });

  await inPlace(page);
  await enterAs(page, lakshmi);
  await page.goto(`/hire-talent/jobs/${jobId}/applicants/${applicationId}`);
  await page.getByRole('link', { name: 'Make an offer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Position')).toHaveValue(title);
  await dialog.getByLabel('Pay', { exact: true }).fill('25000');
  await dialog.getByLabel('Place of work').fill('');
  await dialog.getByRole('button', { name: 'Preview letter' }).click();
  await expect(dialog.getByLabel('Place of work')).toBeFocused();
  await dialog.getByLabel('Place of work').fill('Indiranagar');
  await dialog.getByRole('button', { name: 'Preview letter' }).click();
  await expect(dialog.getByText(/Dear Rekha Nair, we are pleased to offer you/)).toBeVisible();
  await expect(dialog.getByText('₹25,000 a month')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send offer to Rekha Nair' }).click();
  await expect(page.getByText('Offer sent. We’ll notify you of the answer.')).toBeVisible();
  await expect(page.getByText(/The candidate can answer until/)).toBeVisible();

  const { items } = await callAs(session, listJobOffers, { query: { applicationId } });
  const { jobOfferId = '', version: read = 0 } = items[0] ?? {};
  await callAs(session, counterJobOffer, { body: { jobOfferId, version: read, wage: 27_000_00 } });
  await page.reload();
  await expect(page.getByText('Pay: ₹27,000 a month instead of ₹25,000 a month')).toBeVisible();
  await page.getByRole('link', { name: 'Agree' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByText('New letter sent')).toBeVisible();
  await expect(page.getByRole('article').getByText('₹27,000 a month')).toBeVisible();
});
