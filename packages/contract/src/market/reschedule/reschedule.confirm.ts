/** What is seen when the time of a visit is changed, asked for, or agreed to. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';
import type { BookingCard } from '../booking/booking.model.ts';
import type { TimeProposal } from './reschedule.model.ts';

export const confirmsReschedule = confirmation('reschedule', {
  startsAt: 'time',
  partnerName: 'text',
  fee: 'money',
  mustAgree: 'flag',
});

/** `mustAgree`: the other side is asked first. */
export const seenOfReschedule = (
  { startsAt, companyName }: Pick<BookingCard, 'startsAt' | 'companyName'>,
  { fee, mustAgree }: { readonly fee: number; readonly mustAgree: boolean },
): Seen<typeof confirmsReschedule> => ({ startsAt, partnerName: companyName, fee, mustAgree });

export const confirmsNewTime = confirmation('new_time', {
  startsAt: 'time',
  newStartsAt: 'time',
  fee: 'money',
});

export const seenOfNewTime = (
  { startsAt }: Pick<BookingCard, 'startsAt'>,
  proposal: Pick<TimeProposal, 'startsAt' | 'fee'>,
): Seen<typeof confirmsNewTime> => ({ startsAt, newStartsAt: proposal.startsAt, fee: proposal.fee });
