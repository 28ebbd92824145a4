import { getEmployee } from '@nukkad/contract/people/employee/employee.api';
import { giveAdvance } from '@nukkad/contract/people/expense/expense.api';
import { listTasks } from '@nukkad/contract/people/task/task.api';
import { callAs } from '../fixtures/api.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { daysAhead } from '../fixtures/days.ts';
import { aColleague, withWork } from '../fixtures/leavings.ts';
import { coolCareOwner } from '../fixtures/people.ts';
import { linesOfMonth, payOne } from '../fixtures/salaries.ts';
import { sessionOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('Ravi resigns, the owner agrees on his last day, hands his work to Meera, sees what he is paid at the end and issues his letter', async ({
  page,
  newPerson,
}) => {
  const owner = await sessionOf(coolCareOwner);
  const ravi = await aColleague('Ravi Kumar', coolCareOwner);
  const meera = await aColleague('Meera Nair', coolCareOwner);
  const sita = await aColleague('Sita Devi', coolCareOwner);
  await withWork(ravi, sita, coolCareOwner);
  await payOne(owner, 'Ravi Kumar');
  await callAs(owner, giveAdvance, {
    body: { staffId: ravi.employeeId, amount: 70_000, givenOn: daysAhead(0), method: 'cash' },
  });

  const his = await newPerson('phone');
  await inPlace(his);
  await enterAs(his, ravi);
  await his.goto('/leaving');
  await his.getByRole('link', { name: 'Resign' }).click();
  const form = his.getByRole('dialog');
  await form.getByLabel('Last day').fill(daysAhead(0));
  await form.getByLabel('Reason').fill('I am moving to Mysuru.');
  await form.getByRole('button', { name: 'Resign' }).click();
  await expect(form).toBeHidden();
  await expect(his.getByText('Once it accepts, the last day is final.')).toBeVisible();

  await inPlace(page);
  await enterAs(page, coolCareOwner);
  await page.goto('/people/leaving');
  await page.getByRole('main').getByRole('link', { name: 'Ravi Kumar' }).click();
  await expect(page.getByText('I am moving to Mysuru.')).toBeVisible();
  await page.getByRole('link', { name: 'Accept resignation' }).click();
  const terms = page.getByRole('dialog');
  await terms.getByRole('button', { name: 'Accept resignation' }).click();
  await expect(terms.getByRole('alert')).toContainText('The notice is short.');
  await terms.getByLabel('Waive the missing days').check();
  await terms.getByRole('button', { name: 'Accept resignation' }).click();
  await expect(terms).toBeHidden();
  await expect(page.getByText('30 days, waived')).toBeVisible();
  await expect(page.getByText('1 open')).toBeVisible();
  const settlement = page.getByRole('region', { name: 'Final settlement' });
  await expect(settlement.getByText('Paid days in the last month')).toBeVisible();
  await expect(settlement.getByText('₹700')).toBeVisible();

  await page.getByRole('link', { name: 'Hand over work' }).click();
  const question = page.getByRole('dialog');
  await question.getByLabel('Who takes over?').selectOption({ label: 'Meera Nair' });
  await question.getByRole('button', { name: 'Hand over' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('All work is handed over.')).toBeVisible();
  await page.getByRole('button', { name: 'Everything is handed over' }).click();
  await expect(page.getByText('Handed over', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'New letter' }).click();
  const letter = page.getByRole('dialog');
  await letter.getByLabel('Place').fill('Bengaluru');
  await letter.getByRole('button', { name: 'Preview letter' }).click();
  await expect(letter.getByText(/^Ravi Kumar is relieved of all duties/)).toBeVisible();
  await expect(letter.getByText(/^The final salary is still to be paid/)).toBeVisible();
  await letter.getByRole('button', { name: 'Issue letter' }).click();
  await expect(letter).toBeHidden();
  const letters = page.getByRole('region', { name: 'Letters' });
  await expect(letters.getByRole('heading', { name: 'Relieving letter' })).toBeVisible();

  const { items } = await callAs(meera.session, listTasks, { query: {} });
  expect(items.map(({ title }) => title)).toEqual(['Check the pumps of Green Park']);
  const file = await callAs(sita.session, getEmployee, { query: {} });
  expect(file.manager?.employeeId).toBe(meera.employeeId);
  expect(await linesOfMonth(owner, ravi.employeeId)).toEqual(
    expect.arrayContaining(['component', 'advance']),
  );
  await his.reload();
  await expect(his.getByText('You keep your access until the end of your last day.')).toBeVisible();
  const paper = his.waitForEvent('download');
  await his.getByRole('button', { name: 'Download PDF' }).click();
  expect((await paper).suggestedFilename()).toBe('relieving-letter-1.pdf');
});
