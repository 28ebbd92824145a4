import * as approvals from '@nukkad/contract/people/approval/approval.api';
import * as api from '@nukkad/contract/people/leave/leave.api';
import type { LeaveTypeBody } from '@nukkad/contract/people/leave/leave.model';
import type { Domain } from '../src/platform/domain.ts';
import { createStaffDomain } from '../src/identity/staff/index.ts';
import type { Viewer } from '../src/platform/viewer.ts';
import { type ApprovalInterface, createApprovalDomain } from '../src/people/approval/index.ts';
import { createAttendanceDomain } from '../src/people/attendance/index.ts';
import { createHolidayDomain } from '../src/people/holiday/index.ts';
import { createDepartmentDomain } from '../src/people/department/index.ts';
import { createEmployeeDomain } from '../src/people/employee/index.ts';
import { type LeaveInterface, createLeaveDomain } from '../src/people/leave/index.ts';
import { type BookingFixture, bookingFixture } from './booking-fixture.ts';
import { noPayroll } from './no-payroll.ts';
import { required } from './required.ts';
import { key } from './tenant.ts';
import type { Answer } from './test-client.ts';

/** Leave, expenses and trips of a partner's people, with real bookings behind them. */
export interface RequestFixture extends BookingFixture {
  readonly approval: ApprovalInterface;
  readonly leave: LeaveInterface;
  readonly owner: Viewer;
  /** A professional without permissions. */
  readonly imran: Viewer;
  readonly joseph: Viewer;
  /** In the office, with `permissions` of the test. */
  deskWith(...permissions: readonly string[]): Viewer;
  aType(more?: Partial<LeaveTypeBody>): Promise<string>;
  ask(viewer: Viewer, leaveTypeId: string, fromDay: string, toDay?: string, more?: object): Promise<Answer>;
  review(
    viewer: Viewer,
    request: { requestId: string; version: number },
    decision: 'approved' | 'rejected',
    more?: object,
  ): Promise<Answer>;
  /** What the clock does every ten minutes. */
  moveWaiting(): Promise<void>;
}

export async function requestFixture(): Promise<RequestFixture> {
  const made: { approval?: Domain & ApprovalInterface; leave?: Domain & LeaveInterface } = {};
  const base = await bookingFixture((platform, booking, { account, partner, schedule }) => {
    const department = createDepartmentDomain({ platform, partner });
    const staff = createStaffDomain({ platform, account, partner });
    const employee = createEmployeeDomain({ platform, account, partner, department, staff });
    const holiday = createHolidayDomain({ platform, department });
    const approval = createApprovalDomain(platform, { account, partner, employee });
    const attendance = createAttendanceDomain({
      platform,
      approval,
      department,
      employee,
      holiday,
      payroll: noPayroll(),
    });
    const leave = createLeaveDomain(platform, {
      employee,
      partner,
      schedule,
      booking,
      holiday,
      attendance,
      approval,
      payroll: noPayroll(),
    });
    Object.assign(made, { approval, leave });
    return [department, employee, holiday, attendance, approval, leave];
  });
  const [{ owner, desk, professionals }] = base.partners;
  const [imran, joseph] = professionals;
  const approval = required(made.approval);
  return {
    ...base,
    approval,
    leave: required(made.leave),
    owner,
    imran,
    joseph,
    deskWith: (...permissions) => ({ ...desk, permissions: new Set(permissions) as Viewer['permissions'] }),
    aType: async (more = {}) => {
      const body = {
        name: 'Casual leave',
        halvesAYear: 24,
        accrual: 'yearly' as const,
        carryHalves: 0,
        yearStartsMonth: 1,
        isPaid: true,
        takesHalfDays: true,
        isSandwich: false,
        isActive: true,
        ...more,
      };
      return (await base.as(owner).ask(api.addLeaveType, { body, headers: key() })).body.leaveTypeId;
    },
    ask: (viewer, leaveTypeId, fromDay, toDay = fromDay, more = {}) =>
      base.as(viewer).askLoosely(api.askLeave, {
        body: { leaveTypeId, fromDay, toDay, fromNoon: false, toNoon: false, ...more },
        headers: key(),
      }),
    review: (viewer, { requestId, version }, decision, more = {}) =>
      base.as(viewer).askLoosely(api.reviewLeave, {
        body: {
          requestId,
          version,
          decision,
          ...(decision === 'rejected' && { reason: 'Too many are away then.' }),
          ...more,
        },
      }),
    moveWaiting: async () => {
      for (const { name, run } of approval.cron ?? []) if (name === 'approval.move_waiting') await run();
    },
  };
}

export const inboxOf = async (fixture: RequestFixture, viewer: Viewer) =>
  (await fixture.as(viewer).ask(approvals.listReviews, { query: {} })).body.items;
