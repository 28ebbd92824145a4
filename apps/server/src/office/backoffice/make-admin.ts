import type { AccountInterface } from '../../identity/account/index.ts';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { newToken, tokenHash } from './admin-keys.ts';
import { linkLifeMs } from './admin.rules.ts';
import { revokeAdminSessionsOf } from './admin-session.store.ts';
import { addAdmin, findAdminByEmail, clearCredentials } from './admin.store.ts';
import { addTicket, endTicketsOf } from './ticket.store.ts';

export interface NewAdmin {
  readonly email: string;
  readonly mobileNumber: string;
  readonly fullName: string;
}

/** Of a known Admin nothing is left but the name: password, authenticator and sessions go. */
async function forgetCredentials(tx: Tx, userId: string, now: Date): Promise<void> {
  await clearCredentials(tx, userId, now);
  await revokeAdminSessionsOf(tx, userId, now);
  await endTicketsOf(tx, userId, now);
}

/**
 * Makes an Admin, or resets a known one, and returns the ticket of the one-time link. Only a command on the server
 * calls it: neither a sign-up nor a call of the API can make an Admin.
 */
export async function makeAdmin(
  platform: Platform,
  account: Pick<AccountInterface, 'ensureAdmin'>,
  admin: NewAdmin,
  now: Date,
): Promise<string> {
  const ticket = newToken();
  const email = admin.email.trim().toLowerCase();
  await platform.write(system, async (tx) => {
    const known = await findAdminByEmail(tx, email);
    const userId = known?.userId ?? (await account.ensureAdmin(tx, admin, now));
    if (known) await forgetCredentials(tx, userId, now);
    else await addAdmin(tx, userId, email, now);
    await addTicket(
      tx,
      { ticketHash: tokenHash(ticket), userId, purpose: 'password', totpSecret: null },
      now,
      new Date(now.getTime() + linkLifeMs),
    );
    await audit(tx, now, {
      actorKind: 'System',
      actorId: null,
      action: known ? 'admin.reset' : 'admin.made',
      subjectKind: 'admin_account',
      subjectId: userId,
    });
  });
  return ticket;
}
