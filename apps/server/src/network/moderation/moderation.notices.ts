import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { ModerationSubject } from '@nukkad/contract/network/moderation/moderation.model';
import { moderationEvents } from '@nukkad/contract/network/moderation/moderation.noun';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import type { Said } from '../../platform/spoken.rules.ts';
import { findCase } from './case.store.ts';
import type { ModerationDependencies } from './moderation.interface.ts';
import { findRemoval } from './removal.store.ts';
import { listAnswered } from './report.store.ts';

const things: Readonly<Record<ModerationSubject, Said>> = {
  post: { en: 'post', hi: 'पोस्ट' },
  comment: { en: 'comment', hi: 'टिप्पणी' },
  member: { en: 'page', hi: 'पेज' },
  poll: { en: 'poll', hi: 'पोल' },
  story: { en: 'story', hi: 'स्टोरी' },
  blog: { en: 'blog', hi: 'ब्लॉग' },
  group: { en: 'group', hi: 'ग्रुप' },
};

interface Heard {
  readonly facts: { readonly caseId: string; readonly authorId: string };
}
interface HeardRemoval {
  readonly facts: Heard['facts'] & { readonly removalId: string | null };
}

function reads({ member, platform }: ModerationDependencies) {
  const linkTo = (address: string) => `${platform.config.publicOrigin}${address}`;
  const author = async ({ facts }: Heard, reader: Reader) =>
    person(await member.listenerOf(reader, facts.authorId));
  const reporters = async ({ facts }: Heard, reader: Reader) => {
    const row = await findCase(reader, facts.caseId);
    if (!row?.decidedAt) return [];
    const members = await listAnswered(reader, row.caseId, row.decidedAt);
    const people = await Promise.all(members.map((one) => member.listenerOf(reader, one)));
    return [...new Set(people)].flatMap((userId) => (userId ? [{ userId, as: userId }] : []));
  };
  const lookAt = async ({ facts }: Heard, reader: Reader) => {
    const row = await findCase(reader, facts.caseId);
    return row && { row, link: linkTo(screenAddress.networkReports) };
  };
  const lookAtRemoval = async ({ facts }: HeardRemoval, reader: Reader) => {
    const [row, removal] = [
      await findCase(reader, facts.caseId),
      facts.removalId === null ? null : await findRemoval(reader, facts.removalId),
    ];
    return row && removal && { row, removal, link: linkTo(screenAddress.networkRemovals) };
  };
  return { author, reporters, lookAt, lookAtRemoval };
}

const common = { tag: 'network', opens: () => screenAddress.networkReports } as const;
const ofRemovals = { tag: 'network', opens: () => screenAddress.networkRemovals } as const;

/** Who reported hears what was decided; never who else reported. */
function toReporters(deps: ModerationDependencies): readonly Notice[] {
  const { reporters, lookAt } = reads(deps);
  return [
    notice('moderation.tell_reporters', moderationEvents.kept, {
      ...common,
      weight: 'calm',
      to: reporters,
      look: lookAt,
      words: ({ row, link }) =>
        text({
          en: `we looked at the ${things[row.subject].en} you reported. It doesn’t break our rules, so it stays: ${link}`,
          hi: `आपने जिस ${things[row.subject].hi} की शिकायत की, उसे हमने देखा। यह नियमों के ख़िलाफ़ नहीं है, इसलिए इसे नहीं हटाया गया: ${link}`,
        }),
    }),
    notice('moderation.tell_reporters', moderationEvents.removed, {
      ...common,
      to: reporters,
      look: lookAt,
      words: ({ row, link }) =>
        text({
          en: `thank you for reporting. The ${things[row.subject].en} broke our rules, and we acted on it: ${link}`,
          hi: `शिकायत के लिए धन्यवाद। इस ${things[row.subject].hi} में नियमों का उल्लंघन था और हमने कार्रवाई की है: ${link}`,
        }),
    }),
  ];
}

/** The author reads why, and what may be done about it. */
function toAuthor(deps: ModerationDependencies): readonly Notice[] {
  const { author, lookAtRemoval } = reads(deps);
  return [
    notice('moderation.tell_author', moderationEvents.removed, {
      ...ofRemovals,
      to: author,
      look: lookAtRemoval,
      words: ({ row, removal, link }) =>
        text(
          row.subject === 'member'
            ? {
                en: `your page in the network breaks our rules: ${removal.words} You can appeal: ${link}`,
                hi: `नेटवर्क में आपका पेज हमारे नियमों के ख़िलाफ़ है: ${removal.words} आप अपील कर सकते हैं: ${link}`,
              }
            : {
                en: `we removed your ${things[row.subject].en} because it breaks our rules: ${removal.words} You can appeal: ${link}`,
                hi: `आपकी ${things[row.subject].hi} हटा दी गई है, क्योंकि यह हमारे नियमों के ख़िलाफ़ है: ${removal.words} आप अपील कर सकते हैं: ${link}`,
              },
        ),
    }),
    notice('moderation.tell_author', moderationEvents.appealDecided, {
      ...ofRemovals,
      to: author,
      look: lookAtRemoval,
      words: ({ row, removal, link }) =>
        text(
          removal.appealStatus === 'granted'
            ? {
                en: `your appeal about your ${things[row.subject].en} was accepted, and our decision is undone: ${link}`,
                hi: `${things[row.subject].hi} पर आपकी अपील मान ली गई है और हमारा फ़ैसला वापस ले लिया गया है: ${link}`,
              }
            : {
                en: `we looked again, and our decision stays: ${removal.appealAnswer} Details: ${link}`,
                hi: `हमने दोबारा देखा और फ़ैसला वही रहेगा: ${removal.appealAnswer} विवरण: ${link}`,
              },
        ),
    }),
  ];
}

export const moderationNotices = (deps: ModerationDependencies): readonly Notice[] => [
  ...toReporters(deps),
  ...toAuthor(deps),
];
