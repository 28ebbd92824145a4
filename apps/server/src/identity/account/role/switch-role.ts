import { accountErrors, accountEvents } from '@nukkad/contract/identity/account/account.noun';
import { randomUUID } from 'node:crypto';
import { sessionErrors } from '@nukkad/contract/identity/account/session.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { Role } from '@nukkad/contract/kernel/roles';
import type { PartnerInterface } from '../../partner/index.ts';
import { audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { mayChangeOwn } from '../account.policy.ts';
import { listRoles } from '../account.store.ts';
import { type Session, lockSession } from '../session.store.ts';
import type { ChosenRole } from '../sign-in.rules.ts';
import { isStillTrue, roleMeant } from './role.rules.ts';
import { saveRoleOfSession } from './role.store.ts';

export interface RoleRequest {
  readonly role: Role;
  /** Undefined: any; null: none. */
  readonly organisationId: string | null | undefined;
}

async function isTrue(
  tx: Tx,
  partner: Pick<PartnerInterface, 'getOrganisations' | 'getStaff'>,
  userId: string,
  chosen: ChosenRole,
): Promise<boolean> {
  const { organisationId, staffId } = chosen;
  const organisation = organisationId
    ? (await partner.getOrganisations(tx, [organisationId])).get(organisationId)
    : undefined;
  const staff = staffId ? (await partner.getStaff(tx, [staffId])).get(staffId) : undefined;
  return isStillTrue(chosen, {
    userId,
    ownerUserId: organisation?.ownerUserId ?? null,
    staff: staff ?? null,
  });
}

/**
 * Switches the role of this session. The roles are read from the database within the change, so a role removed at the
 * same moment is not granted. The old token is invalid at once, and a step-up is not carried over.
 */
export async function switchRole(
  platform: Platform,
  partner: Pick<PartnerInterface, 'getOrganisations' | 'getStaff'>,
  viewer: Viewer,
  request: RoleRequest,
  now: Date,
): Promise<Session> {
  if (request.role === 'Admin') return refuse(accountErrors.admin_refused);
  return platform.write(system, async (tx) => {
    const session = await lockSession(tx, viewer.sessionId);
    if (!session || session.revokedAt) return refuse(kernelErrors.signed_out);
    const own = authorize(session, mayChangeOwn(viewer, session));
    const chosen = roleMeant(await listRoles(tx, viewer.userId), request);
    if (!chosen || !(await isTrue(tx, partner, viewer.userId, chosen))) refuse(sessionErrors.role_not_yours);
    const next = await saveRoleOfSession(tx, own, chosen, randomUUID(), now);
    const { userId, sessionId } = next;
    await publish(tx, now, accountEvents.roleSwitched, { userId, sessionId });
    await audit(tx, now, {
      actorKind: 'Person',
      actorId: userId,
      action: 'account.switch_role',
      subjectKind: 'user_session',
      subjectId: sessionId,
      detail: { from: session.role, to: next.role, organisationId: next.organisationId },
    });
    return next;
  });
}
