import { refuse } from '../../../platform/refusal.ts';
import type { Hashing } from '../../../platform/password.ts';
import { type Owner, whyNotPassword } from './password.rules.ts';

/** Refuses a password that is easy to guess, naming its field. */
export function checkChosen(password: string, owner: Owner): void {
  const fact = whyNotPassword(password, owner);
  if (fact) refuse(fact, { fields: { password: fact.message, newPassword: fact.message } });
}

/** The hash of a password that the person has chosen and that is allowed. */
export async function hashChosen(hashing: Hashing, password: string, owner: Owner): Promise<string> {
  checkChosen(password, owner);
  return hashing.hash(password);
}
