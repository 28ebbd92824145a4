import { reportCost } from '@nukkad/contract/people/report/report.api';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Colleague,
  type PayrollFixture,
  payrollFixture,
} from '../../../../test/fixtures/payroll-fixture.ts';
import { reverseSandboxPayout } from '../../../money/payout/sandbox/sandbox-payout.gateway.ts';
import { auditLedger } from '../../../money/ledger/ledger.store.ts';
import type { ExtraLines } from '../payroll.interface.ts';

let fixture: PayrollFixture;
let [ravi, sita] = [] as unknown as [Colleague, Colleague];
const told: { staffId: string; origins: readonly { id: string; amount: number }[] }[] = [];
const expenseId = randomUUID();
/** An expense of Ravi that payroll pays back, as another domain would answer. */
const expenses: ExtraLines = {
  of: async () =>
    new Map([
      [
        ravi.staffId,
        [
          {
            kind: 'expense' as const,
            name: 'Expenses',
            amount: 45_000,
            origins: [{ kind: 'expense' as const, id: expenseId, words: 'Bus to Mysuru', amount: 45_000 }],
          },
        ],
      ],
    ]),
  hold: async () => true,
  paid: async (_tx, { staffId }, origins) => void told.push({ staffId, origins }),
};

beforeAll(async () => {
  fixture = await payrollFixture();
  fixture.app.clock.set(new Date('2026-11-30T12:00:00.000Z'));
  ravi = await fixture.hire('Ravi Kumar');
  sita = await fixture.hire('Sita Devi');
  fixture.answer.extras(expenses);
  await fixture.bank(ravi.staffId, 'Ravi Kumar', '123456781234');
  await fixture.bank(sita.staffId, '=Sita Devi', '999988880000');
  const { structureId } = (await fixture.structure()).body;
  await fixture.pay(fixture.owner, ravi.staffId, structureId, 20_000);
  await fixture.pay(fixture.owner, sita.staffId, structureId, 20_000);
});
afterAll(() => fixture.app.close());

/** Work that was paid online: the platform owes it to the business. */
async function earn(paise: number): Promise<void> {
  const { db, organisationId, app } = fixture;
  const at = app.clock.now();
  const id = randomUUID();
  await db.transaction().execute(async (tx) => {
    await sql`insert into ledger_transaction (transaction_id, posted_at, kind, event_id) values (${id}, ${at}, 'test', ${id})`.execute(
      tx,
    );
    await sql`insert into ledger_entry (transaction_id, posted_at, line, account_code, organisation_id, amount_paise) values
      (${id}, ${at}, 1, 'penalty_revenue', null, ${paise}), (${id}, ${at}, 2, 'partner_payable', ${organisationId}, ${-paise})`.execute(
      tx,
    );
  });
  await sql`insert into earning (earning_id, organisation_id, kind, value_paise, commission_percent, earned_at, due_on, state)
    values (${randomUUID()}, ${organisationId}, 'adjustment', ${paise}, 0, ${at}, '2026-11-30', 'Due')`.execute(
    db,
  );
}
const balances = async () => {
  const { rows } = await sql<{
    account: string;
    paise: number;
  }>`select account_code as account, sum(amount_paise)::bigint as paise
    from ledger_entry where account_code in ('salary_held', 'bank_clearing', 'partner_payable') group by account_code`.execute(
    fixture.db,
  );
  return Object.fromEntries(rows.map(({ account, paise }) => [account, paise]));
};
const due = async () =>
  (
    await sql<{ due: number }>`select coalesce(sum(net_paise), 0)::bigint as due from earning
    where organisation_id = ${fixture.organisationId} and state = 'Due'`.execute(fixture.db)
  ).rows[0]?.due;

test('salaries leave the balance by payout once; a closed account gives its money back, and is paid to another one', async () => {
  const { confirmed, settle, read, payslipOf, db, app } = fixture;
  const run = await confirmed('2026-11-01');
  const payout = { method: 'payout', reference: undefined };
  expect((await settle(run, payout)).body.code).toBe('salary_balance_low');
  await earn(10_000_000);
  const kept = 10_000_000 - run.net;
  expect((await settle(run, payout)).status).toBe(200);
  expect(await due()).toBe(kept);
  await app.drain();
  const sitas = await payslipOf(run.runId, sita.staffId);
  expect(sitas.payment).toMatchObject({ status: 'FAILED', failure: 'The account is closed.' });
  expect((await payslipOf(run.runId, ravi.staffId)).payment).toMatchObject({
    status: 'PAID',
    reference: expect.stringMatching(/\w/),
  });
  expect(await due()).toBe(kept + sitas.net);
  expect(told).toEqual([{ staffId: ravi.staffId, origins: [{ id: expenseId, amount: 45_000 }] }]);
  expect((await read(run.runId)).status).toBe('Confirmed');
  // An account that a bank refused is not paid again, also where the provider refuses it in its first answer.
  expect((await settle(run, payout)).body.code).toBe('salary_no_bank');
  await fixture.bank(sita.staffId, '=Sita Devi', '999988800000');
  expect((await settle(run, payout)).status).toBe(200);
  await app.drain();
  expect((await payslipOf(run.runId, sita.staffId)).payment).toMatchObject({
    status: 'FAILED',
    failure: 'The bank has no such account.',
  });
  expect((await settle(run, payout)).body.code).toBe('salary_no_bank');
  expect(await due()).toBe(kept + sitas.net);
  await fixture.bank(sita.staffId, '=Sita Devi', '999988881111');
  const again = await Promise.all(Array.from({ length: 10 }, () => settle(run, payout)));
  expect(again.filter(({ status }) => status === 200)).toHaveLength(1);
  await app.drain();
  expect(await read(run.runId)).toMatchObject({ status: 'Paid', paid: { people: 2, amount: run.net } });
  expect(await balances()).toMatchObject({ salary_held: 0, bank_clearing: -run.net, partner_payable: -kept });
  expect(await due()).toBe(kept);
  expect(await auditLedger(db)).toEqual([]);
});

