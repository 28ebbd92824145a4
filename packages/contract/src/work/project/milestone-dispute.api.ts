/** What both sides of a milestone dispute may do alike. */
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { projectErrors as e } from './project.noun.ts';
import { milestoneId, mostDisputePhotos, project } from './project.model.ts';

// What is seen when an Admin decides the dispute of a milestone. See docs/confirmations.md.

interface Effect {
  readonly unpaid: number;
  readonly returned: number;
  readonly byPartner: number;
  readonly needsSecond: boolean;
}

/** The sums are null where nothing is taken off. */
export const confirmsMilestoneDecision = confirmation('milestone_dispute', {
  disputeVersion: 'version',
  partnerAnswered: 'flag',
  notToBePaid: 'money',
  goesBack: 'money',
  partnerGivesBack: 'money',
  secondAdmin: 'flag',
});

export const seenOfMilestoneDecision = (
  { version, answer }: { readonly version: number; readonly answer: string | null },
  effect: Effect | null,
): Seen<typeof confirmsMilestoneDecision> => ({
  disputeVersion: version,
  partnerAnswered: answer !== null,
  notToBePaid: effect?.unpaid ?? null,
  goesBack: effect?.returned ?? null,
  partnerGivesBack: effect?.byPartner ?? null,
  secondAdmin: effect?.needsSecond ?? false,
});

export const confirmsReduction = confirmation('milestone_reduction', {
  disputeVersion: 'version',
  amount: 'money',
});

export const seenOfReduction = (
  { version }: { readonly version: number },
  { amount }: { readonly amount: number },
): Seen<typeof confirmsReduction> => ({ disputeVersion: version, amount });

export const addMilestoneDisputePhotos = endpoint('POST /project/milestone/dispute/photos', {
  summary: 'Photos as evidence of one side, while the dispute is open; at most 6 of 10 MB',
  tag: 'Projects',
  authz: {
    who: 'roles',
    roles: ['Buyer', 'Service Partner', 'subUser'],
    permission: 'customers.update',
    scope: 'own projects: those that the caller ordered, or of the own organisation',
  },
  unconfirmed: 'only-adds',
  idempotency: 'optional',
  query: z.object({ milestoneId }),
  upload: {
    field: 'photos',
    maxFiles: mostDisputePhotos,
    maxBytes: 10_485_760,
    mediaTypes: ['image/jpeg', 'image/png', 'image/webp'],
  },
  response: project,
  status: 201,
  errors: [
    e.milestone_not_found,
    e.milestone_moved_on,
    e.milestone_photo_unreadable,
    e.milestone_photos_full,
  ],
  touches: ['milestone-payment', 'party'],
});
