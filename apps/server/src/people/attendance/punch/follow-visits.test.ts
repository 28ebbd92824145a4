import { completeBooking, verifyStartCode } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import * as api from '@nukkad/contract/people/attendance/attendance.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import { noPayroll } from '../../../../test/fixtures/no-payroll.ts';
import { redeliver } from '../../../../test/harness/redeliver.ts';
import { key } from '../../../../test/harness/tenant.ts';
import { createAccountDomain } from '../../../identity/account/index.ts';
import { createPartnerDomain } from '../../../identity/partner/index.ts';
import { createStaffDomain } from '../../../identity/staff/index.ts';
import { createApprovalDomain } from '../../approval/index.ts';
import { createDepartmentDomain } from '../../department/index.ts';
import { createEmployeeDomain } from '../../employee/index.ts';
import { createHolidayDomain } from '../../holiday/index.ts';
import { createAttendanceDomain } from '../index.ts';
import { noTemplates } from '../../../../test/fixtures/no-templates.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await bookingFixture((platform) => {
    const partner = createPartnerDomain(platform);
    const account = createAccountDomain(platform, { partner, sessions: { dropSession: () => undefined } });
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
    const parts = { platform, approval, department, employee, holiday, payroll: noPayroll() };
    return [createAttendanceDomain(parts)];
  });
});
afterAll(() => fixture.close());

const spells = () =>
  fixture.rows(
    sql`select in_at, in_source, out_at, out_source, in_booking_id from attendance_spell order by in_at`,
  );

test('the start code of a visit is a check-in, its end a check-out, each once however often it is told', async () => {
  const bookingId = await fixture.started();
  await fixture.drain();
  const [begun] = await spells();
  expect(begun).toMatchObject({ in_source: 'booking', out_at: null, in_booking_id: bookingId });
  expect(begun.in_at).toEqual((await fixture.row(bookingId)).started_at);
  fixture.clock.advance(45 * 60_000);
  const professional = fixture.as(fixture.partners[0].professionals[0]);
  await professional.ask(completeBooking, { body: { bookingId } });
  await fixture.drain();
  await redeliver(fixture);
  const all = await spells();
  expect(all).toHaveLength(1);
  expect([all[0].out_source, all[0].out_at]).toEqual([
    'booking',
    (await fixture.row(bookingId)).completed_at,
  ]);
});

test('a professional who is checked in already stays so through a visit', async () => {
  const professional = fixture.as(fixture.partners[0].professionals[0]);
  const tomorrow = new Date(fixture.clock.now().getTime() + 24 * 3_600_000);
  fixture.clock.set(tomorrow);
  const before = (await spells()).length;
  const bookingId = await fixture.assigned();
  fixture.clock.set(new Date((await fixture.row(bookingId)).starts_at.getTime() - 30 * 60_000));
  const punched = await professional.askLoosely(api.checkInOut, { body: { kind: 'in' }, headers: key() });
  expect([punched.status, punched.body.isIn]).toEqual([201, true]);
  fixture.clock.advance(30 * 60_000);
  await professional.ask(verifyStartCode, { body: { bookingId, otp: await fixture.startCode(bookingId) } });
  await fixture.drain();
  await professional.ask(completeBooking, { body: { bookingId } });
  await fixture.drain();
  const all = await spells();
  expect(all).toHaveLength(before + 1);
  expect(all.at(-1)).toMatchObject({ in_source: 'phone', out_at: null });
});
