import { pdfErrors } from '@nukkad/contract/files/seal/seal.noun';
import type { Refusals } from './platform/reading/readers.ts';

/** Why a PDF is neither made final nor verified. */
export const pdfRefusals: Refusals = {
  unreadable: pdfErrors.pdf_unreadable,
  locked: pdfErrors.pdf_locked,
  active: pdfErrors.pdf_active,
  xfa: pdfErrors.pdf_xfa,
  signed: pdfErrors.pdf_signed_already,
  too_long: pdfErrors.pdf_too_long,
};
