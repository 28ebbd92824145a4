import type { Staff } from '../../identity/partner/index.ts';
import type { AddressFacts } from '../../places/geography/index.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { PastBooking, PastLine } from '../booking/index.ts';
import type { QuotedCart } from '../cart/index.ts';
import type { Lang, WantedLine } from '../catalog/index.ts';
import type { Change, FoundTime } from './again.rules.ts';

export interface Asker {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly lang: Lang;
}

/** Where it is done. */
export interface Place {
  readonly address: AddressFacts | null;
  readonly changes: readonly Change[];
}

/** What the catalogue still has of it. */
export interface Work {
  readonly past: readonly PastLine[];
  readonly lines: readonly WantedLine[];
  readonly changes: readonly Change[];
  /** Nothing is left out. */
  readonly isWhole: boolean;
}

/** Which partner does it; null: the best one free. */
export interface Supply {
  readonly partner: { readonly organisationId: string; readonly companyName: string } | null;
  readonly quoted: QuotedCart;
  readonly changes: readonly Change[];
}

/** Who is asked for; null: anyone of the partner. */
export interface Person {
  readonly person: Staff | null;
  readonly changes: readonly Change[];
}

/** All that is known of a past booking as it would be booked now. */
export interface Found {
  readonly past: PastBooking;
  readonly place: Place;
  readonly work: Work;
  readonly supply: Supply;
  readonly time: FoundTime | null;
  readonly person: Person;
  readonly quote: QuotedCart;
  readonly changes: readonly Change[];
}
