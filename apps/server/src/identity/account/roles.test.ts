import { getMyProfile, updateInfo } from '@nukkad/contract/identity/account/account.api';
import { randomUUID } from 'node:crypto';
import { ownerPermissions } from '@nukkad/contract/kernel/permissions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedUser } from '../../../seed/account.ts';
import { seedOrganisation, seedStaff } from '../../../seed/partner.ts';
import type { Mounted } from '../../../test/harness/mounted.ts';
import { askCode, mountedWithSignIn, readCode, signInAs, tryCode } from '../../../test/harness/sign-in.ts';

const second = () => new Promise((resolve) => setTimeout(resolve, 1_050));
const owner = { userId: randomUUID(), mobileNumber: '9000000301', fullName: 'Lakshmi Rao' };
const worker = { userId: randomUUID(), mobileNumber: '9000000302', fullName: 'Ramesh Kumar' };
const admin = { userId: randomUUID(), mobileNumber: '9000000303', fullName: 'Anil Das' };
const organisationId = randomUUID();
const staffId = randomUUID();

let app: Mounted;
beforeAll(async () => {
  app = await mountedWithSignIn();
  await app.platform.db.transaction().execute(async (tx) => {
    const now = app.clock.now();
    await seedUser(tx, { ...owner, roles: [{ role: 'Buyer', organisationId: null, staffId: null }] }, now);
    await seedUser(tx, { ...worker, roles: [] }, now);
    await seedUser(tx, { ...admin, roles: [{ role: 'Admin', organisationId: null, staffId: null }] }, now);
    const place = (
      await sql<{
        city: string;
        pincode: string;
      }>`select c.city_code as city, p.pincode from city c, pincode p limit 1`.execute(tx)
    ).rows[0] ?? { city: '', pincode: '' };
    await seedOrganisation(
      tx,
      {
        organisationId,
        ownerUserId: owner.userId,
        companyName: 'Lakshmi Home Services',
        status: 'Active',
        cityCode: place.city,
        pincode: place.pincode,
        latitude: 12.97,
        longitude: 77.64,
        radiusMetres: 14_000,
        gstNumber: null,
      },
      now,
    );
    await seedStaff(
      tx,
      {
        staffId,
        organisationId,
        userId: worker.userId,
        fullName: worker.fullName,
        isProfessional: true,
        permissions: ['booking.view'],
      },
      now,
    );
  });
});
afterAll(() => app.close());

describe('the role of a session', () => {
  test('is that of the partner for an owner, or the one asked for', async () => {
    const partner = await signInAs(app, owner.mobileNumber);
    expect(partner.profile).toMatchObject({
      role: 'Service Partner',
      smeId: organisationId,
      companyName: 'Lakshmi Home Services',
      partnerStatus: 'Active',
      isBuyer: true,
      isServicePartner: true,
      permissions: [...ownerPermissions()],
    });
    const buyer = await signInAs(app, owner.mobileNumber, 'Buyer');
    expect(buyer.profile).toMatchObject({
      role: 'Buyer',
      smeId: null,
      companyName: null,
      isServicePartner: true,
    });
    const notHeld = await signInAs(app, owner.mobileNumber, 'Jobseeker');
    expect(notHeld.profile.role).toBe('Service Partner');
  });

  test('is subUser for staff, with the rights of this moment', async () => {
    const { profile, client, accessToken } = await signInAs(app, worker.mobileNumber);
    expect(profile).toMatchObject({
      role: 'subUser',
      smeId: organisationId,
      isPro: true,
      isBuyer: false,
      permissions: ['booking.view'],
    });
    expect(await app.verifyToken?.(accessToken)).toMatchObject({
      staffId,
      organisationId,
      isProfessional: true,
    });

    await sql`insert into staff_permission values (${staffId}, 'booking.update', ${app.clock.now()})`.execute(
      app.platform.db,
    );
    await second();
    expect((await client.ask(getMyProfile)).body.permissions.toSorted()).toEqual([
      'booking.update',
      'booking.view',
    ]);
    await sql`update organisation set status = 'Suspended' where organisation_id = ${organisationId}`.execute(
      app.platform.db,
    );
    await second();
    expect((await client.ask(getMyProfile)).body).toMatchObject({
      role: 'subUser',
      isPro: false,
      permissions: [],
    });
    await sql`update organisation set status = 'Active' where organisation_id = ${organisationId}`.execute(
      app.platform.db,
    );
  });

  test('is never Admin here', async () => {
    const asked = await askCode(app, admin.mobileNumber);
    const refused = await tryCode(
      app,
      admin.mobileNumber,
      asked.body.sessionId,
      await readCode(app, admin.mobileNumber),
    );
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      403,
      'admin_refused',
      'Unauthorized Access',
    ]);
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from user_session where user_id = ${admin.userId}`.execute(app.platform.db);
    expect(rows[0]?.n).toBe(0);
  });
});

describe('the own name', () => {
  test.each(['Asha', 'Asha Rao', 'आशा राव', 'லட்சுமி', 'José', 'Ñandú Pérez'])(
    '%s is a name',
    async (fullName) => {
      const { client } = await signInAs(app, '9000000310');
      const { status, body } = await client.ask(updateInfo, { body: { fullName: ` ${fullName} ` } });
      expect([status, body.fullName]).toEqual([200, fullName]);
      expect((await client.ask(getMyProfile)).body.fullName).toBe(fullName);
    },
  );

  test('has letters and spaces only, begins with a letter, and has two at least', async () => {
    const { client } = await signInAs(app, '9000000310');
    for (const fullName of [
      'A',
      '',
      ' ',
      '1Asha',
      'Asha1',
      'Asha<script>',
      'Asha\u0000',
      '्क',
      "O'Brien",
      'a'.repeat(81),
      null,
      7,
      ['Asha'],
    ]) {
      const { status, body } = await client.askLoosely(updateInfo, { body: { fullName } });
      expect([fullName, status, Object.keys(body.fields ?? {})]).toEqual([fullName, 400, ['fullName']]);
    }
  });

  test('promise 47: a field that is not declared changes nothing', async () => {
    const { client } = await signInAs(app, '9000000310');
    const before = (await client.ask(getMyProfile)).body;
    const tampered = {
      role: 'Admin',
      status: 'Blocked',
      isBuyer: false,
      smeId: organisationId,
      userId: owner.userId,
      mobileNumber: '9000000399',
      permissions: ['admin_access.update'],
    };
    const after = (await client.ask(updateInfo, { body: { fullName: 'Asha Rao', ...tampered } })).body;
    expect(after).toEqual({ ...before, fullName: 'Asha Rao' });
  });
});

test('the owner of a suspended organisation reads why, as it was written for them; its staff does not', async () => {
  const put = (status: string, reason: string | null) =>
    sql`update organisation set status = ${status}, standing_reason = ${reason},
      suspension_reason = ${status === 'Suspended' ? 'Rule Voilation' : null}
      where organisation_id = ${organisationId}`.execute(app.platform.db);
  await put('Suspended', 'Two customers waited in vain.');
  const told = async (number: string, role?: string) =>
    (await signInAs(app, number, role)).profile.notificationMessage;
  expect(await told(owner.mobileNumber, 'Service Partner')).toEqual({
    message: 'Two customers waited in vain.',
    messageType: 'Rule Voilation',
  });
  expect(await told(owner.mobileNumber, 'Buyer')).toBeNull();
  expect(await told(worker.mobileNumber)).toBeNull();
  await put('Active', 'Two customers waited in vain.');
  expect(await told(owner.mobileNumber, 'Service Partner')).toBeNull();
  await put('Active', null);
});
