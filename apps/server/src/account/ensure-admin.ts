import type { Tx } from '../platform/db/database.ts';
import { newId } from '../platform/id.ts';
import { publish } from '../platform/outbox/publish.ts';
import { type NewAccount, addAccount, addRole, findAccountByMobile, listRoles } from './account.store.ts';

/** The person of this number, made if unknown, with the role Admin. Who is known already keeps name and roles. */
export async function ensureAdmin(tx: Tx, person: Omit<NewAccount, 'userId'>, now: Date): Promise<string> {
  const known = await findAccountByMobile(tx, person.mobileNumber);
  const userId = known?.userId ?? newId();
  if (!known) {
    await addAccount(tx, { ...person, userId }, now);
    await publish(tx, now, 'account.created', { userId });
  }
  const roles = await listRoles(tx, userId);
  if (!roles.some(({ role }) => role === 'Admin'))
    await addRole(tx, userId, { role: 'Admin', organisationId: null, staffId: null }, now);
  return userId;
}
