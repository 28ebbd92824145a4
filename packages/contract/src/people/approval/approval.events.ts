import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { approvalKinds } from './approval.model.ts';

const facts = z.object({
  requestId: ref('request'),
  organisationId: ref('partner'),
  kind: z.enum(approvalKinds),
  version: z.int(),
});

export const approvalEvents = {
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
};
