import * as api from '@nukkad/contract/people/shift/shift.api';
import type { RosterShift } from '@nukkad/contract/people/shift/shift.model';
import { istDay } from '@nukkad/contract/kernel/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaffDomain } from '../../../identity/staff/index.ts';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import { noPayroll } from '../../../../test/fixtures/no-payroll.ts';
import { morning } from '../../../../test/people/shift-fixture.ts';
import { required } from '../../../../test/harness/required.ts';
import { key } from '../../../../test/harness/tenant.ts';
import { createApprovalDomain } from '../../approval/index.ts';
import { createAttendanceDomain } from '../../attendance/index.ts';
import { createDepartmentDomain } from '../../department/index.ts';
import { createEmployeeDomain } from '../../employee/index.ts';
import { createHolidayDomain } from '../../holiday/index.ts';
import { createShiftDomain } from '../index.ts';
import { noTemplates } from '../../../../test/fixtures/no-templates.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await bookingFixture((platform, booking, { account, partner }) => {
    const department = createDepartmentDomain({ platform, partner });
    const staff = createStaffDomain({ platform, account, partner });
    const employee = createEmployeeDomain({
      platform,
      account,
      partner,
      department,
      staff,
      template: noTemplates(),
    });
    const holiday = createHolidayDomain({ platform, department });
    const approval = createApprovalDomain(platform, { account, partner, employee });
    const payroll = noPayroll();
    const attendance = createAttendanceDomain({ platform, approval, department, employee, holiday, payroll });
    const shift = createShiftDomain({ platform, employee, holiday, attendance, booking });
    return [department, employee, holiday, approval, attendance, shift];
  });
});
afterAll(() => fixture.close());

const short = { ...morning, name: 'Short', endsMinute: 840, breakMinutes: 0 };
const owner = () => fixture.as(fixture.partners[0].owner);
const typeOf = async (type: object) =>
  (await owner().ask(api.addShiftType, { body: type as never, headers: key() })).body.shiftTypeId;
const changesOn = async (day: string) =>
  (await owner().ask(api.listRosterChanges, { query: { from: day, to: day } })).body;
async function publish(day: string) {
  const { summary } = await changesOn(day);
  return owner().askLoosely(api.publishRoster, { body: { from: day, to: day, version: summary.version } });
}
const plan = async (shiftTypeId: string, staffId: string | null, day: string): Promise<RosterShift> =>
  required(
    (
      await owner().askLoosely(api.planShifts, {
        body: { employeeId: staffId, shiftTypeId, days: [day] },
        headers: key(),
      })
    ).body.shifts[0],
  );

test('a shift with a booking in it is not taken away: the booking is named, and another shift may hold it', async () => {
  const bookingId = await fixture.assigned();
  const [imran] = fixture.partners[0].professionals;
  const day = istDay(fixture.tomorrow);
  const [full, late] = [
    await typeOf(morning),
    await typeOf({ ...short, name: 'Late', startsMinute: 840, endsMinute: 1_080 }),
  ];
  const shift = await plan(full, imran.staffId, day);
  expect((await publish(day)).status).toBe(200);
  const [published] = (
    await owner().ask(api.listRoster, { query: { from: day, days: 1 } })
  ).body.items.flatMap(({ shifts }) => shifts);
  expect(published?.shiftId).toBe(shift.shiftId);
  const leaving = await owner().askLoosely(api.removeShift, {
    body: { shiftId: shift.shiftId, version: published?.version ?? 0 },
  });
  expect(leaving.body.status).toBe('leaving');
  const found = await changesOn(day);
  expect(found.summary.bookings).toBe(1);
  expect(found.items[0]?.bookings).toMatchObject([{ bookingId, startsAt: fixture.tomorrow.toISOString() }]);
  expect((await publish(day)).body.code).toBe('roster_hits_bookings');
  // A later shift does not hold it; one from the morning does.
  await plan(late, imran.staffId, day);
  expect((await changesOn(day)).summary.bookings).toBe(1);
  await plan(await typeOf(short), imran.staffId, day);
  expect((await changesOn(day)).summary.bookings).toBe(0);
  expect((await publish(day)).status).toBe(200);
});
