import mammoth from 'mammoth';
import type { ReadFile } from '../reading.ts';
import { type LaidOut, blocksOf } from './blocks-of-markup.ts';
import { unpackDocx } from './unpack-docx.ts';

export interface LayoutOptions {
  /** Parts at most, and letters in all. */
  readonly blocks: number;
  readonly letters: number;
}

/** Beside what mammoth knows itself. */
const styleMap = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => h2:fresh",
  'u => u',
  'strike => s',
  'comment-reference => ',
];

/** A picture is named where it stands, and left out. */
const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));

/**
 * A document of Word as headings, paragraphs, lists and tables. mammoth knows its styles and numbers; of what it writes only
 * elements of our list are taken, and no attribute.
 */
export const layOutDocx: ReadFile<LayoutOptions, LaidOut> = async ({ content }, options) => {
  const unpacked = unpackDocx(content);
  if ('refused' in unpacked) return unpacked;
  const { value } = await mammoth.convertToHtml(
    { buffer: unpacked.content },
    { styleMap, convertImage, includeEmbeddedStyleMap: false, externalFileAccess: false },
  );
  return { read: blocksOf(value, options) };
};
