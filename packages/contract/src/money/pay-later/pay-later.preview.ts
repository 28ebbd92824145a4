import { type PreviewFirst, previewFirst } from '../../preview-call.ts';
import { getPayable } from '../payment/post-booking.api.ts';
import { decideLimit, getOfficePayLater, previewLimit, setLimit } from './office-pay-later.api.ts';
import { getPayLater, payBookingLater, settlePayLater } from './pay-later.api.ts';
import { seenOfLimit, seenOfLimitDecision, seenOfPayLater, seenOfSettling } from './pay-later.confirm.ts';

export const payLaterPreviews: readonly PreviewFirst[] = [
  previewFirst(payBookingLater, async (look, { body: { bookingId } }) => {
    const { amountDue } = await look(getPayable, { query: { bookingId } });
    return seenOfPayLater(amountDue, await look(getPayLater, { query: {} }));
  }),
  previewFirst(settlePayLater, async (look, { body: { bookingId } }) => {
    const [debt] = (await look(getPayLater, { query: { bookingId } })).items;
    return seenOfSettling(debt ?? { left: 0 });
  }),
  previewFirst(setLimit, async (look, { params: { userId = '' }, body: { limit } }) =>
    seenOfLimit(await look(previewLimit, { params: { userId }, body: { limit } })),
  ),
  previewFirst(decideLimit, async (look, { params: { userId = '' } }) => {
    const { waiting } = await look(getOfficePayLater, { params: { userId } });
    if (!waiting) throw new Error('No limit waits.');
    return seenOfLimitDecision(waiting);
  }),
];
