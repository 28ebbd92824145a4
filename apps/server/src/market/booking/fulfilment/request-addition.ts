import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { confirmsOwnPrice } from '@nukkad/contract/market/booking/booking.confirm';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { type Addition, type Booking } from '../booking.row.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { bookingTransitions, eventFor } from '../booking.transitions.ts';
import { makeAddition } from '../addition.transitions.ts';
import { presentAddition } from '../booking-line.presenter.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';

interface AdditionRequest {
  readonly bookingId: string;
  readonly serviceId: string;
  readonly quantity: number;
  readonly optionIds: readonly string[];
  /** The partner's own price for all of it, before tax. */
  readonly seen: Seen<typeof confirmsOwnPrice>;
}

/** At the partner's listed price, reckoned here and frozen; on the bill only when the buyer says yes. */
export async function requestAddition(
  deps: BookingDependencies,
  call: SignedInCall<{ body: AdditionRequest }>,
) {
  const { viewer, now, lang } = call;
  const request = call.input.body;
  return deps.platform.write(call, async (tx) => {
    const allowed = await bookingTransitions.lockTo(
      tx,
      viewer,
      bookingTransitions.verb.askAddition,
      request.bookingId,
    );
    const addition = await priced(tx, deps, { booking: allowed.row, request, now, lang });
    await makeAddition(tx, allowed, addition, viewer.userId);
    await bookingTransitions.move(tx, allowed, {
      now,
      event: eventFor(bookingEvents.additionAsked, (of) => ({ ...of, additionId: addition.additionId })),
      note: 'addition_asked',
    });
    return presentAddition(addition);
  });
}

interface Pricing {
  readonly booking: Booking;
  readonly request: AdditionRequest;
  readonly now: Date;
  readonly lang: 'en' | 'hi';
}

async function priced(
  reader: Reader,
  { interfaces }: BookingDependencies,
  { booking, request, now, lang }: Pricing,
): Promise<Addition> {
  const { bookingId, serviceId, quantity, optionIds, seen } = request;
  const { organisationId, stateCode, pincode } = booking;
  if (!organisationId) return refuse(bookingErrors.booking_moved_on, { present: booking.status });
  const price = await interfaces.cart.priceAddition(reader, {
    organisationId,
    serviceId,
    quantity,
    optionIds,
    stateCode,
    pincode,
    at: now,
    lang,
  });
  confirmSeen(confirmsOwnPrice, seen, { ownPrice: price.servicePaise });
  return {
    additionId: newId(),
    bookingId,
    serviceId,
    name: price.name,
    subcategoryName: price.subcategoryName,
    quantity,
    options: price.options,
    pricePaise: price.totalPaise,
    taxPaise: price.taxPaise,
    minutes: price.minutes,
    sacCode: price.taxClass.sac,
    gstClass: price.taxClass.gstClass,
    state: 'asked',
    askedAt: now,
  };
}
