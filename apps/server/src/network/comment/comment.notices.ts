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

/** Who is answered: the author of the comment, or of the post; null where one answers oneself. */
async function answered(deps: CommentDependencies, reader: Reader, facts: Facts): Promise<string | null> {
  const of =
    facts.parentId === null
      ? (await subjectOf(deps, 'post').read(reader, null, [facts.subjectId])).get(facts.subjectId)
      : await findComment(reader, facts.parentId);
  return of && of.authorId !== facts.authorId ? of.authorId : null;
}

function reads(deps: CommentDependencies) {
  const look = async (facts: Facts, reader: Reader) => {
    const memberId = await answered(deps, reader, facts);
    if (memberId === null) return null;
    const seen = (await readComments(deps)(reader, memberId, [facts.commentId])).get(facts.commentId);
    const latest = seen && (await findLatestOn(reader, facts, memberId));
    const card =
      latest && (await deps.member.cards(reader, memberId, [latest.authorId])).get(latest.authorId);
    if (!seen || !latest || !card) return null;
    const link = `${deps.platform.config.publicOrigin}${seen.screen}`;
    return { who: grouped(card.name, latest.others), link };
  };
  const to = async (facts: Facts, reader: Reader) => {
    const memberId = await answered(deps, reader, facts);
    return memberId === null
      ? []
      : listener(await deps.member.listenerOf(reader, memberId), facts.authorId, memberId);
  };
  return { look, to };
}

const replied = (who: Grouped): Said => ({
  en: `${who.en} replied to your comment`,
  hi: `${who.hiBefore} ने आपकी टिप्पणी का जवाब दिया`,
});
const commented = (who: Grouped): Said => ({
  en: `${who.en} commented on your post`,
  hi: `${who.hiBefore} ने आपकी पोस्ट पर टिप्पणी की`,
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
      words: ({ who, link, isReply }) => withLink(isReply ? replied(who) : commented(who), link),
    }),
  ];
}
