import type { PartnerCard } from '@nukkad/contract/market/catalog/catalog.model';
import type { Asked, Place } from './place.ts';

/** A service, and where it is asked for: the location of a call. */
export interface OffersQuery extends Asked {
  readonly serviceId: string;
  readonly lang: 'en' | 'hi';
  readonly now: Date;
}

/** What a partner's card is made of. */
export interface OfferFacts {
  readonly organisation_id: string;
  readonly company_name: string;
  readonly rating_sum: number;
  readonly rating_count: number;
  readonly jobs_done: number;
  readonly price_paise: number;
  readonly minutes: number;
  readonly distance_metres: number;
  readonly is_gst_registered: boolean;
}

export interface OffersAt {
  /** Null: no place, so partners have no distance. */
  readonly place: Place | null;
  /** Set for the city on the day, in paise; null: each partner's own price counts. */
  readonly cityPaise: number | null;
  readonly present: (offer: OfferFacts) => Omit<PartnerCard, 'answers'>;
}
