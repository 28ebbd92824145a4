import type { BookingActor } from '@nukkad/contract/market/booking/booking.noun';
import type { Viewer } from '../src/platform/viewer.ts';
import type { BookingFixture } from './booking-fixture.ts';

/** Those around a booking whom the models of its lifecycle let act, also those who may not. */
export const people = [
  'buyer',
  'stranger',
  'owner',
  'desk',
  'professional',
  'colleague',
  'other owner',
  'other desk',
] as const;
export type Who = (typeof people)[number];

/** What each is to the booking; null: nothing. */
export const capacities: Readonly<Record<Who, BookingActor | null>> = {
  buyer: 'Buyer',
  stranger: null,
  owner: 'Service Partner',
  desk: 'subUser',
  professional: 'Professional',
  colleague: null,
  'other owner': null,
  'other desk': null,
};

/** The own partner is the one at `partner`, that has the booking; the other is the one after it. */
export function viewerOf({ partners, buyer, stranger }: BookingFixture, who: Who, partner = 0): Viewer {
  const own = partners[partner] ?? partners[0];
  const other = partners[(partner + 1) % partners.length] ?? partners[1];
  const viewers: Record<Who, Viewer> = {
    buyer,
    stranger,
    owner: own.owner,
    desk: own.desk,
    professional: own.professionals[0],
    colleague: own.professionals[1],
    'other owner': other.owner,
    'other desk': other.desk,
  };
  return viewers[who];
}
