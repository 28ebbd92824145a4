/** What a search across everything finds. Without zod: the palette of both apps reads it. */

/**
 * In the order of the screen, where none has the very name. `request`: for quotations; `incident`: a request to support;
 * `candidate`: who may be found by the business; `member`: of the own team; `person`: an account, for the back office;
 * `networkMember`: who takes part in the network; `help`: a common question or a video.
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
  'networkMember',
  'group',
  'post',
  'blog',
  'help',
  'message',
  'document',
] as const;
export type HitKind = (typeof hitKinds)[number];

/** What the search for everyone finds, in the order of the screen. */
export const everyonesKinds = [
  'service',
  'category',
  'partner',
  'networkMember',
  'job',
  'group',
  'post',
  'blog',
  'help',
  'booking',
  'message',
  'document',
] as const satisfies readonly HitKind[];
export type EveryonesKind = (typeof everyonesKinds)[number];

/** How a line of results looks beside its words. */
export interface HitLook {
  /** The cover of a blog. */
  readonly pictureUrl?: string | undefined;
  /** Of a group: one of its colours. */
  readonly colour?: string | undefined;
  /** Minutes to read a blog, members of a group. */
  readonly count?: number | undefined;
}

export interface Hit {
  readonly kind: HitKind;
  /** Of the booking (of an invoice as well), lead or request, staff member, account, organisation, service or category; of hiring its noun; address of a member of the network, a group or a blog. In two parts: `job/application`, `faq/…` or `video/…`, `conversation/number`, `file/…` or `folder/…`. */
  readonly id: string;
  /** The name that a person looks for: the customer of a booking. Empty: no name was given. */
  readonly title: string;
  /** Further names and numbers, the most telling first: booking number, service, mobile number, designation. */
  readonly facts: readonly string[];
  /** When a booking starts, ISO 8601 in UTC; null: not a booking. */
  readonly startsAt: string | null;
  /** Of a booking, an account, a partner or a team member; null: it has none. */
  readonly status: string | null;
  /** Left out: it has no picture, colour or measure. */
  readonly look?: HitLook | undefined;
}
