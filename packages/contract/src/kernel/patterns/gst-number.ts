import * as z from 'zod/mini';
import { hasKnownHolder } from './pan.ts';
import { shaped } from './shaped.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The fifteenth character: a weighted sum in base 36 over the first fourteen. */
export function gstCheckCharacter(first14: string): string {
  let sum = 0;
  for (let at = 0; at < 14; at += 1) {
    const product = alphabet.indexOf(first14.charAt(at)) * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return alphabet.charAt((36 - (sum % 36)) % 36);
}

const hasKnownState = (value: string) => {
  const code = Number(value.slice(0, 2));
  return code >= 1 && code <= 38;
};

const panFormat = /^[A-Z]{5}[0-9]{4}[A-Z]$/;

const holdsPan = (value: string) => {
  const { pan } = partsOfGstNumber(value);
  return panFormat.test(pan) && hasKnownHolder(pan);
};

/** The registration's number in the state, and Z or the kind of registration. */
const endsWell = (value: string) => /^[1-9A-Z][1-9ABD-JZ]$/.test(value.slice(12, 14));

/**
 * Specification section 5: 15 characters with state code 01 to 38. The other parts are checked as well: PAN, number
 * of the registration, Z, check character; each has its own error.
 */
export const gstNumber = shaped({
  pattern: /^[0-9]{2}[0-9A-Z]{13}$/,
  longest: 15,
  missing: 'Enter a GST number.',
  wrong: 'Enter 15 digits and capital letters, e.g. 27AAPFU0939F1ZV.',
  description: 'GSTIN of 15 characters, state code 01 to 38.',
}).check(
  z.refine(hasKnownState, { error: 'Start the GST number with a state code from 01 to 38.', abort: true }),
  z.refine(holdsPan, {
    error: 'Characters 3 to 12 of this GST number aren’t a PAN. Check them.',
    abort: true,
  }),
  z.refine(endsWell, {
    error: 'Character 13 or 14 of this GST number isn’t valid. Check them.',
    abort: true,
  }),
  z.refine(
    (value) => gstCheckCharacter(value) === value.charAt(14),
    'The last character of this GST number isn’t valid. Check it.',
  ),
);

/** The state code and the PAN within a GST number. */
export function partsOfGstNumber(value: string) {
  return { stateCode: value.slice(0, 2), pan: value.slice(2, 12) };
}
