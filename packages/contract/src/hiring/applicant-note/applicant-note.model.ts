import * as z from 'zod/mini';
import { instant, text } from '../../kernel/schema.ts';

export const mostNoteLetters = 2_000;
/** Members of the team whom one note names. */
export const mostMentions = 10;

export const noteBody = {
  words: text(mostNoteLetters, 'For the team alone; the candidate never reads it.'),
  mentionIds: z._default(
    z
      .array(z.uuid('Choose people of your team.'))
      .check(z.maxLength(mostMentions, `Mention at most ${mostMentions} people.`)),
    [],
  ),
} as const;

/** What one of the team wrote of an applicant. */
export const applicantNote = z.object({
  applicantNoteId: z.uuid(),
  applicationId: z.uuid(),
  words: z.string(),
  writtenBy: z.string().check(z.describe('Name of who wrote it.')),
  isOwn: z.boolean(),
  mentions: z.array(z.object({ userId: z.uuid(), name: z.string() })),
  writtenAt: instant(),
  editedAt: z.nullable(instant()),
  version: z.int(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type ApplicantNote = z.output<typeof applicantNote>;
