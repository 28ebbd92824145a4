import { grouped } from '../../src/platform/notice/grouped.ts';

const link = 'https://nukkad.example/there';
const who = (en: string, hi: string) => ({ en, hi });
const [one, other, many] = [0, 1, 12].map((others) => grouped('आशा वी.', others));
const subjects = ['post', 'comment', 'member', 'poll', 'story', 'blog', 'group'] as const;
const words = 'इसमें एक व्यक्ति का अपमान है।';
const decided = subjects.map((subject) => ({ row: { subject }, link }));
const removed = decided.map((about) => ({ ...about, removal: { words } }));
const appealed = decided.flatMap((about) => [
  { ...about, removal: { appealStatus: 'granted' } },
  { ...about, removal: { appealStatus: 'refused', appealAnswer: words } },
]);

/** What notices of comments, reactions and moderators speak of. */
export const moderationExamples: Readonly<Record<string, readonly unknown[]>> = {
  'comment.tell_author comment.written': [
    { who: one, link, isReply: false, subject: 'post' },
    { who: other, link, isReply: false, subject: 'blog' },
    { who: many, link, isReply: true, subject: 'post' },
  ],
  'reaction.tell_author reaction.given': [
    { who: one, thing: who('your post', 'आपकी पोस्ट'), link },
    { who: other, thing: who('your post', 'आपकी पोस्ट'), link },
    { who: many, thing: who('your comment', 'आपकी टिप्पणी'), link },
    { who: one, thing: who('your story', 'आपकी स्टोरी'), link },
  ],
  'moderation.tell_reporters moderation.kept': decided,
  'moderation.tell_reporters moderation.removed': decided,
  'moderation.tell_author moderation.removed': removed,
  'moderation.tell_author moderation.appeal_decided': appealed,
};
