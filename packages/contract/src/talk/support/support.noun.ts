import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { instant, ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf } from '../../kernel/act.ts';
import { incidentLifecycle } from './incident.noun.ts';

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

export const supportErrors = defineErrors({
  incident_not_found: [404, 'Resource is not available'],
  incident_moved_on: [409, 'This request has changed. Check it and try again.'],
  incident_reopen_too_late: [409, 'This request is too old to reopen. Send a new one.'],
  incident_file_limit: [409, 'A message can have {{limit}} files. Remove one and try again.'],
  problem_not_now: [409, 'The booking has changed. Choose what went wrong again.'],
  too_many_incidents: [429, 'You’ve sent too many requests today. Call us instead.'],
  message_looks_like_spam: [400, 'Your message has too many links. Remove some and send again.'],
});

export const supportActs = actsOf('support', incidentLifecycle, [
  'incident_opened',
  'incident_assigned',
  'incident_labelled',
  'incident_snoozed',
  'incident_woken',
  'incident_noted',
]);

export const faqErrors = defineErrors({
  faq_not_found: [404, 'Resource is not available'],
  too_many_faqs: [409, 'There are too many questions. Hide one first.'],
});

export const faqActs = ['faq.added', 'faq.changed'] as const;

export const replyErrors = defineErrors({
  reply_not_found: [404, 'Resource is not available'],
  reply_changed: [409, 'This reply has changed. Check it and try again.'],
  too_many_replies: [409, 'There are too many replies. Remove one first.'],
});

export const replyActs = ['supportReply.added', 'supportReply.changed', 'supportReply.removed'] as const;

export const videoErrors = defineErrors({
  video_not_found: [404, 'Resource is not available'],
  too_many_videos: [409, 'There are too many videos. Remove one first.'],
});

export const videoActs = ['demoVideo.added', 'demoVideo.changed', 'demoVideo.removed'] as const;

export const handlingErrors = defineErrors({
  not_an_agent: [409, 'This person can’t be assigned. Choose another.'],
  too_many_labels: [409, 'A request can have {{limit}} labels. Remove one first.'],
  snooze_time: [409, 'Choose a time in the next {{days}} days.'],
});
