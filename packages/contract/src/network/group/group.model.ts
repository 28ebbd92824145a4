import * as z from 'zod/mini';
import { draftedLine, writtenLine } from '../../kernel/written-words.ts';
import { contactFree, publicWords } from '../../kernel/contact-details/contact-free.ts';
import { countedPageQuery, pageQuery } from '../../kernel/page.ts';
import { flagParam, id, instant, optionalText, text, whole } from '../../kernel/schema.ts';
import { postPicture } from '../post/post.model.ts';
import { memberCard, memberId } from '../member/member.model.ts';
import { groupMembershipStatuses, groupReasons } from './group-membership.noun.ts';
import { groupJoinings, groupStatuses } from './group.noun.ts';

export const fewestNameLetters = 3;
export const mostNameLetters = 80;
export const mostDescriptionLetters = 500;
export const mostRules = 10;
export const mostReasonLetters = 300;
export const mostRuleLetters = 200;
/** A member is in so many groups, requests counted; a new one in fewer. */
export const joinedGroups = { usual: 100, new: 10 } as const;
export const ownedGroups = 5;
export const mostModerators = 10;
/** Who was declined or removed asks again after so many days. */
export const askAgainDays = 21;

export const groupColours = ['blue', 'green', 'orange', 'pink', 'teal', 'grey'] as const;
export type GroupColour = (typeof groupColours)[number];

export const groupId = id('Group');
export const groupSlug = z
  .string('Send the address of the group.')
  .check(z.maxLength(90, 'This group isn’t available.'));

const line = (most: number, description: string) =>
  writtenLine(most, description).check(contactFree(publicWords));

/** What its owner says of a group. */
export const groupSettings = z.object({
  name: writtenLine(mostNameLetters, 'As members find it.').check(
    z.minLength(fewestNameLetters, `Use at least ${fewestNameLetters} characters.`),
    contactFree(publicWords),
  ),
  description: line(mostDescriptionLetters, 'What it is about.'),
  rules: z
    .array(line(mostRuleLetters, 'What holds in it.'))
    .check(z.maxLength(mostRules, `Give at most ${mostRules} rules.`)),
  tradeId: z.nullable(text(60, 'A category of the catalogue; null: of no trade.')),
  cityCode: text(40, 'Of geography/allCities.'),
  colour: z.enum(groupColours, 'Choose a colour.'),
  cover: z.optional(
    z.nullable(
      z.object({
        pictureId: z.uuid('This is not a known id.'),
        alternative: draftedLine(300, 'What it shows, for those who cannot see it.').check(
          contactFree(publicWords),
        ),
      }),
    ),
  ),
  joining: z.enum(groupJoinings, 'Choose who may join.'),
  forVisitors: z
    ._default(z.boolean('Choose yes or no.'), false)
    .check(z.describe('Its page, without posts and members, is open to who has no account.')),
  approvesPosts: z
    .boolean('Choose yes or no.')
    .check(z.describe('Posts of members wait until a moderator of the group has looked at them.')),
});
export type GroupSettings = z.output<typeof groupSettings>;

export const changeGroupBody = z.object({
  groupId,
  version: whole(1, 1_000_000, 'As it was seen.'),
  ...groupSettings.shape,
});

/** What the reader is to a group. */
export const groupStandings = ['none', 'requested', 'member', 'moderator', 'owner'] as const;
export type GroupStanding = (typeof groupStandings)[number];

/** What the reader may do with it now. */
export const groupMoves = z.object({
  join: z.boolean(),
  ask: z.boolean(),
  leave: z.boolean().check(z.describe('Or take the request back.')),
  post: z.boolean(),
  decide: z.boolean().check(z.describe('About requests and posts.')),
  change: z.boolean(),
  report: z.boolean(),
  accept: z.boolean().check(z.describe('Or decline: the invitation.')),
  invite: z.boolean(),
  close: z.boolean(),
});

