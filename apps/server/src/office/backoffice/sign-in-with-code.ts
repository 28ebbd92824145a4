import { backofficeErrors } from '@nukkad/contract/office/backoffice/backoffice.noun';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { Tx } from '../../platform/db/database.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { newRecoveryCode, decryptSecret, recoveryCodeHash, tokenHash } from './admin-keys.ts';
import { isLockedOut, recoveryCodeCount } from './admin.rules.ts';
import { type AdminAccount, lockAdmin, replaceRecoveryCodes, saveAuthenticator } from './admin.store.ts';
import { type OpenedSession, openAdminSession } from './open-admin-session.ts';
import { countWrongTry, recordAct } from './record-sign-in.ts';
import { type Ticket, lockTicket, markTicketUsed } from './ticket.store.ts';
import { stepOfCode } from './totp.ts';

export interface Entered {
  readonly session: OpenedSession;
  readonly admin: AdminAccount;
  /** Of a set-up that has just been finished; shown once. */
  readonly recoveryCodes: readonly string[];
}

/** The step of a right code that was not used before, nor any later one: a code read over a shoulder is worth nothing. */
function freshStep(secret: string, code: string, admin: AdminAccount, now: Date): number | null {
  const step = stepOfCode(secret, code, now);
  return step !== null && (admin.totpStep === null || step > admin.totpStep) ? step : null;
}

async function finishSetUp({ config }: Platform, tx: Tx, userId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => recoveryCodeHash(config.secret, code)),
  );
  await recordAct(tx, userId, 'authenticator_set_up', now);
  return codes;
}

async function enter(
  platform: Platform,
  tx: Tx,
  { ticket, admin }: { ticket: Ticket; admin: AdminAccount },
  { code, now }: { code: string; now: Date },
): Promise<Entered | ErrorFact> {
  const isSetUp = ticket.purpose === 'enrol';
  const secret = isSetUp ? ticket.totpSecret : admin.totpSecret;
  // Of two set-ups begun with one password, the first one finished is valid.
  if (!secret || (isSetUp && admin.totpSecret)) return backofficeErrors.ticket_over;
  const step = freshStep(decryptSecret(platform.config.secret, secret), code, admin, now);
  if (step === null) {
    await countWrongTry(tx, admin, 'code', now);
    return backofficeErrors.code_wrong;
  }
  await markTicketUsed(tx, ticket, now);
  await saveAuthenticator(tx, admin.userId, { secret, step }, now);
  const recoveryCodes = isSetUp ? await finishSetUp(platform, tx, admin.userId, now) : [];
  return { session: await openAdminSession(tx, admin.userId, now, 'code'), admin, recoveryCodes };
}

/** The ticket of the password and the code of the authenticator: in. A wrong code is counted, and the count commits. */
export async function signInWithCode(
  platform: Platform,
  attempt: { readonly ticket: string; readonly code: string; readonly now: Date },
): Promise<Entered> {
  const { now } = attempt;
  const outcome = await platform.write<Entered | ErrorFact>(system, async (tx) => {
    const ticket = await lockTicket(tx, tokenHash(attempt.ticket), now);
    if (!ticket || ticket.purpose === 'password') return backofficeErrors.ticket_over;
    const admin = await lockAdmin(tx, ticket.userId);
    if (!admin.mayEnter) return backofficeErrors.ticket_over;
    if (isLockedOut(admin, now)) return backofficeErrors.sign_in_resting;
    return enter(platform, tx, { ticket, admin }, attempt);
  });
  return 'session' in outcome ? outcome : refuse(outcome);
}
