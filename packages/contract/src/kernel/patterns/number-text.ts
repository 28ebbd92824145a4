import { shaped } from './shaped.ts';

/** Specification section 5, onlyNumber: digits. */
export const onlyNumber = shaped({
  pattern: /^[0-9]+$/,
  longest: 40,
  missing: 'Please enter a number.',
  wrong: 'Use digits only.',
  tooLong: 'Use at most 40 digits.',
  description: 'Digits only.',
});

/** Specification section 5: 0 to 100, up to 2 decimals. */
export const percentage = shaped({
  pattern: /^(?:100(?:\.0{1,2})?|[0-9]{1,2}(?:\.[0-9]{1,2})?)$/,
  longest: 6,
  missing: 'Please enter a percentage.',
  wrong: 'A percentage is from 0 to 100, with up to 2 decimals.',
  description: '0 to 100, up to 2 decimals.',
});

/** Specification section 5: positive integer not starting with 0. Rupees; at 13 digits their paise still are exact. */
export const amount = shaped({
  pattern: /^[1-9][0-9]{0,12}$/,
  longest: 13,
  missing: 'Please enter an amount.',
  wrong: 'An amount is a whole number of at most 13 digits and does not start with 0.',
  description: 'Whole rupees, not starting with 0.',
});

/**
 * Specification section 5: amounts are truncated to two decimals, never rounded up. By its digits, because 4.35 * 100 is
 * 434.99999999999994; text that is no decimal number gives null.
 */
export function truncateToTwoDecimals(value: string): string | null {
  const [, whole, decimals = ''] = /^([0-9]{1,13})(?:\.([0-9]{0,20}))?$/.exec(value) ?? [];
  return whole === undefined ? null : `${whole}.${decimals.slice(0, 2).padEnd(2, '0')}`;
}

/** Integer paise of rupees as they were typed, truncated to two decimals; null where it is no amount. */
export function paiseOfRupees(value: string): number | null {
  const truncated = truncateToTwoDecimals(value);
  return truncated === null ? null : Number(truncated.replace('.', ''));
}
