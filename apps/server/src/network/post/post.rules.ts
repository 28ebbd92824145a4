import { isNewMember, newMemberUntil } from '@nukkad/contract/network/member/new-member';
import { mostPostMentions, mostPostPictures } from '@nukkad/contract/network/post/post.model';
import { linksIn, partsOf } from '@nukkad/contract/network/post/post-words';
import { holdsContactDetails } from '@nukkad/contract/kernel/contact-details/contact-details';
import { isContactLink } from '../../platform/talk/contact-link.rules.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Terms of posts. */
interface PostRules {
  /** For so long a post can be edited. */
  readonly editHours: number;
  /** New ones of one member within a day. */
  readonly perDay: number;
  /** Planned ones of one member. */
  readonly scheduled: number;
  /** At most so far ahead. */
  readonly aheadDays: number;
  readonly links: number;
  readonly mentions: number;
  readonly pictures: number;
  /** Of new members. */
  readonly newLinks: number;
  readonly newMentions: number;
  readonly newPictures: number;
  /** Posts stay in feeds for so long. */
  readonly feedDays: number;
}

export const postRules: PostRules = {
  editHours: 24,
  perDay: 30,
  scheduled: 20,
  aheadDays: 90,
  links: 10,
  mentions: mostPostMentions,
  pictures: mostPostPictures,
  newLinks: 2,
  newMentions: 2,
  newPictures: 1,
  feedDays: 90,
};

export interface WriteLimits {
  readonly links: number;
  readonly mentions: number;
  readonly pictures: number;
  /** Of a new member: until when they hold. */
  readonly until: Date | null;
}

/** What a member may put into a post now. */
export function limitsOf(since: Date, now: Date): WriteLimits {
  const { newLinks, newMentions, newPictures, links, mentions, pictures } = postRules;
  return isNewMember({ createdAt: since }, now)
    ? {
        links: newLinks,
        mentions: newMentions,
        pictures: newPictures,
        until: newMemberUntil({ createdAt: since }),
      }
    : { links, mentions, pictures, until: null };
}

export const canBeEdited = ({ publishedAt }: { readonly publishedAt: Date | null }, now: Date): boolean =>
  publishedAt === null || now.getTime() < publishedAt.getTime() + postRules.editHours * hourMs;

/** What was looked at before it was published is not changed behind the back of who looked. */
export const isLookedAt = (
  group: { readonly approvesPosts: boolean; readonly isDecider: boolean } | null,
): boolean => group !== null && group.approvesPosts && !group.isDecider;

export const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** A minute of grace, as clocks of phones differ. */
export const isAhead = (publishAt: Date, now: Date): boolean =>
  publishAt.getTime() > now.getTime() - 60_000 &&
  publishAt.getTime() <= now.getTime() + postRules.aheadDays * dayMs;

/** Numbers, mails, names in networks and links to them: not mentions of members, nor links to other sites. */
export function hasContact(words: string, handles: ReadonlySet<string>): boolean {
  if (linksIn(words).some(isContactLink)) return true;
  const left = partsOf(words).map((part) =>
    part.kind === 'link' || (part.kind === 'mention' && handles.has(part.handle)) ? ' ' : part.text,
  );
  return holdsContactDetails(left.join(''));
}

/** What the order of the most relevant looks at. */
export interface Ranked {
  readonly why: string;
  readonly reactions: number;
  readonly comments: number;
  readonly publishedAt: Date;
}

const nearness: Readonly<Record<string, number>> = { own: 1, connection: 3, place: 1 };
const most = 6;
const hoursOfAPoint = 12;

/**
 * The rule that the feed explains: connections count 3 and other posts 1; reactions, and comments twice, add up to 6, each
 * doubling one; every half day takes one away.
 */
export function relevance({ why, reactions, comments, publishedAt }: Ranked, at: Date): number {
  const talked = Math.min(most, Math.log2(1 + reactions + 2 * comments));
  const age = (at.getTime() - publishedAt.getTime()) / hourMs / hoursOfAPoint;
  return Math.round(((nearness[why] ?? 1) + talked - age) * 1000) / 1000;
}

/** The most relevant first; of equals the newest. */
export const byRelevance = <Row extends Ranked & { readonly postId: string }>(
  rows: readonly Row[],
  at: Date,
): (Row & { readonly score: number })[] =>
  rows
    .map((row) => ({ ...row, score: relevance(row, at) }))
    .toSorted((a, b) => b.score - a.score || (a.postId < b.postId ? 1 : -1));
