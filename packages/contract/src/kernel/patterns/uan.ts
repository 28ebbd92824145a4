import { shaped } from './shaped.ts';

/** Specification section 5: 10 or 12 digits. There is no public checksum. */
export const uanNumber = shaped({
  pattern: /^(?:[0-9]{10}|[0-9]{12})$/,
  longest: 12,
  missing: 'Enter a UAN.',
  wrong: 'Enter 10 or 12 digits.',
  description: 'Universal Account Number, 10 or 12 digits.',
});
