import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { type Room, socketDelivery } from '../../kernel/socket-message.ts';
import { approvalMoved } from './approval.live.ts';
import { approvalKinds } from './approval.model.ts';

const facts = z.object({
  requestId: ref('request'),
  organisationId: ref('partner'),
  kind: z.enum(approvalKinds),
  version: z.int(),
});

const concerned = z.object({
  requestId: ref('request'),
  organisationId: ref('partner'),
  staffIds: z
    .array(z.string())
    .check(z.describe('Whose request it is, whom its levels name, and who reviews for them today.')),
});

/** One for each move of a request. */
export const approvalMoves = {
  asked: event('approval.asked', { summary: 'An employee asked for something that is reviewed.', facts }),
  passed: event('approval.passed', { summary: 'A level approved; the next one decides.', facts }),
  approved: event('approval.approved', { summary: 'The last level approved.', facts }),
  rejected: event('approval.rejected', { summary: 'A reviewer rejected a request.', facts }),
  withdrawn: event('approval.withdrawn', { summary: 'An employee withdrew a request.', facts }),
  cancelAsked: event('approval.cancel_asked', {
    summary: 'An employee wants to cancel what was approved.',
    facts,
  }),
  cancelled: event('approval.cancelled', { summary: 'A reviewer confirmed that it is cancelled.', facts }),
  kept: event('approval.kept', {
    summary: 'A reviewer did not cancel what an employee asked to cancel.',
    facts,
  }),
  changed: event('approval.changed', { summary: 'An employee asks to change what was approved.', facts }),
  restored: event('approval.restored', { summary: 'A change was refused or taken back.', facts }),
  paid: event('approval.paid', { summary: 'A request was paid in part or whole.', facts }),
  reminded: event('approval.reminded', { summary: 'A request has waited for its reviewer.', facts }),
  escalated: event('approval.escalated', { summary: 'A request waited 7 days and went on.', facts }),
  takenOver: event('approval.taken_over', {
    summary: 'The owner of the business decides in place of a reviewer.',
    facts,
  }),
  edited: event('approval.edited', { summary: 'An employee changed a request before its review.', facts }),
};

export const approvalEvents = {
  ...approvalMoves,
  /** After each of the others: who reads the request, or has it in the inbox. */
  concerned: event('approval.concerned', {
    summary: 'A request moved: its employee and its reviewers read it anew.',
    facts: concerned,
    tells: socketDelivery(
      approvalMoved,
      ({ requestId, organisationId, staffIds }: z.output<typeof concerned>) => ({
        rooms: [`reviews:${organisationId}`, ...staffIds.map((staffId): Room => `staff:${staffId}`)],
        data: { requestId },
      }),
    ),
  }),
};
