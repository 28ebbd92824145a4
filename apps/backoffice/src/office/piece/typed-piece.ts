import type { Piece } from '@nukkad/contract/office/piece/piece.model';

/** What is typed: the body of the call without its version, and the pictures to show. */
export const typedOf = (piece: Piece) => ({
  titleEn: piece.titleEn,
  titleHi: piece.titleHi,
  wordsEn: piece.wordsEn,
  wordsHi: piece.wordsHi,
  actEn: piece.actEn,
  actHi: piece.actHi,
  link: piece.link,
  altEn: piece.altEn,
  altHi: piece.altHi,
  wide: piece.wide,
  narrow: piece.narrow,
  readers: piece.readers,
  cities: piece.cities,
  position: piece.position,
  lastDay: piece.lastDay,
  isHidden: piece.isHidden,
  longEn: piece.longEn,
  longHi: piece.longHi,
  reviewIds: piece.reviewIds,
});
export type TypedPiece = ReturnType<typeof typedOf>;

export interface PieceFieldsProps {
  readonly fields: TypedPiece;
  readonly errors: Readonly<Record<string, string>>;
  readonly change: (change: Partial<TypedPiece>) => void;
}