export const groupCard = z.object({
  groupId: z.uuid(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  tradeId: z.nullable(z.string()),
  trade: z.string().check(z.describe('Its name; empty: of no trade.')),
  cityCode: z.string(),
  city: z.string(),
  colour: z.enum(groupColours),
  cover: z.nullable(postPicture),
  joining: z.enum(groupJoinings),
  forVisitors: z.boolean(),
  approvesPosts: z.boolean(),
  members: z.int(),
  standing: z.enum(groupStandings),
  invitedBy: z.nullable(z.uuid()).check(z.describe('The member whose invitation waits for the reader.')),
  can: groupMoves,
});
export type GroupCard = z.output<typeof groupCard>;

/** Why the reader is not in it any more, or was not let in. */
export const groupRefusal = z.object({
  status: z.enum(['declined', 'removed']),
  reason: z.enum(groupReasons),
  words: z.nullable(z.string()),
  againFrom: z.nullable(instant()),
});
export type GroupRefusal = z.output<typeof groupRefusal>;

export const group = z.object({
  ...groupCard.shape,
  status: z.enum(groupStatuses),
  rules: z.array(z.string()),
  owner: z.nullable(memberCard).check(z.describe('Null: not there for the reader.')),
  inviter: z.nullable(memberCard),
  refusal: z.nullable(groupRefusal),
  madeAt: instant(),
  changedHands: z.nullable(instant()).check(z.describe('When it was last handed over.')),
  closedAt: z.nullable(instant()),
  requests: z.nullable(z.int()).check(z.describe('That wait; null: the reader does not decide.')),
  version: z.int(),
});
export type Group = z.output<typeof group>;

export const groupsQuery = z.object({
  ...countedPageQuery,
  q: optionalText(80, 'A part of the name; typing mistakes are forgiven.'),
  trade: optionalText(60, 'A category of the catalogue.'),
  city: optionalText(40, 'The code of a city.'),
  mine: z.optional(flagParam('Own ones, and those one asked to join.')),
});

export const groupQuery = z.object({ slug: groupSlug });

/** A group as visitors read it. */
export const openGroup = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  rules: z.array(z.string()),
  trade: z.string(),
  city: z.string(),
  colour: z.enum(groupColours),
  cover: z.nullable(postPicture),
  joining: z.enum(groupJoinings),
  members: z.int(),
});
export type OpenGroup = z.output<typeof openGroup>;

export const ownMembershipBody = z.object({
  groupId,
  action: z.enum(['join', 'leave'], 'Choose what to do.'),
});

export const ownMembership = z.object({ groupId: z.uuid(), standing: z.enum(groupStandings) });
export type OwnMembership = z.output<typeof ownMembership>;

export const groupMembersQuery = z.object({
  ...pageQuery,
  groupId,
  of: z._default(z.enum(['members', 'requests'], 'Choose one of the list.'), 'members'),
});

export const groupMember = z.object({
  member: memberCard,
  status: z.enum(groupMembershipStatuses),
  standing: z.enum(groupStandings),
  since: instant(),
  version: z.int(),
  can: z.object({
    accept: z.boolean(),
    decline: z.boolean(),
    remove: z.boolean(),
    appoint: z.boolean(),
    dismiss: z.boolean(),
    handOver: z.boolean(),
  }),
});
export type GroupMember = z.output<typeof groupMember>;

export const memberActions = ['accept', 'decline', 'remove', 'appoint', 'dismiss', 'handOver'] as const;
export type MemberAction = (typeof memberActions)[number];

export const changeMemberBody = z.object({
  groupId,
  memberId,
  version: whole(1, 1_000_000, 'As it was seen.'),
  action: z.enum(memberActions, 'Choose what to do.'),
  reason: z._default(z.enum(groupReasons, 'Choose a reason.'), 'other'),
  words: z.optional(line(mostReasonLetters, 'To the one concerned, in own words.')),
});

export const closeGroupBody = z.object({ groupId, version: whole(1, 1_000_000, 'As it was seen.') });
