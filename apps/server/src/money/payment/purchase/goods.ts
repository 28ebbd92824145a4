/** What another domain sells, or has due, without a booking. */
import type { PurchaseKind } from '@nukkad/contract/money/payment/purchase.noun';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Bought, PurchaseOf, PurchaseRow } from './purchase.store.ts';

export interface Goods<Kind extends PurchaseKind = PurchaseKind> {
  readonly kind: Kind;
  /** Locks what is bought, before its order is locked; as opening a payment of it does. */
  lock(tx: Tx, purchase: PurchaseOf<Kind>): Promise<void>;
  /**
   * A payment of it was captured in time and is the first. Does all that follows, in the transaction that records it; or
   * answers false, where nothing is due for it any more: then it goes back.
   */
  keep(tx: Tx, purchase: Authorized<PurchaseOf<Kind>>, now: Date): Promise<boolean>;
}

/** What is bought, by whom, of which partner, and for how much. */
export type WantedPurchase<Kind extends PurchaseKind = PurchaseKind> = Bought[Kind] &
  Pick<PurchaseRow, 'organisationId' | 'amountPaise'> &
  Partial<Pick<PurchaseRow, 'cgstPaise' | 'sgstPaise' | 'igstPaise'>> & {
    /** The end of its time to be paid, where that is sooner than that of a checkout. */
    readonly payBy?: Date;
  };

/** A payment that is opened: under the lock of what it pays for `want` says what that is. */
export interface OpenedPurchase<Kind extends PurchaseKind> {
  readonly kind: Kind;
  readonly want: (tx: Tx) => Promise<WantedPurchase<Kind>>;
  /** Our page that the checkout returns to; the gateway adds `?paid=<orderId>` once it is paid. */
  readonly backTo: (purchase: PurchaseOf<Kind>) => string;
}
