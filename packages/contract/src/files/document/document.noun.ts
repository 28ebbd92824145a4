import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf } from '../../kernel/act.ts';

/** What a reviewer said of it. */
export const documentStatuses = ['Pending', 'Approved', 'Rejected'] as const;
export const documentStates = [...documentStatuses, 'deleted'] as const;
export type DocumentState = (typeof documentStates)[number];

/** A file that a person keeps, and may put to a profile. While a profile is reviewed its documents stay as they are. */
export const documentLifecycle = lifecycle({
  name: 'document',
  states: documentStates,
  actors: ['Owner', 'Admin'],
  moves: {
    keep: {
      from: [null],
      to: ['Pending'],
      by: ['Owner'],
      why: 'Kept in the owner’s folder; only the owner can read it.',
    },
    attach: {
      from: ['Pending', 'Approved', 'Rejected'],
      to: ['Pending'],
      by: ['Owner'],
      why: 'To the own profile, for its next review; what was said of it before is said no longer.',
    },
    detach: {
      from: ['Pending', 'Approved', 'Rejected'],
      to: ['Pending'],
      by: ['Owner'],
      why: 'Off the profile; it stays kept.',
    },
    approve: {
      from: ['Pending', 'Approved', 'Rejected'],
      to: ['Approved'],
      by: ['Admin'],
      why: 'With the profile that it belongs to.',
    },
    reject: {
      from: ['Pending', 'Approved', 'Rejected'],
      to: ['Rejected'],
      by: ['Admin'],
      why: 'With the profile; the owner reads why.',
    },
    remove: {
      from: ['Pending', 'Approved', 'Rejected'],
      to: ['deleted'],
      by: ['Owner'],
      why: 'For good: the row, and then the file.',
    },
  },
});

export const documentEvents = {
  ending: event('document.ending', {
    summary: 'A document ends in 60, 30 or 7 days, or today.',
    facts: z.object({
      documentId: ref('document'),
      userId: ref('user'),
      organisationId: z.nullable(ref('organisation')),
      daysLeft: z.int(),
    }),
  }),
};

export const documentErrors = defineErrors({
  document_not_found: [404, 'This document was deleted.'],
  document_unreadable: [415, 'We can’t read this file. Choose another PDF or photo.'],
  document_active: [415, 'This PDF contains scripts or other files. Print it to a new PDF.'],
  document_locked: [415, 'This PDF has a password. Choose one without.'],
  too_many_documents: [409, 'You can keep 60 documents. Remove one first.'],
  document_end_missing: [400, 'Enter the last day on which this document is valid.'],
  document_ended: [400, 'This document has ended. Upload a current one.'],
  document_end_verified: [409, 'This document is verified. Upload the next one instead.'],
  document_end_moved_on: [409, 'The last day was changed meanwhile. Check it and try again.'],
  document_in_review: [409, 'This document is under review and can’t be changed now.'],
});

/** `share` and `unshare` were written before links had acts of their own. */
export const documentActs = actsOf('document', documentLifecycle, ['share', 'unshare', 'setExpiry']);
