import { type PreviewFirst, previewFirst } from '../../preview-call.ts';
import { getDeskBooking } from './desk.api.ts';
import { decideDeskRefund, previewDeskRefund, refundAtDesk } from './desk-refund.api.ts';
import { seenOfDeskRefund, seenOfRefundDecision } from './desk-refund.confirm.ts';

export const deskRefundPreviews: readonly PreviewFirst[] = [
  previewFirst(refundAtDesk, async (look, { params: { bookingId = '' }, body: { amount, bornBy } }) =>
    seenOfDeskRefund(
      await look(getDeskBooking, { params: { bookingId } }),
      await look(previewDeskRefund, { params: { bookingId }, body: { amount, bornBy } }),
    ),
  ),
  previewFirst(decideDeskRefund, async (look, { params: { bookingId = '' } }) => {
    const booking = await look(getDeskBooking, { params: { bookingId } });
    if (!booking.refundWaiting) throw new Error('No refund waits.');
    return seenOfRefundDecision(booking, booking.refundWaiting);
  }),
];
