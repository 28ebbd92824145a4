import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aCandidate, aTitle, anOpenJob } from '../fixtures/open-jobs.ts';
import { lakshmi } from '../fixtures/people.ts';
import { aProvenApplicant } from '../fixtures/work-records.ts';
import { picture } from '../fixtures/picture.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ page }) => inPlace(page));

test('a job seeker saves a search with alerts, opens it again, turns alerts off and removes it', async ({
  page,
}) => {
  await enterAs(page, await aCandidate('Farida Begum'));
  await page.goto('/all-jobs?q=plumber');
  await page.getByRole('link', { name: 'Save search and get alerts' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('at most once a day');
  await picture(page, 'save-search');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByText('Search saved.')).toBeVisible();
  await page.goto('/candidate/searches');
  const card = page.getByRole('listitem').filter({ hasText: 'plumber' });
  await picture(page, 'saved-searches');
  await card.getByText('Alerts', { exact: true }).click();
  await expect(card.getByRole('switch')).not.toBeChecked();
  await card.getByRole('link', { name: 'View jobs' }).click();
  await expect(page).toHaveURL(/q=plumber.*from=alert/);
  await expect(page.getByLabel('Search jobs')).toHaveValue('plumber');
  await page.goto('/candidate/searches');
  await card.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No saved searches yet')).toBeVisible();
});

test('a job seeker asks before applying, Lakshmi answers for everyone, and the page of the job shows it', async ({
  page,
  newPerson,
}) => {
  const title = aTitle('Plumber for hostels');
  const { jobId } = await anOpenJob({ title });
  const asker = await aCandidate('Ravi Teja');
  await enterAs(page, asker);
  await page.goto(`/jobs/${jobId}`);
  await page.getByRole('link', { name: 'Ask a question' }).click();
  await page.getByRole('dialog').getByLabel('Your question').fill('Is food given during the shift?');
  await picture(page, 'ask-about-job');
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByText('Not answered yet.')).toBeVisible();

  const owners = await newPerson('phone');
  await inPlace(owners);
  await enterAs(owners, lakshmi);
  await owners.goto(`/hire-talent/jobs/${jobId}`);
  await owners.getByRole('link', { name: '1 question to answer' }).click();
  await expect(owners.getByText('Is food given during the shift?')).toBeVisible();
  await picture(owners, 'job-questions');
  await owners.getByRole('link', { name: 'Answer', exact: true }).click();
  await owners.getByRole('dialog').getByLabel('Answer', { exact: true }).fill('Yes, lunch and tea.');
  await picture(owners, 'answer-question');
  await owners.getByRole('button', { name: 'Send answer' }).click();
  await expect(owners.getByText('Answer sent.')).toBeVisible();

  await owners.goto(`/jobs/${jobId}`);
  await expect(owners.getByText('Yes, lunch and tea.')).toBeVisible();
  await page.goto(`/jobs/${jobId}`);
  await expect(page.getByText('Your question', { exact: true })).toBeVisible();
  await picture(page, 'job-answered');
  await page.getByRole('link', { name: 'All your questions' }).click();
  const asked = page.getByRole('listitem').filter({ hasText: title });
  await expect(asked.getByText('Answered', { exact: true })).toBeVisible();
  await expect(asked.getByText('Yes, lunch and tea.')).toBeVisible();
  await picture(page, 'own-questions');
  await asked.getByRole('link', { name: 'View job' }).click();
  await expect(page).toHaveURL(new RegExp(jobId));
});

test('a professional shares the work record along with an application, once they choose it', async ({
  page,
}) => {
  const { person } = await aProvenApplicant('Nagaraj Gowda');
  const { jobId } = await anOpenJob({ title: aTitle('Plumber for schools') });
  await enterAs(page, person);
  await page.goto(`/candidate/apply/${jobId}`);
  const choice = page.getByRole('switch', { name: 'Share your verified work record' });
  await expect(choice).not.toBeChecked();
  await page.getByText('What is shared').click();
  await expect(page.getByText('Jobs confirmed by employers')).toBeVisible();
  await choice.check();
  await picture(page, 'apply-record');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page).toHaveURL(/candidate\/applications/);
  await expect(page.getByText('Shared', { exact: true })).toBeVisible();
});
