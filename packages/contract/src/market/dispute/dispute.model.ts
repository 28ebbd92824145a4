import * as z from 'zod/mini';
import { instant, paise, paiseBetween, sentence } from '../../kernel/schema.ts';
import { requestStatus } from '../booking/booking.model.ts';
import {
  bearers,
  disputeKinds,
  disputeOutcomes,
  disputeRequests,
  disputeStates,
  remedies,
} from './dispute.noun.ts';

/** Photos as evidence, of either side. */
export const disputePhoto = z.object({
  photoId: z.uuid(),
  side: z.enum(['customer', 'partner']),
  url: z.string().check(z.describe('Signed, for this viewer, at most 10 minutes.')),
  takenAt: instant(),
});

/** Another booking that belongs to it. */
export const linkedBooking = z.object({
  bookingId: z.uuid(),
  bookingNumber: z.string(),
  status: requestStatus,
  startsAt: instant(),
});

/** What both sides read of it. */
export const dispute = z.object({
  disputeId: z.uuid(),
  version: z.int(),
  status: z
    .enum(disputeStates)
    .check(z.describe('A decision that waits for a second Admin is shown to the sides as answered.')),
  kind: z.enum(disputeKinds),
  request: z.enum(disputeRequests),
  words: z.string(),
  openedAt: instant(),
  answerBefore: instant('Until when the partner is heard before staff decide.'),
  answer: z.nullable(z.object({ words: z.string(), at: instant() })).check(z.describe("The partner's side.")),
  offer: z
    .nullable(z.object({ kind: z.enum(remedies), amount: z.nullable(paise('Of a refund.')) }))
    .check(z.describe('What the partner offers by itself; it is gone once it was declined.')),
  photos: z.array(disputePhoto),
  decision: z.nullable(
    z.object({
      outcome: z.enum(disputeOutcomes),
      amount: z.nullable(paise('What is taken off the bill.')),
      bornBy: z
        .nullable(z.enum(bearers))
        .check(z.describe('For the partner and staff; null for the customer.')),
      reason: z.string(),
      byStaff: z.boolean().check(z.describe("False: the customer accepted the partner's offer.")),
      at: instant(),
    }),
  ),
  rework: z
    .nullable(
      z.object({
        by: z.enum(['same', 'another']).check(z.describe('Whose team does the work again.')),
        chooseBefore: instant('Until when the customer chooses a time.'),
        booking: z.nullable(linkedBooking).check(z.describe('Null: no time is chosen yet.')),
      }),
    )
    .check(z.describe('Of a dispute that ended with rework.')),
  can: z.object({
    addPhotos: z.boolean(),
    answer: z.boolean().check(z.describe('For the partner.')),
    answerOffer: z.boolean().check(z.describe('For the customer.')),
    chooseTime: z.boolean().check(z.describe('For the customer: of the rework.')),
  }),
});
export type Dispute = z.output<typeof dispute>;

/** What a booking's page has to do with disputes. */
export const disputeOfBooking = z.object({
  dispute: z.nullable(dispute),
  openUntil: z
    .nullable(instant('Until when its customer may open one.'))
    .check(z.describe('Null: not, or no longer.')),
  photosASide: z.int().check(z.describe('So many photos each side may add.')),
  mostRefund: paise('What a refund may be at most; 0 for the customer.'),
  creditUntil: z
    .optional(instant())
    .check(z.describe('An offered refund may be taken as credit, which could be used until then.')),
  reworkOf: z.nullable(linkedBooking).check(z.describe('This visit does the work of that booking again.')),
});
export type DisputeOfBooking = z.output<typeof disputeOfBooking>;

const bookingId = z.uuid('This is not a known id.');
const version = z.int('Send the version that was shown.');

/** A claim, as it is typed and sent. */
export const openDisputeBody = z.object({
  bookingId,
  kind: z.enum(disputeKinds, 'Choose what went wrong.'),
  request: z.enum(disputeRequests, 'Choose what you want.'),
  words: sentence(1500, 'What happened, in the customer’s words; the partner and staff read it.'),
});

/** The partner's side, as it is typed and sent. */
export const answerDisputeBody = z
  .object({
    bookingId,
    version,
    words: sentence(1500, 'The partner’s side; the customer and staff read it.'),
    offer: z.optional(z.enum(remedies, 'Choose rework or refund.')),
    amount: z.optional(paiseBetween(100, 100_000_000, 'The offered refund, in paise.')),
  })
  .check(
    z.refine(({ offer, amount }) => (offer === 'refund') === (amount !== undefined), {
      error: 'Enter the refund you offer.',
      path: ['amount'],
    }),
  );
