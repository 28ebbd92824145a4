import { lifecycle } from '../../kernel/lifecycle.ts';

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
