import { sql } from 'kysely';
import { createDocumentDomain } from '../src/files/document/index.ts';
import { createStaffDomain } from '../src/identity/staff/index.ts';
import { createApprovalDomain } from '../src/people/approval/index.ts';
import { createDepartmentDomain } from '../src/people/department/index.ts';
import { createEmployeeDomain } from '../src/people/employee/index.ts';
import { createLeavingDomain } from '../src/people/leaving/index.ts';
import { createTaskDomain } from '../src/people/task/index.ts';
import type { ExtraLines } from '../src/people/payroll/index.ts';
import type { Domain } from '../src/platform/domain.ts';
import { extensionPoint } from '../src/platform/extension.ts';
import { bookingFixture } from './booking-fixture.ts';
import { required } from './required.ts';

/** People who leave a partner with real bookings; what they hold is said by the test. */
export async function leavingFixture() {
  const made: { leaving?: Domain } = {};
  const held: { name: string }[] = [];
  const asset = {
    openOf: async () =>
      held.map(({ name }, place) => ({
        assetId: String(place),
        name,
        staffId: '',
        tag: '',
        dueOn: null,
        isConfirmed: true,
      })),
  };
  const base = await bookingFixture((platform, booking, { account, partner }) => {
    const department = createDepartmentDomain({ platform, partner });
    const staff = createStaffDomain({ platform, account, partner });
    const employee = createEmployeeDomain({ platform, account, partner, department, staff });
    const document = createDocumentDomain(platform);
    const task = createTaskDomain({ platform, account, partner, document });
    const approval = createApprovalDomain(platform, { account, partner, employee });
    const expense = {
      openMoneyOf: async () => ({ advances: 0, expenses: 0 }),
      openAdvances: async () => [],
      recoverAdvances: async () => true,
    };
    const loan = { owedBy: async () => 0 };
    const leave = { encashable: async () => new Map() };
    const payroll = {
      extras: extensionPoint<ExtraLines>('payroll.extras'),
      monthlyPay: async () => new Map(),
      shareExact: () => 0,
      gratuitiesOf: async () => new Map(),
      settledSince: async () => new Map(),
      confirmedTo: async () => null,
      foresee: async () => null,
    };
    const work = { department, task, approval, expense, loan, leave, payroll, booking, asset };
    const parts = { account, partner, staff, employee, ...work };
    const leaving = createLeavingDomain(platform, parts);
    made.leaving = leaving;
    return [department, staff, employee, document, task, approval, leaving];
  });
  const [{ owner, professionals }] = base.partners;
  const [imran, joseph] = professionals;
  const statusOf = async (staffId: string | null) =>
    (await base.rows(sql`select status from staff_member where staff_id = ${staffId}`))[0]?.status;
  return {
    ...base,
    owner,
    imran,
    joseph,
    held,
    statusOf,
    endAccess: async () => {
      for (const { run } of required(made.leaving).cron ?? []) await run();
      await base.drain();
    },
  };
}
