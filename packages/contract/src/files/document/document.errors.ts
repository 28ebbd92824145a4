import { defineErrors } from '../../kernel/errors.ts';

export const documentErrors = defineErrors({
  document_not_found: [404, 'This document was deleted.'],
  document_unreadable: [415, 'We can’t read this file. Choose another PDF or photo.'],
  document_active: [415, 'This PDF contains scripts or other files. Print it to a new PDF.'],
  document_locked: [415, 'This PDF has a password. Choose one without.'],
  too_many_documents: [409, 'You can keep 60 documents. Remove one first.'],
  document_in_review: [409, 'This document is under review and can’t be changed now.'],
  document_shares_full: [409, 'This document has 20 open links. Turn one off first.'],
  document_share_not_found: [404, 'Resource is not available'],
});
