import type { Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { PayoutNews } from './gateway/payout-event.ts';
import type { PayoutGateway, PayoutProvider } from './gateway/payout-gateway.ts';

export type OtherOutcome = 'paid' | 'failed' | 'nothing' | 'unknown' | 'amount_differs';

/** What a provider says of money that was not sent to a partner. */
export type HearOther = (tx: Tx, provider: PayoutProvider, news: PayoutNews) => Promise<OtherOutcome>;

/** What other domains that send money may ask of payouts. */
export interface PayoutInterface {
  /** The one that new payouts leave by; null: none is set up. */
  readonly gateway: PayoutGateway | null;
  readonly gateways: ReadonlyMap<PayoutProvider, PayoutGateway>;
  /** The provider understood and said no: repeating the call changes nothing. */
  isRefused(error: unknown): error is Error;
  /** Asked for what is no payout to a partner. */
  readonly others: ExtensionPoint<HearOther>;
}
