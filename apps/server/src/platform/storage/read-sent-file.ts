import type { UploadedFile } from '../http/route.ts';
import type { Readers, Refusals } from '../reading/readers.ts';
import { pdfMediaType, pictureMediaType } from './media-types.ts';

/** A photo or a PDF that a person sent, as we write it anew. */
export interface SentFile {
  readonly fileName: string;
  readonly mediaType: typeof pdfMediaType | typeof pictureMediaType;
  readonly content: Buffer;
}

const nameLength = 120;

/** A name to show: without folders and control characters, its end kept where it is too long. */
export function shownName(fileName: string): string {
  const base = fileName.split(/[/\\]/).at(-1) ?? '';
  const clean = Array.from(base.normalize('NFC').replaceAll(/\p{C}/gu, '').trim());
  return clean.slice(-nameLength).join('') || 'document';
}

/** What a file is, its first bytes and its decoder must say alike; nothing active and nothing of the camera stays in it. */
export async function readSentFile(
  readers: Readers,
  file: UploadedFile,
  { by, refusals }: { readonly by: string; readonly refusals: Refusals },
): Promise<SentFile> {
  const fileName = shownName(file.fileName);
  if (file.mediaType === pdfMediaType)
    return {
      fileName,
      mediaType: pdfMediaType,
      content: await readers.read('pdf', file, { by, options: null, refusals }),
    };
  const { content } = await readers.read('picture', file, { by, options: {}, refusals });
  return { fileName, mediaType: pictureMediaType, content };
}
