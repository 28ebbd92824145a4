import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { roles } from '../../kernel/roles.ts';
import { anyAccessLevel } from '../../kernel/access-level.ts';
import { accountErrors } from './account.noun.ts';
import { session } from './account.model.ts';
import { sessionErrors } from './session.noun.ts';
import { activeSession, availableRole } from './session.model.ts';

const tag = 'Account';
const own = { who: 'signed-in', scope: 'own sessions only' } as const;
export const sessionsEnded = z.object({ ended: z.int().check(z.describe('How many sessions were ended.')) });

export const getActiveSessions = endpoint('GET /user/activeSessions', {
  summary: 'Own sessions with device, place, start and last use, newest first',
  tag,
  authz: own,
  openWhile: anyAccessLevel,
  query: z.object(pageQuery),
  response: pageOf(activeSession),
});

export const endSession = endpoint('DELETE /user/activeSessions/{id}', {
  summary: 'Sign one device out; its token is refused within a second and its sockets are closed',
  tag,
  authz: own,
  unconfirmed: 'ends-own-session',
  openWhile: anyAccessLevel,
  params: z.object({ id: z.uuid('This is no session.') }),
  response: sessionsEnded,
  errors: [sessionErrors.session_not_found],
});

export const endOtherSessions = endpoint('DELETE /user/activeSessions', {
  summary: 'Sign every other device out',
  tag,
  authz: own,
  unconfirmed: 'ends-own-session',
  openWhile: anyAccessLevel,
  response: sessionsEnded,
});

export const logoutFromAllDevices = endpoint('POST /user/logoutFromAllDevices', {
  summary: 'Sign every device out, this one too',
  tag,
  authz: own,
  unconfirmed: 'ends-own-session',
  openWhile: anyAccessLevel,
  response: sessionsEnded,
});

export const getAvailableRoles = endpoint('GET /user/getAvailableRoles', {
  summary: 'The roles that the signed-in person holds, and whom each acts for',
  tag,
  authz: { who: 'signed-in', scope: 'own roles only' },
  openWhile: anyAccessLevel,
  response: z.object({ roles: z.array(availableRole) }),
});

export const switchToken = endpoint('PATCH /user/switchToken', {
  summary: 'Act in another role that the person holds: answers a new token and ends the old one',
  tag,
  authz: { who: 'signed-in', scope: 'only a role that the database says is held; never Admin' },
  unconfirmed: 'own-text',
  openWhile: anyAccessLevel,
  body: z.object({
    role: z.enum(roles, 'This is no role here.'),
    smeId: z
      .optional(z.nullable(z.uuid('This is no organisation.')))
      .check(z.describe('Which organisation, where the role is held for several.')),
  }),
  response: session,
  errors: [sessionErrors.role_not_yours, accountErrors.admin_refused],
});
