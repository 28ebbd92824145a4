import type { ReactionSubject } from '@nukkad/contract/network/reaction/reaction.model';
import { reactionEvents } from '@nukkad/contract/network/reaction/reaction.noun';
import { grouped } from '../../platform/notice/grouped.ts';
import { type Notice, listener, notice } from '../../platform/notice/notice.ts';
import type { Said } from '../../platform/spoken.rules.ts';
import { subjectOf } from './read-subject.ts';
import type { ReactionDependencies } from './reaction.interface.ts';
import { findLatestOf } from './reaction.store.ts';

const things: Readonly<Record<ReactionSubject, Said>> = {
  post: { en: 'your post', hi: 'आपकी पोस्ट' },
  comment: { en: 'your comment', hi: 'आपकी टिप्पणी' },
  story: { en: 'your story', hi: 'आपकी स्टोरी' },
  blog: { en: 'your blog', hi: 'आपके ब्लॉग' },
};

/** The author hears of all reactions to one thing in one row, with who reacted last. */
export const reactionNotices = (deps: ReactionDependencies): readonly Notice[] => [
  notice('reaction.tell_author', reactionEvents.given, {
    tag: 'network',
    kind: 'reactions',
    weight: 'calm',
    opens: ({ screen }) => screen,
    thread: ({ subject, subjectId }) => `reaction:${subject}:${subjectId}`,
    to: async ({ facts: { memberId, authorId } }, reader) =>
      listener(await deps.member.listenerOf(reader, authorId), memberId, authorId),
    look: async ({ facts }, reader) => {
      const { subject, subjectId, authorId } = facts;
      const seen = (await subjectOf(deps, subject).read(reader, authorId, [subjectId])).get(subjectId);
      const latest = await findLatestOf(reader, { subject, subjectId, authorId });
      const card =
        latest && (await deps.member.cards(reader, authorId, [latest.memberId])).get(latest.memberId);
      if (!seen || !latest || !card) return null;
      const link = `${deps.platform.config.publicOrigin}${seen.screen}`;
      return { who: grouped(card.name, latest.count - 1), thing: things[subject], link };
    },
    words: ({ who, thing, link }) =>
      // In the list without the link: a name may end with a full stop, so a sentence cannot be told by one.
      ({
        fills: {
          text: {
            en: `${who.en} reacted to ${thing.en}: ${link}`,
            hi: `${who.hiBefore} ने ${thing.hi} पर प्रतिक्रिया दी: ${link}`,
          },
        },
        listed: {
          en: `${who.en} reacted to ${thing.en}.`,
          hi: `${who.hiBefore} ने ${thing.hi} पर प्रतिक्रिया दी।`,
        },
      }),
  }),
];
