import type { Permission } from '@nukkad/contract/kernel/roles';
import {
  answerInvitation,
  getEmployeeAccess,
  seenOfAccess,
  updateEmployeeAccess,
} from '@nukkad/contract/identity/staff/staff.api';
import { permissionKeys } from '@nukkad/contract/kernel/roles';
import { allPermissions, staffPresetNames, staffPresets } from '@nukkad/contract/identity/staff/staff.model';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordPromise } from '../../../test/faults/record-promise.ts';
import { type StaffFixture, staffFixture } from '../../../test/fixtures/staff-fixture.ts';
import { effectivePermissions } from '@nukkad/contract/kernel/permissions';
import { isWithin, mayTurn } from './staff.rules.ts';
import { required } from '../../../test/harness/required.ts';

let fixture: StaffFixture;
let number = 9_600_000_000;
const nextNumber = () => String((number += 1));
beforeAll(async () => {
  fixture = await staffFixture();
});
afterAll(() => fixture.app.close());

describe('rights', () => {
  test('are the 17 features, each to view, create, update and delete', async () => {
    const ravi = await fixture.hire(nextNumber());
    const { body } = await fixture.owner.ask(getEmployeeAccess, {
      query: { staffId: required(ravi.staffId) },
    });
    expect(Object.keys(body.settings.accessType)).toEqual([...permissionKeys]);
    expect(body).toMatchObject({ _id: null, subAdminMode: false });
    const permissions = ['booking.view', 'booking.update', 'reports.view'];
    const saved = await fixture.owner.askLoosely(updateEmployeeAccess, {
      body: {
        staffId: required(ravi.staffId),
        permissions,
      },
    });
    expect(saved.body).toMatchObject({ _id: ravi.staffId });
    expect(saved.body.settings.accessType.booking).toEqual({
      adminEnabled: true,
      view: true,
      create: false,
      update: true,
      delete: false,
    });
  });

  test('promise 91: of four who save them at one moment one succeeds, and the others are told what changed', async () => {
    const ravi = await fixture.hire(nextNumber());
    const shown = await fixture.owner.ask(getEmployeeAccess, { query: { staffId: required(ravi.staffId) } });
    const seen = seenOfAccess(shown.body);
    const set = (permissions: string[]) =>
      fixture.owner.askLoosely(updateEmployeeAccess, {
        body: { staffId: required(ravi.staffId), permissions, seen },
      });
    const answers = await Promise.all([
      set(['booking.view']),
      set(['travel.view']),
      set(['salary.view']),
      set(['reports.view', 'reports.update']),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const saved = seenOfAccess(required(answers.find(({ status }) => status === 200)).body);
    const changed = permissionKeys.find((key) => saved[key]?.length) ?? 'user';
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body).toMatchObject({
        code: 'confirmation_differs',
        differences: [{ field: changed, kind: 'list', seen: [], now: saved[changed] }],
      });
  });

  test('promise 91: permissions that were changed to others and back are as they were seen', async () => {
    const ravi = await fixture.hire(nextNumber(), ['booking.view']);
    const shown = await fixture.owner.ask(getEmployeeAccess, { query: { staffId: required(ravi.staffId) } });
    const set = (permissions: string[], more: object = {}) =>
      fixture.owner.askLoosely(updateEmployeeAccess, {
        body: { staffId: required(ravi.staffId), permissions, ...more },
      });
    await set(['booking.view', 'travel.view']);
    await set(['booking.view']);
    const saved = await set(['reports.view'], { seen: seenOfAccess(shown.body) });
    expect(saved.status).toBe(200);
  });

  test('promise 49: people cannot change their own rights, or give or take rights that they do not hold', async () => {
    const manager = await fixture.hire(nextNumber(), [
      'manage_users.view',
      'manage_users.update',
      'booking.view',
    ]);
    const ravi = await fixture.hire(nextNumber(), ['booking.view', 'salary.view']);
    const client = fixture.as(manager);
    const set = (staffId: string | null, permissions: readonly Permission[]) =>
      client.ask(updateEmployeeAccess, {
        body: { staffId: required(staffId), permissions: [...permissions] },
      });
    const own = await set(manager.staffId, [...allPermissions]);
    expect([own.status, own.body.code]).toEqual([403, 'own_rights']);
    const tried: readonly (readonly Permission[])[] = [
      ['booking.view', 'salary.view', 'salary.update'],
      ['booking.view', 'salary.view', 'admin_access.view'],
      ['booking.view'],
      [],
    ];
    for (const permissions of tried) {
      const { status, body } = await set(ravi.staffId, permissions);
      expect([permissions, status, body.code]).toEqual([permissions, 403, 'rights_not_held']);
    }
    expect((await set(ravi.staffId, ['salary.view'])).status).toBe(200);
    const mode = await client.ask(updateEmployeeAccess, {
      body: {
        staffId: required(ravi.staffId),
        permissions: ['salary.view'],
        subAdminMode: true,
      },
    });
    expect(mode.status).toBe(403);
    recordPromise(49, 7, 0);
  });

  test('an invitation gives no more than the inviter holds, also when they hold less by the time it is accepted', async () => {
    const manager = await fixture.hire(nextNumber(), [
      'manage_users.view',
      'manage_users.create',
      ...staffPresets.Desk,
    ]);
    const client = fixture.as(manager);
    const above = await fixture.invite(client, { mobileNumber: nextNumber(), preset: 'Manager' });
    expect([above.status, above.body.code]).toEqual([403, 'rights_not_held']);
    const mobileNumber = nextNumber();
    const { body } = await fixture.invite(client, { mobileNumber, preset: 'Desk' });
    await fixture.owner.ask(updateEmployeeAccess, {
      body: {
        staffId: required(manager.staffId),
        permissions: ['booking.view'],
      },
    });
    await fixture
      .as(await fixture.person(mobileNumber))
      .ask(answerInvitation, { body: { staffId: body.staffId, accept: true } });
    const { body: joined } = await fixture.owner.ask(getEmployeeAccess, { query: { staffId: body.staffId } });
    const granted = permissionKeys.filter((key) => joined.settings.accessType[key].view);
    expect(granted).toEqual(['booking']);
    expect(joined.settings.accessType.booking.update).toBe(false);
  });

  test('the sub-admin mode is the owner’s to give, and needs admin_access', async () => {
    const ravi = await fixture.hire(nextNumber());
    const set = (permissions: string[]) =>
      fixture.owner.askLoosely(updateEmployeeAccess, {
        body: {
          staffId: required(ravi.staffId),
          permissions,
          subAdminMode: true,
        },
      });
    expect((await set(['booking.view'])).body.subAdminMode).toBe(false);
    expect((await set(['admin_access.view'])).body.subAdminMode).toBe(true);
  });

  test('a feature that the operators closed is opened by admin_access alone', async () => {
    const ravi = await fixture.hire(nextNumber(), ['admin_access.view']);
    const { db } = fixture.app.platform;
    await sql`insert into organisation_feature_off values (${fixture.organisationId}, 'salary', 'Not paid for', now())`.execute(
      db,
    );
    const { body } = await fixture.owner.ask(getEmployeeAccess, {
      query: { staffId: required(ravi.staffId) },
    });
    expect([
      body.settings.accessType.salary.adminEnabled,
      body.settings.accessType.travel.adminEnabled,
    ]).toEqual([false, true]);
    const byAll = effectivePermissions(['admin_access.view'], ['salary']);
    expect([byAll.has('salary.view'), byAll.has('travel.view')]).toEqual([true, true]);
    const byKey = effectivePermissions(['salary.view', 'travel.view'], ['salary']);
    expect([byKey.has('salary.view'), byKey.has('travel.view')]).toEqual([false, true]);
    await sql`delete from organisation_feature_off`.execute(db);
  });

  test('each preset is made of known rights, and a manager may hand out what a desk has', () => {
    for (const name of staffPresetNames)
      for (const one of staffPresets[name]) expect(allPermissions).toContain(one);
    expect(isWithin(new Set(staffPresets.Manager), ['booking.view', 'services.update'])).toBe(true);
  });

  test('after any change of permissions nothing outside of what the giver holds has changed', () => {
    const some = fc.subarray([...allPermissions]);
    fc.assert(
      fc.property(some, some, some, (held, before, after) => {
        const has = effectivePermissions(held);
        if (!mayTurn(has, before, after)) return;
        const [was, will] = [effectivePermissions(before), effectivePermissions(after)];
        for (const one of allPermissions) if (!has.has(one)) expect(will.has(one)).toBe(was.has(one));
      }),
      { numRuns: 300 },
    );
  });
});
