import { shaped } from './shaped.ts';

/** Code of a bank branch in a challan (Reserve Bank, Basic Statistical Return): seven digits; of Form 24G its receipt number. */
export const bsrCode = shaped({
  pattern: /^[0-9]{7}$/,
  longest: 7,
  missing: 'Enter the BSR code.',
  wrong: 'Enter 7 digits.',
  description: 'BSR code of the bank branch, 7 digits; of a book entry the receipt number of Form 24G.',
});

/** Serial number of a challan, with its leading zeros. */
export const challanSerial = shaped({
  pattern: /^[0-9]{5}$/,
  longest: 5,
  missing: 'Enter the serial number.',
  wrong: 'Enter 5 digits, with zeros in front.',
  description: 'Serial number of the challan, 5 digits; of a book entry that of Form 24G.',
});

/** Of a quarterly statement that the department accepted: its token or receipt number. */
export const statementReceipt = shaped({
  pattern: /^[0-9]{15}$/,
  longest: 15,
  missing: 'Enter the receipt number.',
  wrong: 'Enter 15 digits.',
  description: 'Token or receipt number of a quarterly statement, 15 digits.',
});
