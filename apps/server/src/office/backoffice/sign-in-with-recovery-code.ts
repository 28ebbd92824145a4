import { backofficeErrors } from '@nukkad/contract/office/backoffice/backoffice.noun';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import { type Platform, system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { recoveryCodeHash, tokenHash } from './admin-keys.ts';
import { isLockedOut } from './admin.rules.ts';
import { type AdminAccount, countRecoveryCodes, lockAdmin, spendRecoveryCode } from './admin.store.ts';
import { type OpenedSession, openAdminSession } from './open-admin-session.ts';
import { countWrongTry, recordAct } from './record-sign-in.ts';
import { lockTicket, markTicketUsed } from './ticket.store.ts';

export interface Recovered {
  readonly session: OpenedSession;
  readonly admin: AdminAccount;
  readonly codesLeft: number;
}

/**
 * Accepts a recovery code in place of the authenticator's code, each once. An Admin who has lost the authenticator
 * then asks for a new link.
 */
export async function signInWithRecoveryCode(
  platform: Platform,
  attempt: { readonly ticket: string; readonly recoveryCode: string; readonly now: Date },
): Promise<Recovered> {
  const { now } = attempt;
  const outcome = await platform.write<Recovered | ErrorFact>(system, async (tx) => {
    const ticket = await lockTicket(tx, tokenHash(attempt.ticket), now);
    if (ticket?.purpose !== 'code') return backofficeErrors.ticket_over;
    const admin = await lockAdmin(tx, ticket.userId);
    if (!admin.mayEnter) return backofficeErrors.ticket_over;
    if (isLockedOut(admin, now)) return backofficeErrors.sign_in_resting;
    const hash = recoveryCodeHash(platform.config.secret, attempt.recoveryCode);
    if (!(await spendRecoveryCode(tx, admin.userId, hash, now))) {
      await countWrongTry(tx, admin, 'recovery_code', now);
      return backofficeErrors.recovery_code_wrong;
    }
    await markTicketUsed(tx, ticket, now);
    const codesLeft = await countRecoveryCodes(tx, admin.userId);
    await recordAct(tx, admin.userId, 'recovery_code_used', now, { codesLeft });
    return { session: await openAdminSession(tx, admin.userId, now, 'recovery_code'), admin, codesLeft };
  });
  return 'session' in outcome ? outcome : refuse(outcome);
}
