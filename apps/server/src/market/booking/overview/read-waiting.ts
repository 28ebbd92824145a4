import { keysOf } from '@nukkad/contract/kernel/record';
import type { Waiting } from '@nukkad/contract/kernel/waiting';
import { type WaitingReader, countedInOffice } from '../../../platform/waiting/waiting.ts';
import { sideOf } from '../booking.policy.ts';
import { countDeskRows } from '../desk/desk-list.store.ts';
import { countQueue } from '../dispute/office/queue.store.ts';
import { type Counted, countWaitingBookings } from './waiting.store.ts';

const present = (kind: Waiting['kind'], { count, at }: Counted): Waiting => ({
  kind,
  count,
  at: at?.toISOString() ?? null,
  amount: null,
});

/** Of the viewer's lists: of the organisation, or a professional's own jobs. */
const ofTeam: WaitingReader = {
  room: 'work',
  read: async ({ reader, viewer, now }) => {
    const side = sideOf(viewer);
    if ('buyerId' in side) return [];
    const counted = await countWaitingBookings(reader, side, now);
    return keysOf(counted).map((kind) => present(kind, counted[kind]));
  },
};

const ofOffice = countedInOffice({
  booking_without_partner: ({ reader, now }) => countDeskRows(reader, { problem: 'needs_partner', now }),
  booking_late: ({ reader, now }) => countDeskRows(reader, { problem: 'late_to_start', now }),
  dispute: ({ reader }) => countQueue(reader, {}),
});

export const bookingWaiting: readonly WaitingReader[] = [ofTeam, ofOffice];
