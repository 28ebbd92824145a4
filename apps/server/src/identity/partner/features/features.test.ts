import { systemAuthorized } from '../../../platform/authorize.ts';
import { randomUUID } from 'node:crypto';
import { endpoint } from '@nukkad/contract/kernel/endpoint';
import { ownerPermissions } from '@nukkad/contract/kernel/permissions';
import { type PermissionKey, permissionKeys } from '@nukkad/contract/kernel/roles';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aPartner, aUser } from '../../../../test/fixtures/a-partner.ts';
import type { EnrolledAdmin } from '../../../../test/harness/admin.ts';
import { type BackOffice, mountedBackOffice } from '../../../../test/harness/back-office.ts';
import { signInAs } from '../../../../test/harness/sign-in.ts';
import { addRole } from '../../account/account.store.ts';
import { route } from '../../../platform/http/route.ts';
import { addStaff } from '../partner.store.ts';

const response = z.object({ done: z.literal(true) });
const done = async () => ({ done: true as const });
/** A call for each feature, as the contract's own ones name theirs. */
const routes = permissionKeys.map((key) =>
  route(
    endpoint(`POST /test/feature/${key}`, {
      summary: 'Something of one feature',
      tag: 'Test',
      authz: { who: 'roles', roles: ['Service Partner', 'subUser'], permission: `${key}.create` },
      response,
    }),
    done,
  ),
);

const ownerNumber = '9811200001';
const deskNumber = '9811200002';
const staffId = randomUUID();
let app: BackOffice;
let organisationId: string;
let nandini: EnrolledAdmin;

beforeAll(async () => {
  app = await mountedBackOffice(() => [{ name: 'test', routes }]);
  const { db } = app.platform;
  const partner = await aPartner(db, { companyName: 'Lakshmi Home Services' });
  organisationId = partner.organisationId;
  const owner = { role: 'Service Partner', organisationId, staffId: null } as const;
  const desk = { role: 'subUser', organisationId, staffId } as const;
  const deskUserId = await aUser(db, 'Joseph Thomas');
  await db.transaction().execute(async (tx) => {
    const now = app.clock.now();
    await sql`update user_account set mobile_number = ${ownerNumber} where user_id = ${partner.ownerUserId}`.execute(
      tx,
    );
    await sql`update user_account set mobile_number = ${deskNumber} where user_id = ${deskUserId}`.execute(
      tx,
    );
    const member = { staffId, organisationId, userId: deskUserId, fullName: 'Joseph Thomas' };
    await addStaff(
      tx,
      systemAuthorized({ ...member, isProfessional: false }, 'They work here in the test.'),
      ['admin_access.create'],
      now,
    );
    for (const [userId, held] of [
      [partner.ownerUserId, owner],
      [deskUserId, desk],
    ] as const)
      await addRole(tx, systemAuthorized({ userId }, 'They work here in the test.'), held, now);
  });
  nandini = await app.admin();
});
afterAll(() => app.close());
afterEach(() => sql`delete from organisation_feature_off`.execute(app.platform.db));

const path = () => `backoffice/partners/${organisationId}/features`;
const set = (key: PermissionKey, adminEnabled: boolean, why = 'Not part of what was agreed') =>
  nandini.browser.patch(path(), { key, adminEnabled, why });

test('admin_access opens a feature that an Admin closed, to the owner and to staff', async () => {
  const people = [await signInAs(app, ownerNumber), await signInAs(app, deskNumber)];
  expect((await set('hireTalent', false)).status).toBe(200);
  for (const { client } of people)
    for (const key of permissionKeys)
      expect([key, (await client.post(`test/feature/${key}`)).status]).toEqual([key, 200]);
});

