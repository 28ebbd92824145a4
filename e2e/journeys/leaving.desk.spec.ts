import { listTasks } from '@nukkad/contract/people/task/task.api';
import { getEmployee } from '@nukkad/contract/people/employee/employee.api';
import { callAs } from '../fixtures/api.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aColleague, inDays, withWork } from '../fixtures/leavings.ts';
import { lakshmi } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('Ravi resigns, Lakshmi agrees on his last day and hands his task and his report to Meera', async ({
  page,
  newPerson,
}) => {
  const ravi = await aColleague('Ravi Kumar');
  const meera = await aColleague('Meera Nair');
  const sita = await aColleague('Sita Devi');
  await withWork(ravi, sita);

  const his = await newPerson('phone');
  await inPlace(his);
  await enterAs(his, ravi);
  await his.goto('/leaving');
  await his.getByRole('link', { name: 'Resign' }).click();
  const form = his.getByRole('dialog');
  await form.getByLabel('Last day').fill(inDays(12));
  await form.getByLabel('Reason').fill('I am moving to Mysuru.');
  await form.getByRole('button', { name: 'Resign' }).click();
  await expect(form).toBeHidden();
  await expect(his.getByText('Once it accepts, the last day is final.')).toBeVisible();

  await inPlace(page);
  await enterAs(page, lakshmi);
  await page.goto('/people/leaving');
  await page.getByRole('main').getByRole('link', { name: 'Ravi Kumar' }).click();
  await expect(page.getByText('I am moving to Mysuru.')).toBeVisible();
  await page.getByRole('link', { name: 'Accept resignation' }).click();
  const terms = page.getByRole('dialog');
  await terms.getByRole('button', { name: 'Accept resignation' }).click();
  await expect(terms.getByRole('alert')).toContainText('The notice is short.');
  await terms.getByLabel('Recover their pay from the employee').check();
  await terms.getByRole('button', { name: 'Accept resignation' }).click();
  await expect(terms).toBeHidden();
  await expect(page.getByText('18 days, recovered from pay')).toBeVisible();
  await expect(page.getByText('1 open')).toBeVisible();

  await page.getByRole('link', { name: 'Hand over work' }).click();
  const question = page.getByRole('dialog');
  await question.getByLabel('Who takes over?').selectOption({ label: 'Meera Nair' });
  await question.getByRole('button', { name: 'Hand over' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('All work is handed over.')).toBeVisible();
  await page.getByRole('button', { name: 'Everything is handed over' }).click();
  await expect(page.getByText('Handed over', { exact: true })).toBeVisible();

  const { items } = await callAs(meera.session, listTasks, { query: {} });
  expect(items.map(({ title }) => title)).toEqual(['Check the pumps of Green Park']);
  const file = await callAs(sita.session, getEmployee, { query: {} });
  expect(file.manager?.employeeId).toBe(meera.employeeId);
  await his.reload();
  await expect(his.getByText('Serving notice').or(his.getByText('Handed over'))).toBeVisible();
});
