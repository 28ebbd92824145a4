/** Rupees as people type them. The only place where typed text becomes money, and money becomes text to edit. */
import type { Paise } from '../money.ts';

/** Why a text is no amount of rupees. */
export type RupeesProblem = 'minus' | 'zero' | 'commas' | 'decimals' | 'too_long' | 'not_rupees';

export type RupeesRead =
  /** `paise` is null where nothing is typed. */
  | { readonly paise: Paise | null; readonly problem: null }
  | { readonly paise: null; readonly problem: RupeesProblem };

export const rupeesProblems: Readonly<Record<RupeesProblem, string>> = {
  minus: 'Enter an amount without a minus sign.',
  zero: 'Enter an amount that doesn’t start with 0.',
  commas: 'Check the commas. Use a point for paise, e.g. 1,25,000.50.',
  decimals: 'Use at most two decimals, e.g. 449.50.',
  too_long: 'This amount is too large.',
  not_rupees: 'Enter rupees as digits, e.g. 1,250 or 449.50.',
};

const longestText = 40;
/** The paise of 13 digits of rupees are still exact as a number. */
const longestWhole = 13;

/** Commas either every thousand or as in 12,34,567; anything else may be a decimal comma. */
const grouped = /^(?:[0-9]+|[0-9]{1,2}(?:,[0-9]{2})*,[0-9]{3}|[0-9]{1,3}(?:,[0-9]{3})+)$/;

const wrong = (problem: RupeesProblem): RupeesRead => ({ paise: null, problem });

/** Without spaces, ₹, Rs or INR before and /- after; Devanagari digits as 0 to 9. */
const bareAmount = (typed: string): string =>
  typed
    .replaceAll(/\s/g, '')
    .replace(/^(?:₹|rs\.?|inr)/i, '')
    .replace(/\/[-–]$/, '')
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

/**
 * Integer paise of what was typed or pasted: `₹1,25,000`, `Rs. 449.50`, `449/-`. Specification section 5: a positive
 * amount that does not start with 0, truncated to two decimals, never rounded: a field shows what it then holds. `exact`
 * refuses a part of a paisa, where no person sees the amount that was cut off, as in a file. `zero` lets 0 alone through,
 * where nothing to pay is an answer.
 */
export function readRupees(typed: string, { zero = false, exact = false } = {}): RupeesRead {
  if (typed.length > longestText) return wrong('too_long');
  const bare = bareAmount(typed);
  if (bare === '') return { paise: null, problem: null };
  if (/[-−–—]/.test(bare)) return wrong('minus');
  const [, whole, decimals = ''] = /^([0-9][0-9,]*)(?:\.([0-9]*))?$/.exec(bare) ?? [];
  if (whole === undefined) return wrong('not_rupees');
  if (!grouped.test(whole)) return wrong('commas');
  const digits = whole.replaceAll(',', '');
  if (zero && /^0$/.test(digits) && /^0*$/.test(decimals)) return { paise: 0, problem: null };
  if (digits.startsWith('0')) return wrong('zero');
  if (digits.length > longestWhole) return wrong('too_long');
  if (exact && /[1-9]/.test(decimals.slice(2))) return wrong('decimals');
  return { paise: Number(digits + decimals.slice(0, 2).padEnd(2, '0')), problem: null };
}

/** `1,25,000` or `449.50`: grouped the Indian way, without the sign; paise only where there are any. */
export function writeRupees(paise: Paise | null): string {
  if (paise === null) return '';
  const rest = paise % 100;
  const whole = ((paise - rest) / 100).toLocaleString('en-IN');
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
}

/** The same without commas, to be edited: a comma that is typed then is the person's own. */
export const editRupees = (paise: Paise | null): string => writeRupees(paise).replaceAll(',', '');
