import { documentTypeWords } from '../../nouns/document/document-type-words.ts';
import { plural, t } from '../../platform/words.ts';
import { momentWords } from '../../ui/moment-words.ts';
import type { Review } from './review.ts';

/** What no register has confirmed, in the reviewer's words. */
export const uncheckedOf = ({ profile }: Review): readonly string[] => [
  ...(profile.panLast4 && !profile.panName ? ['PAN'] : []),
  ...(profile.gstNumber && !profile.gstName ? [t('review.gSTNumber', 'GST number')] : []),
  ...(profile.bank && profile.bank.check !== 'verified' ? [t('review.bankAccount', 'Bank account')] : []),
];

/** Needed documents that are not accepted yet: the profile cannot be approved before. */
export const undecidedOf = ({ documents, profile }: Review): readonly string[] =>
  profile.neededDocuments
    .filter((type) => {
      const ofType = documents.filter((one) => one.type === type && one.status !== 'Rejected');
      return ofType.length === 0 || ofType.some(({ status }) => status !== 'Approved');
    })
    .map((type) => documentTypeWords[type]);

/** What the partner is told of its documents when the profile is sent back. */
export const documentReasonsOf = ({ documents }: Review): string =>
  documents
    .flatMap(({ type, status, reason }) =>
      status === 'Rejected' && reason ? [`${documentTypeWords[type]}: ${reason}`] : [],
    )
    .join(' ')
    .slice(0, 300);

const dayMs = 86_400_000;

/** Since when it waits, and for how many days: "20 Nov 2026, 8:30 AM · 3 days". */
export function sinceWords(since: string, now: Date): string {
  const days = Math.floor((now.getTime() - Date.parse(since)) / dayMs);
  if (days < 1) return momentWords(since);
  return `${momentWords(since)} · ${plural('review.waits', days, { one: '{{count}} day', other: '{{count}} days' })}`;
}
