/** What happens to a booking: placed here, later answered, assigned, started and completed. */
import { type Call, addressOf, clientOf } from '@nukkad/contract/kernel/client';
import { placeBooking, getCart } from '@nukkad/contract/market/booking/booking.api';
import { seenOfCart } from '@nukkad/contract/market/booking/booking.confirm';
import { askWell } from '../ask.ts';
import type { SignedIn } from '../city/sign-in.ts';
import { type LoadOptions, loadOptionsOf } from '../load.ts';
import type { Job } from './job.ts';

const callAs = (origin: string, headers: SignedIn['headers']): Call =>
  clientOf(async (endpoint, given) =>
    JSON.parse((await askWell(origin, { path: addressOf(endpoint, given), headers })).text),
  );

/** For cash, with what the shopper's checkout shows. */
async function bookingOf(origin: string, { headers }: SignedIn): Promise<LoadOptions> {
  const cart = await callAs(origin, headers)(getCart);
  const body = { paymentMode: 'cash' as const, seen: seenOfCart(cart) };
  return loadOptionsOf(placeBooking, { body }, headers);
}

const atOnce = 4;

async function bookings(origin: string, shoppers: readonly SignedIn[]): Promise<LoadOptions[]> {
  const made: LoadOptions[] = [];
  for (let from = 0; from < shoppers.length; from += atOnce)
    made.push(
      ...(await Promise.all(
        shoppers.slice(from, from + atOnce).map((shopper) => bookingOf(origin, shopper)),
      )),
    );
  return made;
}

export const bookingJobs: readonly Job[] = [
  {
    id: 'book',
    title: 'Place a booking',
    kind: 'write',
    takes: 'shopper',
    requests: ({ origin, shoppers }, count) => bookings(origin, shoppers.slice(0, count)),
  },
];
