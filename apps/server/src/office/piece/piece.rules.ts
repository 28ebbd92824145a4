import type { PieceBody, PieceKind, PieceReader } from '@nukkad/contract/office/piece/piece.model';
import { pieceReaders } from '@nukkad/contract/office/piece/piece.model';
import { missingOf } from '@nukkad/contract/office/piece/piece.rules';
import { addDays, istInstant } from '@nukkad/contract/kernel/time';

/** A schedule is made for so long ahead. */
export const aheadDays = 365;

/** What an operator writes, as columns. */
export const writtenOf = (body: PieceBody, kind: PieceKind) => ({
  titleEn: body.titleEn,
  titleHi: body.titleHi,
  wordsEn: body.wordsEn,
  wordsHi: body.wordsHi,
  actEn: body.actEn,
  actHi: body.actHi,
  link: body.link,
  wideId: body.wideId,
  narrowId: body.narrowId,
  altEn: body.altEn,
  altHi: body.altHi,
  readers: [...new Set(body.readers)],
  cities: [...new Set(body.cities)],
  position: body.position,
  lastDay: body.lastDay,
  isHidden: body.isHidden,
  longEn: body.longEn,
  longHi: body.longHi,
  reviewIds: [...new Set(body.reviewIds)],
  isWhole: missingOf(body, kind).length === 0,
});

/** Nothing is said yet. */
export const blankWords = {
  titleEn: '',
  titleHi: '',
  wordsEn: '',
  wordsHi: '',
  actEn: '',
  actHi: '',
  link: '',
  wideId: null,
  narrowId: null,
  altEn: '',
  altHi: '',
  readers: [],
  cities: [],
  position: 100,
  lastDay: null,
  isHidden: false,
  longEn: '',
  longHi: '',
  reviewIds: [],
};

export type Written = ReturnType<typeof writtenOf>;

/** The midnight in India after the last day; null: there is none. */
export const endOf = ({ lastDay }: { readonly lastDay: string | null }): Date | null =>
  lastDay === null ? null : istInstant(addDays(lastDay, 1));

/** Known readers of a row. */
export const readersOf = ({ readers }: { readonly readers: readonly string[] }): PieceReader[] =>
  pieceReaders.filter((reader) => readers.includes(reader));

const compared = [
  'titleEn',
  'titleHi',
  'wordsEn',
  'wordsHi',
  'actEn',
  'actHi',
  'link',
  'wideId',
  'narrowId',
  'altEn',
  'altHi',
  'readers',
  'cities',
  'position',
  'isHidden',
  'longEn',
  'longHi',
  'reviewIds',
  'lastDay',
  'publishAt',
] as const;

type Compared = Readonly<Record<(typeof compared)[number], unknown>>;

/** The names of what differs, for the audit log: its words are in the editions. */
export const changedFields = (before: Compared, after: Compared): readonly string[] =>
  compared.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
