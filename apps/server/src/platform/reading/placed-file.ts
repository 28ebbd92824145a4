import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Place, Reading, SentFile } from './reading.ts';

/** A file on the disk is read when its content is first asked for: a kind that goes through it piece by piece asks never. */
export function openedAt(file: SentFile): SentFile {
  const { fileName, mediaType, place } = file;
  if (!place) return file;
  let read: Buffer | null = null;
  return {
    fileName,
    mediaType,
    place,
    get content(): Buffer {
      read ??= readFileSync(place.from);
      return read;
    },
  };
}

const nothing = Buffer.alloc(0);

const leave = async ({ to }: Place, content: Uint8Array): Promise<Buffer> => {
  if (content.length > 0) await writeFile(to, content, { mode: 0o600 });
  return nothing;
};

const hasContent = (answer: unknown): answer is { readonly content: Uint8Array } =>
  typeof answer === 'object' &&
  answer !== null &&
  'content' in answer &&
  answer.content instanceof Uint8Array;

/** What was written anew lies beside the file, and does not go through the server's memory. */
export async function leftAt(place: Place | undefined, reading: Reading<unknown>): Promise<Reading<unknown>> {
  if (!place || 'refused' in reading) return reading;
  const { read } = reading;
  if (read instanceof Uint8Array) return { read: await leave(place, read) };
  return hasContent(read) ? { read: { ...read, content: await leave(place, read.content) } } : reading;
}
