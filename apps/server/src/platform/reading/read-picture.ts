import sharp, { type Metadata, type Sharp } from 'sharp';
import { type ReadFile, type SentFile, extensionOf } from './reading.ts';

/** Side of the kept picture, and the most that is decoded: a flood of pixels is refused before it is unpacked. */
const longestSide = 2_000;
const pixelLimit = 50_000_000;
/** What a decoder may hold at once where it cannot go line by line, bytes. */
const decodedLimit = 96 * 1024 * 1024;

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

export interface PictureSize {
  /** The longest side of a stored picture, pixels. */
  readonly side?: number;
  /** Cut to a square around what catches the eye. */
  readonly square?: boolean;
}

sharp.cache(false);
sharp.concurrency(1);

/**
 * Bytes that the decoder holds at once. Interlaced and progressive files, WebP and what must be turned are decoded as a
 * whole (a progressive JPEG with two bytes a sample), others line by line.
 */
function heldAtOnce({ width, height, channels, depth, format, isProgressive, orientation }: Metadata) {
  const samples = width * height * channels;
  const sampleBytes = depth === 'ushort' ? 2 : 1;
  if (format === 'jpeg') return isProgressive ? samples * 2 : 0;
  const turned = (orientation ?? 1) > 1;
  return isProgressive || turned || format === 'webp' ? samples * sampleBytes : 0;
}

/** The picture in a file, upright; null for other files: name, declared type, first bytes and decoding must all agree. */
export async function openPicture(file: SentFile): Promise<Sharp | null> {
  const format = formatOf(file);
  if (!format || holdsAnotherFile(file.content)) return null;
  const picture = sharp(file.content, { limitInputPixels: pixelLimit, failOn: 'error' });
  const metadata = await picture.metadata();
  const { format: decoded, pages = 1 } = metadata;
  if (decoded !== format.decoded || pages > 1) return null;
  return heldAtOnce(metadata) > decodedLimit ? null : picture.rotate();
}

/** Redraws a picture. */
export const readPicture: ReadFile<PictureSize, PictureFile> = async (
  file,
  { side = longestSide, square = false },
) => {
  const picture = await openPicture(file);
  if (!picture) return { refused: 'unreadable' };
  const { data, info } = await picture
    .resize({
      width: side,
      height: side,
      withoutEnlargement: !square,
      ...(square ? { fit: 'cover', position: 'attention' } : { fit: 'inside' }),
    })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { read: { content: data, width: info.width, height: info.height } };
};

function formatOf({ fileName, mediaType }: SentFile): Format | undefined {
  const extension = extensionOf(fileName);
  return formats.find((format) => format.mediaType === mediaType && format.extensions.includes(extension));
}

function holdsAnotherFile(content: Uint8Array): boolean {
  const text = Buffer.from(content).toString('latin1').toLowerCase();
  return otherFiles.some((beginning) => text.includes(beginning.toLowerCase()));
}
