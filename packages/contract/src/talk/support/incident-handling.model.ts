import * as z from 'zod/mini';
import { instant, text } from '../../kernel/schema.ts';

export const labelLength = 30;
/** At most so many labels of one request. */
export const mostLabels = 8;
/** A request rests for so many days at most. */
export const snoozeDays = 90;

/** In lower case, so that a label is one label however it was typed. */
export const label = text(labelLength, 'For staff alone.').check(z.toLowerCase());

export const incidentNote = z.object({
  noteId: z.uuid(),
  by: z.string().check(z.describe('Name of the Admin; empty: who has left.')),
  note: z.string(),
  at: instant(),
});
