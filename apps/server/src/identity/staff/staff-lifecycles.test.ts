import {
  answerInvitation,
  getEmployeeAccess,
  getMyTeam,
  leaveTeam,
  listMyInvitations,
  listMyUsers,
  updateEmployeeAccess,
  updateUser,
} from '@nukkad/contract/identity/staff/staff.api';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import {
  invitationLifecycle,
  invitationStates,
  staffLifecycle,
  staffStates,
} from '@nukkad/contract/identity/staff/staff.noun';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StaffFixture, staffFixture } from '../../../test/fixtures/staff-fixture.ts';
import { expireInvitations } from './expire-invitations.ts';
import { required } from '../../../test/harness/required.ts';

let fixture: StaffFixture;
let number = 9_700_000_000;
const nextNumber = () => String((number += 1));
beforeAll(async () => {
  fixture = await staffFixture();
});
afterAll(() => fixture.app.close());

const rolesOf = async (userId: string) =>
  (
    await sql<{ role: string }>`select role from user_role where user_id = ${userId}`.execute(
      fixture.app.platform.db,
    )
  ).rows.map(({ role }) => role);

describe('joining', () => {
  test('a person becomes staff only by saying yes, signed in with the number that was invited', async () => {
    const mobileNumber = nextNumber();
    const { body, status } = await fixture.invite(fixture.owner, {
      mobileNumber,
      designation: 'Electrician',
    });
    expect([status, body.status, body.kind]).toEqual([201, 'Pending', 'invitation']);
    const ravi = await fixture.person(mobileNumber);
    expect(await rolesOf(ravi.userId)).toEqual([]);

    const other = fixture.as(await fixture.person(nextNumber()));
    const stolen = await other.ask(answerInvitation, { body: { staffId: body.staffId, accept: true } });
    expect(stolen.status).toBe(404);
    expect((await other.ask(listMyInvitations)).body.items).toEqual([]);

    const own = fixture.as(ravi);
    const [shown] = (await own.ask(listMyInvitations)).body.items;
    expect(shown).toMatchObject({
      staffId: body.staffId,
      companyName: 'Lakshmi Home Services',
      designation: 'Electrician',
    });
    const answer = await own.ask(answerInvitation, { body: { staffId: body.staffId, accept: true } });
    expect(answer.body).toEqual({ joined: true, companyName: 'Lakshmi Home Services' });
    expect(await rolesOf(ravi.userId)).toEqual(['subUser']);
    const { body: listed } = await fixture.owner.ask(listMyUsers, { query: { staffId: body.staffId } });
    expect(listed.items[0]).toMatchObject({ status: 'Active', kind: 'staff', mobileNumber });
  });

  test('a known number and an unknown one are answered alike', async () => {
    const known = nextNumber();
    await fixture.person(known);
    const [first, second] = [
      await fixture.invite(fixture.owner, { mobileNumber: known }),
      await fixture.invite(fixture.owner, { mobileNumber: nextNumber() }),
    ];
    const shape = ({ body }: typeof first) => ({ ...body, staffId: '', mobileNumber: '', since: '' });
    expect([first.status, shape(first)]).toEqual([second.status, shape(second)]);
  });

  test('twenty invitations of one number at one moment make one', async () => {
    const mobileNumber = nextNumber();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fixture.invite(fixture.owner, { mobileNumber })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });

  test('yes and no at one moment: one holds', async () => {
    const mobileNumber = nextNumber();
    const { body } = await fixture.invite(fixture.owner, { mobileNumber });
    const person = await fixture.person(mobileNumber);
    const own = fixture.as(person);
    const answers = await Promise.all(
      [true, false, true, false].map((accept) =>
        own.ask(answerInvitation, { body: { staffId: body.staffId, accept } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const joined = answers.find(({ status }) => status === 200)?.body.joined;
    expect(await rolesOf(person.userId)).toEqual(joined ? ['subUser'] : []);
  });

  test('an invitation runs out after 30 days, and is swept away', async () => {
    const mobileNumber = nextNumber();
    const { body } = await fixture.invite(fixture.owner, { mobileNumber });
    const own = fixture.as(await fixture.person(mobileNumber));
    const { platform, clock } = fixture.app;
    const now = clock.now();
    clock.advance(30 * 86_400_000 + 1);
    const late = await own.ask(answerInvitation, { body: { staffId: body.staffId, accept: true } });
    expect([late.status, late.body.code]).toEqual([409, 'invitation_lapsed']);
    await platform.write({ idempotency: null }, (tx) => expireInvitations(tx, clock.now()));
    clock.set(now);
    const gone = await own.ask(answerInvitation, { body: { staffId: body.staffId, accept: true } });
    expect([gone.status, gone.body.present]).toEqual([409, 'Inactive']);
    expect((await fixture.invite(fixture.owner, { mobileNumber })).status).toBe(201);
  });
});

describe('working and going', () => {
  test('who is deactivated has no role, and comes back with the old rights', async () => {
    const ravi = await fixture.hire(nextNumber(), ['booking.view']);
    const change = (action: string) =>
      fixture.owner.askLoosely(updateUser, { body: { staffId: required(ravi.staffId), action } });
    expect((await change('deactivate')).body.status).toBe('Deactivated');
    expect(await rolesOf(ravi.userId)).toEqual([]);
    expect((await change('activate')).body).toMatchObject({ status: 'Active', permissionCount: 1 });
    expect(await rolesOf(ravi.userId)).toEqual(['subUser']);
  });

  test('who leaves is not brought back without a new invitation, and keeps ratings and jobs', async () => {
    const mobileNumber = nextNumber();
    const ravi = await fixture.hire(mobileNumber);
    await sql`update staff_member set jobs_done = 7 where staff_id = ${ravi.staffId}`.execute(
      fixture.app.platform.db,
    );
    const left = await fixture.as(ravi).ask(leaveTeam, { body: { staffId: required(ravi.staffId) } });
    expect(left.body).toEqual({ left: true });
    const back = await fixture.owner.ask(updateUser, {
      body: { staffId: required(ravi.staffId), action: 'activate' },
    });
    expect([back.status, back.body.present]).toEqual([409, 'Inactive']);
    const { body } = await fixture.invite(fixture.owner, { mobileNumber });
    await fixture.as(ravi).ask(answerInvitation, { body: { staffId: body.staffId, accept: true } });
    const again = await fixture.owner.ask(listMyUsers, { query: { staffId: required(ravi.staffId) } });
    expect(again.body.items[0]).toMatchObject({ status: 'Active', jobsDone: 7 });
  });

  test('no staff member leaves or is deactivated with open jobs in their name', async () => {
    const ravi = await fixture.hire(nextNumber());
    const { db } = fixture.app.platform;
    await sql`insert into booking (booking_id, booking_number, buyer_id, organisation_id, staff_id, city_code, category_id, status, version,
        starts_at, ends_at, price, total_paise, payment_mode, payment_status, contact_name, formatted_address, locality, pincode,
        state_code, latitude, longitude, created_at)
      select gen_random_uuid(), 'B00000-00001', ${ravi.userId}, ${fixture.organisationId}, ${ravi.staffId}, city_code, 'cleaning', 'Assigned', 1,
        now(), now() + interval '1 hour', '{}', 0, 'cash', 'due', 'A', 'A', 'A', '560038', '29', 12.9, 77.6, now()
      from organisation where organisation_id = ${fixture.organisationId}`.execute(db);
    const deactivated = await fixture.owner.ask(updateUser, {
      body: {
        staffId: required(ravi.staffId),
        action: 'deactivate',
      },
    });
    const left = await fixture.as(ravi).ask(leaveTeam, { body: { staffId: required(ravi.staffId) } });
    expect([deactivated.body.code, left.body.code]).toEqual(['staff_has_open_jobs', 'staff_has_open_jobs']);
  });

  test('every state with every verb of the organisation: only the moves of the tables', async () => {
    const { db } = fixture.app.platform;
    const { body: invited } = await fixture.invite(fixture.owner, { mobileNumber: nextNumber() });
    const member = await fixture.hire(nextNumber());
    const send = (staffId: string | null, action: string) =>
      fixture.owner.askLoosely(updateUser, { body: { staffId: required(staffId), action } });
    for (const state of staffStates)
      for (const verb of ['deactivate', 'activate'] as const) {
        await sql`delete from user_role where user_id = ${member.userId}`.execute(db);
        await sql`update staff_member set status = ${state} where staff_id = ${member.staffId}`.execute(db);
        if (state === 'Active')
          await sql`insert into user_role values (gen_random_uuid(), ${member.userId}, 'subUser', ${member.organisationId}, ${member.staffId}, now())`.execute(
            db,
          );
        const { status } = await send(member.staffId, verb);
        expect([state, verb, status]).toEqual([
          state,
          verb,
          canMove(staffLifecycle, verb, state) ? 200 : 409,
        ]);
      }
    for (const state of invitationStates) {
      await sql`update staff_invitation set status = ${state}, answered_at = ${state === 'Pending' ? null : new Date()}
        where invitation_id = ${invited.staffId}`.execute(db);
      const { status } = await send(invited.staffId, 'withdraw');
      expect([state, status]).toEqual([state, canMove(invitationLifecycle, 'withdraw', state) ? 200 : 409]);
    }
  });

  test("promise 42: another organisation's people are not there", async () => {
    const ravi = await fixture.hire(nextNumber(), ['manage_users.view']);
    const answers = [
      await fixture.stranger.ask(listMyUsers, { query: { staffId: required(ravi.staffId) } }),
      await fixture.stranger.ask(updateUser, {
        body: { staffId: required(ravi.staffId), fullName: 'Nobody' },
      }),
      await fixture.stranger.ask(getEmployeeAccess, { query: { staffId: required(ravi.staffId) } }),
      await fixture.stranger.ask(updateEmployeeAccess, {
        body: {
          staffId: required(ravi.staffId),
          permissions: [],
        },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const { body } = await fixture.stranger.ask(getMyTeam, { query: { limit: 100 } });
    expect(JSON.stringify(body)).not.toContain(ravi.staffId);
  });

  test('a colleague sees names and work, never numbers or rights', async () => {
    const ravi = await fixture.hire(nextNumber());
    const { body } = await fixture.as(ravi).ask(getMyTeam, { query: { limit: 100 } });
    expect(body.items.find(({ isMe }: { isMe: boolean }) => isMe)?.staffId).toBe(ravi.staffId);
    expect(JSON.stringify(body)).not.toMatch(/97\d{8}|permission/);
    expect((await fixture.as(ravi).ask(listMyUsers)).status).toBe(403);
  });

  test('the list is searched by a part of a name or of a number, in the own organisation alone', async () => {
    const mobileNumber = '9712340077';
    const lata = await fixture.hire(mobileNumber);
    await fixture.owner.ask(updateUser, {
      body: { staffId: required(lata.staffId), fullName: 'Lata Deshpande' },
    });
    const found = async (search: string, client = fixture.owner) => {
      const { body } = await client.ask(listMyUsers, { query: { status: 'Active', search } });
      return body.items.map((one: { staffId: string; mobileNumber: string }) => [
        one.staffId,
        one.mobileNumber,
      ]);
    };
    expect(await found('deshp')).toEqual([[lata.staffId, mobileNumber]]);
    expect(await found('340077')).toEqual([[lata.staffId, mobileNumber]]);
    expect(await found('340078')).toEqual([]);
    expect(await found('340077', fixture.stranger)).toEqual([]);
  });
});
