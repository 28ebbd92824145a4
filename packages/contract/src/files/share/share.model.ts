import * as z from 'zod/mini';
import { id, instant, whole } from '../../kernel/schema.ts';
import { shareStates, shareSubjects, shareWays } from './share.noun.ts';

const choose = 'Choose one of the list.';

export const shareDays = { usual: 7, most: 90 } as const;
/** Open links of one thing. */
export const mostShares = 20;
export const sharePassword = { least: 6, most: 72 } as const;
const mostOpenings = 1_000;

export const shareId = id('Link');
export const shareSubject = z.enum(shareSubjects, choose);
export const shareWay = z.enum(shareWays, choose);

/** A link as those see it who may give it. */
export const share = z.object({
  shareId,
  subject: shareSubject,
  subjectId: z.uuid(),
  state: z.enum(shareStates),
  isSent: z.boolean().check(z.describe('Sent to whom it is for.')),
  sharedBy: z.string().check(z.describe('Empty: no name was given.')),
  isOwn: z.boolean(),
  hasPassword: z.boolean(),
  allows: shareWay,
  createdAt: instant(),
  expiresAt: instant(),
  revokedAt: z.nullable(instant()),
  mostOpenings: z.nullable(z.int()).check(z.describe('Null: any number.')),
  opened: z.int(),
  lastOpenedAt: z.nullable(instant()),
  asked: z
    .nullable(z.object({ name: z.string(), at: instant() }))
    .check(z.describe('Who asks for access again.')),
  url: z.nullable(z.string()).check(z.describe('Null: it opens no more.')),
  can: z.object({ change: z.boolean(), revoke: z.boolean() }),
});
export type Share = z.output<typeof share>;
export type ShareAnswer = z.input<typeof share>;

export const shareOpening = z.object({
  openedAt: instant(),
  allows: shareWay,
  name: z.nullable(z.string()).check(z.describe('As the reader gave it; null: it was not asked.')),
});
export type ShareOpening = z.output<typeof shareOpening>;

const password = z
  .string('Enter a password.')
  .check(
    z.minLength(sharePassword.least, 'Use at least 6 characters.'),
    z.maxLength(sharePassword.most, 'Use at most 72 characters.'),
    z.describe('Asked of everyone who opens the link.'),
  );
const days = whole(1, shareDays.most, 'After so many days it ends.');
const openings = whole(1, mostOpenings, 'It opens so often.');

export const shareBody = z.object({
  subject: shareSubject,
  subjectId: z.uuid('This is not a known id.'),
  days: z._default(days, shareDays.usual),
  password: z.optional(password),
  allows: z._default(shareWay, 'download'),
  mostOpenings: z.optional(openings),
});

/** What is left out stays as it is, the password too. */
export const shareChangeBody = z.object({
  shareId,
  days: z.optional(whole(1, shareDays.most, 'From now on.')),
  password: z.optional(z.nullable(password)).check(z.describe('Null: none any more.')),
  allows: z.optional(shareWay),
  mostOpenings: z.optional(z.nullable(openings)).check(z.describe('Null: any number.')),
});
