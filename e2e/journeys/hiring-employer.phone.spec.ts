import { applyForJob, seenOfJob } from '@nukkad/contract/hiring/application/application.api';
import { getOpenJob, listMyJobs } from '@nukkad/contract/hiring/job/job.api';
import { counterJobOffer, listJobOffers } from '@nukkad/contract/hiring/job-offer/job-offer.api';
import { callAs } from '../fixtures/api.ts';
import { aShortlisted, withOffer } from '../fixtures/candidate-steps.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aCandidate, aTitle, anOpenJob } from '../fixtures/open-jobs.ts';
import { lakshmi } from '../fixtures/people.ts';
import { aClerkOf } from '../fixtures/staff.ts';
import { sessionOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { writeJob } from './steps/hiring.ts';

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

test('of two who wait one is shortlisted in time, the other one rejected with a reason and taken back', async ({
  page,
}) => {
  const title = aTitle('Plumber for offices');
  const { jobId } = await anOpenJob({ title, question: 'Do you have your own tools?' });
  await Promise.all([anApplicant('Meena Devi', jobId), anApplicant('Salim Shaikh', jobId)]);
  await inPlace(page);
  await enterAs(page, lakshmi);
  await page.goto(`/hire-talent/jobs/${jobId}`);
  await expect(page.getByText('2 applicants are waiting for an answer')).toBeVisible();
  await page.getByRole('link', { name: 'Meena D.', exact: true }).click();
  await page.getByRole('button', { name: 'Shortlist', exact: true }).click();
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
  const { title } = await anOpenJob({ title: aTitle('Plumber for shops') });
  const { fullName } = await aCandidate('Vijay Kumar');
  await inPlace(page);
  await enterAs(page, lakshmi);
  await page.goto('/view-all-candidates?tradeId=plumber');
  await page
    .getByRole('link', { name: `Invite ${fullName.split(' ')[0]} K.` })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Job').selectOption({ label: title });
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invitation sent')).toBeVisible();
});

test('what a candidate asks for in place of an offer is read and agreed to', async ({ page }) => {
  const step = await aShortlisted(aTitle('Plumber for hotels'), 'Rekha Nair');
  await withOffer(step);
  const { applicationId, person } = step;
  const { items } = await callAs(person.session, listJobOffers, { query: { applicationId } });
  const { jobOfferId = '', version = 0, jobId = '' } = items[0] ?? {};
  await callAs(person.session, counterJobOffer, { body: { jobOfferId, version, wage: 27_000_00 } });
  await inPlace(page);
  await enterAs(page, lakshmi);
  await page.goto(`/hire-talent/jobs/${jobId}/applicants/${applicationId}`);
  await expect(page.getByText('Pay: ₹27,000 a month instead of ₹26,000 a month')).toBeVisible();
  await page.getByRole('link', { name: 'Agree' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByText('New letter sent')).toBeVisible();
  await expect(page.getByRole('article').getByText('₹27,000 a month')).toBeVisible();
});
