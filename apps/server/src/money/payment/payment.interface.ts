import type { Checkout } from '@nukkad/contract/money/payment/payment.model';
import type { PurchaseKind } from '@nukkad/contract/money/payment/purchase.noun';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { Goods, OpenedPurchase } from './purchase/goods.ts';
import type { grantReturn } from './purchase/grant-return.ts';
import type { releaseAdvance } from './purchase/release-advance.ts';
import type { findAnyPurchase, findPurchase, listPaidOf } from './purchase/purchase.store.ts';
import type { isOwnPurchase } from './purchase/purchase.transitions.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { CreditInterface } from '../credit/index.ts';
import type { PayLaterInterface } from '../pay-later/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentGateway, ProviderName } from './gateway/payment-gateway.ts';

export interface CashRefundOf {
  readonly refundId: string;
  readonly bookingId: string;
  readonly amountPaise: number;
  readonly now: Date;
}

/** What other domains may ask of payments: what they sell without a booking, and of a refund of cash the payments that it belongs to. */
export interface PaymentInterface {
  /** Answered by each domain that sells something without a booking, or has it due, through the same gateways. */
  readonly goods: ExtensionPoint<Goods>;
  /** Opens a payment of it at the gateway; a repeated key is answered with the checkout of its first call. */
  openPurchase<Kind extends PurchaseKind>(
    call: SignedInCall,
    opened: OpenedPurchase<Kind>,
  ): Promise<Checkout>;
  /** What customers paid within [from, to), in paise, whatever went back of it since. */
  capturedWithin(reader: Reader, span: { readonly from: Date; readonly to: Date }): Promise<number>;
  /** Null: there is none of this kind. */
  readonly findPurchase: typeof findPurchase;
  /** Of whatever kind. */
  readonly findAnyPurchase: typeof findAnyPurchase;
  /** Of a project, the newest first. */
  readonly listPaidOf: typeof listPaidOf;
  /** May this viewer read it? */
  readonly isOwnPurchase: typeof isOwnPurchase;
  readonly releaseAdvance: typeof releaseAdvance;
  /** Gives back what was kept of it, or a part; what is bought is locked. Null: so much is not left. */
  readonly grantReturn: typeof grantReturn;
  /** Why the booking gives it back, and how much; null: there is none. */
  refundOf(
    reader: Reader,
    refundId: string,
  ): Promise<{ readonly amountPaise: number; readonly reason: string } | null>;
  /** Locks the booking; before anything of its money is looked at. */
  lockMoneyOf(tx: Tx, of: Pick<CashRefundOf, 'bookingId'>): Promise<void>;
  /** It reached its customer. */
  cashReturned(tx: Tx, of: CashRefundOf): Promise<void>;
  /** The bank gave back what had reached its customer. */
  cashCameBack(tx: Tx, of: CashRefundOf): Promise<void>;
  /** Its customer takes it as credit. */
  cashAsCredit(tx: Tx, of: CashRefundOf): Promise<void>;
}

/** What every verb of payments works with. */
export interface PaymentDependencies {
  readonly platform: Platform;
  readonly booking: BookingInterface;
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
  readonly credit: CreditInterface;
  readonly payLater: PayLaterInterface;
  /** The gateway that new orders go to. */
  readonly gateway: PaymentGateway;
  /** All that may still speak of earlier payments; one that is not configured is missing, and is not believed. */
  readonly gateways: ReadonlyMap<ProviderName, PaymentGateway>;
  /** What other domains sell without a booking. */
  readonly goods: PaymentInterface['goods'];
}
