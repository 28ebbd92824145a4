import { type BookingChanged, bookingChangedEvent } from '@nukkad/contract/booking/booking.events';
import { useLive } from '../platform/socket/use-live.ts';
import { useEffect } from 'react';
import { prepareToasts } from '../ui/toast.ts';
import { lookAgain } from './fulfilment.moves.ts';

/** Whatever happens to a booking of the firm: lists, counts and details are asked for again. */
export function useFulfilmentLive(): void {
  useLive<BookingChanged>(bookingChangedEvent, () => void lookAgain());
  useEffect(prepareToasts, []);
}
