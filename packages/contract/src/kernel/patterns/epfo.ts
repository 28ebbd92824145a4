import { shaped } from './shaped.ts';

/**
 * A member's number with the Employees' Provident Fund Organisation: region, office, establishment, extension, member;
 * whole as 22 characters, or separated by slashes as printed on a payslip.
 */
export const epfoNumber = shaped({
  pattern:
    /^(?:[A-Z]{5}[0-9]{7}[0-9A-Z]{3}[0-9]{7}|[A-Z]{2}\/[A-Z]{3}\/[0-9]{1,7}\/[0-9A-Z]{0,3}\/[0-9]{1,7})$/,
  longest: 26,
  missing: 'Enter an EPFO number.',
  wrong: 'Enter a number like AP/KKP/45789/000/0001223, or its 22 characters without slashes.',
  description: 'EPFO member number, parted by strokes or 22 characters.',
});
