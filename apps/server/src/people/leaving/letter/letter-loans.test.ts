import * as api from '@nukkad/contract/people/leaving/leaving.api';
import { previewLetter } from '@nukkad/contract/people/leaving/letter.api';
import { giveLoan } from '@nukkad/contract/people/loan/loan.api';
import { addDays } from '@nukkad/contract/kernel/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExpenseFixture, expenseFixture } from '../../../../test/fixtures/expense-fixture.ts';
import { required } from '../../../../test/harness/required.ts';
import { key } from '../../../../test/harness/tenant.ts';

let shop: ExpenseFixture;
beforeAll(async () => {
  shop = await expenseFixture();
});
afterAll(() => shop.app.close());

test('a loan that is not paid back is on the checklist and on the letter', async () => {
  const { owner, ravi, today } = shop;
  const { staffId } = ravi;
  const lakshmi = shop.app.as(owner);
  await lakshmi.ask(giveLoan, {
    body: {
      staffId,
      amount: 1_200_000,
      instalments: 12,
      yearlyPercent: 0,
      firstMonth: '2026-12-01',
      day: today,
      method: 'cash',
      note: '',
    },
    headers: key(),
  });
  const { body: leaving } = await lakshmi.askLoosely(api.endEmployment, {
    body: { employeeId: staffId, lastDayOn: addDays(today, 5), shortNotice: 'waived' },
    headers: key(),
  });
  const { leavingId, version } = leaving;
  await lakshmi.askLoosely(api.moveLeaving, { body: { leavingId, version, verb: 'clear' } });

  const { body } = await lakshmi.ask(api.getLeaving, { query: { employeeId: staffId } });
  expect(required(body.leaving).checklist).toMatchObject({ loans: 1_200_000, advances: 0 });
  const { body: seen } = await lakshmi.askLoosely(previewLetter, {
    body: {
      leavingId,
      kind: 'relieving',
      lang: 'en',
      place: 'Mysuru',
      signatoryName: 'Lakshmi Rao',
      signatoryTitle: 'Owner',
    },
  });
  expect(seen.lines.join(' ')).toContain('Of loans ₹12,000 are still to be paid back to the business.');
});
