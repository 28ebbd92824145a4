import * as expenses from '@nukkad/contract/people/expense/expense.api';
import * as payroll from '@nukkad/contract/people/payroll/payroll.api';
import { seenOfPayroll, seenOfSalaries } from '@nukkad/contract/people/payroll/payroll.api';
import { callAs } from '../fixtures/api.ts';
import { aBill } from '../fixtures/bill.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { expenseCategories } from '../fixtures/expenses.ts';
import { lakshmi, ramesh } from '../fixtures/people.ts';
import { aPayroll } from '../fixtures/salaries.ts';
import { expect, test } from '../fixtures/test.ts';

const bill = async () => ({
  name: 'bill.png',
  mimeType: 'image/png',
  buffer: Buffer.from(await (await aBill(450)).arrayBuffer()),
});

/** The month with what is approved by now, confirmed and paid; where it was confirmed before, this expense is paid by hand. */
async function payMonth(requestId: string): Promise<void> {
  const { session, runId, isDraft } = await aPayroll();
  if (!isDraft) {
    const { request, toPay } = await callAs(session, expenses.getExpense, { query: { requestId } });
    const body = { requestId: request.requestId, version: request.version, amount: toPay };
    await callAs(session, expenses.payExpense, { body: { ...body, method: 'cash' } });
    return;
  }
  const read = () => callAs(session, payroll.getPayroll, { params: { runId } });
  const { version } = await read();
  await callAs(session, payroll.movePayroll, { params: { runId }, body: { version, verb: 'again' } });
  await expect.poll(async () => (await read()).status).toBe('Draft');
  const seen = seenOfPayroll(await read());
  await callAs(session, payroll.confirmPayroll, { params: { runId }, body: { seen } });
  const toPay = await callAs(session, payroll.getSalariesToPay, { query: { runId } });
  await callAs(session, payroll.paySalaries, {
    body: { runId, method: 'cash', seen: seenOfSalaries(toPay) },
  });
}

test('a professional claims with a photo, the owner approves less, and the salary pays it', async ({
  page,
  newPerson,
}) => {
  test.slow();
  await expenseCategories();
  await inPlace(page);
  await enterAs(page, ramesh);
  await page.goto('/expenses?dialog=expense');
  const form = page.getByRole('dialog', { name: 'New expense' });
  await form.getByLabel('Category').selectOption({ label: 'Travel' });
  await form.getByRole('button', { name: 'Send for review' }).click();
  await expect(form.getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Amount').fill('540');
  await form.getByRole('button', { name: 'Send for review' }).click();
  await expect(form.getByRole('alert')).toContainText('Add a photo or PDF of the receipt.');
  await form.locator('input[type="file"]').setInputFiles(await bill());
  // The first photo of a server waits for the process that reads it.
  await expect(form.getByText('bill.png')).toBeVisible({ timeout: 45_000 });
  await expect(form.getByText(/^Read from the receipt: ₹450 on .* Check it\.$/)).toBeVisible({
    timeout: 60_000,
  });
  await expect(form.getByLabel('Amount')).toHaveValue('540');
  await form.getByRole('button', { name: 'Fill in' }).click();
  await expect(form.getByText(/^Matches the receipt: ₹450/)).toBeVisible();
  await expect(form.getByLabel('Amount')).toHaveValue('450');
  await form.getByLabel(/^What was it for/).fill('Bus to Mysuru and back');
  await form.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/people\/expenses\/[0-9a-f-]{36}$/);
  const address = new URL(page.url()).pathname;

  const hers = await newPerson('phone');
  await inPlace(hers);
  await enterAs(hers, lakshmi);
  await hers.goto(`${address}?dialog=approve`);
  const question = hers.getByRole('dialog', { name: 'Approve this expense?' });
  await question.getByLabel('Amount to approve').fill('300');
  await expect(question.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await question.getByLabel(/^Why less/).fill('Only the bus is paid for.');
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(question).toBeHidden();
  await expect(hers.getByText('Only the bus is paid for.')).toBeVisible();

  await payMonth(address.split('/').at(-1) ?? '');
  await page.reload();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByText('₹300').first()).toBeVisible();
  await expect(page.getByText('Asked: ₹450.')).toBeVisible();
});
