import type { Words } from '../../../platform/notice/notice.ts';
import type { Said } from '../../../platform/spoken.rules.ts';

/** A sentence about a booking, after its number. */
export const aboutBooking = ({ bookingNumber }: { readonly bookingNumber: string }, text: Said): Words => ({
  fills: { bookingNumber, text },
});
