import { backofficeErrors } from '@nukkad/contract/office/backoffice/backoffice.noun';
import type { NextStep } from '@nukkad/contract/office/backoffice/sign-in.api';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import { hashPassword, isOutdated, passwordFits } from '../../platform/password.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { isLockedOut } from './admin.rules.ts';
import { findAdminByEmail, lockAdmin, savePassword } from './admin.store.ts';
import { giveNextStep } from './next-step.ts';
import { countWrongTry, recordAct, recordUnknownSignIn } from './record-sign-in.ts';

interface Attempt {
  readonly email: string;
  readonly password: string;
  readonly now: Date;
}

/**
 * The password is compared before the row is locked, because hashing is slow. The lockout is checked again under the
 * lock, so of many guesses at one moment five count and the rest are locked out. An unknown name, a wrong password and
 * a blocked Admin get the same answer.
 */
export async function signInWithPassword(platform: Platform, attempt: Attempt): Promise<NextStep> {
  const { email, password, now } = attempt;
  const known = await findAdminByEmail(platform.db, email);
  const fits = await passwordFits(known?.passwordHash ?? null, password);
  if (!known) {
    await platform.write(system, (tx) => recordUnknownSignIn(tx, now));
    return refuse(backofficeErrors.sign_in_wrong);
  }
  const isOld = fits && known.passwordHash !== null && isOutdated(known.passwordHash);
  const renewed = isOld ? await hashPassword(password) : null;
  const outcome = await platform.write<NextStep | ErrorFact>(system, async (tx) => {
    const admin = await lockAdmin(tx, known.userId);
    if (isLockedOut(admin, now)) {
      await recordAct(tx, admin.userId, 'sign_in_refused', now, { what: 'resting' });
      return backofficeErrors.sign_in_resting;
    }
    if (!fits || !admin.mayEnter || admin.passwordHash !== known.passwordHash) {
      await countWrongTry(tx, admin, 'password', now);
      return backofficeErrors.sign_in_wrong;
    }
    if (renewed) await savePassword(tx, admin.userId, renewed, now);
    await recordAct(tx, admin.userId, 'password_passed', now);
    return giveNextStep(platform, tx, admin, now);
  });
  return 'step' in outcome ? outcome : refuse(outcome);
}
