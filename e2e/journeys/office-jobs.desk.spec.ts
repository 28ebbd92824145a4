import { getJob } from '@nukkad/contract/hiring/job/job.api';
import { listOfficeSkills } from '@nukkad/contract/hiring/skill/skill-office.api';
import { callAsAdmin, enterBackoffice } from '../fixtures/admin.ts';
import { callAs } from '../fixtures/api.ts';
import { aHeldJob, aReportedJob } from '../fixtures/office-jobs.ts';
import { lakshmi } from '../fixtures/people.ts';
import { picture } from '../fixtures/picture.ts';
import { sessionOf } from '../fixtures/sign-in.ts';
import { type Page, expect, test } from '../fixtures/test.ts';

/** In letters alone, so that no other test's words come near. */
const ownWord = () =>
  `Zari${crypto
    .randomUUID()
    .replaceAll('-', '')
    .replaceAll(/[0-9]/g, (digit) => String.fromCodePoint(112 + Number(digit)))
    .slice(0, 8)}`;

async function fill(page: Page, name: string, trade: string) {
  const dialog = page.getByRole('dialog', { name: 'Add trade or skill' });
  await dialog.getByLabel('Name in English').fill(name);
  await dialog.getByLabel('Name in Hindi').fill('ज़री कारीगर');
  const spellings = dialog.getByLabel('Spellings (optional)');
  await spellings.fill('zardozi mistri');
  await spellings.press('Enter');
  if (trade) {
    await dialog.getByPlaceholder('Every trade').fill(trade);
    await page.getByRole('option', { name: trade }).click();
  } else await dialog.getByRole('radiogroup', { name: 'Kind' }).getByText('Trade').click();
  return dialog;
}

test('an Admin adds a trade and a skill of it, which are found by their spellings, and retires and restores them', async ({
  page,
}) => {
  const trade = ownWord();
  await enterBackoffice(page);
  await page.goto('/backoffice/skills?open=new');
  const adding = await fill(page, trade, '');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`“${trade}” saved. People see it now.`)).toBeVisible();

  await page.goto('/backoffice/skills?open=new');
  const skill = await fill(page, `${trade} border`, trade);
  await picture(page, 'new-skill');
  await skill.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`“${trade} border” saved. People see it now.`)).toBeVisible();

  await page.goto(`/backoffice/skills?q=${trade}`);
  const rows = page.getByRole('row').filter({ hasText: trade });
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: `Edit “${trade}”`, exact: true }).click();
  const editing = page.getByRole('dialog', { name: 'Edit trade' });
  await editing.getByRole('button', { name: 'Retire' }).click();
  await picture(page, 'retire');
  await editing.getByRole('button', { name: 'Yes, retire it' }).click();
  await expect(page.getByText(`“${trade}” is retired.`)).toBeVisible();
  await expect(rows.filter({ hasText: 'Retired' })).toHaveCount(1);

  await page.getByRole('button', { name: `Edit “${trade}”`, exact: true }).click();
  await editing.getByRole('button', { name: 'Put back in use' }).click();
  await editing.getByRole('button', { name: 'Yes, people can choose it again' }).click();
  await expect(page.getByText(`“${trade}” is back in use.`)).toBeVisible();
  const { items } = await callAsAdmin(listOfficeSkills, { query: { q: trade, kind: 'trade' } });
  expect(items).toMatchObject([{ isRetired: false, spellings: ['zardozi mistri'], skillCount: 1 }]);
});

test('a name that is taken and a missing name are said in the form, and nothing typed is lost', async ({
  page,
}) => {
  await enterBackoffice(page);
  await page.goto('/backoffice/skills?open=new');
  const dialog = await fill(page, 'Plumber', '');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('There is already an entry with this name.')).toBeVisible();
  await dialog.getByLabel('Name in English').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This cannot be empty.')).toBeVisible();
  await expect(dialog.getByLabel('Name in Hindi')).toHaveValue('ज़री कारीगर');
});

test('a job that asks candidates for money is on hold with the words it was found in, and its business reads why it was rejected', async ({
  page,
}) => {
  const title = `Plumber ${ownWord()}`;
  const { jobId } = await aHeldJob(title);
  await enterBackoffice(page);
  await page.goto('/backoffice');
  await page.getByRole('link', { name: /jobs? on hold$/ }).click();
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
  await page.goto(`/backoffice/jobs?queue=held&q=${encodeURIComponent(title)}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('Asks candidates for money');
  await row.getByRole('link', { name: title }).click();
  await expect(page.getByText('“registration fee”')).toBeVisible();
  await expect(page.getByText('₹24,000 – ₹28,000 a month')).toBeVisible();
  await picture(page, 'held-job');

  await page.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: `Reject “${title}”` });
  await dialog.getByLabel('Reason').fill('No');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Enter a reason of a few words, at least 10 characters.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Candidates may not be asked for a fee.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText(`“${title}” is rejected.`)).toBeVisible();
  await expect(page.getByText('Candidates may not be asked for a fee.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  const job = await callAs(await sessionOf(lakshmi), getJob, { query: { jobId } });
  expect(job).toMatchObject({ standing: 'Rejected', rejectReason: 'Candidates may not be asked for a fee.' });
});

test('a held job that is in order is approved and open at once; reports are dismissed, or take a job down', async ({
  page,
}) => {
  const [held, kept, taken] = [`Plumber ${ownWord()}`, `Plumber ${ownWord()}`, `Plumber ${ownWord()}`];
  const { jobId: heldId } = await aHeldJob(held);
  const { jobId: keptId } = await aReportedJob(kept);
  const { jobId: takenId } = await aReportedJob(taken);
  await enterBackoffice(page);
  const decide = async (jobId: string, press: string, said: string) => {
    await page.goto(`/backoffice/jobs/${jobId}`);
    await page.getByRole('button', { name: press }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Looked into it with the business.');
    await dialog.getByRole('button', { name: press }).click();
    await expect(page.getByText(said)).toBeVisible();
  };
  await decide(heldId, 'Approve', `“${held}” is approved.`);
  await decide(keptId, 'Dismiss reports', `Reports of “${kept}” dismissed.`);
  await expect(page.getByText('they asked me for ₹1,000')).toBeVisible();
  await expect(page.getByText('Dismissed', { exact: true })).toBeVisible();
  await decide(takenId, 'Take down', `“${taken}” is taken down.`);
  const standingOf = async (jobId: string) =>
    (await callAs(await sessionOf(lakshmi), getJob, { query: { jobId } })).standing;
  expect([await standingOf(heldId), await standingOf(keptId), await standingOf(takenId)]).toEqual([
    'Active',
    'Active',
    'Cancelled',
  ]);
});
