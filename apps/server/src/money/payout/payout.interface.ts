import type { PayoutStanding } from '@nukkad/contract/money/payout/payout.model';
import type { Paise } from '@nukkad/contract/kernel/money';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { PayoutNews } from './gateway/payout-event.ts';
import type { AskedEarned, Earned } from './earned-by.store.ts';
import type { PayoutGateway, PayoutProvider, ProviderRefused } from './gateway/payout-gateway.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { PartnershipInterface } from '../../market/partnership/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LedgerInterface } from '../ledger/index.ts';

export type OtherOutcome = 'paid' | 'failed' | 'nothing' | 'unknown' | 'amount_differs';

/** What a provider says of money that was not sent to a partner. */
export type HearOther = (tx: Tx, provider: PayoutProvider, news: PayoutNews) => Promise<OtherOutcome>;

/** What other domains that send money may ask of payouts. */
export interface PayoutInterface {
  /** The one that new payouts leave by; null: none is set up. */
  readonly gateway: PayoutGateway | null;
  readonly gateways: ReadonlyMap<PayoutProvider, PayoutGateway>;
  /** The provider understood and said no: repeating the call changes nothing. */
  isRefused(error: unknown): error is ProviderRefused;
  /** Whether a payout that failed for this reason of the provider's means that its account can't be paid. */
  isAccountRefused(reason: string | null): boolean;
  /** What bookings that these people did earned their organisation, of what became due from a day to a day. */
  earnedBy(reader: Reader, asked: AskedEarned): Promise<readonly Earned[]>;
  /** What is still to be paid to a partner, and when. */
  standingOf(reader: Reader, organisationId: string, now: Date): Promise<PayoutStanding>;
  /** What is due to a partner now, and in no payout. */
  dueTo(reader: Reader, organisationId: string): Promise<Paise>;
  /** The same, and no payout takes it until the transaction ends. */
  lockDueTo(tx: Tx, organisationId: string): Promise<Paise>;
  /** Asked for what is no payout to a partner; each domain that sends money knows its own. */
  readonly others: ExtensionPoint<HearOther>;
}

export interface PayoutInterfaces {
  readonly platform: Platform;
  readonly booking: Pick<BookingInterface, 'bookingNumbers' | 'payable'>;
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
  readonly partnership: Pick<PartnershipInterface, 'payoutAccount'>;
  readonly ledger: Pick<LedgerInterface, 'earnings' | 'post' | 'postPayout'>;
}

/** What every verb of payouts is built on. */
export interface PayoutDependencies extends PayoutInterfaces, PayoutInterface {}
