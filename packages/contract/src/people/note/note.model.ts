import * as z from 'zod/mini';
import { id, instant, text } from '../../kernel/schema.ts';

export const noteId = id('note');

/** So far before and after today a note may be written for. */
export const noteDays = 31;

export const noteWords = text(2_000, 'The note.');

export const note = z.object({
  noteId,
  day: z.string(),
  words: z.string(),
  isShared: z.boolean().check(z.describe('The managers of who wrote it read it.')),
  writtenAt: instant(),
  version: z.int(),
  can: z.object({ edit: z.boolean() }),
});
export type Note = z.output<typeof note>;
export type NoteAnswer = z.input<typeof note>;
