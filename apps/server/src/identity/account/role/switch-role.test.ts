import { getAvailableRoles, switchToken } from '@nukkad/contract/identity/account/session.api';
import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { randomUUID } from 'node:crypto';
import { roles as allRoles } from '@nukkad/contract/kernel/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedSession, seedUser } from '../../../../seed/account.ts';
import { seedOrganisation, seedStaff } from '../../../../seed/partner.ts';
import { indiranagar } from '../../../../test/fixtures/a-partner.ts';
import type { Mounted } from '../../../../test/harness/mounted.ts';
import { mountedWithSignIn } from '../../../../test/harness/sign-in.ts';
import { asIfSteppedUp } from '../../../../test/harness/step-up.ts';
import type { ChosenRole, HeldRole } from '../index.ts';

const buyer: HeldRole = { role: 'Buyer', organisationId: null, staffId: null };
const lakshmi = { userId: randomUUID(), mobileNumber: '9000000801', fullName: 'Lakshmi Narayan' };
const ramesh = { userId: randomUUID(), mobileNumber: '9000000802', fullName: 'Ramesh Gowda' };
const anil = { userId: randomUUID(), mobileNumber: '9000000803', fullName: 'Anil Das' };
const [corner, rival] = [randomUUID(), randomUUID()];
const [rameshAtCorner, anilAtRival] = [randomUUID(), randomUUID()];

let app: Mounted;
beforeAll(async () => {
  app = await mountedWithSignIn();
  const now = app.clock.now();
  await app.platform.db.transaction().execute(async (tx) => {
    await seedUser(tx, { ...lakshmi, roles: [buyer] }, now);
    await seedUser(tx, { ...ramesh, roles: [buyer, { ...buyer, role: 'Jobseeker' }] }, now);
    await seedUser(tx, { ...anil, roles: [buyer, { ...buyer, role: 'Admin' }] }, now);
    const place = { ...indiranagar, radiusMetres: 9_000, gstNumber: null, status: 'Active' as const };
    await seedOrganisation(
      tx,
      { organisationId: corner, ownerUserId: lakshmi.userId, companyName: 'Clean Corner', ...place },
      now,
    );
    await seedOrganisation(
      tx,
      { organisationId: rival, ownerUserId: anil.userId, companyName: 'Rival Works', ...place },
      now,
    );
    const staff = { fullName: 'At work', isProfessional: true, permissions: [] };
    await seedStaff(
      tx,
      { staffId: rameshAtCorner, organisationId: corner, userId: ramesh.userId, ...staff },
      now,
    );
    await seedStaff(tx, { staffId: anilAtRival, organisationId: rival, userId: anil.userId, ...staff }, now);
  });
});
afterAll(() => app.close());

/** What each holds, as the screens name it. */
const held = {
  lakshmi: [
    ['Buyer', null],
    ['Service Partner', corner],
  ],
  ramesh: [
    ['Buyer', null],
    ['Jobseeker', null],
    ['subUser', corner],
  ],
  anil: [
    ['Buyer', null],
    ['Service Partner', rival],
    ['subUser', rival],
  ],
} as const;
const people = { lakshmi, ramesh, anil };
type Name = keyof typeof people;

/** A session in this role, without a message and a code. */
async function enter(name: Name, role: ChosenRole['role']) {
  const { userId, mobileNumber } = people[name];
  const organisationId = role === 'Buyer' || role === 'Jobseeker' ? null : name === 'anil' ? rival : corner;
  const staffId = role === 'subUser' ? (name === 'anil' ? anilAtRival : rameshAtCorner) : null;
  const { secret } = app.platform.config;
  const as = { role, organisationId, staffId };
  const { sessionId, accessToken } = await app.platform.db
    .transaction()
    .execute((tx) => seedSession(tx, { secret, userId, mobileNumber, as }, app.clock.now()));
  return { client: app.withToken(accessToken, sessionId), sessionId };
}

test('one is shown the roles that one holds, and whom each acts for; Admin is not among them', async () => {
  const { client } = await enter('anil', 'Buyer');
  const { body } = await client.ask(getAvailableRoles);
  expect(body.roles).toEqual(
    expect.arrayContaining([
      { role: 'Buyer', smeId: null, companyName: null, isCurrent: true },
      { role: 'Service Partner', smeId: rival, companyName: 'Rival Works', isCurrent: false },
      { role: 'subUser', smeId: rival, companyName: 'Rival Works', isCurrent: false },
    ]),
  );
  expect(body.roles).toHaveLength(3);
});

