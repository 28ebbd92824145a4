import { shaped } from './shaped.ts';

/** Tax deduction account number (Income-tax Department): four letters, five digits, one letter. */
export const tanNumber = shaped({
  pattern: /^[A-Z]{4}[0-9]{5}[A-Z]$/,
  longest: 10,
  missing: 'Enter a TAN.',
  wrong: 'Enter 4 capital letters, 5 digits and 1 capital letter, e.g. BLRA12345B.',
  description: 'TAN: 4 capital letters, 5 digits, 1 capital letter.',
});
