/** What an Admin saw of a booking before moving it. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';
import type { DeskBooking } from './desk.model.ts';

export const confirmsReassign = confirmation('reassign', {
  bookingStatus: 'choice',
  startsAt: 'time',
  partnerName: 'text',
});

/** As it is before: with the partner that loses it. */
export const seenOfReassign = ({
  status,
  startsAt,
  companyName,
}: Pick<DeskBooking, 'status' | 'startsAt' | 'companyName'>): Seen<typeof confirmsReassign> => ({
  bookingStatus: status,
  startsAt,
  partnerName: companyName,
});

export const confirmsDeskCancel = confirmation('desk_cancel', {
  bookingStatus: 'choice',
  startsAt: 'time',
  partnerName: 'text',
  fee: 'money',
  refund: 'money',
});

type Shown = Pick<DeskBooking, 'status' | 'startsAt' | 'companyName'>;

/** `fee` and `refund`: with the charge, or as they are where it is waived. */
export const seenOfDeskCancel = (
  booking: Shown,
  { fee, refund }: { readonly fee: number; readonly refund: number },
): Seen<typeof confirmsDeskCancel> => ({ ...seenOfReassign(booking), fee, refund });

export const confirmsDeskTime = confirmation('desk_time', {
  bookingStatus: 'choice',
  startsAt: 'time',
  partnerName: 'text',
  fee: 'money',
});

export const seenOfDeskTime = (
  booking: Shown,
  { fee }: { readonly fee: number },
): Seen<typeof confirmsDeskTime> => ({ ...seenOfReassign(booking), fee });
