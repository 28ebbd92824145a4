import { defineErrors } from '../../kernel/errors.ts';

/** What a person can show besides their word. */
export const candidateDocumentKinds = [
  'iti',
  'diploma',
  'school',
  'training',
  'driving_licence',
  'trade_licence',
  'police_check',
] as const;
export type CandidateDocumentKind = (typeof candidateDocumentKinds)[number];

export const candidateDocumentErrors = defineErrors({
  candidate_document_unreadable: [415, 'We can’t read this file. Choose a PDF or a photo.'],
  candidate_document_active: [415, 'This PDF contains scripts or other files. Print it to a new PDF.'],
  candidate_document_locked: [415, 'This PDF has a password. Choose one without.'],
  candidate_document_ended: [400, 'This day has ended. Choose today or later, or leave it empty.'],
  candidate_document_not_found: [404, 'This document isn’t available.'],
  candidate_documents_full: [409, 'You have {{limit}} documents. Remove one first.'],
});
