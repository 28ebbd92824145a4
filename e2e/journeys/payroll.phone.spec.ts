import { getEmployee } from '@nukkad/contract/people/employee/employee.api';
import { getPayroll } from '@nukkad/contract/people/payroll/payroll.api';
import { callAs } from '../fixtures/api.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { cleanCornerOwner } from '../fixtures/people.ts';
import { aPayroll } from '../fixtures/salaries.ts';
import { expect, test } from '../fixtures/test.ts';

test('the owner confirms and pays the month, and the professional opens the payslip on a phone', async ({
  page,
  newPerson,
}) => {
  // No other test pays the people of this shop.
  const { session, staffId, runId } = await aPayroll(cleanCornerOwner);
  const employee = await callAs(session, getEmployee, { query: { employeeId: staffId } });
  await inPlace(page);
  await enterAs(page, cleanCornerOwner);
  await page.goto(`/salary/run/${runId}`);
  // Less professional tax (₹200, in February ₹300) and, in December, the labour welfare fund (₹50) of Karnataka.
  const { net } = await callAs(session, getPayroll, { params: { runId } });
  expect([29_800_00, 29_750_00, 29_700_00]).toContain(net);
  await expect(page.getByText(`₹${(net / 100).toLocaleString('en-IN')}`).first()).toBeVisible();
  await page.getByRole('link', { name: 'Confirm payroll' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('1 person get');
  await question.getByRole('button', { name: 'Confirm payroll' }).click();
  await page.getByRole('link', { name: 'Pay salaries' }).click();
  const payment = page.getByRole('dialog', { name: 'Pay salaries' });
  await payment.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(payment.getByRole('alert')).toContainText('Enter the reference of the payment.');
  await payment.getByLabel(/^Reference/).fill('NEFT 4711');
  await payment.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(payment).toBeHidden();
  await expect(page.getByText('1 of 1 paid')).toBeVisible();

  const his = await newPerson('phone');
  await inPlace(his);
  await enterAs(his, employee);
  await his.goto('/payslips');
  await his.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(his.getByText('House rent allowance')).toBeVisible();
  await expect(his.getByText('NEFT 4711')).toBeVisible();
  const saved = his.waitForEvent('download');
  await his.getByRole('button', { name: 'Download payslip' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^payslip-\d{4}-\d{2}\.pdf$/);
});
