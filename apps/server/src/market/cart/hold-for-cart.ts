import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { istDay } from '@nukkad/contract/kernel/time';
import type { PartnerForServices } from '../catalog/index.ts';
import type { AddressFacts } from '../../places/geography/index.ts';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import type { FreePerson, Period, SlotChoice } from '../schedule/index.ts';
import type { StoredCart } from './cart.rules.ts';
import { type CartDependencies, wantedOf } from './quote-cart.ts';

export interface HoldQuery {
  readonly cart: StoredCart;
  readonly address: AddressFacts;
  readonly categoryId: string;
  readonly slot: SlotChoice;
  /** Prefers the professional that the cart holds already, then others of the same partner, then other partners. */
  readonly heldOrganisationId: string | null;
  readonly now: Date;
}

/** The same, by a buyer who may change the cart. */
export interface OwnHoldQuery extends HoldQuery {
  readonly cart: Authorized<StoredCart>;
}

const endOf = (slot: SlotChoice, minutes: number) => new Date(slot.startsAt.getTime() + minutes * 60_000);

/** The chosen partner, or all of the place, those that hold already first. */
export async function partnersOf(
  reader: Reader,
  deps: CartDependencies,
  ask: Pick<HoldQuery, 'cart' | 'address' | 'heldOrganisationId'>,
): Promise<readonly PartnerForServices[]> {
  const { cart, address, heldOrganisationId } = ask;
  const only = cart.organisationId === null ? {} : { organisationId: cart.organisationId };
  const partners = await deps.catalog.partnersFor(reader, {
    ...wantedOf(cart.lines),
    pincode: address.pincode,
    limit: deps.schedule.partnersConsidered,
    ...only,
  });
  const first = partners.filter((partner) => partner.organisationId === heldOrganisationId);
  return [...first, ...partners.filter((partner) => partner.organisationId !== heldOrganisationId)];
}

function freeOf(
  reader: Reader,
  deps: CartDependencies,
  ask: HoldQuery,
  organisationIds: readonly string[],
  endsAt: Date,
): Promise<FreePerson[]> {
  const { address, categoryId, slot, cart, now } = ask;
  const at = { latitude: address.latitude, longitude: address.longitude };
  return deps.schedule.findAvailable(reader, {
    organisationIds,
    categoryId,
    startsAt: slot.startsAt,
    endsAt,
    ...at,
    now,
    exceptCartId: cart.cartId,
  });
}

export async function minutesWith(
  reader: Reader,
  deps: CartDependencies,
  { cart, address, day }: Pick<HoldQuery, 'cart' | 'address'> & { readonly day: string },
  organisationId: string,
): Promise<number> {
  const lines = await deps.catalog.priceLines(reader, {
    organisationId,
    pincode: address.pincode,
    pricedAt: null,
    day,
    lines: cart.lines,
    lang: 'en',
  });
  return lines.reduce((sum, line) => sum + line.minutes, 0);
}

/** Who is asked for stands before those that are otherwise better. */
const askedFirst = (people: readonly FreePerson[], { askedStaffId }: StoredCart): readonly FreePerson[] =>
  askedStaffId === null
    ? people
    : people.toSorted((a, b) => Number(b.staffId === askedStaffId) - Number(a.staffId === askedStaffId));

interface Candidate extends FreePerson {
  readonly endsAt: Date;
}

/** Who is to be held, and when. */
type Wanted = Pick<FreePerson, 'staffId' | 'organisationId'> & Period;

/**
 * The free professionals for this work, one partner at a time, best first. The first query asks all partners at once
 * with the shortest duration that any of them needs, so that only partners with a free professional are examined in
 * detail.
 */
async function* candidates(
  reader: Reader,
  deps: CartDependencies,
  ask: HoldQuery,
): AsyncGenerator<Candidate> {
  const partners = await partnersOf(reader, deps, ask);
  if (partners.length === 0) return;
  const least = Math.min(...partners.map((partner) => partner.minutes));
  const hopeful = await freeOf(
    reader,
    deps,
    ask,
    partners.map((partner) => partner.organisationId),
    endOf(ask.slot, least),
  );
  const day = istDay(ask.slot.startsAt);
  for (const { organisationId } of partners) {
    if (!hopeful.some((person) => person.organisationId === organisationId)) continue;
    const endsAt = endOf(ask.slot, await minutesWith(reader, deps, { ...ask, day }, organisationId));
    const people = await freeOf(reader, deps, ask, [organisationId], endsAt);
    for (const person of askedFirst(people, ask.cart)) yield { ...person, endsAt };
  }
}

/** The professional that a hold would try first; null: no one is free. Only reads. */
export async function firstFree(
  reader: Reader,
  deps: CartDependencies,
  ask: HoldQuery,
): Promise<Candidate | null> {
  const first = await candidates(reader, deps, ask).next();
  return first.done === true ? null : first.value;
}

export const isStillFree = async (reader: Reader, deps: CartDependencies, ask: HoldQuery): Promise<boolean> =>
  (await firstFree(reader, deps, ask)) !== null;

/** A professional who was taken meanwhile is skipped: the next one is tried. */
export async function tryHold(
  tx: Tx,
  deps: CartDependencies,
  ask: Pick<OwnHoldQuery, 'cart' | 'address' | 'now'> & { readonly holdMinutes: number },
  { staffId, organisationId, startsAt, endsAt }: Wanted,
): Promise<boolean> {
  const { cart, address, now } = ask;
  const { latitude, longitude } = address;
  const expiresAt = new Date(now.getTime() + ask.holdMinutes * 60_000);
  const { cartId } = cart;
  const period = { staffId, organisationId, cartId, startsAt, endsAt, expiresAt, latitude, longitude, now };
  try {
    await deps.schedule.hold(tx, partOf(cart, period));
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.fact.code === bookingErrors.slot_taken.code) return false;
    throw error;
  }
}

/** Holds the chosen time on the best professional that is free, in place of what the cart held; refuses slot_taken. */
export async function holdForCart(tx: Tx, deps: CartDependencies, ask: OwnHoldQuery): Promise<void> {
  if (!ask.slot.bookable) refuse(bookingErrors.slot_out_of_range);
  const { startsAt, holdMinutes } = ask.slot;
  for await (const person of candidates(tx, deps, ask))
    if (await tryHold(tx, deps, { ...ask, holdMinutes }, { ...person, startsAt })) return;
  refuse(bookingErrors.slot_taken);
}
