import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Place, Reading, SentFile } from './reading.ts';

/**
 * A file on the disk is read when its content is asked for: a kind that goes through it piece by piece asks never. It is
 * not kept, so that a decoder that has taken it apart does not hold it twice.
 */
export function openedAt(file: SentFile): SentFile {
  const { fileName, mediaType, place, lies } = file;
  const from = place?.from ?? lies;
  if (from === undefined) return file;
  return {
    fileName,
    mediaType,
    place,
    lies,
    get content(): Buffer {
      return readFileSync(from);
    },
  };
}

const nothing = Buffer.alloc(0);
/** What goes through a pipe is held there, by who sends it and by who takes it: a large file would be three of them. */
const mostPiped = 12 * 1024 * 1024;
/** What begins so in the folder of temporary files is ours; one that a crash left is swept. */
export const handedBeside = 'reader-file-';

/** Hands a file over: a large one by its place on the disk, for as long as `use` lasts. */
export async function handedOver<Answer>(
  file: SentFile,
  use: (file: SentFile) => Promise<Answer>,
): Promise<Answer> {
  if (file.content.length <= mostPiped) return use(file);
  const folder = await mkdtemp(path.join(os.tmpdir(), handedBeside));
  const lies = path.join(folder, 'sent');
  try {
    await writeFile(lies, file.content, { mode: 0o600 });
    return await use({ ...file, content: nothing, lies });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

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
