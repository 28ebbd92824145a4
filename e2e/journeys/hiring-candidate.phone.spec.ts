import { inviteCandidate, listAppliedJobs } from '@nukkad/contract/hiring/application/application.api';
import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { callAs } from '../fixtures/api.ts';
import { enterAs, inPlace, logIn } from '../fixtures/enter.ts';
import { aCandidate, aJobseeker, aTitle, anOpenJob } from '../fixtures/open-jobs.ts';
import { lakshmi, lakshmisShop, someNumber } from '../fixtures/people.ts';
import { picture } from '../fixtures/picture.ts';
import { aCustomer, sessionOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ page }) => inPlace(page));

test('Sunita says what she does by taps, finds a job, applies with an answer, and withdraws it in the tracker', async ({
  page,
}) => {
  const title = aTitle('Plumber for homes');
  await anOpenJob({ title, question: 'Do you have your own tools?' });
  await enterAs(page, await aJobseeker());
  await page.goto('/candidate/profile');
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  const goOn = () => page.getByRole('button', { name: 'Save and continue' }).click();
  const heading = (name: string) => expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByLabel('Plumber', { exact: true }).check();
  await picture(page, 'profile-work');
  await goOn();
  await heading('What can you do?');
  await page.getByLabel('Pipe fitting').check();
  await picture(page, 'profile-skills');
  await goOn();
  await heading('Experience and education');
  await page.getByLabel('3 to 5 years').check();
  await page.getByLabel('ITI').check();
  await picture(page, 'profile-past');
  await goOn();
  await heading('What pay do you expect?');
  await page.getByRole('button', { name: '₹22,000' }).click();
  await picture(page, 'profile-pay');
  await goOn();
  await heading('Where do you want to work?');
  await expect(page.getByLabel('PIN code where you live')).toHaveValue('560038');
  await page.getByLabel('Up to 10 km').check();
  await picture(page, 'profile-place');
  await goOn();
  await heading('When can you work?');
  await page.getByLabel('Right away').check();
  await page.getByLabel('Day shift').check();
  await page.getByLabel('Hindi').check();
  await picture(page, 'profile-time');
  await goOn();
  await heading('A few words about you');
  await picture(page, 'profile-about');
  await page.getByRole('link', { name: 'Skip', exact: true }).click();
  await expect(page.getByText(/% complete/)).toBeVisible();
  await picture(page, 'profile');

  await page.getByRole('link', { name: 'Jobs', exact: true }).first().click();
  await page.getByLabel('Search jobs').fill(title.replace('Plumber', 'plumbar'));
  await picture(page, 'find-jobs');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await picture(page, 'open-job');
  await page.getByRole('link', { name: 'Apply', exact: true }).click();
  await page.getByLabel('Yes').check();
  await picture(page, 'apply');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Application sent.')).toBeVisible();
  await expect(page.getByText(`${lakshmisShop} answers by`)).toBeVisible();
  await picture(page, 'own-application');
  await page.getByRole('link', { name: 'View job' }).click();
  await page.getByRole('link', { name: 'View your application' }).click();
  await expect(page.getByText(`${lakshmisShop} answers by`)).toBeVisible();

  await page.getByRole('link', { name: 'Applications', exact: true }).first().click();
  const card = page.getByRole('listitem').filter({ hasText: title });
  await expect(card).toContainText('Applied');
  await picture(page, 'tracker');
  await card.getByRole('link', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(card).toContainText('Withdrawn');
});

test('a candidate who was invited accepts by applying, and declines another job', async ({ page }) => {
  const [wanted, other] = [aTitle('Plumber, morning'), aTitle('Plumber, nights')];
  const jobs = await Promise.all([anOpenJob({ title: wanted }), anOpenJob({ title: other })]);
  const person = await aCandidate('Farida Bano');
  const owner = await sessionOf(lakshmi);
  const { userId } = await callAs(person.session, getMyProfile);
  for (const { jobId } of jobs)
    await callAs(owner, inviteCandidate, { body: { jobId, userId, words: 'We liked your profile.' } });
  await enterAs(page, person);
  await page.goto('/candidate?tab=invited');
  const cardOf = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect(cardOf(wanted)).toContainText('invited you');
  await picture(page, 'invitations');
  await cardOf(other).getByRole('link', { name: 'Decline' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(cardOf(other)).toBeHidden();
  await cardOf(wanted).getByRole('link', { name: 'Accept and apply' }).click();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Application sent.')).toBeVisible();
  const { items } = await callAs(person.session, listAppliedJobs, { query: {} });
  expect(items.map(({ jobTitle, status }) => [jobTitle, status]).toSorted()).toEqual(
    [
      [other, 'Rejected'],
      [wanted, 'Pending'],
    ].toSorted(),
  );
});

test('a customer who wants to apply becomes a job seeker by one press, and is led to the profile first', async ({
  page,
}) => {
  const { jobId } = await anOpenJob({ title: aTitle('Plumber, weekends') });
  await enterAs(page, await aCustomer());
  await page.goto(`/jobs/${jobId}`);
  await page.getByRole('link', { name: 'Apply', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Continue as a job seeker' })).toBeVisible();
  await picture(page, 'look-for-work');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Complete your profile first')).toBeVisible();
  await picture(page, 'profile-first');
});

test('a visitor signs up from a job as a job seeker and comes back to it', async ({ page }) => {
  const { jobId } = await anOpenJob({ title: aTitle('Plumber, Sundays') });
  await page.goto(`/jobs/${jobId}`);
  await page.getByRole('link', { name: 'Apply', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, { fullName: '', mobileNumber: someNumber() });
  await expect(page).toHaveURL(new RegExp(`/candidate/apply/${jobId}$`));
});

test('one tap hides the profile from all businesses, another one brings it back', async ({ page }) => {
  await enterAs(page, await aCandidate());
  await page.goto('/candidate/profile');
  await page.getByRole('button', { name: 'Hide my profile from all' }).click();
  await expect(page.getByText('No business finds your profile now.')).toBeVisible();
  await picture(page, 'profile-hidden');
  await page.getByRole('button', { name: 'Show my profile again' }).click();
  await expect(page.getByLabel('Businesses that are hiring')).toBeChecked();
});
