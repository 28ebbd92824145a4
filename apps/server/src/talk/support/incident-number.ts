import { randomInt } from 'node:crypto';

/** Without 0, 1, I, L, O and U, which people misread. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** e.g. S7QXMK-4TZP2: random, so that it does not reveal how many there are. */
export function newIncidentNumber(): string {
  const part = () => Array.from({ length: 5 }, () => letters.charAt(randomInt(letters.length))).join('');
  return `S${part()}-${part()}`;
}
