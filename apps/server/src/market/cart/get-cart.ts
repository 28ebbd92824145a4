import type { Database, Reader } from '../../platform/db/database.ts';
import { readTogether } from '../../platform/db/pipeline.ts';
import { countLines, findCart } from './cart.store.ts';
import { isStillFree } from './hold-for-cart.ts';
import { type Asker, type CartDependencies, type Quote, holds, quoteCart } from './quote-cart.ts';

/** A cart as its buyer sees it. */
export interface CartView {
  readonly quote: Quote;
  /** True if no other person holds the chosen time now. */
  readonly held: boolean;
  /** Held, or still to be had. */
  readonly timeIsFree: boolean;
}

export type Missing = 'lines' | 'address' | 'slot' | 'served';

export const viewOf = (db: Database, deps: CartDependencies, quote: Quote, now: Date): Promise<CartView> =>
  readTogether(db, (reader) => viewFrom(reader, deps, quote, now));

async function viewFrom(reader: Reader, deps: CartDependencies, quote: Quote, now: Date): Promise<CartView> {
  const held = holds(quote, now);
  const { cart, address, categoryId, slot, hold, serviceable } = quote;
  // An arrival that is not held any more is looked for anew.
  const askable = !held && serviceable && slot?.bookable === true && !slot.instant;
  const timeIsFree =
    askable && address && categoryId !== null
      ? await isStillFree(reader, deps, {
          cart,
          address,
          categoryId,
          slot,
          heldOrganisationId: hold?.organisationId ?? null,
          now,
        })
      : held;
  return { quote, held, timeIsFree };
}

/** Null where nothing was ever put in. */
export const getCart = (
  db: Database,
  deps: CartDependencies,
  userId: string,
  asker: Asker,
): Promise<CartView | null> =>
  readTogether(db, async (reader) => {
    const cart = await findCart(reader, userId);
    return cart && viewFrom(reader, deps, await quoteCart(reader, deps, cart, asker), asker.now);
  });

/** For the badge. */
export function countInCart(reader: Reader, userId: string): Promise<number> {
  return countLines(reader, userId);
}

/** What this cart still lacks for a booking. */
export function missingOf(view: CartView | null): Missing[] {
  if (!view || view.quote.lines.length === 0) return ['lines'];
  const { address, serviceable } = view.quote;
  const wanting: [Missing, boolean][] = [
    ['address', address === null],
    ['slot', !view.timeIsFree],
    ['served', !serviceable],
  ];
  return wanting.flatMap(([what, isMissing]) => (isMissing ? [what] : []));
}
