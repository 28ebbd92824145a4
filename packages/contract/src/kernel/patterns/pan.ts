import * as z from 'zod/mini';
import { shaped } from './shaped.ts';

/**
 * Specification section 5: 5 capital letters, 4 digits, 1 capital letter. Beyond the format, the fourth letter says
 * whose it is (Income-tax Department): P person, C company, H Hindu undivided family, F firm, A and B associations,
 * T trust, L local authority, J artificial juridical person, G government. There is no public checksum.
 */
export const panNumber = shaped({
  pattern: /^[A-Z]{5}[0-9]{4}[A-Z]$/,
  longest: 10,
  missing: 'Enter a PAN.',
  wrong: 'Enter 5 capital letters, 4 digits and 1 capital letter, e.g. AAPFU0939F.',
  description: 'PAN: 5 capital letters, 4 digits, 1 capital letter.',
}).check(z.refine(hasKnownHolder, 'The fourth letter of this PAN isn’t valid. Check it.'));

/** Of a text that has the format of a PAN. */
export function hasKnownHolder(pan: string): boolean {
  return 'ABCFGHJLPT'.includes(pan.charAt(3));
}
