import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { instant, optionalText, text, whole, removed } from '../../kernel/schema.ts';
import { label } from './incident-handling.model.ts';
import { supportTeams } from './incident-sla.ts';
import { replySteps } from './reply.steps.ts';
import { replyErrors } from './support.noun.ts';
import { unknownFills } from './reply.fills.ts';

const tag = 'Back office';
const adminOnly = { who: 'roles', roles: ['Admin'] } as const;
const params = z.object({ replyId: z.uuid('This is not a known id.') });
const version = whole(1, 1_000_000, 'As it was shown; a changed reply is refused.');

/** All that there can be, so that the desk has them in one answer. */
export const mostReplies = 100;

const words = text(1_000, 'With {{name}}, {{booking}} and {{agent}} filled in when it is inserted.').check(
  z.refine((said) => unknownFills(said).length === 0, 'Use {{name}}, {{booking}} or {{agent}} alone.'),
);

const replyFields = {
  title: text(60, 'What agents find it by.'),
  textEn: words,
  textHi: words,
  position: whole(0, 999, 'The lowest comes first.'),
  label: z.nullable(label).check(z.describe('A request answered with it gets this label; null: none.')),
  nextStep: z
    .nullable(z.enum(replySteps, 'Choose what to do.'))
    .check(z.describe('What happens with a request once it was answered with it; null: nothing.')),
  team: z.nullable(z.enum(supportTeams, 'Choose a team.')).check(z.describe('Whom it is forwarded to.')),
};

/** A team is named where a request is forwarded, and there alone. */
const forwardsToTeam = z.refine<{ readonly nextStep: string | null; readonly team: string | null }>(
  ({ nextStep, team }) => (team !== null) === (nextStep === 'forward'),
  { error: 'Choose a team.', path: ['team'] },
);

export const replyBody = z.object(replyFields).check(forwardsToTeam);

export const readyReply = z.object({
  replyId: z.uuid(),
  ...replyFields,
  changedBy: z.nullable(z.string()).check(z.describe('Name of the Admin; null: it came with the product.')),
  changedAt: z.nullable(instant()),
  version: z.int(),
});
export type ReadyReply = z.output<typeof readyReply>;

export const readyRepliesQuery = z.object({
  ...countedPageQuery,
  q: optionalText(60, 'A part of the title or the words.'),
});

export const listReadyReplies = endpoint('GET /backoffice/support/replies', {
  summary: 'Ready replies of the desk, by position',
  tag,
  authz: adminOnly,
  query: readyRepliesQuery,
  response: countedPageOf(readyReply),
});

export const addReadyReply = endpoint('POST /backoffice/support/replies', {
  summary: 'Add a ready reply; the whole team has it at once',
  tag,
  authz: adminOnly,
  unconfirmed: 'only-adds',
  status: 201,
  body: replyBody,
  response: readyReply,
  errors: [replyErrors.too_many_replies],
});

export const changeReadyReply = endpoint('PATCH /backoffice/support/replies/{replyId}', {
  summary: 'Change a ready reply',
  tag,
  authz: adminOnly,
  unconfirmed: 'carries-version',
  params,
  body: z.object({ ...replyFields, version }).check(forwardsToTeam),
  response: readyReply,
  errors: [replyErrors.reply_not_found, replyErrors.reply_changed],
});

export const removeReadyReply = endpoint('POST /backoffice/support/replies/{replyId}/remove', {
  summary: 'Remove a ready reply',
  tag,
  authz: adminOnly,
  unconfirmed: 'carries-version',
  params,
  body: z.object({ version }),
  response: removed,
  errors: [replyErrors.reply_not_found, replyErrors.reply_changed],
});
