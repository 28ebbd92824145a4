import { randomInt } from 'node:crypto';

/** Without 0, 1, I, L, O and U, which people misread or misunderstand. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** e.g. B7QXMK-4TZP2: 30^10 of them, so two never meet in practice, and a unique key watches. */
export function newSpokenNumber(kind: 'A' | 'B' | 'Q' | 'P' | 'S'): string {
  const part = () => Array.from({ length: 5 }, () => letters.charAt(randomInt(letters.length))).join('');
  return `${kind}${part()}-${part()}`;
}
