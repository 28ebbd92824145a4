import { applyForJob, seenOfJob } from '@nukkad/contract/hiring/application/application.api';
import { getOpenJob } from '@nukkad/contract/hiring/job/job.api';
import { callAs } from '../fixtures/api.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aCandidate, aTitle, anOpenJob } from '../fixtures/open-jobs.ts';
import { lakshmi } from '../fixtures/people.ts';
import { aClerkOf } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

test('a job is kept to one clerk, who reads the note on its applicant and answers it; another clerk finds neither', async ({
  page,
  newPerson,
}) => {
  const [chosen, other, { session }] = [
    await aClerkOf(lakshmi, 'Chitra Rao', ['hireTalent.view']),
    await aClerkOf(lakshmi, 'Omkar Das', ['hireTalent.view']),
    await aCandidate('Meena Devi'),
  ];
  const { jobId, title } = await anOpenJob({ title: aTitle('Plumber for palaces') });
  const open = await callAs(session, getOpenJob, { query: { jobId } });
  const { applicationId } = await callAs(session, applyForJob, {
    body: { jobId, answers: [], seen: seenOfJob(open) },
  });

  await inPlace(page);
  await enterAs(page, lakshmi);
  await page.goto(`/hire-talent/jobs/${jobId}/edit?step=preview`);
  await page.getByRole('radio', { name: 'Only people you choose' }).check();
  await page
    .getByRole('checkbox', { name: /^Chitra Rao/ })
    .last()
    .check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('In your team, only the owner and Chitra Rao see this job.')).toBeVisible();
  await page.getByRole('link', { name: 'Meena D.', exact: true }).click();
  await page.getByRole('link', { name: 'Notes', exact: true }).click();
  await expect(page.getByText('No notes yet')).toBeVisible();
  await page.getByLabel('New note').fill('Knows hotels. Can you call her?');
  await page.getByRole('checkbox', { name: 'Chitra Rao' }).check();
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Mentions: Chitra Rao')).toBeVisible();
  await expect(page.getByLabel('New note')).toHaveValue('');

  const hers = await newPerson('phone');
  await inPlace(hers);
  await enterAs(hers, chosen);
  await hers.goto(`/hire-talent/jobs/${jobId}/applicants/${applicationId}?tab=notes`);
  await expect(hers.getByText('Knows hotels. Can you call her?')).toBeVisible();
  await expect(hers.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await hers.getByLabel('New note').fill('I will call on Monday.');
  await hers.getByRole('button', { name: 'Add note' }).click();
  await hers.getByRole('link', { name: 'Edit', exact: true }).click();
  const dialog = hers.getByRole('dialog');
  await dialog.getByLabel('Note').fill('I will call her on Tuesday.');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(hers.getByText('I will call her on Tuesday.')).toBeVisible();

  const his = await newPerson('phone');
  await inPlace(his);
  await enterAs(his, other);
  await his.goto(`/hire-talent/jobs?q=${encodeURIComponent(title)}`);
  await expect(his.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(his.getByText(title)).toHaveCount(0);
  await his.goto(`/hire-talent/jobs/${jobId}`);
  await expect(his.getByText('Resource is not available')).toBeVisible();
});
