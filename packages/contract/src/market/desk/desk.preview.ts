import { type Params, type PreviewFirst, type ReadCall, previewFirst } from '../../preview-call.ts';
import * as moves from './desk-moves.api.ts';
import { getDeskBooking } from './desk.api.ts';
import { seenOfDeskCancel, seenOfDeskTime, seenOfReassign } from './desk.confirm.ts';

const shown = (look: ReadCall, { bookingId = '' }: Params) => look(getDeskBooking, { params: { bookingId } });

export const deskPreviews: readonly PreviewFirst[] = [
  previewFirst(moves.reassignBooking, async (look, { params }) => seenOfReassign(await shown(look, params))),
  previewFirst(moves.cancelAtDesk, async (look, { params, body }) => {
    const terms = await look(moves.getDeskCancellation, { params: { bookingId: params['bookingId'] ?? '' } });
    const now = body.waive
      ? { fee: 0, refund: terms.refundWaived }
      : { fee: terms.fee, refund: terms.refund };
    return seenOfDeskCancel(await shown(look, params), now);
  }),
  previewFirst(moves.rescheduleAtDesk, async (look, { params, body }) => {
    const { fee } = await look(moves.listDeskTimes, {
      params: { bookingId: params['bookingId'] ?? '' },
      query: { day: body.day },
    });
    return seenOfDeskTime(await shown(look, params), { fee: body.waive ? 0 : fee });
  }),
];
