import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { EnvelopeInterface } from '../../files/envelope/index.ts';
import type { DriveInterface } from '../../files/drive/index.ts';
import type { TemplateInterface } from '../../files/template/index.ts';
import type { ShareInterface } from '../../files/share/index.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BookingInterface } from '../booking/index.ts';
import type { CartInterface } from '../cart/index.ts';
import type { CatalogInterface } from '../catalog/index.ts';
import type { RfqInterface } from '../rfq/index.ts';
import type { ProjectInterface } from '../../work/project/index.ts';

/** An advance that can be paid now; its request and lead are locked. */
export interface DueAdvance {
  readonly leadId: string;
  readonly rfqId: string;
  readonly organisationId: string;
  readonly buyerId: string;
  /** Of the agreement. */
  readonly digest: string;
  readonly amountPaise: number;
  readonly payBy: Date;
}

export interface PaidAdvance {
  readonly leadId: string;
  readonly orderId: string;
  readonly amountPaise: number;
}

/** What the money side asks of quotes. */
export interface QuoteInterface {
  /** Null: none is due. Refuses lead_not_found for everyone but the customer. */
  lockAdvance(tx: Tx, viewer: Viewer, leadId: string): Promise<DueAdvance | null>;
  /** Locks request and lead, before a payment of it. */
  lockAgreement(tx: Tx, leadId: string): Promise<void>;
  /** The gateway captured it: the lead is booked and its project opened in this transaction. False: it is not due any more. */
  advancePaid(tx: Tx, paid: Authorized<PaidAdvance>, now: Date): Promise<boolean>;
}

export interface QuoteInterfaces {
  readonly account: Pick<AccountInterface, 'getPeople'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations' | 'logos'>;
  readonly catalog: Pick<CatalogInterface, 'services' | 'taxClasses' | 'categoryPicture'>;
  readonly geography: Pick<GeographyInterface, 'knownPlaces' | 'stateNames' | 'getAddress' | 'locate'>;
  readonly booking: Pick<BookingInterface, 'bookOfProject' | 'ofProject' | 'callOffProject'>;
  readonly cart: Pick<CartInterface, 'rules' | 'taxOfWork'>;
  readonly project: Pick<
    ProjectInterface,
    'openAgreed' | 'ofRequest' | 'find' | 'lock' | 'isOpen' | 'getProjects' | 'disputesOf'
  >;
  readonly rfq: Pick<RfqInterface, 'quotes'>;
  readonly envelope: Pick<EnvelopeInterface, 'agreements'>;
  readonly share: Pick<ShareInterface, 'subjects' | 'give'>;
  readonly drive: Pick<DriveInterface, 'records'>;
  readonly template: Pick<TemplateInterface, 'paper' | 'records'>;
}

export interface QuoteDependencies extends QuoteInterfaces {
  readonly platform: Platform;
}
