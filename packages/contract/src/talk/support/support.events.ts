import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { instant, ref } from '../../kernel/schema.ts';

export const supportEvents = {
  incidentOpened: event('support.incident_opened', {
    summary: 'An incident was opened, or opened again.',
    facts: z.object({ incidentId: ref('incident'), again: z.optional(z.boolean()) }),
  }),
  incidentAnswered: event('support.incident_answered', {
    summary: 'Support answered an incident.',
    facts: z.object({ incidentId: ref('incident'), answerId: ref('answer') }),
  }),
  incidentResolved: event('support.incident_resolved', {
    summary: 'Support marked an incident as settled; its person may open it again for some days.',
    facts: z.object({ incidentId: ref('incident') }),
  }),
  incidentSnoozed: event('support.incident_snoozed', {
    summary: 'Staff let an incident rest until a moment.',
    facts: z.object({ incidentId: ref('incident'), until: instant() }),
  }),
  sessionUnread: event('support.session_unread', {
    summary: 'Support wrote in a talk, and its person has not read it for the minutes of the rules.',
    facts: z.object({
      sessionId: ref('support session'),
      seq: z.int().check(z.describe('Of the last message then.')),
    }),
  }),
  sessionEnded: event('support.session_ended', {
    summary: 'A talk with support ended, after it had an agent.',
    facts: z.object({ sessionId: ref('support session') }),
  }),
};
