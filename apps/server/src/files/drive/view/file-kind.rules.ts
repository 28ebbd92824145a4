import type { PreviewKind } from '@nukkad/contract/files/drive/drive-view.model';
import { fillOf } from '../drive.rules.ts';

const plainText = 'text/plain';

/** How a file is looked at. */
export function previewKindOf(mediaType: string): PreviewKind {
  const kinds = {
    pdf: 'pages',
    picture: 'picture',
    video: 'video',
    sheet: 'table',
    document: mediaType === plainText ? 'text' : 'document',
    other: 'none',
  } as const;
  return kinds[fillOf(mediaType)];
}

/** By which reader its words are found; null: it has none, or they are on a picture. */
export function textKindOf(mediaType: string): 'pdf' | 'docx' | 'sheet' | 'text' | null {
  const fill = fillOf(mediaType);
  if (fill === 'pdf' || fill === 'sheet') return fill;
  if (fill !== 'document') return null;
  return mediaType === plainText ? 'text' : 'docx';
}

export const isPicture = (mediaType: string): boolean => fillOf(mediaType) === 'picture';

const mebibyte = 1024 * 1024;
/** A larger file is not opened to be looked at or searched: it would have to be in memory as a whole. */
export const mostOpened = 32 * mebibyte;

/** Of which pages or small pictures are drawn. */
export const isDrawn = ({
  mediaType,
  bytes,
}: {
  readonly mediaType: string;
  readonly bytes: number;
}): boolean => bytes <= mostOpened && (previewKindOf(mediaType) === 'pages' || isPicture(mediaType));
