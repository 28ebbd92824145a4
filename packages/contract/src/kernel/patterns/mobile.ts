import { shaped } from './shaped.ts';

/** Specification section 5: 10 digits starting 2 to 9. */
export const mobileNumber = shaped({
  pattern: /^[2-9][0-9]{9}$/,
  longest: 10,
  missing: 'Enter a mobile number.',
  wrong: 'Enter a 10-digit mobile number starting with 2 to 9.',
  description: '10 digits, without +91.',
});

/** As people write numbers: +91, a leading 0, spaces and hyphens; a spreadsheet adds a decimal zero. */
export function plainMobile(cell: string): string {
  const digits = cell.replace(/\.0$/, '').replaceAll(/[\s()+.\-‐‑–\u00a0']/g, '');
  if (/^91\d{10}$/.test(digits)) return digits.slice(2);
  return /^0\d{10}$/.test(digits) ? digits.slice(1) : digits;
}
