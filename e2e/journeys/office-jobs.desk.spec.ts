import { listOfficeSkills } from '@nukkad/contract/hiring/skill/skill-office.api';
import { callAsAdmin, enterBackoffice } from '../fixtures/admin.ts';
import { picture } from '../fixtures/picture.ts';
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
  await dialog.getByLabel('Spellings (optional)').fill('zardozi mistri,');
  if (trade) {
    await dialog.getByLabel('Trade', { exact: true }).last().fill(trade);
    await page.getByRole('option', { name: trade }).click();
  } else await dialog.getByText('Trade', { exact: true }).click();
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
