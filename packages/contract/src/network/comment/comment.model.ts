import * as z from 'zod/mini';
import { writtenWords } from '../../kernel/written-words.ts';
import { contactFree } from '../../kernel/contact-details/contact-free.ts';
import { instant } from '../../kernel/schema.ts';
import { memberCard } from '../member/member.model.ts';
import { reactionKind } from '../reaction/reaction.model.ts';

export const mostCommentLetters = 1_000;
/** So many comments a day; of new members fewer. */
export const commentsADay = { usual: 200, new: 20 } as const;

/** What members comment on. */
export const commentSubjects = ['post', 'blog'] as const;
export type CommentSubject = (typeof commentSubjects)[number];
export const commentSubject = z.enum(commentSubjects, 'Choose one of the list.');

export const commentWords = writtenWords(mostCommentLetters, 'As others read it.').check(
  contactFree('Remove phone numbers, emails and links.'),
);

export const networkComment = z.object({
  commentId: z.uuid(),
  parentId: z.nullable(z.uuid()).check(z.describe('The comment that it answers; null: the post itself.')),
  author: memberCard,
  isOfAuthor: z.boolean().check(z.describe('Written by the author of the post.')),
  body: z.string(),
  at: instant(),
  editedAt: z.nullable(instant()),
  replies: z.int(),
  reactions: z.int(),
  reaction: z.nullable(reactionKind).check(z.describe('The own one.')),
  version: z.int(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), reply: z.boolean(), report: z.boolean() }),
});
export type NetworkComment = z.output<typeof networkComment>;
