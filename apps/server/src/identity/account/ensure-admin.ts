import { systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type NewAccount, addRole, findAccountByContact, listRoles } from './account.store.ts';
import { joinAccount } from './join-account.ts';

/** An Admin is known by a number. */
export type NewAdmin = Omit<NewAccount, 'userId' | 'status'> & { readonly mobileNumber: string };

/** The person of this number, made if unknown, with the role Admin. Who is known already keeps name and roles. */
export async function ensureAdmin(tx: Tx, person: NewAdmin, now: Date): Promise<string> {
  const known = await findAccountByContact(tx, { mobileNumber: person.mobileNumber });
  const userId = known?.userId ?? (await joinAccount(tx, person, now));
  const roles = await listRoles(tx, userId);
  if (!roles.some(({ role }) => role === 'Admin'))
    await addRole(
      tx,
      systemAuthorized({ userId }, 'An operator makes an Admin on the server.'),
      { role: 'Admin', organisationId: null, staffId: null },
      now,
    );
  return userId;
}
