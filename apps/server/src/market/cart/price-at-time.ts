import type { TimePrice } from '@nukkad/contract/market/cart/quote.model';
import type { Database, Reader } from '../../platform/db/database.ts';
import { readTogether } from '../../platform/db/pipeline.ts';
import type { StoredCart } from './cart.rules.ts';
import { findCart } from './cart.store.ts';
import { type HoldQuery, firstFree } from './hold-for-cart.ts';
import { type Asker, type CartDependencies, type Quote, cartPartsOf, quoteCart } from './quote-cart.ts';

interface AskedTime {
  readonly userId: string;
  readonly slotId: number;
  readonly day: string;
}

const unknown: TimePrice = { price: null, laterPrice: null };

/** Whom a hold would take; null: the time can't be held. */
async function whoWouldCome(reader: Reader, deps: CartDependencies, quote: Quote, now: Date) {
  const { cart, address, categoryId, slot, hold, serviceable } = quote;
  if (!serviceable || !address || categoryId === null || !slot?.bookable) return null;
  const heldOrganisationId = hold?.organisationId ?? null;
  const ask: HoldQuery = { cart, address, categoryId, slot, heldOrganisationId, now };
  const person = await firstFree(reader, deps, ask);
  const { latitude, longitude } = address;
  return person && { ...person, startsAt: slot.startsAt, latitude, longitude };
}

/** What the buyer's cart comes to at a time before it is held, with the partner that would come then. Only reads. */
export const priceAtTime = (
  db: Database,
  deps: CartDependencies,
  { userId, slotId, day }: AskedTime,
  asker: Asker,
): Promise<TimePrice> =>
  readTogether(db, async (reader) => {
    const stored = await findCart(reader, userId);
    if (!stored || stored.lines.length === 0) return unknown;
    const cart: StoredCart = { ...stored, time: { slotId, day } };
    const parts = await cartPartsOf(reader, deps, cart);
    const before = await quoteCart(reader, deps, cart, asker, parts);
    const person = await whoWouldCome(reader, deps, before, asker.now);
    if (!person) return unknown;
    const hold = { ...person, reservationId: '', expiresAt: asker.now };
    const { price, beside } = await quoteCart(reader, deps, cart, asker, { ...parts, hold });
    return { price, laterPrice: beside?.().later.totalCheckoutValue ?? null };
  });
