import { withdrawCandidate } from '@nukkad/contract/hiring/candidate/candidate.api';
import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { getApplication } from '@nukkad/contract/hiring/application/application.api';
import { callAs } from '../fixtures/api.ts';
import { aShortlisted } from '../fixtures/candidate-steps.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aCandidate, aTitle, anOpenJob } from '../fixtures/open-jobs.ts';
import { lakshmi } from '../fixtures/people.ts';
import { picture } from '../fixtures/picture.ts';
import { aSecondAccount } from '../fixtures/same-person.ts';
import { sessionOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('Lakshmi saves a candidate with tags, finds them by one, and no longer once they withdraw', async ({
  page,
}) => {
  await anOpenJob({ title: aTitle('Plumber for clinics') });
  const { session } = await aCandidate('Zeenat Parveen');
  const { userId } = await callAs(session, getMyProfile);
  const tag = `Tag ${userId.slice(-6)}`;
  await inPlace(page);
  await enterAs(page, lakshmi);
  await page.goto(`/view-all-candidates/${userId}`);
  await page.getByRole('link', { name: 'Save to talent pool' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tags').fill(`${tag}, Sundays`);
  await dialog.getByLabel('Why').fill('Fast with old pipes.');
  await picture(page, 'talent-keep');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved to your talent pool')).toBeVisible();
  await expect(page.getByText(`${tag} · Sundays`)).toBeVisible();
  await page.goto(`/hire-talent/pool?tag=${encodeURIComponent(tag)}`);
  await expect(page.getByRole('link', { name: 'Zeenat P.', exact: true })).toBeVisible();
  await picture(page, 'talent-pool');
  await page.getByRole('link', { name: 'Invite Zeenat P.' }).click();
  await expect(page.getByRole('dialog')).toContainText('Zeenat P.');
  await callAs(session, withdrawCandidate);
  await page.goto(`/hire-talent/pool?tag=${encodeURIComponent(tag)}`);
  await expect(page.getByRole('heading', { name: 'Talent pool' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zeenat P.', exact: true })).toHaveCount(0);
});

test('two applicants with one number are joined by Lakshmi, read as one history, and separated again', async ({
  page,
}) => {
  const first = await aShortlisted(aTitle('Plumber for lakes'), 'Ganesh Pillai');
  const second = await aSecondAccount(first, aTitle('Plumber for tanks'), 'Ganesan Pillai');
  const { jobId } = await callAs(await sessionOf(lakshmi), getApplication, {
    query: { applicationId: first.applicationId },
  });
  await inPlace(page);
  await enterAs(page, lakshmi);
  await page.goto(`/hire-talent/jobs/${jobId}/applicants/${first.applicationId}`);
  await expect(page.getByRole('heading', { name: 'May be the same person' })).toBeVisible();
  await picture(page, 'same-person');
  await page.getByRole('button', { name: 'Same person: Ganesan Pillai' }).click();
  await expect(page.getByText('Applications are shown together')).toBeVisible();
  const earlier = page.locator(`a[href*="${second.applicationId}"]`);
  await expect(earlier).toHaveCount(2);
  await picture(page, 'same-person-joined');
  await page.getByRole('button', { name: 'Separate from Ganesan Pillai' }).click();
  await expect(page.getByText('Applications are separate again')).toBeVisible();
  await expect(earlier).toHaveCount(1);
});
