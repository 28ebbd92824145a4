import * as leavings from '@nukkad/contract/people/leaving/leaving.api';
import { coolCareOwner } from '../fixtures/people.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aColleague } from '../fixtures/leavings.ts';
import { callAs } from '../fixtures/api.ts';
import { daysAhead } from '../fixtures/days.ts';
import { sessionOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('The owner copies a ready-made text, mends the mistake that is named with its line, and makes a draft of it that Ravi signs', async ({
  page,
}) => {
  const ravi = await aColleague('Ravi Kumar', coolCareOwner);
  await inPlace(page);
  await enterAs(page, coolCareOwner);
  await page.goto('/templates');
  const card = page.getByRole('listitem').filter({ hasText: 'Confidentiality agreement' });
  await card.getByRole('link', { name: 'Copy and edit' }).click();

  const name = `Our agreement ${Date.now()}`;
  await page.getByLabel('Name', { exact: true }).fill(name);
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('Dear {{ employee.nickname }},\n\nplease sign.');
  await expect(page.getByText('Line 1: employee.nickname isn’t a field.')).toBeVisible();
  await text.fill('Dear {{ employee.name }},\n\nplease sign:\n\n');
  await page.getByText('Insert a field or a place to sign').click();
  await page.getByRole('button', { name: 'Signature: The employee' }).click();
  await expect(text).toHaveValue(/\[\[sign: employee\]\]$/);
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();

  await page.goto(`/people/employees/${ravi.employeeId}`);
  await page.getByRole('link', { name: 'Create document' }).click();
  await page.getByLabel('Document', { exact: true }).selectOption({ label: 'Confidentiality agreement' });
  await page.getByLabel('Template', { exact: true }).selectOption({ label: name });
  await expect(page.getByLabel('For', { exact: true })).toHaveValue(ravi.employeeId);
  await page.getByRole('button', { name: 'Send for signing' }).click();
  await expect(page).toHaveURL(/signing\/[0-9a-f-]{36}\/fields/);
  await expect(page.getByText('Ravi Kumar').first()).toBeVisible();
});

/** Ravi's last day is agreed on, and nothing of his is left to hand over. */
async function aLeaving(): Promise<string> {
  const { employeeId } = await aColleague('Ravi Kumar', coolCareOwner);
  const session = await sessionOf(coolCareOwner);
  const body = { employeeId, lastDayOn: daysAhead(3), shortNotice: 'waived' as const };
  const { leavingId, version } = await callAs(session, leavings.endEmployment, { body });
  await callAs(session, leavings.moveLeaving, { body: { leavingId, version, verb: 'clear' } });
  return employeeId;
}

test('The owner uses a template for experience letters, is told of the place to sign that is missing, and the next letter is on it', async ({
  page,
}) => {
  const employeeId = await aLeaving();
  await inPlace(page);
  await enterAs(page, coolCareOwner);
  await page.goto('/templates/new/experience');
  const name = `Our experience letter ${Date.now()}`;
  await page.getByLabel('Name', { exact: true }).fill(name);
  const text = page.getByLabel('Text', { exact: true });
  const words = 'We thank {{ employee.name }} for every home left in order.';
  await text.fill(words);
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();

  await page.getByRole('link', { name: 'Use for your experience letters' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use template' }).click();
  await expect(page.getByText('English: Add a place to sign: [[sign: business]]')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await text.fill(`${words}\n\n[[sign: business]]`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Template saved').last()).toBeVisible();
  await page.getByRole('link', { name: 'Use for your experience letters' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use template' }).click();
  await expect(page.getByText('New documents of this kind are made with this template.')).toBeVisible();

  await page.goto(`/people/employees/${employeeId}?tab=leaving&dialog=letter`);
  const letter = page.getByRole('dialog');
  await letter.getByLabel('Experience letter').check();
  await letter.getByLabel('Place').fill('Bengaluru');
  await letter.getByRole('button', { name: 'Preview letter' }).click();
  await expect(letter.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await letter.getByRole('button', { name: 'Issue letter' }).click();
  await expect(letter).toBeHidden();
  const letters = page.getByRole('region', { name: 'Letters' });
  await expect(letters.getByRole('heading', { name: 'Experience letter' })).toBeVisible();
});
