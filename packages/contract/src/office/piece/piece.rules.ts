import { unknownFigures } from '../../talk/support/faq.figures.ts';
import { isVideoPage } from '../../talk/support/video-address.ts';
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

const missingOfFaq = (of: Words): readonly PieceNeed[] => [
  ...both('titleEn', 'titleHi', of),
  ...both('longEn', 'longHi', of),
  ...(of.topic === null ? (['topic'] as const) : []),
];

/** Its link is the video itself, and needs no button. */
const missingOfVideo = (of: Words): readonly PieceNeed[] => [
  ...both('titleEn', 'titleHi', of),
  ...(of.link === '' ? (['link'] as const) : []),
  ...(of.seconds === null ? (['seconds'] as const) : []),
];

/** What visitors of one language would miss; the server refuses to publish, and the screen marks the fields. */
export function missingOf(of: Words, kind: PieceKind): readonly PieceNeed[] {
  if (kind === 'faq') return missingOfFaq(of);
  if (kind === 'video') return missingOfVideo(of);
  const leads = of.link !== '' || of.actEn !== '' || of.actHi !== '';
  const hasPicture = of.wideId !== null || of.narrowId !== null;
  const title = kind === 'banner' ? both : bothOrNone;
  return [
    ...title('titleEn', 'titleHi', of),
    ...bothOrNone('wordsEn', 'wordsHi', of),
    ...bothOrNone('longEn', 'longHi', of),
    ...(leads ? both('actEn', 'actHi', of) : []),
    ...(leads && of.link === '' ? (['link'] as const) : []),
    ...(hasPicture ? both('altEn', 'altHi', of) : []),
  ];
}

/** How long a title may be. */
export const mostTitle: Readonly<Record<PieceKind, number>> = {
  banner: 60,
  section: 60,
  category: 60,
  faq: 160,
  video: 100,
};

const titles = ['titleEn', 'titleHi'] as const;
const answers = ['longEn', 'longHi'] as const;

/** What one kind alone does not allow, by field: a draft is refused with it as well. */
export function strangeIn(body: PieceBody, kind: PieceKind): Readonly<Record<string, string>> {
  const most = mostTitle[kind];
  const tooLong = titles.filter((field) => body[field].length > most);
  const unknown = kind === 'faq' ? answers.filter((field) => unknownFigures(body[field]).length > 0) : [];
  const elsewhere = kind === 'video' && body.link !== '' && !isVideoPage(body.link);
  return Object.fromEntries([
    ...tooLong.map((field) => [field, `Use at most ${most} characters.`] as const),
    ...unknown.map((field) => [field, 'A figure in braces is not known.'] as const),
    ...(elsewhere ? [['link', 'Enter an https address of YouTube or Vimeo.'] as const] : []),
  ]);
}
