import { coolCareOwner } from '../fixtures/people.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aColleague } from '../fixtures/leavings.ts';
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
