import { hasPermission } from '../../platform/viewer.ts';
import { type WaitingReader, waitingOf } from '../../platform/waiting/waiting.ts';
import { countPartnerEnquiries } from './list.store.ts';

/** Questions of customers without an answer. */
export const enquiryWaiting: readonly WaitingReader[] = [
  {
    room: 'work',
    read: async ({ reader, viewer: { organisationId, ...viewer } }) =>
      organisationId === null || !hasPermission({ organisationId, ...viewer }, 'booking.view')
        ? []
        : [waitingOf('enquiry', await countPartnerEnquiries(reader, { organisationId, state: 'waiting' }))],
  },
];
