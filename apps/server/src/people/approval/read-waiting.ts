import { type WaitingReader, waitingOf } from '../../platform/waiting/waiting.ts';
import { countToReview } from './read-requests.ts';

/** What this viewer decides, as the inbox of reviews lists it. */
export const approvalWaiting: readonly WaitingReader[] = [
  {
    room: 'work',
    read: async ({ reader, viewer, now }) =>
      viewer.organisationId === null
        ? []
        : [waitingOf('approval', await countToReview(reader, { viewer, now }))],
  },
];
