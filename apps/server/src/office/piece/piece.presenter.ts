import type {
  Banner,
  CategoryWords,
  HomeSection,
  Piece,
  PiecePicture,
  ShownSection,
} from '@nukkad/contract/office/piece/piece.model';
import { missingOf } from '@nukkad/contract/office/piece/piece.rules';
import { signLink } from '../../platform/storage/links.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { PiecePictureRow } from './picture.store.ts';
import { mayWritePieces } from './piece.policy.ts';
import { readersOf } from './piece.rules.ts';
import type { PieceRow } from './piece.store.ts';
import { pieceTransitions } from './piece.transitions.ts';

export interface Signing {
  readonly secret: string;
  readonly now: Date;
}

/** Who has the link may load it; content is for everyone once it is published. */
export const presentPicture = (
  { pictureId, storageKey, width, height }: PiecePictureRow,
  { secret, now }: Signing,
): PiecePicture => ({ pictureId, url: signLink(secret, storageKey, 'piece', now), width, height });

export type Pictures = ReadonlyMap<string, PiecePictureRow>;

function pictureOf(pictureId: string | null, pictures: Pictures, signing: Signing): PiecePicture | null {
  const row = pictureId === null ? undefined : pictures.get(pictureId);
  return row ? presentPicture(row, signing) : null;
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export interface Around extends Signing {
  readonly viewer: Viewer;
  readonly pictures: Pictures;
  /** Of the Admins, by id. */
  readonly names: ReadonlyMap<string, string>;
}

const wordsOf = (row: PieceRow) => ({
  titleEn: row.titleEn,
  titleHi: row.titleHi,
  wordsEn: row.wordsEn,
  wordsHi: row.wordsHi,
  actEn: row.actEn,
  actHi: row.actHi,
  link: row.link,
  altEn: row.altEn,
  altHi: row.altHi,
});

function movesFor(row: PieceRow, viewer: Viewer): Piece['can'] {
  const can = pieceTransitions.movesOf(viewer, row);
  return {
    edit: can.edit,
    schedule: can.schedule,
    unschedule: can.unschedule,
    publish: can.publish,
    takeBack: can.takeBack && row.kind !== 'legal',
    discard: can.discard,
    again: mayWritePieces(viewer) && row.status !== 'draft' && row.status !== 'scheduled',
  };
}

export function presentPiece(row: PieceRow, around: Around): Piece {
  const { names, pictures, viewer } = around;
  return {
    pieceId: row.pieceId,
    seriesId: row.seriesId,
    edition: row.edition,
    kind: row.kind,
    place: row.place,
    section: row.section,
    status: row.status,
    ...wordsOf(row),
    wideId: row.wideId,
    narrowId: row.narrowId,
    wide: pictureOf(row.wideId, pictures, around),
    narrow: pictureOf(row.narrowId, pictures, around),
    readers: readersOf(row),
    cities: [...row.cities],
    position: row.position,
    isHidden: row.isHidden,
    about: row.about,
    longEn: row.longEn,
    longHi: row.longHi,
    reviewIds: [...row.reviewIds],
    lastDay: row.lastDay,
    missing: [...missingOf(row, row.kind)],
    publishAt: iso(row.publishAt),
    publishedAt: iso(row.publishedAt),
    endedAt: iso(row.endedAt),
    changedBy: names.get(row.changedBy) ?? null,
    changedAt: row.updatedAt.toISOString(),
    version: row.version,
    can: movesFor(row, viewer),
  };
}

/** In one language, as visitors read it. */
export function presentBanner(
  row: PieceRow,
  pictures: Pictures,
  { lang, ...signing }: Signing & { readonly lang: 'en' | 'hi' },
): Banner {
  const of = (english: string, hindi: string): string => (lang === 'hi' ? hindi : english);
  const picture = (pictureId: string | null): Banner['wide'] => {
    const found = pictureOf(pictureId, pictures, signing);
    return found && { url: found.url, width: found.width, height: found.height };
  };
  return {
    bannerId: row.pieceId,
    title: of(row.titleEn, row.titleHi),
    words: of(row.wordsEn, row.wordsHi),
    act: of(row.actEn, row.actHi),
    link: row.link,
    alternative: of(row.altEn, row.altHi),
    wide: picture(row.wideId),
    narrow: picture(row.narrowId),
  };
}

/** `isWhole`: with its longer words. */
export function presentCategory(
  row: PieceRow,
  {
    pictures,
    isWhole,
    ...around
  }: Signing & {
    readonly lang: 'en' | 'hi';
    readonly pictures: Pictures;
    readonly isWhole: boolean;
  },
): CategoryWords {
  const { title, words, alternative, wide, narrow } = presentBanner(row, pictures, around);
  const { about: categoryId, position, isHidden } = row;
  const long = isWhole ? longOf(row, around.lang) : '';
  return { categoryId, title, words, long, alternative, position, isHidden, wide, narrow };
}

export const longOf = ({ longEn, longHi }: PieceRow, lang: 'en' | 'hi'): string =>
  lang === 'hi' ? longHi : longEn;

export const presentSection = (row: PieceRow, section: HomeSection, lang: 'en' | 'hi'): ShownSection => ({
  section,
  title: lang === 'hi' ? row.titleHi : row.titleEn,
  words: lang === 'hi' ? row.wordsHi : row.wordsEn,
  act: lang === 'hi' ? row.actHi : row.actEn,
  link: row.link,
});
