/** What is measured: one kind of request, answered by the product and by the limit. */
import type { SentCode } from '../city/challenges.ts';
import type { Applying } from '../city/applications.ts';
import type { Hiring } from '../city/hiring.ts';
import type { Facts } from '../city/large-city.ts';
import type { LargePartner } from '../city/large-partner.ts';
import type { Draft } from '../city/leads.ts';
import type { Network } from '../city/network.ts';
import type { Office } from '../city/office.ts';
import type { Partner, SignedIn } from '../city/sign-in.ts';
import type { Stage, Work } from '../city/work.ts';
import type { LoadOptions } from '../load.ts';

/** What the requests of the jobs are made of. */
export interface City {
  /** The running product, which is asked for what a screen would have shown before. */
  readonly origin: string;
  /** Customers with a full cart, each of whom may book it once. */
  readonly shoppers: readonly SignedIn[];
  /** Customers and partners with fifty bookings each. */
  readonly regulars: readonly SignedIn[];
  readonly partners: readonly Partner[];
  readonly largePartner: LargePartner;
  readonly office: Office;
  /** Null where no job needs it. */
  readonly hiring: Hiring | null;
  /** Null where no job needs it. */
  readonly applying: Applying | null;
  /** Null where no job needs it. */
  readonly network: Network | null;
  /** Quotes, each of which may be saved once. */
  readonly drafts: readonly Draft[];
  /** Bookings on their way, by the id of the job that moves them; of the first of the regulars. */
  readonly work: ReadonlyMap<string, readonly Work[]>;
  /** Sent to people who are not signed in with them yet. */
  readonly codes: readonly SentCode[];
  /** The server's, of which start codes are made. */
  readonly secret: string;
  readonly facts: Facts;
}

export interface Job {
  /** As in BENCH_ONLY. */
  readonly id: string;
  readonly title: string;
  /**
   * read: the requests are sent again and again, and both sides answer the same.
   * page: the same, and the limit holds the very bytes of the product's answer.
   * write: each request is sent once to each side, on a copy of the database of its own.
   */
  readonly kind: 'read' | 'page' | 'write';
  /** Of a write: both sides answer the same, besides ids and times of the moment. */
  readonly answersAlike?: boolean;
  /** Of a write that is no move of a booking: of whom or what there is one for each request. */
  readonly takes?: 'shopper' | 'colleague' | 'draft';
  /** Of a write that moves bookings: where they are before it. */
  readonly stage?: Stage;
  /** When that work is, where it is still to come. */
  readonly hour?: number;
  /** What takes its time to be filled, so it is there only where it is asked. */
  readonly needs?: 'hiring' | 'applications' | 'network';
  /** A page that is rendered anew every time, by a product without a page cache; an address tells the limit. */
  readonly fresh?: boolean;
  requests(city: City, count: number): Promise<readonly LoadOptions[]>;
}
