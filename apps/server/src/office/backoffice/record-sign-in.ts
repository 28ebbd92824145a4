import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { afterWrongAttempt } from './admin.rules.ts';
import { type AdminAccount, saveTries } from './admin.store.ts';

type Act =
  | 'password_passed'
  | 'sign_in_refused'
  | 'password_chosen'
  | 'authenticator_set_up'
  | 'signed_in'
  | 'recovery_code_used'
  | 'signed_out';

/** Every step of signing in and out is in the audit log. */
export const recordAct = (
  tx: Tx,
  userId: string,
  act: Act,
  now: Date,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> =>
  audit(tx, now, {
    actorKind: 'Admin',
    actorId: userId,
    action: `admin.${act}`,
    subjectKind: 'admin_account',
    subjectId: userId,
    detail,
  });

/** A sign-in with an unknown address. The address is not stored, because it may be any person's. */
export const recordUnknownSignIn = (tx: Tx, now: Date): Promise<void> =>
  audit(tx, now, {
    actorKind: 'System',
    actorId: null,
    action: 'admin.sign_in_refused',
    subjectKind: 'admin_account',
    subjectId: 'unknown',
    detail: { what: 'unknown_address' },
  });

/** Counts it; the fifth begins a pause. */
export async function countWrongTry(tx: Tx, admin: AdminAccount, what: string, now: Date): Promise<void> {
  const tries = afterWrongAttempt(admin, now);
  await saveTries(tx, admin.userId, tries, now);
  await recordAct(tx, admin.userId, 'sign_in_refused', now, { what, paused: tries.pausedUntil !== null });
}
