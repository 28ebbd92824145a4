import type { NextStep } from '@nukkad/contract/office/backoffice/sign-in.api';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { newToken, encryptSecret, tokenHash } from './admin-keys.ts';
import { ticketLifeMs } from './admin.rules.ts';
import type { AdminAccount } from './admin.store.ts';
import { addTicket } from './ticket.store.ts';
import { keyUri, newAuthenticatorSecret } from './totp.ts';

/** What comes after the password: the authenticator's code, or first its set-up. */
export async function giveNextStep(
  { config }: Platform,
  tx: Tx,
  admin: AdminAccount,
  now: Date,
): Promise<NextStep> {
  const ticket = newToken();
  const expiresAt = new Date(now.getTime() + ticketLifeMs);
  const base = { ticketHash: tokenHash(ticket), userId: admin.userId };
  if (admin.totpSecret) {
    await addTicket(tx, { ...base, purpose: 'code', totpSecret: null }, now, expiresAt);
    return { step: 'code', ticket, secret: null, keyUri: null };
  }
  const secret = newAuthenticatorSecret();
  const totpSecret = encryptSecret(config.secret, secret);
  await addTicket(tx, { ...base, purpose: 'enrol', totpSecret }, now, expiresAt);
  return {
    step: 'enrol',
    ticket,
    secret,
    keyUri: keyUri(secret, `${config.BRAND_NAME} back office`, admin.email),
  };
}
