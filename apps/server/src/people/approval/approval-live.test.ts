import { addDelegate, saveChain } from '@nukkad/contract/people/approval/approval.api';
import { addLeaveType, askLeave } from '@nukkad/contract/people/leave/leave.api';
import { approvalMoved } from '@nukkad/contract/people/approval/approval.live';
import { addDays, istDay, istWeekday } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { type Socket, io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { requestFixture } from '../../../test/fixtures/request-fixture.ts';
import { required } from '../../../test/harness/required.ts';
import { key } from '../../../test/harness/tenant.ts';
import { type WholeApp, wholeApp } from '../../../test/harness/whole-app.ts';

let whole: WholeApp;
const sockets: Socket[] = [];
beforeAll(async () => {
  whole = await wholeApp();
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await whole.close();
});

/** Mobile numbers: of the owner for whom this employee works, and of another one. */
async function owners(employee: string): Promise<[string, string]> {
  const { rows } = await sql<{ mobile: string; isTheirs: boolean }>`select u.mobile_number as mobile,
      exists (select 1 from staff_member s join user_account e using (user_id)
        where s.organisation_id = o.organisation_id and e.mobile_number = ${employee}) as "isTheirs"
    from organisation o join user_account u on u.user_id = o.owner_user_id
    where o.status = 'Active' order by 1`.execute(whole.app.platform.db);
  const numberOf = (theirs: boolean) => required(rows.find(({ isTheirs }) => isTheirs === theirs)).mobile;
  return [numberOf(true), numberOf(false)];
}

/** Which requests a device heard of. */
async function listening(accessToken: string): Promise<string[]> {
  const heard: string[] = [];
  const socket = io(whole.url, {
    auth: { token: accessToken },
    transports: ['websocket'],
    reconnection: false,
  });
  sockets.push(socket);
  socket.on(approvalMoved.name, ({ requestId }: { requestId: string }) => heard.push(requestId));
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  return heard;
}

test('both devices of the reviewer and the employee hear that a request moved, and another business hears nothing', async () => {
  const [ownerOf, otherOwner] = await owners('9000000300');
  const [owner, again, employee, other] = [
    await whole.as(ownerOf, 'Service Partner'),
    await whole.as(ownerOf, 'Service Partner'),
    await whole.as('9000000300', 'subUser'),
    await whole.as(otherOwner, 'Service Partner'),
  ];
  const [first, second, own, strange] = [
    await listening(owner.accessToken),
    await listening(again.accessToken),
    await listening(employee.accessToken),
    await listening(other.accessToken),
  ];
  const { body: type } = await owner.ask(addLeaveType, {
    body: {
      name: 'Short leave',
      halvesAYear: 40,
      accrual: 'yearly',
      carryHalves: 0,
      yearStartsMonth: 1,
      isPaid: true,
      takesHalfDays: true,
      isSandwich: false,
      isActive: true,
    },
    headers: key(),
  });
  const soon = addDays(istDay(new Date()), 9);
  // Sundays are off.
  const day = istWeekday(soon) === 7 ? addDays(soon, 1) : soon;
  const asked = await employee.askLoosely(askLeave, {
    body: { leaveTypeId: type.leaveTypeId, fromDay: day, toDay: day, fromNoon: false, toNoon: false },
    headers: key(),
  });
  if (asked.status !== 201) throw new Error(`Not asked for: ${asked.body.code}`);
  const { requestId } = asked.body;
  for (const heard of [first, second, own])
    await vi.waitFor(() => expect(heard).toContain(requestId), 10_000);
  expect(strange).toEqual([]);
});

test('whom a level names, and who reviews for them today, are told besides those with the permission', async () => {
  const fixture = await requestFixture();
  const { owner, imran, joseph } = fixture;
  const desk = fixture.deskWith('attandance.update');
  await sql`insert into staff_permission (staff_id, permission, granted_at) values (${desk.staffId}, 'attandance.update', now())`.execute(
    fixture.platform.db,
  );
  const type = await fixture.aType({ halvesAYear: 700 });
  const named = { reviewer: 'person', staffId: joseph.staffId, fromAmount: 0 };
  const anyone = { reviewer: 'permission', staffId: null, fromAmount: 0 };
  await fixture.as(owner).askLoosely(saveChain, { body: { kind: 'leave', levels: [named, anyone] } });
  const today = istDay(fixture.clock.now());
  const substitute = await fixture.as(joseph).askLoosely(addDelegate, {
    body: { staffId: desk.staffId, fromDay: today, toDay: addDays(today, 5) },
    headers: key(),
  });
  expect(substitute.status).toBe(201);
  const { status } = await fixture.ask(imran, type, istDay(fixture.tomorrow));
  expect(status).toBe(201);
  await fixture.drain();
  const told = await fixture.rows(sql`select payload from outbox where name = 'approval.concerned'`);
  expect(told).toHaveLength(1);
  expect(new Set(required(told[0])['payload'].staffIds)).toEqual(
    new Set([imran.staffId, joseph.staffId, desk.staffId]),
  );
  await fixture.close();
});
