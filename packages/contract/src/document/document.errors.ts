import { defineErrors } from '../kernel/errors.ts';

export const documentErrors = defineErrors({
  document_not_found: [404, 'This document is no longer kept.'],
  document_unreadable: [
    415,
    'This file could not be read as the PDF or picture that it says it is. Please choose another one.',
  ],
  document_active: [
    415,
    'This PDF holds scripts, forms that send or other files. Please print it to a new PDF.',
  ],
  document_locked: [415, 'This PDF is locked with a password. Please choose one without.'],
  too_many_documents: [409, 'You can keep 60 documents. Remove one first.'],
  document_in_review: [409, 'This document is under review and cannot be changed now.'],
});
