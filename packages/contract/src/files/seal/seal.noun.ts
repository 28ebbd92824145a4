import { defineErrors } from '../../kernel/errors.ts';

/** Why a PDF cannot be signed, or verified. */
export const pdfErrors = defineErrors({
  pdf_unreadable: [415, 'This PDF is damaged or isn’t a PDF. Save it again and upload it.'],
  pdf_locked: [415, 'This PDF has a password. Choose one without.'],
  pdf_active: [415, 'This PDF contains scripts or other files. Print it to a new PDF.'],
  pdf_xfa: [415, 'This PDF is an XFA form, which can’t be signed. Print it to a new PDF.'],
  pdf_signed_already: [
    415,
    'This PDF is signed already, and another signature would break that. Upload it as a signed copy.',
  ],
  pdf_too_long: [415, 'A document to sign can have 200 pages. Upload a shorter one.'],
});
