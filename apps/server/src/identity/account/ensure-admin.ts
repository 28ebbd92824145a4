import { accountEvents } from '@nukkad/contract/identity/account/account.events';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { type NewAccount, addAccount, addRole, findAccountByContact, listRoles } from './account.store.ts';

/** An Admin is known by a number. */
type NewAdmin = Omit<NewAccount, 'userId'> & { readonly mobileNumber: string };

/** The person of this number, made if unknown, with the role Admin. Who is known already keeps name and roles. */
export async function ensureAdmin(tx: Tx, person: NewAdmin, now: Date): Promise<string> {
  const known = await findAccountByContact(tx, { mobileNumber: person.mobileNumber });
  const userId = known?.userId ?? newId();
  if (!known) {
    await addAccount(tx, { ...person, userId }, now);
    await publish(tx, now, accountEvents.created, { userId });
  }
  const roles = await listRoles(tx, userId);
  if (!roles.some(({ role }) => role === 'Admin'))
    await addRole(tx, userId, { role: 'Admin', organisationId: null, staffId: null }, now);
  return userId;
}
