import { bookingChanged } from '@nukkad/contract/market/booking/booking.live';
import { useEffect } from 'react';
import { useLive } from '../../platform/socket/use-live.ts';
import { lookAgain } from './fulfilment.moves.ts';
import { startWorkQueue } from './offline/work-queue.ts';

/** Whatever happens to a booking of the firm: lists, counts and details are asked for again. What waits on the phone is sent. */
export function useFulfilmentLive(): void {
  useLive(bookingChanged, () => void lookAgain());
  useEffect(startWorkQueue, []);
}
