import { passwordErrors } from '@nukkad/contract/identity/account/password.noun';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import { commonPasswords } from './common-passwords.rules.ts';

/** Whose password it is to be. */
export interface Owner {
  readonly mobileNumber: string;
  readonly email: string | null;
  readonly fullName: string;
}

/** Normalizes a password, so that every keyboard gives the same text (NIST SP 800-63B, 3.1.1.2). */
export const normalised = (password: string): string => password.normalize('NFKC');

const plain = (words: string) => words.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Steps of the same size, as in 1234567890, aaaaaaaaaa and jihgfedcba. */
function isRow(word: string): boolean {
  const steps = new Set(
    Array.from(word)
      .slice(1)
      .map((_, at) => word.charCodeAt(at + 1) - word.charCodeAt(at)),
  );
  return steps.size <= 1;
}

/** Every part is the same short one, as in abcabcabcabc. */
function isRepeated(word: string): boolean {
  return [1, 2, 3, 4].some(
    (size) =>
      word ===
      word
        .slice(0, size)
        .repeat(Math.ceil(word.length / size))
        .slice(0, word.length),
  );
}

/** The reason why this password is not allowed; null: it is. Its length is checked by the contract. */
export function whyNotPassword(password: string, owner: Owner): ErrorFact | null {
  const word = plain(normalised(password));
  const own = [owner.mobileNumber, owner.email ?? '', (owner.email ?? '').split('@')[0] ?? '', owner.fullName]
    .map(plain)
    .filter((part) => part.length >= 4);
  // Nothing but what others know of the person, with at most three signs more.
  const isOwn = own.some((part) => word.includes(part) && word.replaceAll(part, '').length <= 3);
  if (isOwn) return passwordErrors.password_personal;
  const isCommon = commonPasswords.has(word) || isRow(word) || isRepeated(word);
  return isCommon ? passwordErrors.password_too_common : null;
}
