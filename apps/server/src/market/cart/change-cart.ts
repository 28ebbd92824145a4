import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.noun';
import { geographyErrors } from '@nukkad/contract/places/geography/geography.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { LineRefusal } from '../catalog/index.ts';
import { type Authorized, authorize, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import { buyerOf, mayChangeCart } from './cart.policy.ts';
import {
  type CartBody,
  type CartChange,
  type ChosenTime,
  type StoredCart,
  asksMore,
  changeOf,
  dayMissing,
} from './cart.rules.ts';
import { lockOrMakeCart, saveCart, saveLines } from './cart.store.ts';
import { holdForCart } from './hold-for-cart.ts';
import { holdSoonest } from './hold-soonest.ts';
import { type Asker, type CartDependencies, type Quote, lacking, quoteCart } from './quote-cart.ts';

/** Partners change what they offer: the cart then says why it is not serviceable. */
const tolerated = ['not_offered', 'answer_not_offered'] as const;
const isTolerated = (refusal: LineRefusal): refusal is (typeof tolerated)[number] =>
  tolerated.some((each) => each === refusal);

const wrongLine = {
  service_unknown: catalogErrors.service_not_found,
  option_unknown: bookingErrors.option_unknown,
  question_unanswered: bookingErrors.question_unanswered,
} as const satisfies Record<Exclude<LineRefusal, (typeof tolerated)[number]>, unknown>;

/** Not offered at the place is no mistake of the caller: the cart then says that it is not serviceable. */
function checkLines(quote: Quote, present: StoredCart): void {
  for (const { refusal } of quote.lines)
    if (refusal !== null && !isTolerated(refusal)) refuse(wrongLine[refusal]);
  if (quote.answerMissing && asksMore(quote.cart, present)) refuse(lacking(quote));
  if (new Set(quote.lines.map((line) => line.categoryId)).size > 1) refuse(bookingErrors.cart_one_category);
}

/** The one asked for; else the one in the cart while it is still saved; else the buyer's default one. */
async function addressOf(
  tx: Tx,
  { geography }: CartDependencies,
  cart: StoredCart,
  asked: string | undefined,
): Promise<string | null> {
  const kept = cart.addressId === null ? null : await geography.getAddress(tx, cart.userId, cart.addressId);
  if (kept) return kept.addressId;
  if (asked !== undefined) return refuse(geographyErrors.address_not_found);
  return (await geography.getDefaultAddress(tx, cart.userId))?.addressId ?? null;
}

/** Who has left, or works elsewhere, is not asked for: the wish falls, the cart stays. */
async function askedStaffOf(tx: Tx, deps: CartDependencies, cart: StoredCart): Promise<string | null> {
  const { askedStaffId, organisationId } = cart;
  if (askedStaffId === null) return null;
  const staff = (await deps.partner.getStaff(tx, [askedStaffId])).get(askedStaffId);
  const works = staff?.isActive === true && staff.isProfessional;
  return works && staff.organisationId === organisationId ? askedStaffId : null;
}

/** A price of a cart that the viewer may change. */
type OwnQuote = Quote & { readonly cart: Authorized<StoredCart> };

async function takeTime(
  tx: Tx,
  deps: CartDependencies,
  quote: OwnQuote,
  now: Date,
  instant: boolean,
): Promise<ChosenTime | null> {
  const { cart, address, categoryId, slot, hold, serviceable } = quote;
  if (categoryId === null || (!slot && !instant)) return refuse(bookingErrors.cart_empty);
  if (!address) return refuse(bookingErrors.address_required);
  if (!serviceable) refuse(bookingErrors.cart_not_serviceable);
  for (const refuseHold of deps.holdLimits.answers)
    await refuseHold(tx, { userId: cart.userId, cityCode: address.cityCode, now });
  const ask = { cart, address, categoryId, heldOrganisationId: hold?.organisationId ?? null, now };
  if (instant || !slot || slot.instant) return holdSoonest(tx, deps, ask);
  await holdForCart(tx, deps, { ...ask, slot });
  return cart.time;
}

/** The time that was held before follows a change of lines or address where it can; where it cannot, it is given back. */
async function keepTime(
  tx: Tx,
  deps: CartDependencies,
  quote: OwnQuote,
  now: Date,
): Promise<ChosenTime | null> {
  try {
    return await takeTime(tx, deps, quote, now, false);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return null;
  }
}

async function settleTime(
  tx: Tx,
  deps: CartDependencies,
  quote: OwnQuote,
  { timeAsked, instantAsked }: Pick<CartChange, 'timeAsked' | 'instantAsked'>,
  now: Date,
): Promise<StoredCart> {
  const { cart } = quote;
  if (instantAsked || (cart.time && timeAsked))
    return { ...cart, time: await takeTime(tx, deps, quote, now, instantAsked) };
  const time = cart.time && (await keepTime(tx, deps, quote, now));
  if (!time) await deps.schedule.release(tx, cart);
  return { ...cart, time };
}

/** Puts things into the cart or takes them out; a chosen time is held on a professional, in the same transaction. */
export async function changeCart(
  platform: Platform,
  deps: CartDependencies,
  call: SignedInCall<{ body: CartBody }>,
  replace: boolean,
): Promise<Quote> {
  const { viewer, now, lang, input } = call;
  const asker: Asker = { now, lang };
  return platform.write(call, async (tx) => {
    const present = await lockOrMakeCart(tx, buyerOf(viewer), now);
    const cart = authorize(present, mayChangeCart(viewer.userId, present));
    const change = changeOf(cart, input.body, replace, newId);
    if (change === dayMissing)
      return refuse(kernelErrors.invalid_request, { fields: { day: 'Choose a day.' } });
    const wanted = {
      ...change.next,
      askedStaffId: await askedStaffOf(tx, deps, change.next),
      addressId: await addressOf(tx, deps, change.next, input.body.addressId),
    };
    const quote = await quoteCart(tx, deps, wanted, asker);
    checkLines(quote, present);
    const settled = await settleTime(tx, deps, { ...quote, cart: partOf(cart, quote.cart) }, change, now);
    const next = authorize(settled, mayChangeCart(viewer.userId, settled));
    await saveCart(tx, next, now);
    if (change.linesChanged) await saveLines(tx, next);
    return quoteCart(tx, deps, next, asker);
  });
}
