import { endpoints } from '@nukkad/contract/index';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import { permissionKeys } from '@nukkad/contract/kernel/roles';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { effectivePermissions } from '@nukkad/contract/kernel/permissions';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { answerFailure } from '../src/platform/http/failures.ts';
import { mountRoute } from '../src/platform/http/mount.ts';
import { createServer } from '../src/platform/http/server.ts';
import { createLog } from '../src/platform/log.ts';
import { recordPromise } from './faults/record-promise.ts';
import { aViewer } from './harness/mounted.ts';
import { callName, variantsFor } from './walks/whole-calls.ts';

/** The mapping is data: the contract says beside each call which key and action staff need. */
const forStaff = endpoints.flatMap((endpoint) => {
  const { authz } = endpoint.spec;
  return authz.who === 'roles' && authz.roles.includes('subUser') ? [{ endpoint, authz }] : [];
});
const actions = ['view', 'create', 'update', 'delete'] as const;
const allGrants = permissionKeys.flatMap((key) => actions.map((action) => ({ key, action })));

/** What opens the call, and what lies nearest to it: its own key and full access with each action; and some of the rest. */
function grantsFor(call: string, permission: string | undefined) {
  const isNear = ({ key }: (typeof allGrants)[number]) =>
    key === 'admin_access' || permission?.startsWith(`${key}.`) === true;
  const others = allGrants.filter((grant) => !isNear(grant));
  return [...allGrants.filter(isNear), ...variantsFor(call, others, 8)];
}

let app: FastifyInstance;
let grants: readonly string[] = [];
let isProfessional = false;

/** Every call of the contract behind its real admission; an admitted call finds no rows. */
beforeAll(async () => {
  const config = readConfig(
    { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '100000' },
    'a secret of the tests only',
  );
  app = await createServer(config, createLog('silent'));
  app.setErrorHandler(answerFailure(new Map()));
  const authenticate = async () =>
    aViewer({
      role: 'subUser',
      organisationId: aViewer().userId,
      staffId: aViewer().userId,
      isProfessional,
      permissions: effectivePermissions(grants),
    });
  for (const { endpoint } of forStaff)
    mountRoute(
      app,
      { config, clock: systemClock, authenticate, gate: async () => undefined },
      { endpoint, handle: () => Promise.reject(Object.assign(new Error('inside'), { statusCode: 418 })) },
    );
});
afterAll(() => app.close());

/** Was the caller let past the door? What comes behind it is another matter: the header, the input, the policy. */
async function isAdmitted(endpoint: AnyEndpoint): Promise<boolean> {
  const url = `/api${endpoint.path.replaceAll(/\{\w+\}/g, 'x')}`;
  const answer = await app.inject({ method: endpoint.method, url });
  return !(answer.statusCode === 403 && answer.json().code === 'forbidden');
}

describe('promise 45: staff do what was granted, and nothing else', () => {
  test.each(forStaff.map(({ endpoint, authz }) => [callName(endpoint), endpoint, authz] as const))(
    '%s',
    async (name, endpoint, { permission }) => {
      isProfessional = false;
      let tried = 0;
      for (const { key, action } of grantsFor(name, permission)) {
        grants = [`${key}.${action}`];
        const wanted =
          permission === undefined ||
          permission === `${key}.${action}` ||
          (key === 'admin_access' && permission.endsWith(`.${action}`));
        expect([grants[0], await isAdmitted(endpoint)]).toEqual([grants[0], wanted]);
        tried += 1;
      }
      recordPromise(45, tried, 0);
    },
  );

  test('settings that cannot be read grant nothing', async () => {
    isProfessional = false;
    for (const unreadable of [
      [],
      ['booking'],
      ['booking.'],
      ['Booking.View', 'booking.View', ' booking.view'],
      ['booking.view.update'],
      ['admin_access', 'admin_access.', 'admin_access.everything'],
      ['*', '*.view', 'undefined.view', '__proto__.view'],
    ]) {
      grants = unreadable;
      for (const { endpoint, authz } of forStaff)
        if (authz.permission)
          expect([endpoint.path, unreadable, await isAdmitted(endpoint)]).toEqual([
            endpoint.path,
            unreadable,
            false,
          ]);
    }
  });

  test('a professional passes without the key only where the contract says "or assigned"', async () => {
    isProfessional = true;
    grants = [];
    for (const { endpoint, authz } of forStaff)
      if (authz.permission)
        expect([endpoint.path, await isAdmitted(endpoint)]).toEqual([
          endpoint.path,
          authz.orAssigned === true,
        ]);
  });

  test('a call for staff names its key, or is about the caller alone', () => {
    const open = forStaff.filter(({ authz }) => !authz.permission && !/\bown\b/.test(authz.scope ?? ''));
    expect(open.map(({ endpoint }) => callName(endpoint))).toEqual([]);
  });
});
