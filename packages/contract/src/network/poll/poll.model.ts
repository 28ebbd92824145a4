import * as z from 'zod/mini';
import { writtenLine } from '../../kernel/written-words.ts';
import { contactFree } from '../../kernel/contact-details/contact-free.ts';
import { pageQuery } from '../../kernel/page.ts';
import { id, instant, whole } from '../../kernel/schema.ts';
import { memberCard } from '../member/member.model.ts';
import { pollAudiences, pollResults, pollStatuses } from './poll.noun.ts';

export const fewestOptions = 2;
export const mostOptions = 6;
export const mostOptionLetters = 50;
export const mostQuestionLetters = 300;
/** Minutes: five, and thirty days. */
export const shortestPoll = 5;
export const longestPoll = 43_200;
/** So many polls a day; of new members fewer. */
export const pollsADay = { usual: 10, new: 2 } as const;
/** A new member may vote so often a day in the first days. */
export const votesADayOfNew = 50;

export const pollId = id('Poll');
export const pollAudience = z.enum(pollAudiences, 'Choose who sees it.');
export const pollResult = z.enum(pollResults, 'Choose when the result is shown.');

const contact = 'Remove phone numbers, emails and links.';

export const pollQuestion = writtenLine(mostQuestionLetters, 'What is asked.').check(contactFree(contact));
export const pollOption = writtenLine(mostOptionLetters, 'One answer.').check(contactFree(contact));

const areDifferent = (options: readonly string[]): boolean =>
  new Set(options.map((option) => option.toLocaleLowerCase('en'))).size === options.length;

export const newPollBody = z.object({
  question: pollQuestion,
  options: z
    .array(pollOption)
    .check(
      z.minLength(fewestOptions, 'Give at least 2 options.'),
      z.maxLength(mostOptions, 'Give at most 6 options.'),
      z.refine(areDifferent, 'Each option has to be different.'),
    ),
  minutes: whole(shortestPoll, longestPoll, 'How long votes are taken: 5 minutes to 30 days.'),
  audience: pollAudience,
  isAnonymous: z
    .boolean('Choose yes or no.')
    .check(z.describe('Members never learn who voted for what; fixed before the first vote.')),
  canChange: z.boolean('Choose yes or no.').check(z.describe('A vote can be changed until the end.')),
  results: pollResult,
});
export type NewPollBody = z.output<typeof newPollBody>;

/** One that is made with the post that shows it, for the audience of the post. */
export const newPollOfPost = z.omit(newPollBody, { audience: true });

/** One of these for each act. */
export const changePollBody = z.object({
  pollId,
  version: whole(1, 1_000_000, 'As it was seen.'),
  action: z.enum(['vote', 'end', 'delete'], 'Choose what to do.'),
  option: z.optional(whole(1, mostOptions, 'With vote: the place of the option, from 1.')),
});
export type ChangePollBody = z.output<typeof changePollBody>;

/** How a poll stands, as the reader may learn it. */
export const pollStanding = z.object({
  pollId: z.uuid(),
  status: z.enum(pollStatuses),
  voters: z.int(),
  choice: z.nullable(z.int()).check(z.describe('The own vote: the place of its option.')),
  votes: z.nullable(z.array(z.int())).check(z.describe('Of each option; null: not shown yet.')),
  version: z.int(),
});
export type PollStanding = z.output<typeof pollStanding>;

export const poll = z.object({
  ...pollStanding.shape,
  author: memberCard,
  question: z.string(),
  options: z.array(z.string()),
  audience: z.enum(pollAudiences),
  isAnonymous: z.boolean(),
  canChange: z.boolean(),
  results: z.enum(pollResults),
  openedAt: instant(),
  endsAt: instant(),
  can: z.object({
    vote: z.boolean(),
    end: z.boolean(),
    delete: z.boolean(),
    seeVoters: z.boolean(),
    report: z.boolean(),
  }),
});
export type Poll = z.output<typeof poll>;

export const pollLists = ['open', 'ended', 'mine', 'voted'] as const;
export type PollList = (typeof pollLists)[number];

export const pollsQuery = z.object({
  ...pageQuery,
  of: z._default(z.enum(pollLists, 'Choose one of the list.'), 'open'),
});

export const pollVoter = z.object({ member: memberCard, option: z.int() });
export type PollVoter = z.output<typeof pollVoter>;
