import { istDay } from '@nukkad/contract/kernel/time';
import type { Shareable, SharedThing } from '../../../files/share/index.ts';
import { dayIn } from '../../../platform/spoken.rules.ts';
import type { LeavingDependencies } from '../leaving.interface.ts';
import { isOffice } from '../leaving.policy.ts';
import { type LetterRow, findLetter, listCurrent } from './letter.store.ts';
import { letterTitles } from './letter.words.ts';
import { paperName } from './own-paper.ts';
import { paperOf } from './read-letters.ts';

const kind = { en: 'Letter from your employer', hi: 'आपके नियोक्ता का पत्र' };

/** The name of the person is in the paper alone. */
function presentThing(deps: LeavingDependencies, letter: LetterRow): SharedThing {
  const day = istDay(letter.issuedAt);
  return {
    kind,
    name: letterTitles[letter.kind],
    from: letter.companyName,
    facts: [{ en: `Issued on: ${dayIn('en', day)}`, hi: `जारी होने का दिन: ${dayIn('hi', day)}` }],
    words: null,
    files: [
      {
        lang: null,
        fileName: paperName(letter),
        read: async () => ({ content: await paperOf(deps, letter), mediaType: 'application/pdf' }),
      },
    ],
  };
}

/** A letter that counts no more is not shown, also where no one turned its link off. */
export const shareableLetter = (deps: LeavingDependencies): Shareable => ({
  subject: 'letter',
  sideOf: async (reader, viewer, letterId) => {
    const letter = await findLetter(reader, letterId);
    return letter && isOffice(viewer, letter) ? 'organisation' : null;
  },
  show: async (reader, letterId) => {
    const [letter, current] = await Promise.all([
      findLetter(reader, letterId),
      listCurrent(reader, [letterId]),
    ]);
    if (!letter) return null;
    return current.has(letterId) ? presentThing(deps, letter) : 'ended';
  },
});