test('promise 45: without admin_access a closed feature is closed to the owner and to staff, and no other', async () => {
  await sql`insert into staff_permission select ${staffId}, key || '.create', ${app.clock.now()}
    from unnest(${sql.val(permissionKeys.filter((key) => key !== 'admin_access'))}::text[]) key`.execute(
    app.platform.db,
  );
  const people = [await signInAs(app, ownerNumber), await signInAs(app, deskNumber)];
  await set('admin_access', false);
  for (const { client } of people) expect((await client.post('test/feature/hireTalent')).status).toBe(200);
  expect((await set('hireTalent', false)).status).toBe(200);
  for (const { client } of people) {
    await expect.poll(async () => (await client.post('test/feature/hireTalent')).status).toBe(403);
    for (const key of permissionKeys.filter((one) => one !== 'hireTalent' && one !== 'admin_access'))
      expect([key, (await client.post(`test/feature/${key}`)).status]).toEqual([key, 200]);
  }
  const again = await signInAs(app, ownerNumber);
  expect(again.profile.permissions).toEqual([...ownerPermissions(['hireTalent', 'admin_access'])]);
  expect((await set('hireTalent', true)).status).toBe(200);
  for (const { client } of people)
    await expect.poll(async () => (await client.post('test/feature/hireTalent')).status).toBe(200);
  await sql`delete from staff_permission where staff_id = ${staffId} and permission <> 'admin_access.create'`.execute(
    app.platform.db,
  );
});

test('admin_access that was closed opens nothing to staff, and takes nothing else from an owner', async () => {
  await set('admin_access', false);
  const [owner, desk] = [await signInAs(app, ownerNumber), await signInAs(app, deskNumber)];
  for (const key of permissionKeys) {
    const expected = key === 'admin_access' ? 403 : 200;
    expect([key, (await owner.client.post(`test/feature/${key}`)).status]).toEqual([key, expected]);
    expect([key, (await desk.client.post(`test/feature/${key}`)).status]).toEqual([key, 403]);
  }
});

test('settings that cannot be read admit no caller: 503, and never a feature', async () => {
  const { client } = await signInAs(app, ownerNumber);
  await sql`alter table organisation_feature_off rename to organisation_feature_gone`.execute(
    app.platform.db,
  );
  try {
    const outcomes = async () => (await client.post('test/feature/booking')).status;
    await expect.poll(outcomes).toBeGreaterThanOrEqual(500);
  } finally {
    await sql`alter table organisation_feature_gone rename to organisation_feature_off`.execute(
      app.platform.db,
    );
  }
  await expect.poll(async () => (await client.post('test/feature/booking')).status).toBe(200);
});

test('who closed what and why is read by the operators, and written into the audit log once', async () => {
  for (let times = 0; times < 2; times += 1) await set('salary', false, 'Asked for by the owner');
  const { body } = await nandini.browser.get(path());
  expect(body.companyName).toBe('Lakshmi Home Services');
  const closed = body.features.filter((one: { adminEnabled: boolean }) => !one.adminEnabled);
  expect(closed).toEqual([
    { key: 'salary', adminEnabled: false, why: 'Asked for by the owner', since: expect.any(String) },
  ]);
  const { rows } = await sql<{ detail: object }>`select detail from audit_log
    where subject_id = ${organisationId} and action = 'partner.close_feature' and detail ->> 'key' = 'salary'`.execute(
    app.platform.db,
  );
  expect(rows).toEqual([{ detail: expect.objectContaining({ why: 'Asked for by the owner' }) }]);
});

test('an owner neither reads nor changes them, and an Admin not those of the own firm', async () => {
  const { client } = await signInAs(app, ownerNumber);
  expect((await client.get(path())).status).toBe(403);
  const tried = await client.patch(path(), { key: 'salary', adminEnabled: true, why: 'It is mine' });
  expect(tried.status).toBe(403);
  await sql`update organisation set owner_user_id = ${nandini.userId} where organisation_id = ${organisationId}`.execute(
    app.platform.db,
  );
  expect((await set('salary', false)).status).toBe(403);
});
