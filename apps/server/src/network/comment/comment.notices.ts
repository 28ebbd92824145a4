import type { CommentSubject } from '@nukkad/contract/network/comment/comment.model';
import { commentEvents } from '@nukkad/contract/network/comment/comment.noun';
import type { Reader } from '../../platform/db/database.ts';
import { type Grouped, grouped } from '../../platform/notice/grouped.ts';
import { type Notice, type Words, listener, notice } from '../../platform/notice/notice.ts';
import type { Said } from '../../platform/spoken.rules.ts';
import type { CommentDependencies } from './comment.interface.ts';
import { findComment, findLatestOn } from './comment.store.ts';
import { readComments, subjectOf } from './read-comments.ts';

interface Facts {
  readonly commentId: string;
  readonly parentId: string | null;
  readonly subjectId: string;
  readonly authorId: string;
  readonly screen: string;
}

interface Answered {
  /** Who is answered: the author of the comment, or of what it is about. */
  readonly memberId: string;
  readonly subject: CommentSubject;
}

/** Null where one answers oneself, or nothing is there any more. */
async function answered(deps: CommentDependencies, reader: Reader, facts: Facts): Promise<Answered | null> {
  const { commentId, parentId, subjectId } = facts;
  const comment = await findComment(reader, commentId);
  if (!comment) return null;
  const { subject } = comment;
  const of =
    parentId === null
      ? (await subjectOf(deps, subject).read(reader, null, [subjectId])).get(subjectId)
      : await findComment(reader, parentId);
  return of && of.authorId !== facts.authorId ? { memberId: of.authorId, subject } : null;
}

function reads(deps: CommentDependencies) {
  const look = async (facts: Facts, reader: Reader) => {
    const found = await answered(deps, reader, facts);
    if (found === null) return null;
    const { memberId, subject } = found;
    const seen = (await readComments(deps)(reader, memberId, [facts.commentId])).get(facts.commentId);
    const latest = seen && (await findLatestOn(reader, facts, memberId));
    const card =
      latest && (await deps.member.cards(reader, memberId, [latest.authorId])).get(latest.authorId);
    if (!seen || !latest || !card) return null;
    const link = `${deps.platform.config.publicOrigin}${seen.screen}`;
    return { who: grouped(card.name, latest.others), link, subject };
  };
  const to = async (facts: Facts, reader: Reader) => {
    const found = await answered(deps, reader, facts);
    if (found === null) return [];
    const { memberId } = found;
    return listener(await deps.member.listenerOf(reader, memberId), facts.authorId, memberId);
  };
  return { look, to };
}

const replied = (who: Grouped): Said => ({
  en: `${who.en} replied to your comment`,
  hi: `${who.hiBefore} ने आपकी टिप्पणी का जवाब दिया`,
});
const things: Readonly<Record<CommentSubject, Said>> = {
  post: { en: 'your post', hi: 'आपकी पोस्ट' },
  blog: { en: 'your blog', hi: 'आपके ब्लॉग' },
};
const commented = (who: Grouped, subject: CommentSubject): Said => ({
  en: `${who.en} commented on ${things[subject].en}`,
  hi: `${who.hiBefore} ने ${things[subject].hi} पर टिप्पणी की`,
});

/** In the list without the link. A name may end with a full stop, so a sentence cannot be told by one. */
const withLink = ({ en, hi }: Said, link: string): Words => ({
  fills: { text: { en: `${en}: ${link}`, hi: `${hi}: ${link}` } },
  listed: { en: `${en}.`, hi: `${hi}।` },
});

const common = {
  tag: 'network',
  kind: 'comments',
  ofPost: ({ subjectId }: Facts) => subjectId,
  opens: ({ screen }: Facts) => screen,
} as const;

/** The author of the post hears of comments, the author of a comment of its answers: each in one row, with who wrote last. */
export function commentNotices(deps: CommentDependencies): readonly Notice[] {
  const { look, to } = reads(deps);
  return [
    notice('comment.tell_author', commentEvents.written, {
      ...common,
      thread: ({ subjectId, parentId }) => (parentId === null ? `comment:${subjectId}` : `reply:${parentId}`),
      to: ({ facts }, reader) => to(facts, reader),
      look: async ({ facts }, reader) => {
        const seen = await look(facts, reader);
        return seen && { ...seen, isReply: facts.parentId !== null };
      },
      words: ({ who, link, subject, isReply }) =>
        withLink(isReply ? replied(who) : commented(who, subject), link),
    }),
  ];
}
