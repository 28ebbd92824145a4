/** What waits for a person to do something. Without zod: the first pages of both apps read it. */

/** In the order of the page: what is lost first comes first. */
export const workWaitingKinds = [
  'booking_request',
  'booking_late',
  'booking_unassigned',
  'booking_disputed',
  'booking_unpaid',
  'document_lacking',
  'lead',
  'enquiry',
  'application',
  'interview',
  'candidate_question',
  'approval',
  'bill_overdue',
  'quote_expiring',
  'credits_expiring',
] as const;
export type WorkWaitingKind = (typeof workWaitingKinds)[number];

export const officeWaitingKinds = [
  'incident_late',
  'incident_soon',
  'talk_waiting',
  'booking_without_partner',
  'booking_late',
  'payout_failed',
  'refund_failed',
  'refund_waiting',
  'payment_stuck',
  'partner_review',
  'dispute',
  'cash_refund',
  'lead_claim',
  'milestone_dispute',
  'review_reported',
  'network_reported',
  'job_held',
  'job_reported',
] as const;
export type OfficeWaitingKind = (typeof officeWaitingKinds)[number];

export interface Waiting<Kind extends string = WorkWaitingKind | OfficeWaitingKind> {
  readonly kind: Kind;
  readonly count: number;
  /** The first moment at which one of them ends, starts or was due, ISO 8601 in UTC; null: it has none. */
  readonly at: string | null;
  /** What they come to, in paise; null: no money, or the viewer may not see it. */
  readonly amount: number | null;
}
