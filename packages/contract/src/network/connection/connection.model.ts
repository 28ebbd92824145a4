import * as z from 'zod/mini';
import { contactFree } from '../../kernel/contact-details/contact-free.ts';
import { pageOf } from '../../kernel/page.ts';
import { instant, optionalText, text, whole } from '../../kernel/schema.ts';
import { memberCard, memberHandle, memberId, seenBy } from '../member/member.model.ts';
import { connectionStatuses } from './connection.noun.ts';

/** Requests of one member within seven days. */
export const mostRequests = 100;

export const connectionStatus = z.enum(connectionStatuses, 'Choose one of the list.');

/** A few words with a request. */
export const requestNote = optionalText(300, 'A few words to the other member.').check(
  contactFree('Remove phone numbers, emails and links. You can write to each other once you are connected.'),
);
export const requestBody = z.object({ memberId, note: requestNote });

export const connectionActions = ['accept', 'reject', 'withdraw', 'remove'] as const;
export const connectionStatusBody = z.object({
  memberId,
  action: z.enum(connectionActions, 'Choose one of the list.'),
  version: whole(1, 1_000_000_000),
});

/** What the one who looks may do with a member now. */
export const memberMoves = z.object({
  connect: z.boolean(),
  accept: z.boolean(),
  reject: z.boolean(),
  withdraw: z.boolean(),
  remove: z.boolean(),
  block: z.boolean(),
});

/** A connection or request as one of both sees it. */
export const connectionItem = z.object({
  member: memberCard,
  status: connectionStatus,
  side: z.enum(['asked', 'asks']).check(z.describe('asked: the one who looks has asked.')),
  note: z.nullable(z.string()),
  askedAt: instant(),
  changedAt: instant(),
  can: memberMoves,
  version: z.int(),
});
export type ConnectionItem = z.output<typeof connectionItem>;

/** How many connections and requests there are; `requests`: those that wait for the own answer. */
export const connectionCounts = z.object({
  connections: z.int(),
  requests: z.int(),
  sent: z.int(),
  blocked: z.int(),
});
export type ConnectionCounts = z.output<typeof connectionCounts>;

/** A member that was found. */
export const foundMember = z.object({
  member: memberCard,
  mutual: z.int().check(z.describe('Connections in common.')),
  can: memberMoves,
});
export type FoundMember = z.output<typeof foundMember>;

export const suggestionReasons = ['worked_together', 'same_business', 'mutual', 'same_trade'] as const;
/** A member whom one may know, and why. */
export const suggestedMember = z.object({
  member: memberCard,
  reason: z.enum(suggestionReasons),
  detail: z.string().check(z.describe('The booking number, the business or the place; empty: none.')),
  mutual: z.int(),
  can: memberMoves,
});
export type SuggestedMember = z.output<typeof suggestedMember>;

/** What a page of a member shows. */
export const memberPage = z.object({
  member: memberCard,
  trades: z.array(z.string()).check(z.describe('Names of the trades, at most five.')),
  rating: z.nullable(z.number()),
  ratingCount: z.int(),
  jobsDone: z.int().check(z.describe('Jobs done over the platform.')),
  partnerId: z.nullable(z.uuid()).check(z.describe('The business, where it has a page for customers.')),
  connections: z.int(),
  mutual: z.int(),
  since: instant(),
  seenBy,
  isListed: z.boolean(),
  request: z.nullable(z.object({ note: z.nullable(z.string()), askedAt: instant() })),
  canMention: z.boolean(),
  can: memberMoves,
  version: z.int().check(z.describe('Of the connection; 0: there is none.')),
});
export type MemberPage = z.output<typeof memberPage>;

export const memberQuery = z
  .object({ memberId: z.optional(memberId), handle: z.optional(memberHandle) })
  .check(
    z.refine(({ memberId: one, handle }) => (one === undefined) !== (handle === undefined), {
      error: 'Send the id or the address of the member.',
      path: ['memberId'],
    }),
  );

/** Typed words of a search among members. */
export const memberWords = z.optional(text(80, 'Part of a name, an address or a headline.'));

/** Who looked at the own page within 90 days. */
export const visitors = z.extend(pageOf(z.object({ member: memberCard, at: instant('The last look.') })), {
  count: z.int().check(z.describe('How many members have looked, with those who do not let it be known.')),
  isShown: z.boolean().check(z.describe('False: the own member hides its looks, so no one is named.')),
});
export type Visitors = z.output<typeof visitors>;

/** A member that the own one has blocked. */
export const blockedMember = z.object({ member: memberCard, blockedAt: instant() });
export type BlockedMember = z.output<typeof blockedMember>;
