import type { PieceBody, PieceKind, PieceNeed } from './piece.model.ts';

/** Of a schedule that begins before now, or too far ahead. */
export const pieceTimeGone = 'Choose a time within the next year.';

type Words = Pick<PieceBody, PieceNeed | 'wideId' | 'narrowId'>;

const both = (english: PieceNeed, hindi: PieceNeed, of: Words): readonly PieceNeed[] =>
  [english, hindi].filter((field) => of[field] === '');

/** Both languages or none, where the words may be left out. */
const bothOrNone = (english: PieceNeed, hindi: PieceNeed, of: Words): readonly PieceNeed[] => {
  const left = both(english, hindi, of);
  return left.length === 2 ? [] : left;
};

/** What visitors of one language would miss; the server refuses to publish, and the screen marks the fields. */
export function missingOf(of: Words, kind: PieceKind): readonly PieceNeed[] {
  const leads = of.link !== '' || of.actEn !== '' || of.actHi !== '';
  const hasPicture = of.wideId !== null || of.narrowId !== null;
  const title = kind === 'banner' || kind === 'legal' ? both : bothOrNone;
  const words = kind === 'legal' ? both : bothOrNone;
  return [
    ...title('titleEn', 'titleHi', of),
    ...words('wordsEn', 'wordsHi', of),
    ...bothOrNone('longEn', 'longHi', of),
    ...(leads ? both('actEn', 'actHi', of) : []),
    ...(leads && of.link === '' ? (['link'] as const) : []),
    ...(hasPicture ? both('altEn', 'altHi', of) : []),
  ];
}
