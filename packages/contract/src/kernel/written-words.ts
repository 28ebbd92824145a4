/** What people write for others to read: rid of what would upset the page around it, before anything of it is counted. */
import * as z from 'zod/mini';
import { hasVisible, textChecks } from './schema.ts';

/** Marks that turn the direction of what follows would turn the page around the words; halves of letters are none. */
const turnsDirection = /[\u202a-\u202e\u2066-\u2069\p{Cs}]/gu;

export const withoutTurns = (words: string): string => words.replaceAll(turnsDirection, '');

const written = (words: string, space: RegExp, between: string): string => {
  const kept = withoutTurns(words).replaceAll(space, between).trim();
  return hasVisible(kept) ? kept : '';
};
const asLine = z.overwrite<string>((words) => written(words, /\s+/g, ' '));
const asParagraphs = z.overwrite<string>((words) => written(words, /\n{3,}/g, '\n\n'));

/** Those of a draft, which may be empty. */
const draftChecks = (max: number, description?: string) =>
  [
    z.maxLength(max, `Use at most ${max} characters.`),
    z.refine<string>(
      (value) => !value.includes('\u0000'),
      'This contains a character we can’t save. Remove it.',
    ),
    z.describe(description ?? `Text of at most ${max} characters.`),
  ] as const;

/** One line of 1 to `max` characters. */
export const writtenLine = (max: number, description?: string) =>
  z.string('Enter some text.').check(asLine, ...textChecks(max, description));

/** Paragraphs of 1 to `max` characters in all, with at most one empty line between two. */
export const writtenWords = (max: number, description?: string) =>
  z.string('Enter some text.').check(asParagraphs, ...textChecks(max, description));

/** One line that may be empty. */
export const draftedLine = (max: number, description?: string) =>
  z.string('Enter some text.').check(asLine, ...draftChecks(max, description));

/** Paragraphs that may be empty. */
export const draftedWords = (max: number, description?: string) =>
  z.string('Enter some text.').check(asParagraphs, ...draftChecks(max, description));
