import { bookingChanged } from '@nukkad/contract/market/booking/booking.live';
import { useLive } from '../../platform/socket/use-live.ts';
import { lookAgain } from './fulfilment.moves.ts';

/** Whatever happens to a booking of the firm: lists, counts and details are asked for again. */
export function useFulfilmentLive(): void {
  useLive(bookingChanged, () => void lookAgain());
}