describe('promise 36: a token for a role that is held, and for no other', () => {
  test.each(Object.keys(people) as Name[])('%s, from every role to every role', async (name) => {
    const mine: readonly (readonly [ChosenRole['role'], string | null])[] = held[name];
    for (const [from] of mine) {
      let before = await enter(name, from);
      for (const role of allRoles)
        for (const smeId of [undefined, null, corner, rival, randomUUID()]) {
          const answer = await before.client.ask(switchToken, {
            body: {
              role,
              ...(smeId === undefined ? {} : { smeId }),
            },
          });
          const meant = mine.find(
            ([one, organisation]) => one === role && (smeId === undefined || smeId === organisation),
          );
          if (!meant) {
            expect([name, from, role, smeId, answer.status]).toEqual([name, from, role, smeId, 403]);
            expect((await before.client.ask(getMyProfile)).body.role).toBe(from);
            continue;
          }
          expect([name, from, role, answer.status]).toEqual([name, from, role, 200]);
          expect(answer.body.profile).toMatchObject({ role: meant[0], smeId: meant[1] });
          expect((await before.client.ask(getMyProfile)).status).toBe(401);
          const after = app.withToken(answer.body.accessToken, answer.body.sessionId);
          expect((await after.ask(getMyProfile)).body).toMatchObject({ role: meant[0], smeId: meant[1] });
          before = await enter(name, from);
        }
    }
  });

  test.each([
    { role: 'owner' },
    { role: 'service partner' },
    { role: ['Service Partner'] },
    { role: { $ne: 'Buyer' } },
    { role: 'Service Partner', userId: lakshmi.userId },
    { role: 'Service Partner', organisationId: corner, ownerUserId: ramesh.userId },
    { role: 'subUser', staffId: anilAtRival, smeId: rival },
    { role: 'Service Partner', smeId: `${corner}'--` },
    { role: 'Admin', smeId: null },
    { role: 'Service Partner', smeId: [corner] },
    { role: 'Service Partner', smeId: corner.toUpperCase() },
    { role: 'Service Partner', smeId: { organisationId: corner } },
    { role: 'Service Partner\u0000', smeId: corner },
    { role: ' Service Partner', smeId: corner },
    { role: 'Service Partner', smeId: corner, __proto__: { role: 'subUser' } },
    { role: 'ServicePartner', isServicePartner: true },
    { role: 0, roles: ['Service Partner'] },
    { role: null },
    {},
    [],
  ])('staff never reach the owner: %j', async (options) => {
    const { client } = await enter('ramesh', 'subUser');
    expect((await client.askLoosely(switchToken, { body: options })).status).toBeGreaterThanOrEqual(400);
    expect((await client.ask(getMyProfile)).body).toMatchObject({ role: 'subUser', smeId: corner });
  });

  test('a role is refused when its organisation has another owner by now, or when its staff member is another person', async () => {
    const { client } = await enter('lakshmi', 'Buyer');
    const owner = (userId: string) =>
      sql`update organisation set owner_user_id = ${userId} where organisation_id = ${corner}`.execute(
        app.platform.db,
      );
    await owner(ramesh.userId);
    expect((await client.ask(switchToken, { body: { role: 'Service Partner' } })).body.code).toBe(
      'role_not_yours',
    );
    await owner(lakshmi.userId);
    await sql`update staff_member set user_id = ${lakshmi.userId} where staff_id = ${anilAtRival}`.execute(
      app.platform.db,
    );
    const other = await enter('anil', 'Buyer');
    expect((await other.client.ask(switchToken, { body: { role: 'subUser' } })).status).toBe(403);
    await sql`update staff_member set user_id = ${anil.userId} where staff_id = ${anilAtRival}`.execute(
      app.platform.db,
    );
  });
});

test('promise 46: a role that was taken away is not got any more, from the next call on', async () => {
  const { client } = await enter('ramesh', 'Buyer');
  await sql`delete from user_role where user_id = ${ramesh.userId} and role = 'Jobseeker'`.execute(
    app.platform.db,
  );
  expect((await client.ask(switchToken, { body: { role: 'Jobseeker' } })).status).toBe(403);
});

test('a switch closes the sockets, ends a confirmation by code, and 20 at once leave one good token', async () => {
  const { client, sessionId } = await enter('lakshmi', 'Buyer');
  await asIfSteppedUp(app.platform.db, sessionId, app.clock.now());
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => client.ask(switchToken, { body: { role: 'Service Partner' } })),
  );
  const good = answers.filter(({ status }) => status === 200);
  const alive = await Promise.all(
    good.map(({ body }) => app.withToken(body.accessToken, sessionId).ask(getMyProfile)),
  );
  expect(alive.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(app.dropped).toContain(sessionId);
  const { rows } =
    await sql`select stepped_up_until from user_session where session_id = ${sessionId}`.execute(
      app.platform.db,
    );
  expect(rows).toEqual([{ stepped_up_until: null }]);
});
