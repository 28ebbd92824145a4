/** What a search across everything finds. Without zod: the palette of both apps reads it. */

/**
 * In the order of the screen, where none has the very name. `request`: for quotations; `incident`: a request to support;
 * `candidate`: who may be found by the business; `member`: of the own team; `person`: an account, for the back office.
 */
export const hitKinds = [
  'booking',
  'request',
  'invoice',
  'incident',
  'application',
  'job',
  'candidate',
  'member',
  'person',
  'partner',
  'service',
  'category',
] as const;
export type HitKind = (typeof hitKinds)[number];

export interface Hit {
  readonly kind: HitKind;
  /** Of the booking (of an invoice as well), lead or request, staff member, account, organisation, service or category; of hiring its noun, of an application `job/application`. */
  readonly id: string;
  /** The name that a person looks for: the customer of a booking. Empty: no name was given. */
  readonly title: string;
  /** Further names and numbers, the most telling first: booking number, service, mobile number, designation. */
  readonly facts: readonly string[];
  /** When a booking starts, ISO 8601 in UTC; null: not a booking. */
  readonly startsAt: string | null;
  /** Of a booking, an account, a partner or a team member; null: it has none. */
  readonly status: string | null;
}
