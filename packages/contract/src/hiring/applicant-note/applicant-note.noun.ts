import * as z from 'zod/mini';
import { defineErrors } from '../../kernel/errors.ts';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

export const applicantNoteEvents = {
  mentioned: event('applicant_note.mentioned', {
    summary: 'A note on an applicant names a member of the team.',
    facts: z.object({
      applicantNoteId: ref('note'),
      applicationId: ref('application'),
      jobId: ref('job'),
      userId: ref('person who is named'),
    }),
  }),
};

export const applicantNoteErrors = defineErrors({
  applicant_note_not_found: [404, 'This note isn’t available any more.'],
  applicant_note_changed: [409, 'This note has changed. Check it and try again.'],
  applicant_note_mention_unknown: [400, 'Mention only people of your team who may see this applicant.'],
});

export const applicantNoteActs = [
  'applicant_note.write',
  'applicant_note.edit',
  'applicant_note.remove',
] as const;
