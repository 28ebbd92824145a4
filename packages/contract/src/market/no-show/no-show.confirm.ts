/** What is seen when one side reports that the other did not come. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';
import type { BookingCard } from '../booking/booking.model.ts';

export const confirmsCustomerAbsent = confirmation('customer_absent', { startsAt: 'time', fee: 'money' });

export const seenOfCustomerAbsent = (
  { startsAt }: Pick<BookingCard, 'startsAt'>,
  { fee }: { readonly fee: number },
): Seen<typeof confirmsCustomerAbsent> => ({ startsAt, fee });

export const confirmsProfessionalAbsent = confirmation('professional_absent', {
  startsAt: 'time',
  partnerName: 'text',
  credit: 'money',
});

export const seenOfProfessionalAbsent = (
  { startsAt, companyName }: Pick<BookingCard, 'startsAt' | 'companyName'>,
  { credit }: { readonly credit: number },
): Seen<typeof confirmsProfessionalAbsent> => ({ startsAt, partnerName: companyName, credit });
