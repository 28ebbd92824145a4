import type { Permission } from '@nukkad/contract/kernel/roles';
import { effectivePermissions } from '@nukkad/contract/kernel/permissions';
import * as api from '@nukkad/contract/people/payroll/payroll.api';
import type { PayrollRun, PayslipRow } from '@nukkad/contract/people/payroll/payroll.model';
import * as structures from '@nukkad/contract/people/payroll/salary-structure.api';
import type { SalaryComponent } from '@nukkad/contract/people/payroll/salary-structure.model';
import { sql } from 'kysely';
import { composeDomains } from '../src/domains.ts';
import type { ExtraLines, PayrollInterface } from '../src/people/payroll/index.ts';
import { sealAccount } from '../src/people/employee-file/employee-file-keys.ts';
import type { Domain } from '../src/platform/domain.ts';
import { newId } from '../src/platform/id.ts';
import type { Viewer } from '../src/platform/viewer.ts';
import { aPartner, aUser } from './a-partner.ts';
import { type Mounted, aViewer, mounted } from './mounted.ts';
import { key } from './tenant.ts';

const earning = (code: string, name: string) => ({ code, name, type: 'EARNING' as const, isWages: false });

/** Basic pay is half of the monthly pay, house rent two fifths of it, and the rest is an allowance; a fixed phone bill. */
export const usualComponents: readonly SalaryComponent[] = [
  {
    ...earning('BASIC', 'Basic pay'),
    isWages: true,
    calculation: 'Percentage',
    base: 'MONTHLY',
    percent: 50,
  },
  { ...earning('HRA', 'House rent allowance'), calculation: 'Percentage', base: 'BASIC', percent: 40 },
  { ...earning('SPECIAL', 'Special allowance'), calculation: 'Inclusive', formula: 'MONTHLY - BASIC - HRA' },
  { ...earning('PHONE', 'Phone'), calculation: 'Fixed', amount: 50_000 },
];

export interface Colleague {
  readonly staffId: string;
  readonly viewer: Viewer;
}

/** Lakshmi Home Services with people who are paid, and everything composed. */
export async function payrollFixture() {
  const made: { payroll: PayrollInterface | null; travel: Domain | null; all: readonly Domain[] } = {
    payroll: null,
    travel: null,
    all: [],
  };
  const app: Mounted = await mounted((platform, sessions) => {
    const { domains } = composeDomains(platform, sessions);
    made.payroll = domains.find(({ name }) => name === 'payroll') as unknown as PayrollInterface;
    made.all = domains;
    made.travel = domains.find(({ name }) => name === 'travel') ?? null;
    return domains;
  });
  const { payroll, travel } = made;
  if (!payroll || !travel) throw new Error('There is no payroll.');
  const { db } = app.platform;
  const partner = await aPartner(db, { companyName: 'Lakshmi Home Services', professionals: 0 });
  const { organisationId } = partner;
  const owner = aViewer({ userId: partner.ownerUserId, role: 'Service Partner', organisationId });

  async function hire(fullName: string, grants: readonly Permission[] = []): Promise<Colleague> {
    const [staffId, userId] = [newId(), await aUser(db, fullName)];
    await sql`insert into staff_member (staff_id, organisation_id, user_id, full_name, is_professional, status, created_at, updated_at)
      values (${staffId}, ${organisationId}, ${userId}, ${fullName}, true, 'Active', '2026-01-01', '2026-01-01')`.execute(
      db,
    );
    const permissions = effectivePermissions(grants);
    return { staffId, viewer: aViewer({ userId, role: 'subUser', organisationId, staffId, permissions }) };
  }
  const structure = (components = usualComponents, more: object = {}, who = owner) =>
    app.as(who).askLoosely(structures.writeSalaryStructure, {
      body: {
        name: `Office ${newId().slice(-6)}`,
        validFrom: '2026-04-01',
        components: [...components],
        ...more,
      },
      headers: key(),
    });
  const pay = (who: Viewer, staffId: string, structureId: string, rupees: number, more: object = {}) =>
    app.as(who).askLoosely(structures.setSalary, {
      body: {
        staffId,
        structureId,
        monthly: rupees * 100,
        commissionPercent: 0,
        feeSharePercent: 0,
        validFrom: '2026-04-01',
        why: 'Joining',
        ...more,
      },
      headers: key(),
    });
  const begin = (month: string, who = owner) =>
    app.as(who).askLoosely(api.beginPayroll, { body: { month }, headers: key() });
  const read = async (runId: string, who = owner) =>
    (await app.as(who).ask(api.getPayroll, { params: { runId } })).body;
  /** Begun and worked out. */
  async function draft(month: string) {
    const { body, status } = await begin(month);
    if (status !== 201) throw new Error(`No payroll of ${month}: ${body.code}`);
    await app.drain();
    return read(body.runId);
  }
  const confirm = (run: Pick<PayrollRun, 'runId'>, who = owner) =>
    app.as(who).askLoosely(api.confirmPayroll, { params: { runId: run.runId }, body: {}, headers: key() });
  const settle = (run: Pick<PayrollRun, 'runId'>, more: object = {}, who = owner) =>
    app.as(who).askLoosely(api.paySalaries, {
      body: { runId: run.runId, method: 'bank', reference: 'NEFT 4711', ...more },
      headers: key(),
    });
  async function confirmed(month: string) {
    const run = await draft(month);
    const { status, body } = await confirm(run);
    if (status !== 200) throw new Error(`Not confirmed: ${body.code}`);
    await app.drain();
    return read(run.runId);
  }
  const payslips = async (query: object, who = owner): Promise<PayslipRow[]> =>
    (await app.as(who).ask(api.listSalaries, { query: { limit: 100, ...query } })).body.items;
  const payslipOf = async (runId: string, staffId: string): Promise<PayslipRow> => {
    const found = (await payslips({ runId, staffId }))[0];
    if (!found) throw new Error('There is no such payslip.');
    return found;
  };
  /** Answers of other domains, as they would be given. */
  const answer = {
    extras: (one: ExtraLines) => payroll.extras.answeredBy(one).install(),
  };
  /** A verified account, as the file of the person has it. */
  async function bank(staffId: string, holderName: string, accountNumber: string): Promise<void> {
    const sealed = sealAccount(app.platform.config.secret, staffId, accountNumber);
    await sql`insert into employee_bank (staff_id, organisation_id, check_id, holder_name, ifsc, bank_name, account_sealed,
        account_last4, state, checks_on, checks_today, verified_at, saved_at)
      values (${staffId}, ${organisationId}, gen_random_uuid(), ${holderName}, 'HDFC0000001', 'HDFC Bank',
        decode(${sealed}, 'base64'), ${accountNumber.slice(-4)}, 'verified', '2026-01-01', 1, now(), now())
      on conflict (staff_id) do update set check_id = excluded.check_id, account_sealed = excluded.account_sealed`.execute(
      db,
    );
  }
  /** What the clock does, by the name of the job. */
  async function tick(name: string): Promise<void> {
    for (const job of made.all.flatMap(({ cron }) => cron ?? [])) if (job.name === name) await job.run();
    await app.drain();
  }
  return {
    app,
    db,
    tick,
    organisationId,
    owner,
    answer,
    bank,
    travel,
    hire,
    structure,
    pay,
    begin,
    read,
    draft,
    confirm,
    confirmed,
    settle,
    payslips,
    payslipOf,
  };
}

export type PayrollFixture = Awaited<ReturnType<typeof payrollFixture>>;
