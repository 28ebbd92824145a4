import { getDeliveryAddress } from '@nukkad/contract/places/geography/geography.api';
import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { accountLifecycle, type AccountStatus } from '@nukkad/contract/identity/account/account.noun';
import { partnerProfileStatuses } from '@nukkad/contract/identity/account/account.model';
import { isOpenIn, accessLevelOf } from '@nukkad/contract/identity/account/access-level';
import { endpoints } from '@nukkad/contract/index';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import type { Role } from '@nukkad/contract/kernel/roles';
import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isInFixedPart } from '../../../../../scripts/test/fixed-part.mjs';
import { type WholeApp, wholeApp } from '../../../test/harness/whole-app.ts';
import { callName, isWhole } from '../../../test/walks/whole-calls.ts';
import { system } from '../../platform/platform.ts';
import { changeAccountStatus } from './status/change-account-status.ts';

/** From the small city: a buyer, a partner's owner, and a staff member with every permission. */
const people = { Buyer: '9000000001', 'Service Partner': '9000000100', subUser: '9000000300' } as const;
type Person = keyof typeof people;
const gateCodes = new Set(['account_not_active', 'profile_incomplete', 'subscription_expired']);

let whole: WholeApp;
beforeAll(async () => {
  whole = await wholeApp();
});
afterAll(() => whole.close());

const personFor = ({ spec: { authz } }: AnyEndpoint): Person | null => {
  if (authz.who === 'signed-in') return 'Buyer';
  const wanted: readonly Role[] = authz.who === 'roles' ? authz.roles : [];
  return (Object.keys(people) as Person[]).find((person) => wanted.includes(person)) ?? null;
};

/**
 * What the gate says to a call. A change is sent without its CSRF header, which is looked at after the gate, so
 * an open one changes nothing.
 */
