import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

export const staffEvents = {
  invited: event('staff.invited', {
    summary: 'A person was invited to an organisation.',
    facts: z.object({ organisationId: ref('organisation'), invitationId: ref('invitation') }),
  }),
  joined: event('staff.joined', {
    summary: 'An invitation was accepted.',
    facts: z.object({
      organisationId: ref('organisation'),
      staffId: ref('professional'),
      userId: ref('user'),
    }),
  }),
  moved: event('staff.moved', {
    summary: 'The status of a member of staff changed.',
    facts: z.object({
      organisationId: ref('organisation'),
      staffId: ref('professional'),
      userId: ref('user'),
      status: z.string(),
    }),
  }),
  accessChanged: event('staff.access_changed', {
    summary: 'What a member of staff may do changed.',
    facts: z.object({
      organisationId: ref('organisation'),
      staffId: ref('professional'),
      userId: ref('user'),
    }),
  }),
};
