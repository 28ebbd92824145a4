import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import sharp from 'sharp';
import type { UploadedFile } from '../http/route.ts';
import { refuse } from '../refusal.ts';

/** Side of the kept picture, and the most that is decoded: a flood of pixels is refused before it is unpacked. */
const longestSide = 2_000;
const pixelLimit = 50_000_000;

interface Format {
  readonly mediaType: string;
  readonly extensions: readonly string[];
  /** What sharp calls it after it has looked at the bytes. */
  readonly decoded: string;
}

const formats: readonly Format[] = [
  { mediaType: 'image/jpeg', extensions: ['jpg', 'jpeg'], decoded: 'jpeg' },
  { mediaType: 'image/png', extensions: ['png'], decoded: 'png' },
  { mediaType: 'image/webp', extensions: ['webp'], decoded: 'webp' },
];

/** Beginnings of pages, scripts, documents and archives; a picture that holds one is two files in one. */
const otherFiles = ['<script', '<?php', '<html', '<!doctype', '<svg', '%PDF-', 'PK\u0005\u0006'];

export interface PictureFile {
  /** WebP without any metadata: no place, no camera, no words. */
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

export const pictureMediaType = 'image/webp';

/** Small letters, without the dot; empty where there is none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

export interface PictureSize {
  /** Longest side of what is kept. */
  readonly side?: number;
  /** Cut to a square around what catches the eye. */
  readonly square?: boolean;
}

/** Draws a picture anew. Refuses what is none: name, declared type, first bytes and decoding must all say the same. */
export async function readPicture(
  file: UploadedFile,
  unreadable: ErrorFact,
  { side = longestSide, square = false }: PictureSize = {},
): Promise<PictureFile> {
  const format = formatOf(file);
  if (!format || holdsAnotherFile(file.content)) return refuse(unreadable);
  try {
    const picture = sharp(file.content, { limitInputPixels: pixelLimit, failOn: 'error' });
    const { format: decoded, pages = 1 } = await picture.metadata();
    if (decoded !== format.decoded || pages > 1) return refuse(unreadable);
    const { data, info } = await picture
      .rotate()
      .resize({
        width: side,
        height: side,
        withoutEnlargement: !square,
        ...(square ? { fit: 'cover', position: 'attention' } : { fit: 'inside' }),
      })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch {
    return refuse(unreadable);
  }
}

function formatOf({ fileName, mediaType }: UploadedFile): Format | undefined {
  const extension = extensionOf(fileName);
  return formats.find((format) => format.mediaType === mediaType && format.extensions.includes(extension));
}

function holdsAnotherFile(content: Buffer): boolean {
  const text = content.toString('latin1').toLowerCase();
  return otherFiles.some((beginning) => text.includes(beginning.toLowerCase()));
}