async function gateSays(endpoint: AnyEndpoint, accessToken: string): Promise<string> {
  const path = endpoint.path.replaceAll(/\{\w+\}/g, 'x');
  const answer = await fetch(new URL(`/api${path}`, whole.url), {
    method: endpoint.method,
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const { code = '' } = (await answer.json().catch(() => ({}))) as { code?: string };
  return gateCodes.has(code) ? code : 'open';
}

/** Those that a closed account may still make, in each status; of the others a quarter in each, another one each time. */
const isTried = (endpoint: AnyEndpoint, status: string): boolean =>
  isWhole(callName(endpoint)) ||
  isOpenIn('shutOut', endpoint) ||
  isOpenIn('incomplete', endpoint) ||
  isInFixedPart(`${status} ${callName(endpoint)}`, 4);

async function walk(status: string, mayBe: (person: Person) => boolean): Promise<Map<AnyEndpoint, string>> {
  const tokens = new Map<Person, string>();
  for (const person of (Object.keys(people) as Person[]).filter(mayBe))
    tokens.set(person, (await whole.as(people[person], person)).accessToken);
  const said = new Map<AnyEndpoint, string>();
  for (const endpoint of endpoints.filter((one) => isTried(one, status))) {
    const token = tokens.get(personFor(endpoint) ?? 'Buyer');
    if (endpoint.spec.authz.who !== 'anyone' && personFor(endpoint) && token)
      said.set(endpoint, await gateSays(endpoint, token));
  }
  return said;
}

const setAccounts = (status: string) =>
  sql`update user_account set status = ${status} where mobile_number = any(${Object.values(people)})`.execute(
    whole.app.platform.db,
  );

describe('promise 37: account status by operation equals the table', () => {
  test.each(accountLifecycle.states)('%s', async (status: AccountStatus) => {
    await setAccounts(status);
    const said = await walk(status, () => true);
    expect(said.size).toBeGreaterThan(30);
    const standing = accessLevelOf({
      account: status,
      organisation: null,
      suspensionReason: null,
      staff: null,
    });
    for (const [endpoint, code] of said)
      expect([callName(endpoint), code]).toEqual([
        callName(endpoint),
        isOpenIn(standing, endpoint) ? 'open' : 'account_not_active',
      ]);
    await setAccounts('Active');
  });

  test('these endpoints and no others are open to a person who is shut out', () => {
    const open = endpoints.filter((one) => one.spec.authz.who !== 'anyone' && isOpenIn('shutOut', one));
    expect(open.map(callName).toSorted()).toEqual([
      'DELETE /notifications/subscribe',
      'DELETE /user/activeSessions',
      'DELETE /user/activeSessions/{id}',
      'GET /notifications',
      'GET /notifications/settings',
      'GET /notifications/tags',
      'GET /support/availability',
      'GET /support/bookingReport',
      'GET /support/incident',
      'GET /support/incident/{incidentId}',
      'GET /support/session',
      'GET /support/session/messages',
      'GET /user/activeSessions',
      'GET /user/getAvailableRoles',
      'GET /user/getDeactivateRequest',
      'GET /user/myprofile',
      'GET /user/notitifcations',
      'GET /user/privacy',
      'PATCH /notifications',
      'PATCH /notifications/settings',
      'PATCH /support/incident',
      'PATCH /support/session',
      'PATCH /user/consent',
      'PATCH /user/switchToken',
      'POST /support/bookingReport',
      'POST /support/callback',
      'POST /support/incident',
      'POST /support/incidentFiles',
      'POST /support/session',
      'POST /support/session/documents',
      'POST /support/session/incident',
      'POST /support/session/message',
      'POST /support/session/rating',
      'POST /user/dataExport',
      'POST /user/logout',
      'POST /user/logoutFromAllDevices',
      'POST /user/stepUp',
      'POST /user/stepUp/code',
    ]);
  });
});

describe("promise 37: and so does the partner's, for partner and staff", () => {
  const setPartner = (status: string, reason: string | null) =>
    sql`update organisation set status = ${status}, suspension_reason = ${reason} where owner_user_id =
      (select user_id from user_account where mobile_number = ${people['Service Partner']})`.execute(
      whole.app.platform.db,
    );
  const codes = {
    good: 'open',
    unpaid: 'subscription_expired',
    incomplete: 'profile_incomplete',
    shutOut: 'account_not_active',
  };

  test.each([
    ['Created', null, 'incomplete'],
    ['Suspended', 'Subscription expired', 'unpaid'],
    ['Suspended', 'Rule Voilation', 'shutOut'],
    ['PendingForDeactivation', null, 'good'],
  ] as const)('%s %s', async (organisation, suspensionReason, standing) => {
    expect(accessLevelOf({ account: 'Active', organisation, suspensionReason, staff: null })).toBe(standing);
    await setPartner(organisation, suspensionReason);
    for (const [endpoint, code] of await walk(
      `${organisation} ${suspensionReason}`,
      (person) => person !== 'Buyer',
    )) {
      // Staff of a partner that is shut hold no permission either; that refusal comes first.
      const isShut = standing !== 'good' && standing !== 'unpaid';
      const byRole = endpoint.spec.authz.who === 'roles' && isShut && personFor(endpoint) === 'subUser';
      const expected = isOpenIn(standing, endpoint) ? 'open' : codes[standing];
      if (!byRole) expect([callName(endpoint), code]).toEqual([callName(endpoint), expected]);
    }
    await setPartner('Active', null);
  });

  test('its owner is still a buyer like any other', async () => {
    await setPartner('Blocked', null);
    const { rows } = await sql`select 1 from user_role r join user_account u using (user_id)
      where u.mobile_number = ${people['Service Partner']} and r.role = 'Buyer'`.execute(
      whole.app.platform.db,
    );
    if (rows.length === 0)
      await sql`insert into user_role (user_role_id, user_id, role, created_at) select gen_random_uuid(), user_id, 'Buyer', now()
        from user_account where mobile_number = ${people['Service Partner']}`.execute(whole.app.platform.db);
    const partner = await whole.as(people['Service Partner'], 'Service Partner');
    expect((await partner.ask(getDeliveryAddress)).body.code).toBe('account_not_active');
    const buyer = await whole.as(people['Service Partner'], 'Buyer');
    expect((await buyer.ask(getDeliveryAddress)).status).toBe(200);
    await setPartner('Active', null);
  });

  test('every status of a partner has its standing', () => {
    const table = partnerProfileStatuses.map((organisation) => [
      organisation,
      accessLevelOf({ account: 'Active', organisation, suspensionReason: null, staff: null }),
    ]);
    expect(Object.fromEntries(table)).toEqual({
      Pending: 'good',
      Rejected: 'incomplete',
      Approved: 'good',
      Created: 'incomplete',
      Blocked: 'shutOut',
      Active: 'good',
      Deactivated: 'shutOut',
      Suspended: 'shutOut',
      PendingForDeactivation: 'good',
      Inactive: 'shutOut',
    });
  });

  test('the worst of account, organisation and staff member counts', () => {
    const of = (account: AccountStatus, staff: AccountStatus | null) =>
      accessLevelOf({ account, organisation: 'Active', suspensionReason: null, staff });
    expect(of('Active', 'Active')).toBe('good');
    expect(of('Active', 'Pending')).toBe('incomplete');
    expect(of('Active', 'Suspended')).toBe('shutOut');
    expect(of('Blocked', 'Active')).toBe('shutOut');
  });
});

test('promise 34: the sockets of a device that was signed out close, and those of the other stay', async () => {
  const [mine, lost] = [await whole.as(people.Buyer), await whole.as(people.Buyer)];
  const open = (token: string) =>
    new Promise<ReturnType<typeof io>>((resolve, reject) => {
      const socket = io(whole.url, { auth: { token }, transports: ['websocket'], reconnection: false });
      socket.on('connect', () => resolve(socket));
      socket.on('connect_error', reject);
    });
  const [stays, goes] = [await open(mine.accessToken), await open(lost.accessToken)];
  const gone = new Promise((resolve) => goes.on('disconnect', resolve));
  expect((await mine.send('DELETE', `user/activeSessions/${lost.sessionId}`)).status).toBe(200);
  expect(await gone).toBe('io server disconnect');
  expect((await lost.ask(getMyProfile)).status).toBe(401);
  await expect(open(lost.accessToken)).rejects.toThrow('Session Expired');
  expect(stays.connected).toBe(true);

  const shut = new Promise((resolve) => stays.on('disconnect', resolve));
  const { rows } = await sql<{ id: string }>`select user_id as id from user_account
    where mobile_number = ${people.Buyer}`.execute(whole.app.platform.db);
  await whole.app.platform.write(system, (tx) =>
    changeAccountStatus(tx, {
      userId: rows[0]?.id ?? '',
      to: 'Blocked',
      by: { kind: 'Admin', userId: crypto.randomUUID() },
      reason: 'Complaints',
      now: new Date(),
    }),
  );
  expect(await shut).toBe('io server disconnect');
  await setAccounts('Active');
});