test('what the bank returns after it was paid is the business’s again, and the payroll is open again', async () => {
  const { db, app, organisationId, payslips, read } = fixture;
  const [slip] = await payslips({ staffId: ravi.staffId });
  const { rows } = await sql<{ id: string }>`select payment_id as id from salary_payment
    where organisation_id = ${organisationId} and staff_id = ${ravi.staffId} and status = 'PAID'`.execute(db);
  await reverseSandboxPayout(app.platform, rows[0]?.id ?? '');
  await app.drain();
  const run = await read(slip?.runId ?? '');
  expect(run).toMatchObject({ status: 'Confirmed', paid: { people: 1, failed: 3 } });
  expect(run.books.find(({ account }) => account === 'salaries_payable')?.amount).toBe(-(slip?.net ?? 0));
  expect(await auditLedger(db)).toEqual([]);
});

test('files: the bank’s leaves out who was paid and runs no formula, provident fund and state insurance in their formats', async () => {
  const { app, db, owner, organisationId, payslips } = fixture;
  await sql`insert into payroll_setting (organisation_id, state_code, pf_number, esi_number, updated_at)
    values (${organisationId}, 'KA', 'BGBNG1234567', '12345678901234567', now())`.execute(db);
  await sql`insert into employee_file (staff_id, organisation_id, uan, esi_number, created_at, updated_at) values
    (${ravi.staffId}, ${organisationId}, '100427607286', '3100000001', now(), now()),
    (${sita.staffId}, ${organisationId}, null, '3100000002', now(), now())`.execute(db);
  // What the bank returned says that the account takes no money; its owner has it verified anew.
  await fixture.bank(ravi.staffId, 'Ravi Kumar', '123456781234');
  app.clock.set(new Date('2026-12-31T12:00:00.000Z'));
  await fixture.settle({ runId: (await payslips({ month: '2026-11-01' }))[0]?.runId as never });
  const run = await fixture.confirmed('2026-12-01');
  const pathOf = (kind: string) => `user/salary/run/${run.runId}/file?kind=${kind}`;
  const file = async (kind: string) => (await app.as(owner).get(pathOf(kind))).body as string;
  // 10,250 of basic pay would be half; the law's wages are half of all pay, 20,500 and no expense.
  expect(await file('pf')).toBe(
    '100427607286#~#RAVI KUMAR#~#20500#~#10250#~#10250#~#10250#~#1230#~#854#~#376#~#0#~#0\r\n',
  );
  expect((await file('esi_csv')).split('\r\n').slice(1, 3)).toEqual([
    '3100000001,RAVI KUMAR,31,20500,0,',
    '3100000002,SITA DEVI,31,20500,0,',
  ]);
  const sheet = await app.as(owner).get(pathOf('esi'));
  expect(sheet.headers.get('content-disposition')).toBe('attachment; filename="esi-2026-12.xls"');
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
  const bank = (await file('bank')).split('\r\n');
  expect(bank).toHaveLength(4);
  expect(bank[1]).toMatch(/^Ravi Kumar,123456781234,HDFC0000001,\d+\.\d\d,NEFT,SALARY 2026-12$/);
  expect(bank[2]).toMatch(/^'=Sita Devi,/);
  const sitas = (await payslips({ runId: run.runId, staffId: sita.staffId }))[0];
  expect(sitas?.warnings).toEqual(['no_uan']);
  await fixture.settle(run, { staffIds: [ravi.staffId] });
  expect((await file('bank')).split('\r\n')).toHaveLength(3);
});

test('the payslip is a PDF in English and in Hindi, the same bytes each time, for its owner', async () => {
  const { app, payslips } = fixture;
  const [slip] = await payslips({}, ravi.viewer);
  const path = `user/salary/payslip/${slip?.payslipId}/pdf`;
  const as = app.as(ravi.viewer);
  const [english, again, hindi] = await Promise.all([
    as.get(path),
    as.get(path),
    as.get(path, { lang: 'hi' }),
  ]);
  expect(english.body.slice(0, 5)).toBe('%PDF-');
  expect(again.body).toBe(english.body);
  expect(hindi.body).not.toBe(english.body);
  expect(english.headers.get('cache-control')).toBe('no-store');
  const report = (await app.as(fixture.owner).ask(reportCost, { query: {} })).body;
  expect(report.items.map(({ month, people }) => [month, people])).toEqual([
    ['2026-11', 2],
    ['2026-12', 2],
  ]);
});
