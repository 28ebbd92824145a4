import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { addDeskNote } from '@nukkad/contract/market/desk/desk.api';
import type { DeskBooking } from '@nukkad/contract/market/desk/desk.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { actorOf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { findBooking } from '../booking.store.ts';
import { mayWorkAtDesk } from './desk.policy.ts';
import { readDeskBookingOf } from './read-desk-booking.ts';
import { insertNote } from './story.store.ts';

/** For colleagues. The log says that there is one, not what it says. */
export async function addNote(
  deps: BookingDependencies,
  call: SignedInCall<EndpointParsed<typeof addDeskNote>>,
): Promise<DeskBooking> {
  const { viewer, now, input } = call;
  const { bookingId } = input.params;
  await deps.platform.write(call, async (tx) => {
    const found = (await findBooking(tx, bookingId)) ?? refuse(bookingErrors.booking_not_found);
    const booking = authorize(found, mayWorkAtDesk(viewer));
    const note = { noteId: newId(), text: input.body.text, writtenBy: viewer.userId, at: now };
    await insertNote(tx, booking, note);
    await audit(tx, now, {
      ...actorOf(viewer),
      action: 'booking.add_note',
      subjectKind: 'booking',
      subjectId: bookingId,
      detail: { noteId: note.noteId },
    });
  });
  return readDeskBookingOf(deps, bookingId, call);
}
