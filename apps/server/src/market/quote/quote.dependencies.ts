import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BookingInterface } from '../booking/index.ts';
import type { CartInterface } from '../cart/index.ts';
import type { CatalogInterface } from '../catalog/index.ts';
import type { RfqInterface } from '../rfq/index.ts';
import type { ProjectInterface } from '../../work/project/index.ts';

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
}

export interface QuoteDependencies extends QuoteInterfaces {
  readonly platform: Platform;
}
