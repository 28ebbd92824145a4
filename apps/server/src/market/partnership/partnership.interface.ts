import type { Paise } from '@nukkad/contract/kernel/money';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { PayoutAccountOf } from './bank/payout-account.ts';
import type { DocumentInterface } from '../../files/document/index.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerAccounts, PartnerInterface } from '../../identity/partner/index.ts';
import type { CatalogInterface } from '../catalog/index.ts';
import type { ScheduleInterface } from '../schedule/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** What other domains may know of partnerships. */
export interface PartnershipInterface {
  /** Paise that we owe a partner; negative: that it owes us, as of cash it took. The ledger answers it. */
  readonly balances: ExtensionPoint<(reader: Reader, organisationId: string) => Promise<Paise>>;
  /** The verified account that a partner is paid to; null: none. For the payout provider alone. */
  payoutAccount(reader: Reader, organisationId: string): Promise<PayoutAccountOf | null>;
  /** The bank of an IFSC; null: no bank has such codes. */
  bankName(reader: Reader, ifsc: string): Promise<string | null>;
  /** Reviews that an Admin had taken return to the queue, because the last session of that Admin ended. */
  releaseReviewsOf(tx: Tx, userId: string, now: Date): Promise<void>;
}

export interface PartnershipInterfaces {
  readonly account: AccountInterface;
  readonly catalog: CatalogInterface;
  readonly document: DocumentInterface;
  readonly partner: PartnerInterface;
  readonly schedule: ScheduleInterface;
  readonly geography: GeographyInterface;
}

/** What every verb here is built on. */
export interface PartnershipDependencies
  extends PartnershipInterfaces,
    Pick<PartnershipInterface, 'balances'> {
  readonly platform: Platform;
  readonly partners: PartnerAccounts;
}
