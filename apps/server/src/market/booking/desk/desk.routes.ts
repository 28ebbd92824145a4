import * as desk from '@nukkad/contract/market/desk/desk.api';
import * as refund from '@nukkad/contract/market/desk/desk-refund.api';
import * as moves from '@nukkad/contract/market/desk/desk-moves.api';
import { type Route, route } from '../../../platform/http/route.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { addNote } from './add-note.ts';
import { cancelAtDesk, readDeskCancellation } from './cancel-at-desk.ts';
import { readCandidates } from './read-candidates.ts';
import { readDeskBookingOf } from './read-desk-booking.ts';
import { readDeskList } from './read-desk-list.ts';
import { reassignBooking } from './reassign-booking.ts';
import { readDeskTimes, rescheduleAtDesk } from './reschedule-at-desk.ts';
import { decideDeskRefund, readRefundEffect, refundAtDesk } from './refund-at-desk.ts';
import { revealContact } from './reveal-contact.ts';

/** Bookings in the back office. */
export function deskRoutes(deps: BookingDependencies): Route[] {
  return [
    route(desk.listDeskBookings, (call) => readDeskList(deps, call)),
    route(desk.getDeskBooking, (call) => readDeskBookingOf(deps, call.input.params.bookingId, call)),
    route(desk.revealContact, (call) => revealContact(deps, call)),
    route(desk.addDeskNote, (call) => addNote(deps, call)),
    route(moves.listCandidates, (call) => readCandidates(deps, call.input.params.bookingId, call.now)),
    route(moves.reassignBooking, (call) => reassignBooking(deps, call)),
    route(moves.getDeskCancellation, (call) => readDeskCancellation(deps, call.input.params.bookingId, call)),
    route(moves.cancelAtDesk, (call) => cancelAtDesk(deps, call)),
    route(moves.listDeskTimes, (call) => readDeskTimes(deps, call)),
    route(moves.rescheduleAtDesk, (call) => rescheduleAtDesk(deps, call)),
    route(refund.previewDeskRefund, (call) => readRefundEffect(deps, call)),
    route(refund.refundAtDesk, (call) => refundAtDesk(deps, call)),
    route(refund.decideDeskRefund, (call) => decideDeskRefund(deps, call)),
  ];
}
