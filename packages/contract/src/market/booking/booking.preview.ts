import { type ReadCall, type PreviewFirst, previewFirst } from '../../preview-call.ts';
import * as booking from './booking.api.ts';
import { seenOfAddition, seenOfCancellation, seenOfCart } from './booking.confirm.ts';

const ofBuyer = (look: ReadCall, bookingId: string) =>
  look(booking.getCustomerBooking, { query: { bookingId } });

async function ofAddition(
  look: ReadCall,
  asked: { readonly bookingId: string; readonly additionId: string },
) {
  const shown = await ofBuyer(look, asked.bookingId);
  const addition = shown.additions.find(({ additionId }) => additionId === asked.additionId);
  if (!addition) throw new Error('No such addition is shown.');
  return seenOfAddition(shown, addition);
}

export const bookingPreviews: readonly PreviewFirst[] = [
  previewFirst(booking.placeBooking, async (look) => seenOfCart(await look(booking.getCart, {}))),
  previewFirst(booking.cancelByCustomer, async (look, { body: { bookingId } }) =>
    seenOfCancellation(
      await ofBuyer(look, bookingId),
      await look(booking.getCancellationCharges, { query: { bookingId } }),
    ),
  ),
  previewFirst(booking.answerAddition, (look, { body }) => ofAddition(look, body)),
  previewFirst(booking.acceptQuote, (look, { body }) => ofAddition(look, body)),
];
