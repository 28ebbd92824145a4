import { getEmployee } from '@nukkad/contract/people/employee/employee.api';
import { callAs } from '../fixtures/api.ts';
import { enterAs } from '../fixtures/enter.ts';
import { lakshmi, ramesh } from '../fixtures/people.ts';
import { employeeOf, kavita } from '../fixtures/shifts.ts';
import { sessionOf } from '../fixtures/sign-in.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

const heading = ['Mobile number', 'Name', 'Employee number', 'Reports to'];

const choose = (page: Page, rows: readonly (readonly string[])[]) =>
  page.locator('input[type="file"]').setInputFiles({
    name: 'employees.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([heading, ...rows].map((row) => row.join(',')).join('\r\n')),
  });

test('Lakshmi downloads her employees, changes two and breaks one: nothing is written until the file is mended', async ({
  page,
}) => {
  test.slow();
  const owner = await sessionOf(lakshmi);
  const fileOf = async (who: typeof ramesh) =>
    callAs(owner, getEmployee, { query: { employeeId: await employeeOf(who) } });
  await enterAs(page, lakshmi);
  await page.goto('/people/employees');
  await page.getByRole('link', { name: 'Change many' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download employees' }).click();
  expect((await saved).suggestedFilename()).toBe('employees.xlsx');

  const his = [ramesh.mobileNumber, ramesh.fullName, 'S-101', kavita.fullName];
  const hers = [kavita.mobileNumber, kavita.fullName, 'S-102', ''];
  await choose(page, [his, hers.with(3, 'Nobody Known')]);
  const rows = page.getByRole('list', { name: 'Changes in your file' });
  await expect(rows).toContainText('Reports to: Choose an active team member as manager.');
  await expect(rows).toContainText('S-101');
  await expect(page.getByText('1 row to fix.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Change \d/ })).toHaveCount(0);
  expect((await fileOf(ramesh)).employeeCode).not.toBe('S-101');

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await choose(page, [his, hers]);
  await page.getByRole('button', { name: 'Change 2 employees' }).click();
  await expect(page.getByText('2 employees changed.')).toBeVisible();
  expect(await fileOf(ramesh)).toMatchObject({
    employeeCode: 'S-101',
    manager: { fullName: kavita.fullName },
  });
  expect((await fileOf(kavita)).employeeCode).toBe('S-102');

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await choose(page, [his, hers]);
  await expect(page.getByText('This file changes nothing.')).toBeVisible();
});
