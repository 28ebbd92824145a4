import { accountErrors, accountEvents } from '@nukkad/contract/identity/account/account.noun';
import { randomUUID } from 'node:crypto';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { type Authorized, authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { mayChangeOwn } from './account.policy.ts';
import { type Account, addRole, listRoles, lockAccount, saveName } from './account.store.ts';
import { type Session, lockSession } from './session.store.ts';
import { saveRoleOfSession } from './role/role.store.ts';
import { type ChosenRole, type SignInRole, chooseRole } from './sign-in.rules.ts';

interface Choice {
  readonly role: SignInRole;
  readonly fullName: string | undefined;
  readonly now: Date;
}

/**
 * Gives a role that any person may have. A Service Partner is a Buyer until the business is verified; staff are added
 * by their partner.
 */
async function holdRole(
  tx: Tx,
  person: Authorized<Account>,
  asked: SignInRole,
  now: Date,
): Promise<ChosenRole> {
  const { userId } = person;
  const held = await listRoles(tx, userId);
  const has = (role: SignInRole) => held.some((one) => one.role === role);
  if (has(asked)) return chooseRole(held, asked) ?? refuse(accountErrors.admin_refused);
  if (asked === 'subUser') return refuse(accountErrors.role_not_held);
  const role = asked === 'Service Partner' ? 'Buyer' : asked;
  const chosen: ChosenRole = { role, organisationId: null, staffId: null };
  if (!has(role)) {
    await addRole(tx, person, chosen, now);
    await publish(tx, now, accountEvents.roleAdded, { userId, role });
  }
  return chosen;
}

/** The session takes the role if it has none yet. A person who has one keeps it and can switch. */
export async function chooseOwnRole(
  platform: Platform,
  viewer: Viewer,
  { role, fullName, now }: Choice,
): Promise<Session> {
  return platform.write(system, async (tx) => {
    const account = await lockAccount(tx, viewer.userId);
    const session = await lockSession(tx, viewer.sessionId);
    if (!session || session.revokedAt) return refuse(kernelErrors.signed_out);
    const person = authorize(account, mayChangeOwn(viewer, account));
    const chosen = await holdRole(tx, person, role, now);
    if (fullName !== undefined) {
      await saveName(tx, person, fullName, now);
      await publish(tx, now, accountEvents.renamed, { userId: viewer.userId });
    }
    if (viewer.role !== null) return session;
    const own = authorize(session, mayChangeOwn(viewer, session));
    return saveRoleOfSession(tx, own, chosen, randomUUID(), now);
  });
}
